import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import type {ReactElement} from 'react';
import type {
  ExampleModule,
  ExamplePartName,
  ExampleSource,
} from '@site/plugins/live-examples/client';
import CopyButton from '@site/src/components/CopyButton';
import TabList, {panelId, tabId} from '@site/src/components/TabList';
import type {ExampleSourceState} from './useExampleSource';
import styles from './styles.module.css';

/** The name of a block, as its tab says it. */
function partLabel(part: ExamplePartName): string {
  switch (part) {
    case 'template':
      return translate({
        id: 'site.example.template',
        message: 'Template',
        description: 'Tab of an example that shows its template block',
      });
    case 'script':
      return translate({
        id: 'site.example.script',
        message: 'Script',
        description: 'Tab of an example that shows its script block',
      });
    case 'style':
      return translate({
        id: 'site.example.style',
        message: 'Style',
        description: 'Tab of an example that shows its style block',
      });
  }
}

const htmlOf = (source: ExampleSource | undefined, name: ExamplePartName) =>
  source?.parts
    .filter((part) => part.name === name)
    .map((part) => part.html)
    .join('\n\n') ?? '';

interface SourcePanelProps {
  /** Unique on the page. */
  readonly id: string;
  readonly example: ExampleModule;
  readonly open: boolean;
  readonly state: ExampleSourceState;
  readonly onLoad: () => void;
}

/**
 * The highlighted source, a tab for each block of the file.
 *
 * The page's HTML holds the source, so that it is there without JavaScript;
 * the page's JavaScript does not, so that it is not sent twice. On hydration
 * React is told to leave the server's markup alone: it is given an empty
 * string, and keeps the elements as they are. Only where no server wrote the
 * page (after a click on a link) the source is fetched, once it is opened.
 */
export default function SourcePanel({
  id,
  example,
  open,
  state,
  onLoad,
}: SourcePanelProps): ReactElement {
  const names = [...new Set(example.parts)];
  const [selected, setSelected] = useState<ExamplePartName>(
    names[0] ?? 'template',
  );
  const panel = useRef<HTMLDivElement>(null);
  const source = state.source ?? example.source;
  const {i18n} = useDocusaurusContext();

  useEffect(() => {
    const written = panel.current?.querySelector('code')?.firstChild;
    if (open && !written && state.status === 'idle') {
      onLoad();
    }
  }, [open, onLoad, state.status]);

  const codeOf = (name: ExamplePartName) =>
    document.getElementById(panelId(id, name))?.querySelector('code')
      ?.textContent ?? '';

  return (
    <div className={styles.source} hidden={!open} id={id} ref={panel}>
      <div className={styles.sourceBar} lang={i18n.currentLocale}>
        <TabList
          id={id}
          label={translate({
            id: 'site.example.parts',
            message: 'Parts of the source',
            description: 'Accessible name of the tabs of an example’s source',
          })}
          onSelect={setSelected}
          selected={selected}
          tabs={names.map((key) => ({key, label: partLabel(key)}))}
        />
        <CopyButton
          getText={() => codeOf(selected)}
          label={translate({
            id: 'site.example.copy',
            message: 'Copy the code',
            description: 'Button that copies the shown part of a source',
          })}
        />
      </div>
      {state.status === 'loading' && (
        <p className={styles.sourceNote} role="status">
          {translate({
            id: 'site.example.sourceLoading',
            message: 'The source is loading …',
            description: 'Shown until the source of an example is there',
          })}
        </p>
      )}
      {state.status === 'failed' && (
        <div className={styles.sourceNote} role="alert">
          {translate({
            id: 'site.example.sourceFailed',
            message: 'The source did not load.',
            description: 'Shown when the source of an example did not load',
          })}{' '}
          <button
            className={clsx('clean-btn', styles.textButton)}
            onClick={onLoad}
            type="button"
          >
            {translate({
              id: 'site.example.sourceRetry',
              message: 'Load it again',
              description: 'Button beside “The source did not load.”',
            })}
          </button>
        </div>
      )}
      {names.map((name) => (
        <div
          aria-labelledby={tabId(id, name)}
          className={styles.part}
          hidden={name !== selected}
          id={panelId(id, name)}
          key={name}
          role="tabpanel"
          // Scrolls on its own, which the keyboard has to be able to do.
          tabIndex={0}
        >
          <pre className={styles.code} dir="ltr" translate="no">
            <code
              dangerouslySetInnerHTML={{__html: htmlOf(source, name)}}
              suppressHydrationWarning
            />
          </pre>
        </div>
      ))}
    </div>
  );
}
