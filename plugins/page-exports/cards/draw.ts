import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {type CardText, cardDesign, cardSize} from './design';

/**
 * Lays a card out. Letters become shapes, so the picture needs no fonts.
 *
 * @returns SVG.
 * @throws an error that names the characters which no face has.
 */
export async function layOut(
  card: CardText,
  fonts: readonly Font[],
): Promise<string> {
  const missing: string[] = [];
  const svg = await satori(cardDesign(card) as ReactNode, {
    ...cardSize,
    fonts: [...fonts],
    loadAdditionalAsset: (_code, characters) => {
      missing.push(characters);
      return Promise.resolve([]);
    },
  });
  if (missing.length > 0) {
    throw new Error(
      `No face has the characters "${missing.join('')}" of "${card.section}: ${card.title}". See plugins/page-exports/cards/fonts.ts.`,
    );
  }
  return svg;
}

/**
 * Draws a card.
 *
 * @returns PNG.
 */
export async function drawCard(
  card: CardText,
  fonts: readonly Font[],
): Promise<Uint8Array> {
  const svg = await layOut(card, fonts);
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
