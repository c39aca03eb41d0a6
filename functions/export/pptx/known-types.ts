// Removes parts that a presentation does not have from its list of content types: the library names a master for every
// slide.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const TYPES = '[Content_Types].xml';
const OVERRIDE = /<Override PartName="\/([^"]+)"[^>]*\/>/g;

/** Compressed here, once. */
export const withKnownTypes = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes);
  const types = strFromU8(parts[TYPES] ?? new Uint8Array());
  const known = types.replace(OVERRIDE, (override, name: string) => (parts[name] ? override : ''));
  return zipSync({ ...parts, [TYPES]: strToU8(known) });
};
