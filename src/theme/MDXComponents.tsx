// Wrapped: adds the components that pages may use without importing them, and
// lets wide tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import ApiSection from '@site/src/components/ApiSection';
import SassVariables from '@site/src/components/SassVariables';
import Example from '@site/src/components/Example';
import Playground from '@site/src/components/Playground';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  ApiSection,
  Example,
  Playground,
  SassVariables,
  table: Table,
};
