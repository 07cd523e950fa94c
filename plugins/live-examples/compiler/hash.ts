import {createHash} from 'node:crypto';

/** Eight hexadecimal digits that stand for a content, the same everywhere. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
