import Translate, {translate} from '@docusaurus/Translate';
import type {HistoryStep} from '@site/plugins/component-docs/client/compare';
import ApiChanges from '@site/src/components/ApiChanges';
import Counts from '@site/src/components/ApiChanges/Counts';
import Heading from '@theme/Heading';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

function Step({
  step: {minor, kind, items},
}: {
  readonly step: HistoryStep;
}): ReactElement {
  return kind === 'added' ? (
    <p className={styles.came}>
      <b>{minor}</b>
      <Translate
        description="In the history of a component: the release that brought it"
        id="site.history.came"
      >
        The component came with this release.
      </Translate>
    </p>
  ) : (
    <details>
      <summary>
        <b>{minor}</b>
        <Counts items={items} />
      </summary>
      <ApiChanges items={items} />
    </details>
  );
}

/** What each release changed in one component, if anything. */
export default function ApiHistory({
  steps,
}: {
  readonly steps: readonly HistoryStep[];
}): ReactNode {
  if (steps.length === 0) {
    return null;
  }
  return (
    <section className={styles.history}>
      <Heading as="h2" id="history">
        {translate({
          id: 'site.history.heading',
          message: 'Changes by release',
          description: 'Heading above what each release changed in a component',
        })}
      </Heading>
      {steps.map((step) => (
        <Step key={step.minor} step={step} />
      ))}
    </section>
  );
}
