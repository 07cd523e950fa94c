// Wrapped: lets wide tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '@site/src/components/Table';

export default {...MDXComponents, table: Table};
