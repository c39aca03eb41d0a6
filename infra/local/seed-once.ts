// Seeds the data folder once: a start that is interrupted while seeding leaves nothing that breaks the next one.
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

const MARK = 'filling';
/** While the sample work is not finished: a stop in between does not lose it, and what people delete later stays deleted. */
const WORK_MARK = 'sample-work';
/** What the stage itself keeps there; anything else in the folder is somebody's own. */
const OURS = /^(table|accounts|executions|inbox)\.sqlite(-wal|-shm|-journal)?$|^(files|index|secret)$/;

export const emptyFolder = async (folder: string): Promise<void> => {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names) if (OURS.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  for (const mark of [WORK_MARK, MARK]) await rm(join(folder, mark), { force: true });
};

/** True for a folder that is to be filled. A folder whose filling was cut off has served nobody: it is filled again. */
export const beginSeeding = async (folder: string): Promise<boolean> => {
  if (existsSync(join(folder, MARK))) await emptyFolder(folder);
  if (existsSync(join(folder, 'table.sqlite'))) return false;
  await makeFolder(folder);
  await writeFile(join(folder, MARK), '');
  return true;
};

/** The sample work is still to be made. */
export const endSeeding = async (folder: string): Promise<void> => {
  await writeFile(join(folder, WORK_MARK), '');
  await rm(join(folder, MARK), { force: true });
};

export const needsSampleWork = (folder: string): boolean => existsSync(join(folder, WORK_MARK));

export const endSampleWork = (folder: string): Promise<void> => rm(join(folder, WORK_MARK), { force: true });
