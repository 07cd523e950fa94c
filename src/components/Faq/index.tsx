import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import SearchField from '@site/src/components/SearchField';
import {comparable} from '@site/src/components/SearchField/comparable';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import {FaqContext} from './context';
import styles from './styles.module.css';

export {default as Question} from './Question';
export {default as ReadOn} from './ReadOn';
export {default as Snippet} from './Snippet';

/** The text of a question and its answer, without that of its controls. */
function textOf(question: Element): string {
  const copy = question.cloneNode(true) as Element;
  copy.querySelectorAll('button').forEach((button) => {
    button.remove();
  });
  return comparable(copy.textContent);
}

interface FaqProps {
  /** Questions, and headings between them. */
  readonly children: ReactNode;
}

/** A list of questions, with a search over what a reader sees of them. */
export default function Faq({children}: FaqProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<ReadonlySet<string>>();
  const {selectMessage} = usePluralForm();

  const search = (value: string) => {
    const text = comparable(value.trim());
    const questions = [
      ...(list.current?.querySelectorAll('[data-question]') ?? []),
    ];
    setQuery(value);
    setFound(
      text === ''
        ? undefined
        : new Set(
            questions
              .filter((question) => textOf(question).includes(text))
              .map((question) => question.getAttribute('data-question') ?? ''),
          ),
    );
  };
  const reset = useCallback(() => {
    setQuery('');
    setFound(undefined);
  }, []);
  const context = useMemo(() => ({found, reset}), [found, reset]);
  const label = translate({
    id: 'site.faq.search',
    message: 'Search questions and answers',
    description: 'Name of the search field of frequently asked questions',
  });

  return (
    <div className={styles.faq} ref={root}>
      <SearchField label={label} onChange={search} value={query} />
      <p className={styles.status} role="status">
        {found &&
          (found.size === 0 ? (
            <Translate
              description="Where no question matches the search"
              id="site.faq.none"
            >
              No results found
            </Translate>
          ) : (
            selectMessage(
              found.size,
              translate(
                {
                  id: 'site.faq.count',
                  message: '{count} question|{count} questions',
                  description:
                    'How many questions match a search; use as many plural forms as the language has, separated by |',
                },
                {count: found.size},
              ),
            )
          ))}
      </p>
      {found?.size === 0 && (
        <button
          className={styles.reset}
          onClick={() => {
            reset();
            // The button goes.
            root.current?.querySelector('input')?.focus();
          }}
          type="button"
        >
          <Translate
            description="Button that empties the search for questions"
            id="site.faq.reset"
          >
            Reset search
          </Translate>
        </button>
      )}
      <div
        className={styles.questions}
        data-prose=""
        data-searching={found !== undefined}
        ref={list}
      >
        <FaqContext value={context}>{children}</FaqContext>
      </div>
    </div>
  );
}
