// Finds the current version of a file by the id of any of its versions.
import type { Table } from '../../ports/table.ts';
import { evidenceFiles, evidenceKey } from '../../store/files.ts';

/** Set by hand: more versions than a person uploads during the life of a report. */
const MAX_VERSIONS = 50;

export const latestVersion = async (table: Pick<Table, 'getMany'>, tenant: string, fileId: string): Promise<string> => {
  let id = fileId;
  for (let step = 0; step < MAX_VERSIONS; step += 1) {
    const [item] = await table.getMany([evidenceKey(tenant, id)]);
    const next = item && evidenceFiles.read(item).supersededBy;
    if (!next) return id;
    id = next;
  }
  return id;
};
