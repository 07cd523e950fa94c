import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import status from '@generated/translations/default/status.json';
import type {LanguageRow} from '@site/plugins/translations/client';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

const {version, languages} = status;

type Amounts = LanguageRow['pages'];

function Share({of, value}: {readonly of: string; readonly value: number}) {
  const {i18n} = useDocusaurusContext();
  const text = new Intl.NumberFormat(i18n.currentLocale, {
    style: 'percent',
    // 99.6 percent is not all.
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions).format(value);
  return (
    <td data-label={of}>
      <span className={styles.share}>
        <span aria-hidden="true" className={styles.bar}>
          <span style={{inlineSize: `${100 * value}%`}} />
        </span>
        {text}
      </span>
    </td>
  );
}

const shareOf = ({translated, total}: Amounts) =>
  total.words === 0 ? 0 : translated.words / total.words;

function Row({row}: {readonly row: LanguageRow}): ReactElement {
  const {name, locale, pages, strings, api, complete, published} = row;
  const label = labels();
  return (
    <tr>
      <th scope="row">
        <span lang={locale}>{name}</span>
        <span className={styles.published}>
          {published ? label.published : label.notPublished}
        </span>
      </th>
      <Share of={label.complete} value={complete} />
      <td data-label={label.pages}>
        <Translate
          description="How many pages of how many are translated"
          id="site.translations.ratio"
          values={{done: pages.translated.count, total: pages.total.count}}
        >
          {'{done} of {total}'}
        </Translate>
      </td>
      <td data-label={label.stale}>{pages.stale.count}</td>
      <Share of={label.strings} value={shareOf(strings)} />
      <Share of={label.api} value={shareOf(api)} />
    </tr>
  );
}

const labels = () => ({
  language: translate({
    id: 'site.translations.language',
    message: 'Language',
    description: 'Column of the table of translations',
  }),
  complete: translate({
    id: 'site.translations.complete',
    message: 'Complete',
    description: 'Column: share of the words that are translated',
  }),
  pages: translate({
    id: 'site.translations.pages',
    message: 'Pages',
    description: 'Column: number of translated pages',
  }),
  stale: translate({
    id: 'site.translations.stale',
    message: 'Out of date',
    description: 'Column: number of pages whose English text has changed',
  }),
  strings: translate({
    id: 'site.translations.strings',
    message: 'Interface',
    description: 'Column: share of menus and buttons that are translated',
  }),
  api: translate({
    id: 'site.translations.api',
    message: 'API texts',
    description: 'Column: share of the API descriptions that are translated',
  }),
  published: translate({
    id: 'site.translations.published',
    message: 'Published',
    description: 'The language is part of the published site',
  }),
  notPublished: translate({
    id: 'site.translations.notPublished',
    message: 'Not published yet',
    description: 'The language is not part of the published site',
  }),
});

/** A table of how far each language is, as of the build. */
export default function TranslationStatus(): ReactElement {
  const label = labels();
  return (
    <table className={styles.table}>
      <caption>
        <Translate
          description="Caption of the table of translations"
          id="site.translations.caption"
          values={{version}}
        >
          {
            'Translations of version {version}, measured in words of the English text'
          }
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">{label.language}</th>
          <th scope="col">{label.complete}</th>
          <th scope="col">{label.pages}</th>
          <th scope="col">{label.stale}</th>
          <th scope="col">{label.strings}</th>
          <th scope="col">{label.api}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((row) => (
          <Row key={row.locale} row={row} />
        ))}
      </tbody>
    </table>
  );
}
