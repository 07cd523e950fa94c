import type {ReactElement} from 'react';

/** Text with `<mark>` around words; whatever else there is counts as text. */
export default function Excerpt({html}: {readonly html: string}): ReactElement {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  return (
    <>
      {[...body.childNodes].map((node, index) =>
        node.nodeName === 'MARK' ? (
          <mark key={index}>{node.textContent}</mark>
        ) : (
          node.textContent
        ),
      )}
    </>
  );
}
