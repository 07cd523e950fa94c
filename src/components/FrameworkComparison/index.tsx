import Translate, {translate} from '@docusaurus/Translate';
import {mdiCheck, mdiMinus} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {type ReactElement, useId} from 'react';
import {featureNames} from './features';
import {frameworks} from './frameworks';
import styles from './styles.module.css';

/** Five component frameworks for Vue 2 and what their packages hold. */
export default function FrameworkComparison(): ReactElement {
  const note = useId();
  const words = {
    has: translate({id: 'site.comparison.has', message: 'yes'}),
    lacks: translate({id: 'site.comparison.lacks', message: 'no'}),
  };
  return (
    <>
      <div
        aria-label={translate({
          id: 'site.comparison.label',
          message: 'Comparison of frameworks',
        })}
        className={styles.scroll}
        role="region"
        tabIndex={0}
      >
        <table aria-describedby={note} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="site.comparison.feature">Feature</Translate>
              </th>
              {frameworks.map(({name, version}) => (
                <th key={name} scope="col" translate="no">
                  {name}
                  <span className={styles.version}> {version}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {featureNames().map(([feature, text]) => (
              <tr key={feature}>
                <th scope="row">{text}</th>
                {frameworks.map(({name, proof}) => {
                  const state = proof[feature] === undefined ? 'lacks' : 'has';
                  return (
                    <td className={clsx(styles.flag, styles[state])} key={name}>
                      <Icon path={state === 'has' ? mdiCheck : mdiMinus} />
                      <span className="visually-hidden">{words[state]}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note} id={note}>
        <Translate
          description="Footnote of the comparison of frameworks"
          id="site.comparison.note"
        >
          As found in the npm packages named above, the newest releases for Vue
          2 when we looked. “No” means that the package itself does not bring
          it; other packages may add it.
        </Translate>
      </p>
    </>
  );
}
