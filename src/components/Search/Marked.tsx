import {rangesOf} from '@site/plugins/site-search/client/words';
import {Fragment, type ReactElement} from 'react';

interface MarkedProps {
  readonly text: string;
  /** Words of the index: small letters without accents. */
  readonly terms: readonly string[];
}

/** A text in which the words that were found are marked. */
export default function Marked({text, terms}: MarkedProps): ReactElement {
  const ranges = rangesOf(text, terms);
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
