import Translate, {translate} from '@docusaurus/Translate';
import {mdiAlertCircleOutline} from '@mdi/js';
import clsx from 'clsx';
import type {CSSProperties, ReactElement, RefObject} from 'react';
import type {ExampleHeight} from '@site/plugins/live-examples/client';
import Icon from '@site/src/components/Icon';
import type {MountState} from './useMountedExample';
import styles from './styles.module.css';

/** Room for an example that has not been measured. */
const defaultHeight: ExampleHeight = {wide: 96, narrow: 96};

interface StageProps {
  /** The element that the example is mounted into; nothing else goes there. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: MountState;
  readonly height?: ExampleHeight;
  /** Set when the example's theme is not the site's. */
  readonly theme?: 'light' | 'dark';
  /** Opens the source; absent where there is none to show. */
  readonly onShowSource?: () => void;
  readonly onRetry: () => void;
}

/** The place of the running example, or of what is told instead of it. */
export default function Stage({
  host,
  state,
  height = defaultHeight,
  theme,
  onShowSource,
  onRetry,
}: StageProps): ReactElement {
  const failed = state.status === 'failed';
  return (
    <div className={styles.stage} data-theme={theme}>
      <div
        aria-busy={state.status === 'waiting'}
        className={clsx(styles.host, failed && styles.removed)}
        ref={host}
        style={
          {
            '--example-wide': `${height.wide}px`,
            '--example-narrow': `${height.narrow}px`,
          } as CSSProperties
        }
      />
      {state.status === 'waiting' && (
        <span aria-hidden="true" className={styles.loading} />
      )}
      {failed && (
        <div className={styles.error} role="alert">
          <Icon path={mdiAlertCircleOutline} size={24} />
          <div>
            <p className={styles.errorTitle}>
              <Translate
                description="Heading of the card in place of a broken example"
                id="site.example.failed"
              >
                This example could not be shown
              </Translate>
            </p>
            <p className={styles.errorMessage}>
              {state.error instanceof Error
                ? state.error.message
                : String(state.error)}
            </p>
            <div className={styles.errorActions}>
              <button
                className={clsx('clean-btn', styles.textButton)}
                onClick={onRetry}
                type="button"
              >
                {translate({
                  id: 'site.example.retry',
                  message: 'Try again',
                  description: 'Button that starts a broken example again',
                })}
              </button>
              {onShowSource && (
                <button
                  className={clsx('clean-btn', styles.textButton)}
                  onClick={onShowSource}
                  type="button"
                >
                  {translate({
                    id: 'site.example.failedSource',
                    message: 'Show the source',
                    description: 'Button in the card of a broken example',
                  })}
                </button>
              )}
            </div>
          </div>
        </div>
      )}
      <noscript>
        <p className={styles.note}>
          <Translate
            description="Note in an example when JavaScript is off"
            id="site.example.noScript"
          >
            The running example needs JavaScript. Its source is below.
          </Translate>
        </p>
      </noscript>
    </div>
  );
}
