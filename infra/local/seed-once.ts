// Seeds the data folder once. An interrupted start leaves nothing that breaks the next one.
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

const MARK = 'filling';
/**
 * Exists until the sample work is finished: a stop midway does not lose it, and what people delete later stays deleted.
 */
const WORK_MARK = 'sample-work';
/** The stage's own files; all others in the folder belong to somebody else. */
const OURS = /^(table|accounts|executions|inbox)\.sqlite(-wal|-shm|-journal)?$|^(files|index|secret)$/;

export const emptyFolder = async (folder: string): Promise<void> => {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names) if (OURS.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  for (const mark of [WORK_MARK, MARK]) await rm(join(folder, mark), { force: true });
};

/**
 * True if the folder must be seeded. A folder whose seeding was interrupted has served nobody, so it is seeded again.
 */
export const beginSeeding = async (folder: string): Promise<boolean> => {
  if (existsSync(join(folder, MARK))) await emptyFolder(folder);
  if (existsSync(join(folder, 'table.sqlite'))) return false;
  await makeFolder(folder);
  await writeFile(join(folder, MARK), '');
  return true;
};

/** Ends seeding; the sample work follows. */
export const endSeeding = async (folder: string): Promise<void> => {
  await writeFile(join(folder, WORK_MARK), '');
  await rm(join(folder, MARK), { force: true });
};

export const needsSampleWork = (folder: string): boolean => existsSync(join(folder, WORK_MARK));

export const endSampleWork = (folder: string): Promise<void> => rm(join(folder, WORK_MARK), { force: true });
