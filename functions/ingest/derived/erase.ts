// Removes what was derived from a file: extracted text and index entries; on request its bytes, too.
import type { FileKey, Files } from '../../ports/files.ts';
import type { Index } from '../../ports/index-port.ts';
import { derivedPrefix, uploadKey } from '../../store/file-keys.ts';

type Ports = { readonly files: Pick<Files, 'list' | 'remove'>; readonly index: Pick<Index, 'removeFile'> };
type Target = { readonly tenant: string; readonly fileId: string };

export const eraseDerived = async ({ files, index }: Ports, { tenant, fileId }: Target): Promise<void> => {
  const keys: FileKey[] = [];
  for await (const { key } of files.list(derivedPrefix(tenant, fileId))) keys.push(key);
  if (keys.length > 0) await files.remove(keys);
  await index.removeFile({ tenant, fileId });
};

export const eraseFile = async (ports: Ports, target: Target): Promise<void> => {
  await ports.files.remove([uploadKey(target.tenant, target.fileId)]);
  await eraseDerived(ports, target);
};
