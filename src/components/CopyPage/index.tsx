import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  mdiChevronDown,
  mdiContentCopy,
  mdiFileDocumentOutline,
  mdiLanguageMarkdownOutline,
} from '@mdi/js';
import useOutcome, {
  type Outcome,
  outcomeIcons,
} from '@site/src/components/CopyButton/useOutcome';
import Icon from '@site/src/components/Icon';
import usePopover, {moveFocus} from '@site/src/components/usePopover';
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import {copyFrom} from './copy';
import styles from './styles.module.css';

const icons = {idle: mdiLanguageMarkdownOutline, ...outcomeIcons};

const viewText = () =>
  translate({
    id: 'site.copyPage.view',
    message: 'View as Markdown',
    description: 'Link to the page as a Markdown file',
  });

const outcomeText = (outcome: Outcome) =>
  ({
    idle: '',
    copied: translate({
      id: 'site.copy.copied',
      message: 'Copied',
      description: 'Said after the copy button did its work',
    }),
    failed: translate({
      id: 'site.copyPage.failed',
      message: 'The page was not copied',
      description: 'Said when a page could not be copied as Markdown',
    }),
  })[outcome];

interface MenuProps {
  /** Address of the page's Markdown. */
  readonly file: string;
}

function Menu({file}: MenuProps): ReactElement {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {open, show, close, dismiss, root, button, onKeyDown} = usePopover();
  const [outcome, copy] = useOutcome(() => copyFrom(file));
  const entry = useRef(0);
  const menuId = useId();

  const items = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  const openAt = (index: number) => {
    entry.current = index;
    show();
  };
  const focusEntry = useEffectEvent(() => {
    items().at(entry.current)?.focus();
  });
  useEffect(() => {
    if (open) {
      focusEntry();
    }
  }, [open]);

  const openByKey = (event: KeyboardEvent) => {
    const index = {ArrowDown: 0, ArrowUp: -1}[event.key];
    if (index !== undefined) {
      event.preventDefault();
      openAt(index);
    }
  };

  const label = translate({
    id: 'site.copyPage.label',
    message: 'Copy page',
    description: 'Button with a menu: copy or view the page as Markdown',
  });
  return (
    <div
      className={styles.root}
      lang={currentLocale}
      onKeyDown={onKeyDown}
      ref={root}
    >
      <button
        aria-controls={open ? menuId : undefined}
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={label}
        className={styles.button}
        onClick={() => {
          if (open) {
            dismiss();
          } else {
            openAt(0);
          }
        }}
        onKeyDown={openByKey}
        ref={button}
        title={outcomeText(outcome) || label}
        type="button"
      >
        <Icon path={icons[outcome]} />
        <Icon path={mdiChevronDown} size={16} />
      </button>
      <span className="visually-hidden" role="status">
        {outcomeText(outcome)}
      </span>
      {open && (
        <div
          aria-label={label}
          className={styles.menu}
          id={menuId}
          onKeyDown={(event) => {
            if (event.key === 'Tab') {
              close();
            } else {
              moveFocus(event, items());
            }
          }}
          role="menu"
        >
          <button
            className={styles.item}
            onClick={() => {
              dismiss();
              copy();
            }}
            role="menuitem"
            tabIndex={-1}
            type="button"
          >
            <Icon path={mdiContentCopy} size={18} />
            {translate({
              id: 'site.copyPage.copy',
              message: 'Copy as Markdown',
              description: 'Entry of the menu “Copy page”',
            })}
          </button>
          <a className={styles.item} href={file} role="menuitem" tabIndex={-1}>
            <Icon path={mdiFileDocumentOutline} size={18} />
            {viewText()}
          </a>
        </div>
      )}
    </div>
  );
}

/**
 * Gives the page as Markdown: to copy it, or to look at it. Without scripts it
 * is a link. A development server has no such files, so it shows nothing.
 */
export default function CopyPage(): ReactElement | null {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const file = `${pathname.replace(/\/?$/, '/')}index.md`;
  if (process.env.NODE_ENV === 'development') {
    return null;
  }
  return isBrowser ? (
    <Menu file={file} />
  ) : (
    <a
      aria-label={viewText()}
      className={styles.button}
      href={file}
      title={viewText()}
    >
      <Icon path={icons.idle} />
      <Icon path={mdiChevronDown} size={16} />
    </a>
  );
}
