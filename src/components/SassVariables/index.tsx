import Heading from '@theme/Heading';
import type {
  ApiItem,
  ApiSectionData,
} from '@site/plugins/component-docs/client/api';
import Rows from '@site/src/components/SassVariableBrowser/Rows';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface SassVariablesProps {
  /** Authors write `<SassVariables />`; the build passes the page's rows. */
  readonly data: ApiSectionData;
}

const rowOf = ({id, name, default: resolved = '', source}: ApiItem) => ({
  id,
  name,
  value: source ?? resolved,
  resolved,
});

/**
 * The sass variables of the components that the page is about.
 *
 * @throws when they have none, so that no page shows an empty section.
 */
export default function SassVariables({
  data: {entries},
}: SassVariablesProps): ReactElement {
  const owners = entries.flatMap(({tag, groups}) => {
    const sass = groups.find(({name}) => name === 'sass');
    return sass ? [{tag, rows: sass.items.map(rowOf)}] : [];
  });
  if (owners.length === 0) {
    throw new Error(
      `<SassVariables /> has nothing to show: ${entries.map(({tag}) => tag).join(', ')} have no sass variables. Remove the section.`,
    );
  }
  return (
    <>
      {owners.map(({tag, rows}) => (
        <div className={styles.owner} key={tag}>
          <Heading as="h3" className={styles.tag}>
            <code>{tag}</code>
          </Heading>
          <Rows query="" rows={rows} />
        </div>
      ))}
    </>
  );
}
