import {fold} from '@site/plugins/site-search/client/words';
import type {ReactElement} from 'react';

interface MarkedProps {
  readonly text: string;
  /** Words of the index: small letters without accents. */
  readonly terms: readonly string[];
}

const letters = /[\p{L}\p{N}]+/gu;

/** How much of a word's start is one of the terms. */
function markedLength(word: string, terms: readonly string[]): number {
  const folded = fold(word);
  const hits = terms.filter((term) => folded.startsWith(term));
  return Math.max(0, ...hits.map(({length}) => length));
}

/** A text in which the words that were found are marked. */
export default function Marked({text, terms}: MarkedProps): ReactElement {
  const parts: (string | ReactElement)[] = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(letters)) {
    const length = markedLength(word, terms);
    if (length > 0) {
      parts.push(
        text.slice(end, index),
        <mark key={index}>{text.slice(index, index + length)}</mark>,
      );
      end = index + length;
    }
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
