import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  mdiAlertCircleOutline,
  mdiCheck,
  mdiChevronDown,
  mdiContentCopy,
  mdiFileDocumentOutline,
  mdiLanguageMarkdownOutline,
} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {copyFrom} from './copy';
import styles from './styles.module.css';

/** How long the outcome is shown, in milliseconds. */
const outcomeDuration = 2000;

type Outcome = 'idle' | 'copied' | 'failed';

const icons = {
  idle: mdiLanguageMarkdownOutline,
  copied: mdiCheck,
  failed: mdiAlertCircleOutline,
};

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
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entry = useRef(0);
  const menuId = useId();

  const items = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  const openAt = (index: number) => {
    entry.current = index;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    items().at(entry.current)?.focus();
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
    };
  }, [open]);

  useEffect(() => {
    if (outcome === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome('idle');
    }, outcomeDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    close();
    try {
      await copyFrom(file);
      setOutcome('copied');
    } catch (error) {
      console.warn(`${file} was not copied.`, error);
      setOutcome('failed');
    }
  };

  const openByKey = (event: KeyboardEvent) => {
    const index = {ArrowDown: 0, ArrowUp: -1}[event.key];
    if (index !== undefined) {
      event.preventDefault();
      openAt(index);
    }
  };

  const moveByKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all.at(to % all.length)?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  };

  const label = translate({
    id: 'site.copyPage.label',
    message: 'Copy page',
    description: 'Button with a menu: copy or view the page as Markdown',
  });
  return (
    <div className={styles.root} lang={currentLocale} ref={root}>
      <button
        aria-controls={open ? menuId : undefined}
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={label}
        className={styles.button}
        onClick={() => {
          if (open) {
            close();
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
      <span className={styles.status} role="status">
        {outcomeText(outcome)}
      </span>
      {open && (
        <div
          aria-label={label}
          className={styles.menu}
          id={menuId}
          onKeyDown={moveByKey}
          role="menu"
        >
          <button
            className={styles.item}
            onClick={() => {
              void copy();
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
