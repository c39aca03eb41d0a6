// Reading files: the list of a workspace, an address of the bytes, the extracted text in pages.
import { AppError } from '#shared/contract/errors.ts';
import { Segment } from '#shared/model/file.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { segmentsKey, uploadKey } from '../../store/file-keys.ts';
import { FILE_PREFIX, type FileRecord, files } from '../../store/files.ts';
import { projectPk } from '../../store/projects.ts';

type Window = { readonly limit: number; readonly offset: number };

/** Newest first: the ids sort by time. */
export const listFiles = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
  { limit, offset }: Window,
) => {
  const page = await table.query({
    pk: projectPk(tenant, projectId),
    prefix: FILE_PREFIX,
    descending: true,
    limit: offset + limit,
  });
  return page.items.slice(offset).map(files.read);
};

const ADDRESS_MS = 300_000;
/** What a browser may show by itself from our storage's address; everything else is a download. */
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

/** Lines of the stored segments, without holding the whole text as one string. */
async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

export const fileContent = async (
  storage: Pick<Files, 'read'>,
  tenant: string,
  file: FileRecord,
  { limit, offset }: Window,
) => {
  const rows: Segment[] = [];
  let count = 0;
  try {
    for await (const line of lines(await storage.read(segmentsKey(tenant, file.id)))) {
      if (count >= offset && count < offset + limit) rows.push(Segment.parse(JSON.parse(line)));
      count += 1;
    }
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('fileNotFound');
    throw error;
  }
  return { rows, count };
};
