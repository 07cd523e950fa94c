// Ejected: the stock code block highlights in the browser with Prism. Here
// plugins/code-highlight did the work while building; what is left is a frame
// with a title, a copy button and a switch for long lines.
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiWrap} from '@mdi/js';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import useOverflow from '@site/src/components/useOverflow';
import clsx from 'clsx';
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Highlighted HTML, from plugins/code-highlight. */
  readonly html?: string;
  /** Plain text, for code written as a component; it stays uncolored. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
  /** Number of the first line; no numbers without it. */
  readonly lineNumbersStart?: number;
  readonly className?: string;
}

export default function CodeBlock({
  html,
  children,
  language = 'text',
  title,
  lineNumbersStart,
  className,
}: CodeBlockProps): ReactElement {
  const {i18n} = useDocusaurusContext();
  const [wrapped, setWrapped] = useState(false);
  const {ref, overflows} = useOverflow<HTMLPreElement>(wrapped);
  const numbered = lineNumbersStart !== undefined;

  return (
    <div
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        styles.block,
        className,
      )}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          className={clsx(
            styles.pre,
            wrapped && styles.wrapped,
            numbered && styles.numbered,
          )}
          ref={ref}
          style={
            numbered
              ? ({'--first-line': lineNumbersStart - 1} as CSSProperties)
              : undefined
          }
          // Only what scrolls needs to be reached by keyboard.
          {...(overflows &&
            !wrapped && {
              'aria-label': translate({
                id: 'site.code.label',
                message: 'Code',
                description: 'Name of code that is too wide and scrolls',
              }),
              role: 'group',
              tabIndex: 0,
            })}
        >
          {html === undefined ? (
            <code className={styles.code}>{children}</code>
          ) : (
            <code
              className={styles.code}
              dangerouslySetInnerHTML={{__html: html}}
            />
          )}
        </pre>
        <div className={styles.buttons} lang={i18n.currentLocale}>
          {overflows && (
            <button
              aria-label={translate({
                id: 'site.code.wrap',
                message: 'Wrap long lines',
                description: 'Name of the switch that wraps long code lines',
              })}
              aria-pressed={wrapped}
              className={styles.wrapButton}
              onClick={() => {
                setWrapped(!wrapped);
              }}
              title={translate({
                id: 'site.code.wrap',
                message: 'Wrap long lines',
              })}
              type="button"
            >
              <Icon path={mdiWrap} size={18} />
            </button>
          )}
          <CopyButton
            getText={() => ref.current?.textContent.replace(/\n$/, '') ?? ''}
            label={translate({
              id: 'site.code.copy',
              message: 'Copy code',
              description: 'Name of the copy button of a code block',
            })}
          />
        </div>
      </div>
    </div>
  );
}
