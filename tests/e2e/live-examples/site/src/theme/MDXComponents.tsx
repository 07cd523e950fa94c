// Wrapped: the real example card.
import MDXComponents from '@theme-original/MDXComponents';
import Example from '@site/src/components/Example';

export default {...MDXComponents, Example};
