// Creates the data folder and missing parents one by one: below /proc, Node never returns if asked to create them all
// at once.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWN = { mode: 0o700 };
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Throws the file system's error if the folder cannot be made. */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, OWN);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, OWN);
  }
};
