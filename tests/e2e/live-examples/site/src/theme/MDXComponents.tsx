// Wrapped: the real example card and playground.
import MDXComponents from '@theme-original/MDXComponents';
import Example from '@site/src/components/Example';
import Playground from '@site/src/components/Playground';

export default {...MDXComponents, Example, Playground};
