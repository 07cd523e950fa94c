// Wrapped: adds the components that pages may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import Example from '@site/src/components/Example';

export default {...MDXComponents, Example};
