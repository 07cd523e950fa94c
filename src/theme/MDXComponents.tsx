// Wrapped: adds the components that pages may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import ApiSection from '@site/src/components/ApiSection';
import SassVariables from '@site/src/components/SassVariables';
import Example from '@site/src/components/Example';
import Playground from '@site/src/components/Playground';

export default {
  ...MDXComponents,
  ApiSection,
  Example,
  Playground,
  SassVariables,
};
