import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {type CardText, cardDesign} from './design';
import {drawCard} from './draw';
import {loadFonts} from './fonts';

/** Name of a page's card, beside its `index.html`. */
export const cardName = 'card.png';

/** A card to be written. */
export interface CardJob {
  readonly card: CardText;
  /** Absolute path of the picture. */
  readonly file: string;
}

/** What a picture depends on: text, design and, for its faces, the language. */
const keyOf = (card: CardText, locale: string) =>
  createHash('sha256')
    .update(JSON.stringify([cardDesign(card), locale.split('-')[0]]))
    .digest('hex')
    .slice(0, 32);

/**
 * Writes cards. Those that an earlier build drew are copied from the cache.
 *
 * @param cache - folder of the cache.
 * @returns how many were drawn.
 * @throws when no face has a character of a text.
 */
export async function writeCards(
  jobs: readonly CardJob[],
  locale: string,
  cache: string,
): Promise<number> {
  fs.mkdirSync(cache, {recursive: true});
  const cached = jobs.map(({card, file}) => ({
    card,
    file,
    from: path.join(cache, `${keyOf(card, locale)}.png`),
  }));
  const missing = cached.filter(({from}) => !fs.existsSync(from));
  if (missing.length > 0) {
    const fonts = await loadFonts(
      missing.map(({card}) => Object.values(card).join('') + '…'),
      locale,
    );
    for (const {card, from} of missing) {
      const picture = await drawCard(card, fonts);
      fs.writeFileSync(`${from}.${process.pid}`, picture);
      fs.renameSync(`${from}.${process.pid}`, from);
    }
  }
  for (const {from, file} of cached) {
    fs.copyFileSync(from, file);
  }
  return missing.length;
}
