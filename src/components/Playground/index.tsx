import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiRestore, mdiThemeLightDark} from '@mdi/js';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {ReactElement} from 'react';
import {loadAllIcons, mountComponent} from '@site/plugins/live-examples/client';
import type {
  MountedExample,
  PlaygroundConfig,
  PlaygroundValue,
} from '@site/plugins/live-examples/client';
import CodeEditor from '@site/src/components/CodeEditor';
import CopyButton from '@site/src/components/CopyButton';
import {useInView} from '@site/src/components/Example/useInView';
import {IconButton} from '@site/src/components/IconButton';
import {focusOn} from '@site/src/visit/focus';
import TabList, {panelId, tabId} from '@site/src/components/TabList';
import {createDemo} from './demo';
import OptionField from './OptionField';
import styles from './styles.module.css';
import {type Attributes, writeTemplate} from './template';
import {tokenize} from './tokens';

interface PlaygroundProps {
  /** Injected at build time from `playground.yaml` beside the page. */
  readonly playground: PlaygroundConfig;
}

/** Values by attribute; an undefined one is not set. */
type Choices = Readonly<Record<string, PlaygroundValue | undefined>>;

/** What looks like the name of an icon. */
const iconName = /\b(?:mdi|fa)-[a-z]/;

/** What the options say before anything is chosen. */
function initialChoices({options}: PlaygroundConfig): Choices {
  return Object.fromEntries(
    options.map(({attribute, value}) => [attribute, value]),
  );
}

/** A component with its options: choices change the demo at once. */
export default function Playground({
  playground,
}: PlaygroundProps): ReactElement {
  const {component, framework, options, variants, template, data} = playground;
  const id = `playground-${component}`;
  const {colorMode} = useColorMode();
  const {i18n} = useDocusaurusContext();
  const [inverted, setInverted] = useState(false);
  const [variant, setVariant] = useState('0');
  const [choices, setChoices] = useState<Choices>(() =>
    initialChoices(playground),
  );
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const attributes = useMemo<Attributes>(
    () => ({
      ...variants[Number(variant)]?.attributes,
      // In the order of the options, whatever was chosen last.
      ...Object.fromEntries(
        options.flatMap(({attribute}) => {
          const value = choices[attribute];
          return value === undefined ? [] : [[attribute, value]];
        }),
      ),
    }),
    [choices, options, variant, variants],
  );
  const markup = writeTemplate(template, attributes);

  const card = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedExample>(undefined);
  const [demo] = useState(() => createDemo(playground, attributes));
  const inView = useInView(card, false);
  const dark = (colorMode === 'dark') !== inverted;
  const darkNow = useRef(dark);

  useEffect(() => {
    demo.set(attributes);
  }, [attributes, demo]);

  useEffect(() => {
    darkNow.current = dark;
    mounted.current?.update({dark});
  }, [dark]);

  useEffect(() => {
    const element = host.current;
    if (!inView || !element) {
      return undefined;
    }
    let gone = false;
    const fail = (error: unknown) => {
      if (!gone) {
        setFailed(true);
        console.error(`The playground of ${component} failed.`, error);
      }
    };
    mountComponent(element, framework, demo.component, {
      dark: darkNow.current,
      rtl: false,
      onError: fail,
    }).then((instance) => {
      if (gone) {
        instance.destroy();
        return;
      }
      mounted.current = instance;
      instance.update({dark: darkNow.current});
    }, fail);
    return () => {
      gone = true;
      mounted.current?.destroy();
      mounted.current = undefined;
    };
  }, [attempt, component, demo, framework, inView]);

  const choose = (attribute: string, value: PlaygroundValue | undefined) => {
    setChoices({...choices, [attribute]: value});
    if (typeof value === 'string' && iconName.test(value)) {
      loadAllIcons(framework).catch((error: unknown) => {
        console.error('The icons did not load.', error);
      });
    }
  };
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
    // The button goes.
    focusOn(card.current);
  };
  const reset = () => {
    setVariant('0');
    setInverted(false);
    setChoices(initialChoices(playground));
    demo.renew();
  };

  return (
    <div
      aria-label={translate(
        {
          id: 'site.playground.label',
          message: 'Playground of {component}',
          description: 'Accessible name of a playground',
        },
        {component},
      )}
      lang={i18n.currentLocale}
      className={styles.card}
      data-export="playground"
      data-pagefind-ignore
      ref={card}
      role="group"
    >
      <div className={styles.header}>
        <TabList
          className={styles.variants}
          id={id}
          label={translate({
            id: 'site.playground.variants',
            message: 'Variants',
            description: 'Accessible name of the tabs of a playground',
          })}
          onSelect={setVariant}
          selected={variant}
          tabs={variants.map(({label}, index) => ({
            key: String(index),
            label,
          }))}
        />
        <div className={styles.actions}>
          <IconButton
            icon={mdiRestore}
            label={translate({
              id: 'site.playground.reset',
              message: 'Reset',
              description: 'Button that undoes all choices of a playground',
            })}
            onClick={reset}
          />
          <IconButton
            aria-pressed={inverted}
            icon={mdiThemeLightDark}
            label={translate({
              id: 'site.playground.invert',
              message: 'Invert colors',
              description:
                'Toggle: a dark demo on a light page, and the reverse',
            })}
            onClick={() => {
              setInverted(!inverted);
            }}
          />
          <CodeEditor
            framework={framework}
            getParts={() =>
              Promise.resolve([
                {name: 'template', language: 'html', code: markup},
                ...(Object.keys(data).length > 0
                  ? [
                      {
                        name: 'script' as const,
                        language: 'js',
                        code: `export default {\n  data: () => (${JSON.stringify(data, null, 2).replaceAll('\n', '\n  ')}),\n}`,
                      },
                    ]
                  : []),
              ])
            }
            title={`${framework}: ${component}`}
          />
        </div>
      </div>
      <div className={styles.body}>
        <div
          aria-labelledby={tabId(id, variant)}
          className={styles.stage}
          data-theme={inverted ? (dark ? 'dark' : 'light') : undefined}
          id={panelId(id, variant)}
          role="tabpanel"
        >
          {failed && (
            <div className={styles.note} role="alert">
              <p>
                <Translate
                  description="Shown in place of a demo that does not run"
                  id="site.playground.failed"
                >
                  The demo could not be shown.
                </Translate>
              </p>
              <button
                className={clsx('clean-btn', styles.retry)}
                onClick={retry}
                type="button"
              >
                <Translate
                  description="Button that starts a broken demo again"
                  id="site.playground.retry"
                >
                  Try again
                </Translate>
              </button>
            </div>
          )}
          <div className={styles.host} hidden={failed} ref={host} />
          <noscript>
            <p className={styles.note}>
              <Translate
                description="Note in a playground when JavaScript is off"
                id="site.playground.noScript"
              >
                The playground needs JavaScript.
              </Translate>
            </p>
          </noscript>
        </div>
        <div className={styles.panel}>
          <p className={styles.heading} id={`${id}-options`}>
            <Translate
              description="Heading of a playground's list of options"
              id="site.playground.options"
            >
              Options
            </Translate>
          </p>
          <div
            aria-labelledby={`${id}-options`}
            className={styles.options}
            role="group"
          >
            {options.map((option) => (
              <OptionField
                id={`${id}-${option.attribute}`}
                key={option.attribute}
                onChange={(value) => {
                  choose(option.attribute, value);
                }}
                option={option}
                value={choices[option.attribute]}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.template}>
        <pre className={styles.code} dir="ltr" tabIndex={0} translate="no">
          <code>
            {tokenize(markup).map(({kind, text}, index) =>
              kind ? (
                <span className={`token ${kind}`} key={index}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
        <CopyButton
          className={styles.copy}
          getText={() => markup}
          label={translate({
            id: 'site.playground.copy',
            message: 'Copy the template',
            description: 'Button that copies the template of a playground',
          })}
        />
      </div>
    </div>
  );
}
