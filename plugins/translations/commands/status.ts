import type {Amounts, LocaleStatus} from '../status';
import type {Lines} from './start';

/** Pages that the list of what to do names for each language. */
const listed = 10;

const number = (value: number) => value.toLocaleString('en');
const percent = (part: number, whole: number) =>
  whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;

function amountsLine(name: string, amounts: Amounts): string {
  const {translated, stale, missing, total} = amounts;
  const part = (label: string, {count, words}: typeof total) =>
    `${label} ${number(count)} (${number(words)} words)`;
  return [
    `  ${name.padEnd(8)}`,
    percent(translated.words, total.words).padStart(7),
    `  ${part('translated', translated)}, ${part('stale', stale)}, ${part('missing', missing)} of ${number(total.count)} (${number(total.words)} words)`,
  ].join('');
}

/**
 * The status of languages for a terminal.
 *
 * @param published - whether a language is part of the published site.
 */
export function formatStatus(
  list: readonly LocaleStatus[],
  published: (status: LocaleStatus) => boolean,
): Lines {
  return list.flatMap((status) => {
    const {locale, version, pages, strings, api, complete, next} = status;
    return [
      `${locale}: ${percent(complete, 1)} complete (version ${version}), ${published(status) ? 'published' : 'not published'}`,
      amountsLine('pages', pages),
      amountsLine('strings', strings),
      amountsLine('API', api),
      ...(strings.stale.count + strings.missing.count > 0
        ? [`  do next: npm run i18n:start -- ${locale} strings`]
        : []),
      ...next
        .slice(0, listed)
        .map(
          ({page, state, draft, words}) =>
            `  do next: ${page}, ${draft ? 'begun' : state}, ${number(words)} words`,
        ),
      ...(next.length > listed
        ? [`  and ${next.length - listed} pages more; --json lists all`]
        : []),
      '',
    ];
  });
}
