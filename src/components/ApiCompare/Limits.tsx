import Translate from '@docusaurus/Translate';
import type {
  ComparedGroup,
  Comparison,
} from '@site/plugins/component-docs/client/compare';
import {
  comparabilityText,
  comparedGroupLabel,
} from '@site/src/components/ApiChanges/texts';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** What is compared, and how far that can be relied on. */
export default function Limits({
  comparison: {from, to, groups},
}: {
  readonly comparison: Comparison;
}): ReactElement {
  const documented = groups.model !== 'unknown';
  return (
    <details className={styles.limits}>
      <summary>
        <Translate
          description="Opens what a comparison of two releases can and cannot tell"
          id="site.compare.limits"
        >
          What is compared, and what is not
        </Translate>
      </summary>
      <dl>
        {(Object.keys(groups) as ComparedGroup[]).map((group) => (
          <div key={group}>
            <dt>{comparedGroupLabel(group)}</dt>
            <dd>{comparabilityText(groups[group], from, to)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {documented ? (
          <Translate
            description="How replacements come into a comparison of two releases"
            id="site.compare.limits.documented"
          >
            “Removed” and “deprecated” are said of what is known to be gone or
            advised against; what to use instead is written by hand. A prop that
            keeps its name, type and default can still behave differently.
          </Translate>
        ) : (
          <Translate
            description="Limits of a comparison of two minor releases without docs"
            id="site.compare.limits.undocumented"
          >
            When something was deprecated is not known of these releases. A prop
            that keeps its name, type and default can still behave differently.
          </Translate>
        )}{' '}
        <Translate
          description="Ends the limits of a comparison of two releases"
          id="site.compare.limits.services"
        >
          What the framework adds to every component, such as $vuetify, is not
          compared.
        </Translate>
      </p>
    </details>
  );
}
