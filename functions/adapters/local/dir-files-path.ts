// Encodes storage keys as paths, so that no key can leave the directory or collide with another.
import { join } from 'node:path';
import type { FileKey } from '../../ports/files.ts';

const SUFFIX = '.object';

/** All other characters are encoded, so that neither `..` nor a case-insensitive file system can confuse two keys. */
const encodeSegment = (segment: string): string =>
  Array.from(Buffer.from(segment), (byte) => {
    const character = String.fromCharCode(byte);
    return /[a-z0-9_-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
  }).join('');

const segmentsOf = (key: string): string[] => {
  const segments = key.split('/');
  const sound = segments.every((segment) => segment !== '' && Buffer.byteLength(segment) <= 80);
  if (segments[0] !== 'tenants' || segments.length < 3 || !sound || !key.isWellFormed())
    throw new Error('files: a key is tenants/<tenant>/…');
  return segments;
};

export const pathOf = (root: string, key: FileKey): string =>
  `${join(root, ...segmentsOf(key).map(encodeSegment))}${SUFFIX}`;

/** The deepest directory that contains everything under a prefix. */
export const directoryOf = (root: string, prefix: FileKey): string =>
  join(root, ...segmentsOf(`${prefix}x`).slice(0, -1).map(encodeSegment));

/** The key of a path relative to the root; `undefined` for anything that is not an object. */
export const keyOf = (relative: readonly string[]): FileKey | undefined => {
  const path = relative.join('/');
  return path.endsWith(SUFFIX) ? (decodeURIComponent(path.slice(0, -SUFFIX.length)) as FileKey) : undefined;
};
