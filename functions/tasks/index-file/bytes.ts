// Reads the bytes of a file from storage: their checksum, compared with the announced one, and other files with the
// same bytes.
import { createHash } from 'node:crypto';
import { fileWithBytes } from '../../domain/files/commit-file.ts';
import type { Table } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import type { FileChange, FileRecord } from '../../store/files.ts';
import { bytesPlace, setNameEntry } from '../../store/name-index.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'> };

/** Returns the changes to the row; `other` if the bytes differ from the announced ones. */
export const learnBytes = async (
  { table }: Ports,
  tenant: string,
  file: FileRecord,
  bytes: Uint8Array,
): Promise<FileChange | 'other'> => {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (file.checksum) return file.checksum === checksum ? {} : 'other';
  const { id, projectId } = file;
  const { hint, file: twin } = await fileWithBytes(table, { tenant, projectId, checksum });
  if (twin && twin.id !== id && !file.earlier?.includes(twin.id)) return { checksum, duplicateOf: twin.id };
  try {
    await table.write(setNameEntry(tenant, { projectId, place: bytesPlace(checksum), of: id }, hint));
  } catch (error) {
    // Another call was faster: reading again returns its result.
    if (!(error instanceof WriteConflict)) throw error;
  }
  return { checksum };
};
