// Stores drafts of spreadsheets: the cells are in storage, one object per version; the file's row names the current
// one.
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

/** Returns a draft without cells if the file has none. */
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
    // A newer version has just been written.
    if (error instanceof FileMissing) throw new WriteConflict(0);
    throw error;
  }
};

const MAX_ATTEMPTS = 8;

type Readers = { readonly table: Pick<Table, 'getMany'>; readonly files: Pick<Files, 'readAll'> };

/** The draft that the row names now: the one that `file` names may have been replaced meanwhile. */
export const currentDraft = async ({ table, files: storage }: Readers, tenant: string, file: FileRecord) => {
  let named = file;
  for (let tries = 1; ; tries += 1) {
    try {
      return await readDraft(storage, tenant, named);
    } catch (error) {
      const now =
        error instanceof WriteConflict && tries < MAX_ATTEMPTS ? await readFile(table, tenant, file.id) : undefined;
      if (!now) throw error;
      named = now;
    }
  }
};

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'write' | 'remove'>;
  readonly random: Random;
};

/** Retries conflicts with indexing, which writes to the same row. `undefined` if another draft came first. */
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

/** Replaces the draft that `file` names. `undefined` if another draft came first; then nothing is written. */
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
