import {createHash} from 'node:crypto';

/**
 * Names an English text, so that a translation can say which one it was made
 * from: the first 12 hexadecimal digits of its SHA-256. Line endings do not
 * count, as Git changes them on some machines.
 */
export function sourceHash(text: string): string {
  return createHash('sha256')
    .update(text.replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, 12);
}
