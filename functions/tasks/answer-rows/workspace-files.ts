// Finds the files of the workspace whose names or headings say that they are what a row requests, also those that no
// passage is from.
import type { Reference } from '#shared/report/blocks.ts';
import { isHeadingOf } from '../../domain/checklists/headed-document.ts';
import { apartFromParty, isTitleOf, squeezed } from '../../domain/checklists/requested-title.ts';
import { isSameDocument } from '../../domain/checklists/same-document.ts';
import { isTranslatedTitle, mayBeTranslatedTitle } from '../../domain/checklists/translated-title.ts';
import { readAll } from '../../domain/files/list.ts';
import { terms } from '../../engine/terms.ts';
import { referenceOf } from '../../engine/write/citations.ts';
import type { Index, Scope } from '../../ports/search-index.ts';
import type { Table } from '../../ports/table.ts';
import type { FileRecord } from '../../store/files.ts';

type Request = { readonly question: string; readonly about: string | undefined; readonly at: string };
type NamedFile = Pick<FileRecord, 'id' | 'filename'>;
export type RequestedFiles = { readonly requestedIn: (request: Request) => Promise<Reference[]> };

const MAX_NAMED = 8;
const MAX_OPENED = 20;
/** Passages among which the beginnings of files are. */
const MAX_PASSAGES = 60;

const isRequested = (question: string, filename: string, about = ''): boolean =>
  isTitleOf(question, filename) ||
  isSameDocument(question, filename, about) ||
  isTranslatedTitle(question, { title: filename, company: about });

export const indexedFiles = async (
  table: Pick<Table, 'query'>,
  place: { readonly tenant: string; readonly projectId: string },
): Promise<readonly NamedFile[]> => (await readAll(table, place)).rows.filter(({ status }) => status === 'Done');

/** The names of the files are read once for all rows of a batch. */
export const workspaceFiles = (
  index: Pick<Index, 'range' | 'lexical'>,
  scope: Scope,
  read: () => Promise<readonly NamedFile[]>,
): RequestedFiles => {
  const { tenant } = scope;
  let files: Promise<readonly NamedFile[]> | undefined;

  const openingOf = async (fileId: string): Promise<string> =>
    (await index.range({ tenant, fileId, from: 0, to: 0 })).map(({ text }) => text).join('\n');

  /** The beginning of a file, which opens it. */
  const opening = async ({ id }: NamedFile, at: string): Promise<Reference[]> => {
    const [chunk] = await index.range({ tenant, fileId: id, from: 0, to: 0 });
    if (!chunk) return [];
    const end = chunk.text.indexOf('\n');
    const quote = end < 0 ? chunk.text : chunk.text.slice(0, end);
    return [referenceOf({ n: 1, source: 'FILES', chunk, start: 0, end: quote.length, quote }, at)];
  };

  /** Contracts whose names do not tell the other party, which their beginnings do. */
  const withParty = async (
    question: string,
    about: string | undefined,
    all: readonly NamedFile[],
  ): Promise<NamedFile[]> => {
    const { party, rest } = apartFromParty(question) ?? {};
    if (party === undefined || rest === undefined) return [];
    const alike = all.filter(({ filename }) => isRequested(rest, filename, about)).slice(0, MAX_NAMED);
    const heads = await Promise.all(alike.map(({ id }) => openingOf(id)));
    return alike.filter((_, n) => squeezed(heads[n] ?? '').includes(squeezed(party)));
  };

  /** Files whose names say nothing of it, and whose first lines do. */
  const headed = async (question: string, all: readonly NamedFile[]): Promise<NamedFile[]> => {
    const hits = await index.lexical({ scope, terms: terms(question), limit: MAX_PASSAGES });
    const openings = new Map(hits.flatMap(({ chunk }) => (chunk.seq === 0 ? [[chunk.fileId, chunk.text]] : [])));
    return all.filter(({ id, filename }) => isHeadingOf(question, filename, openings.get(id) ?? ''));
  };

  /** Files of the requested kind, of which their beginnings tell the rest. */
  const opened = async (question: string, company: string, all: readonly NamedFile[]): Promise<NamedFile[]> => {
    const alike = all.filter(({ filename: title }) => mayBeTranslatedTitle(question, { title, company }));
    const heads = await Promise.all(alike.slice(0, MAX_OPENED).map(({ id }) => openingOf(id)));
    return alike.filter(({ filename: title }, n) => isTranslatedTitle(question, { title, company, opening: heads[n] }));
  };

  return {
    requestedIn: async ({ question, about, at }: Request): Promise<Reference[]> => {
      files ??= read();
      const all = await files;
      const named = all.filter(({ filename }) => isRequested(question, filename, about));
      const ofParty = named.length > 0 ? named : await withParty(question, about, all);
      const titled = ofParty.length > 0 ? ofParty : await headed(question, all);
      const meant = titled.length > 0 ? titled : await opened(question, about ?? '', all);
      const found = await Promise.all(meant.slice(0, MAX_NAMED).map((file) => opening(file, at)));
      return found.flat().map((reference, n) => ({ ...reference, n: n + 1 }));
    },
  };
};
