import type {ComponentType} from 'react';

/**
 * Writes a part of a page that the browser hydrates by itself, once it is near.
 *
 * @param Part - what the browser loads then.
 * @param data - its prop `data`, if the browser is to load that then, too.
 */
export default function island<P extends object>(
  Part: ComponentType<P>,
  data: unknown,
): ComponentType<P> {
  return function Island(props) {
    return (
      <div>
        <Part {...(data === undefined ? {} : {data})} {...props} />
      </div>
    );
  };
}
