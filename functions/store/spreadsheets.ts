// Drafts of spreadsheets: the cells are in storage, one object per version; the file's row names the current one.
import * as z from 'zod';
import { DraftCell } from '#shared/model/spreadsheet.ts';
import type { Random } from '../ports/clock.ts';
import { FileMissing, type Files } from '../ports/files.ts';
import { type Table, WriteConflict } from '../ports/table.ts';
import { draftKey } from './file-keys.ts';
import { type FileRecord, files, readFile } from './files.ts';

const Stored = z.array(DraftCell);
export type DraftOf = { readonly version: number; readonly cells: readonly DraftCell[] };

export const versionOf = ({ draft }: Pick<FileRecord, 'draft'>): number => draft?.version ?? 0;

/** Without cells for a file that has none. */
export const readDraft = async (
  storage: Pick<Files, 'readAll'>,
  tenant: string,
  file: FileRecord,
): Promise<DraftOf> => {
  const { draft, id } = file;
  if (!draft || draft.cells === 0) return { version: versionOf(file), cells: [] };
  try {
    const bytes = await storage.readAll(draftKey(tenant, id, draft.name));
    return { version: draft.version, cells: Stored.parse(JSON.parse(new TextDecoder().decode(bytes))) };
  } catch (error) {
    // Another has just written a newer one.
    if (error instanceof FileMissing) throw new WriteConflict(0);
    throw error;
  }
};

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'write' | 'remove'>;
  readonly random: Random;
};

const MAX_ATTEMPTS = 8;

/** Indexing writes into the same row: what loses against that is tried again. Undefined where another's draft came first. */
const setInRow = async (
  table: Ports['table'],
  at: { readonly tenant: string; readonly fileId: string; readonly from: number },
  draft: NonNullable<FileRecord['draft']>,
): Promise<FileRecord | undefined> => {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const current = await readFile(table, at.tenant, at.fileId);
    if (!current || versionOf(current) !== at.from) return undefined;
    const row = files.row(at.tenant, { ...current, draft }, current.version);
    try {
      await table.write({ put: row, if: { version: current.version } });
      return files.read(row);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  return undefined;
};

/** Puts a draft in the place of the one that `file` shows. Undefined where another's came first; nothing is written then. */
export const putDraft = async (
  ports: Ports,
  tenant: string,
  file: FileRecord,
  next: DraftOf & { readonly at: string },
): Promise<FileRecord | undefined> => {
  const name = `${String(next.version).padStart(9, '0')}-${ports.random.text(8)}.json`;
  const key = draftKey(tenant, file.id, name);
  if (next.cells.length > 0)
    await ports.files.write(key, new TextEncoder().encode(JSON.stringify(next.cells)), 'application/json');
  const draft = { version: next.version, name, cells: next.cells.length, at: next.at };
  const written = await setInRow(ports.table, { tenant, fileId: file.id, from: versionOf(file) }, draft);
  const left = written ? file.draft && draftKey(tenant, file.id, file.draft.name) : key;
  if (left) await ports.files.remove([left]);
  return written;
};
