import {
  isApiFile,
  placeholdersOf,
  type Message,
  type Messages,
  type Sources,
} from './messages';
import type {TranslationState} from './state';

/** One English message with what a locale makes of it. */
export interface StringState {
  readonly file: string;
  readonly key: string;
  readonly english: string;
  readonly state: TranslationState;
}

/**
 * A message that still reads as in English counts as translated once
 * `i18n:done` has recorded that it is meant so.
 */
function stateOf(
  english: Message,
  translated: Message | undefined,
  madeFrom: string | undefined,
  inApi: boolean,
): TranslationState {
  if (!translated) {
    return 'missing';
  }
  // The files of the API repeat the English text as the description.
  const source = inApi ? translated.description : madeFrom;
  if (
    translated.message === english.message &&
    (inApi || source === undefined)
  ) {
    return 'missing';
  }
  return source === undefined || source === english.message
    ? 'translated'
    : 'stale';
}

/** The state of every message in a locale. */
export function stringStates(
  english: Messages,
  translated: Messages,
  sources: Sources,
): StringState[] {
  return Object.entries(english).flatMap(([file, messages]) =>
    Object.entries(messages).map(([key, message]) => ({
      file,
      key,
      english: message.message,
      state: stateOf(
        message,
        translated[file]?.[key],
        sources[file]?.[key],
        isApiFile(file),
      ),
    })),
  );
}

/**
 * How many plural forms a message needs and may have. Whole numbers do not
 * reach every form: Russian keeps one for fractions, French one for millions.
 * Docusaurus takes the last form that there is for those beyond.
 */
function pluralForms(locale: string): {least: number; most: number} {
  const rules = new Intl.PluralRules(locale);
  const reached = new Set(
    Array.from({length: 200}, (_, number) => rules.select(number)),
  );
  return {
    least: reached.size,
    most: rules.resolvedOptions().pluralCategories.length,
  };
}

/**
 * What is wrong with a locale's messages.
 *
 * @param folder - the locale's folder, for the problems.
 * @returns a line for each problem, with file and key.
 */
export function checkMessages(
  locale: string,
  english: Messages,
  translated: Messages,
): string[] {
  const {least, most} = pluralForms(locale);
  return Object.entries(translated).flatMap(([file, messages]) =>
    Object.entries(messages).flatMap(([key, {message}]) => {
      const where = `i18n/${locale}/${file}: key "${key}"`;
      const source = english[file]?.[key]?.message;
      if (source === undefined) {
        return [`${where} belongs to no message of the site; remove it`];
      }
      const problems: string[] = [];
      const wanted = placeholdersOf(source);
      for (const [index, form] of message.split('|').entries()) {
        // One form may leave the number out, as "one page" does.
        const unknown = placeholdersOf(form).filter(
          (name) => !wanted.includes(name),
        );
        if (unknown.length > 0) {
          problems.push(
            `${where}: form ${index + 1} fills in {${unknown.join('}, {')}}, which the English has not`,
          );
        }
      }
      const lost = wanted.filter(
        (name) => !placeholdersOf(message).includes(name),
      );
      if (lost.length > 0) {
        problems.push(`${where}: {${lost.join('}, {')}} is missing`);
      }
      if (!isApiFile(file)) {
        const plural = source.split('|').length > 1;
        const count = message.split('|').length;
        if (plural && (count < least || count > most)) {
          problems.push(
            `${where}: ${count} plural forms where ${locale} has ${least}, separated by "|"`,
          );
        }
        if (!plural && count > 1) {
          problems.push(`${where}: the English has no plural forms`);
        }
      }
      return problems;
    }),
  );
}
