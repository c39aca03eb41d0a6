// Finds the files of the workspace whose names say that they are what a row requests, also those that no passage is
// from.
import type { Reference } from '#shared/report/blocks.ts';
import { isTitleOf } from '../../domain/checklists/requested-title.ts';
import { isSameDocument } from '../../domain/checklists/same-document.ts';
import { readAll } from '../../domain/files/list.ts';
import { referenceOf } from '../../engine/write/citations.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Table } from '../../ports/table.ts';
import type { FileRecord } from '../../store/files.ts';

type Request = { readonly question: string; readonly about: string | undefined; readonly at: string };
type NamedFile = Pick<FileRecord, 'id' | 'filename'>;
export type RequestedFiles = { readonly requestedIn: (request: Request) => Promise<Reference[]> };

const MAX_NAMED = 8;

export const indexedFiles = async (
  table: Pick<Table, 'query'>,
  place: { readonly tenant: string; readonly projectId: string },
): Promise<readonly NamedFile[]> => (await readAll(table, place)).rows.filter(({ status }) => status === 'Done');

/** The names of the files are read once for all rows of a batch. */
export const workspaceFiles = (
  index: Pick<Index, 'range'>,
  tenant: string,
  read: () => Promise<readonly NamedFile[]>,
): RequestedFiles => {
  let files: Promise<readonly NamedFile[]> | undefined;

  /** The beginning of a file, which opens it. */
  const opening = async ({ id }: NamedFile, at: string): Promise<Reference[]> => {
    const [chunk] = await index.range({ tenant, fileId: id, from: 0, to: 0 });
    if (!chunk) return [];
    const end = chunk.text.indexOf('\n');
    const quote = end < 0 ? chunk.text : chunk.text.slice(0, end);
    return [referenceOf({ n: 1, source: 'FILES', chunk, start: 0, end: quote.length, quote }, at)];
  };

  return {
    requestedIn: async ({ question, about, at }: Request): Promise<Reference[]> => {
      files ??= read();
      const named = (await files).filter(
        ({ filename }) => isTitleOf(question, filename) || isSameDocument(question, filename, about),
      );
      const found = await Promise.all(named.slice(0, MAX_NAMED).map((file) => opening(file, at)));
      return found.flat().map((reference, n) => ({ ...reference, n: n + 1 }));
    },
  };
};
