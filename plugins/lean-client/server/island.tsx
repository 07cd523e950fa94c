import type {ComponentType} from 'react';

/**
 * Writes a part of a page that the browser hydrates by itself, once it is near.
 *
 * @param Part - what the browser loads then.
 */
export default function island<P extends object>(
  Part: ComponentType<P>,
): ComponentType<P> {
  return function Island(props) {
    return (
      <div>
        <Part {...props} />
      </div>
    );
  };
}
