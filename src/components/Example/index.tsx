import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  mdiCodeTags,
  mdiFormatPilcrowArrowLeft,
  mdiGithub,
  mdiLinkVariant,
  mdiPencilOutline,
  mdiRestore,
  mdiThemeLightDark,
} from '@mdi/js';
import clsx from 'clsx';
import {lazy, Suspense, useRef, useState} from 'react';
import type {ReactElement} from 'react';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import CodeEditor from '@site/src/components/CodeEditor';
import {IconButton, IconLink} from '@site/src/components/IconButton';
import {focusOn} from '@site/src/visit/focus';
import SourcePanel from './SourcePanel';
import Stage from './Stage';
import styles from './styles.module.css';
import {useEditedExample} from './useEditedExample';
import {useExampleSource} from './useExampleSource';
import {useInView} from './useInView';
import {useMountedExample} from './useMountedExample';

const loadEditor = () =>
  import(/* webpackChunkName: "example-editor" */ './Editor');
const Editor = lazy(loadEditor);

interface ExampleProps {
  /** Injected at build time from the `name` that the author wrote. */
  readonly example: ExampleModule;
  /** Open the source at once. */
  readonly show?: boolean;
  /** Run the example at once, in view or not. */
  readonly eager?: boolean;
  /** The framework's version that brought what the example shows. */
  readonly newIn?: string;
}

/** A running example with its actions and its source. */
export default function Example({
  example,
  show = false,
  eager = false,
  newIn,
}: ExampleProps): ReactElement {
  const anchor = `example-${example.name}`;
  useBrokenLinks().collectAnchor(anchor);
  const sourceId = `source-${example.name}`;
  const {siteConfig, i18n} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const [inverted, setInverted] = useState(false);
  const [rtl, setRtl] = useState(false);
  const [open, setOpen] = useState(show);
  const [source, loadSource] = useExampleSource(example);

  const card = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const dark = (colorMode === 'dark') !== inverted;
  const [editing, setEditing] = useState(false);
  // Kept while the card is on the page, and nowhere else.
  const [edited, setEdited] = useState<string>();
  const code = editing ? edited : undefined;
  const inView = useInView(card, eager);
  const [state, retry] = useMountedExample(host, {
    example,
    active: inView && code === undefined,
    dark,
    rtl,
  });
  const problem = useEditedExample(host, {example, code, dark, rtl});
  const load = () => {
    // The hook logs and shows a failure.
    loadSource().catch(() => undefined);
  };
  const edit = () => {
    setEditing(!editing);
    if (!editing && edited === undefined) {
      // A page does not stand a part that cannot be loaded while it is drawn.
      Promise.all([loadSource(), loadEditor()]).then(
        ([loaded]) => {
          setEdited(loaded.code);
        },
        () => {
          setEditing(false);
          setOpen(true);
        },
      );
    }
  };
  // An example that does not load can be opened elsewhere all the same.
  const getAssets = () =>
    example.load().then(
      ({assets = {}}) => assets,
      () => ({}),
    );
  const getParts = async () => {
    if (code === undefined) {
      return (await loadSource()).parts;
    }
    const {partsOf} = await import(
      /* webpackChunkName: "example-compiler" */ '@site/plugins/live-examples/client/compile'
    );
    return partsOf(code);
  };

  return (
    <div
      aria-label={translate(
        {
          id: 'site.example.label',
          message: 'Example {name}',
          description: 'Accessible name of an example; name is its file name',
        },
        {name: example.name},
      )}
      className={styles.card}
      data-export="example"
      data-file={example.file}
      data-pagefind-ignore
      id={anchor}
      ref={card}
      role="group"
    >
      <div className={styles.header} lang={i18n.currentLocale}>
        <IconLink
          icon={mdiLinkVariant}
          label={translate({
            id: 'site.example.permalink',
            message: 'Link to this example',
            description: 'Link with the address of an example on its page',
          })}
          to={`#${anchor}`}
        />
        {newIn && (
          <span className={styles.chip}>
            <Translate
              description="Chip of an example of a new feature"
              id="site.example.newIn"
              values={{version: newIn}}
            >
              {'New in v{version}'}
            </Translate>
          </span>
        )}
        <span className={styles.space} />
        {code !== undefined && code !== source.source?.code && (
          <IconButton
            icon={mdiRestore}
            label={translate({
              id: 'site.example.reset',
              message: 'Reset',
              description: 'Button that takes an example’s edits back',
            })}
            onClick={() => {
              setEdited(source.source?.code);
              // The button goes.
              focusOn(card.current?.querySelector('[contenteditable]'));
            }}
          />
        )}
        <IconButton
          aria-pressed={inverted}
          icon={mdiThemeLightDark}
          label={translate({
            id: 'site.example.invert',
            message: 'Invert colors',
            description: 'Toggle: a dark example on a light page, and reverse',
          })}
          onClick={() => setInverted(!inverted)}
        />
        <IconButton
          aria-pressed={rtl}
          icon={mdiFormatPilcrowArrowLeft}
          label={translate({
            id: 'site.example.rtl',
            message: 'Right to left',
            description: 'Toggle: shows an example in right-to-left direction',
          })}
          onClick={() => setRtl(!rtl)}
        />
        <CodeEditor
          framework={example.framework}
          getAssets={getAssets}
          getParts={getParts}
          title={`${example.framework}: ${example.name}`}
        />
        <IconLink
          icon={mdiGithub}
          label={translate({
            id: 'site.example.repository',
            message: 'View the file in the repository',
            description: 'Link from an example to its file on GitHub',
          })}
          to={`${String(siteConfig.customFields?.sourceUrl)}/${example.file}`}
        />
        <IconButton
          aria-pressed={editing}
          icon={mdiPencilOutline}
          label={translate({
            id: 'site.example.edit',
            message: 'Edit',
            description: 'Toggle: opens the code editor of an example',
          })}
          onClick={edit}
        />
        <IconButton
          aria-controls={sourceId}
          aria-expanded={open}
          icon={mdiCodeTags}
          label={translate({
            id: 'site.example.source',
            message: 'Source',
            description: 'Button that opens and closes an example’s source',
          })}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div className={clsx(styles.body, code !== undefined && styles.split)}>
        <div className={styles.result}>
          <Stage
            height={example.height}
            host={host}
            onRetry={() => {
              retry();
              // The button goes.
              focusOn(card.current);
            }}
            onShowSource={() => setOpen(true)}
            state={code === undefined ? state : {status: 'mounted'}}
            theme={inverted ? (dark ? 'dark' : 'light') : undefined}
          />
          {code !== undefined && (
            <div className={styles.problem} role="status">
              {problem && (
                <>
                  {problem.line !== undefined && (
                    <strong>
                      <Translate
                        description="Before an error message in the editor"
                        id="site.example.line"
                        values={{line: problem.line}}
                      >
                        {'Line {line}:'}
                      </Translate>{' '}
                    </strong>
                  )}
                  {problem.message}
                </>
              )}
            </div>
          )}
        </div>
        {code !== undefined && (
          <Suspense fallback={<div className={styles.editor} />}>
            <Editor
              code={code}
              errorLine={problem?.line}
              name={example.name}
              onChange={setEdited}
            />
          </Suspense>
        )}
      </div>
      <SourcePanel
        example={example}
        id={sourceId}
        onLoad={load}
        open={open}
        state={source}
      />
    </div>
  );
}
