// Opens files: signs an address of the bytes, and lists the versions of a file.
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { uploadKey } from '../../store/file-keys.ts';
import { evidenceFiles, evidenceKey, type FileRecord } from '../../store/files.ts';

const ADDRESS_MS = 300_000;
/** Types that a browser may show inline from the storage domain; all others are downloaded. */
const INLINE = /^(application\/pdf|image\/(png|jpeg|gif|webp)|video\/(mp4|webm|ogg)|audio\/(mpeg|wav|ogg|mp4))$/;

export const fileAddress = async (
  storage: Pick<Files, 'downloadUrl'>,
  tenant: string,
  file: FileRecord,
  now: number,
) => {
  const inline = INLINE.test(file.contentType);
  const url = await storage.downloadUrl({
    key: uploadKey(tenant, file.id),
    filename: file.filename,
    contentType: inline ? file.contentType : 'application/octet-stream',
    disposition: inline ? 'inline' : 'attachment',
  });
  return {
    url,
    filename: file.filename,
    contentType: file.contentType,
    expiresAt: new Date(now + ADDRESS_MS).toISOString(),
  };
};

/** One read of the table: the newest of the earlier versions. */
const MAX_VERSIONS = 100;

export const versionsOf = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  file: FileRecord,
): Promise<FileRecord[]> => {
  const earlier = file.earlier?.slice(0, MAX_VERSIONS) ?? [];
  const items = earlier.length > 0 ? await table.getMany(earlier.map((id) => evidenceKey(tenant, id))) : [];
  return [file, ...items.flatMap((item) => (item ? [evidenceFiles.read(item)] : []))];
};
