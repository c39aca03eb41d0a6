// Unpacks providers' archives within limits.
import { strFromU8, unzipSync } from 'fflate';

const MAX_MEMBERS = 200;
const MAX_BYTES = 200 * 1024 * 1024;

type Member = { readonly name: string; readonly bytes: Uint8Array };

/** `undefined` if it is not an archive or unpacks to an excessive size. */
export const unzip = (archive: Uint8Array): Member[] | undefined => {
  let members = 0;
  let size = 0;
  const fits = ({ originalSize }: { readonly originalSize: number }): boolean => {
    members += 1;
    size += originalSize;
    if (members > MAX_MEMBERS || size > MAX_BYTES) throw new Error('too large');
    return true;
  };
  try {
    // Some of DART's archives separate folders by backslashes.
    const files = Object.entries(unzipSync(archive, { filter: fits }));
    return files.map(([name, bytes]) => ({ name: name.replaceAll('\\', '/'), bytes }));
  } catch {
    return undefined;
  }
};

export const textOf = (bytes: Uint8Array): string => strFromU8(bytes);
