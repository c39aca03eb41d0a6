// Writes a package with some parts replaced, removed or added.
import { zipSync } from 'fflate';
import type { Zip } from '../../documents/guard/zip.ts';

/** No parts of a package: places outside it, and a name whose bytes an object would take for further parts. */
const NO_PART = /^__proto__$|(?:^|\/)\.\.?(?:\/|$)|^[a-z]:|[\\\0]/i;

/** Paths in zips are compared case-insensitively. */
export const packed = (zip: Zip, changed: ReadonlyMap<string, Uint8Array | null>): Uint8Array => {
  const byName = new Map([...changed].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const all: Record<string, Uint8Array> = {};
  for (const name of zip.names) {
    const own = byName.get(name.toLowerCase());
    const bytes = own === undefined ? zip.read(name) : own;
    if (bytes && !name.endsWith('/') && !NO_PART.test(name)) all[name] = bytes;
  }
  for (const [name, bytes] of changed) if (bytes && !zip.has(name)) all[name] = bytes;
  return zipSync(all, { level: 6, mtime: new Date(1980, 0, 1, 12) });
};
