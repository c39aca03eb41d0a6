// Erases everything derived from a file: extracted text, index entries and facts; on request also its bytes.
import type { FileKey, Files } from '../../ports/files.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Table } from '../../ports/table.ts';
import { eraseFacts } from '../../store/facts.ts';
import { derivedPrefix, draftPrefix, uploadKey } from '../../store/file-keys.ts';

type Ports = {
  readonly files: Pick<Files, 'list' | 'remove'>;
  readonly index: Pick<Index, 'removeFile'>;
  readonly table: Pick<Table, 'getMany' | 'write'>;
};
type Target = { readonly tenant: string; readonly fileId: string };

const eraseBelow = async ({ files }: Pick<Ports, 'files'>, prefix: FileKey): Promise<void> => {
  const keys: FileKey[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  if (keys.length > 0) await files.remove(keys);
};

export const eraseDerived = async ({ files, index, table }: Ports, { tenant, fileId }: Target): Promise<void> => {
  await eraseBelow({ files }, derivedPrefix(tenant, fileId));
  await index.removeFile({ tenant, fileId });
  await eraseFacts(table, { tenant, fileId });
};

export const eraseFile = async (ports: Ports, target: Target): Promise<void> => {
  await ports.files.remove([uploadKey(target.tenant, target.fileId)]);
  await eraseBelow(ports, draftPrefix(target.tenant, target.fileId));
  await eraseDerived(ports, target);
};
