// Changes cells of a draft that all editors of a spreadsheet share; no editor overwrites changes they have not seen.
import { AppError } from '#shared/contract/errors.ts';
import { type CellEdit, type DraftCell, EDITS } from '#shared/model/spreadsheet.ts';
import { cellName } from '#shared/spreadsheet/a1.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import { type FileRecord, readFile } from '../../store/files.ts';
import { nameOf } from '../../store/members.ts';
import { currentDraft, type DraftOf, putDraft, versionOf } from '../../store/spreadsheets.ts';
import type { Caller } from '../caller.ts';
import { askWorkbook } from './workbook.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'remove'>;
  readonly workbooks: Workbooks;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Random;
};

/** Includes the cells that others changed since, so that the editor can merge them. */
export const staleSince = (draft: DraftOf, version: number): AppError =>
  new AppError('stale', {}, { version: draft.version, cells: draft.cells.filter((cell) => cell.version > version) });

export const requireCurrent = (file: FileRecord): void => {
  if (file.supersededBy) throw new AppError('superseded', {}, { id: file.supersededBy });
};

const keyOf = ({ sheet, row, column }: CellEdit): string => `${sheet} ${row} ${column}`;

const merged = (draft: DraftOf, edits: readonly CellEdit[], by: string): DraftOf => {
  const version = draft.version + 1;
  const cells = new Map<string, DraftCell>(draft.cells.map((cell) => [keyOf(cell), cell]));
  for (const edit of edits) {
    const format = edit.format ?? cells.get(keyOf(edit))?.format;
    cells.set(keyOf(edit), { ...edit, ...(format === undefined ? {} : { format }), version, by });
  }
  return { version, cells: [...cells.values()] };
};

export const editSpreadsheet = async (
  ports: Ports,
  caller: Caller,
  file: FileRecord,
  { version, edits }: { readonly version: number; readonly edits: readonly CellEdit[] },
) => {
  requireCurrent(file);
  const { tenant } = caller;
  const draft = await currentDraft(ports, tenant, file);
  if (version !== draft.version) throw staleSince(draft, version);
  const next = merged(draft, edits, nameOf(caller.member));
  if (next.cells.length > EDITS.unsaved) throw new AppError('editsTooMany');
  const result = await askWorkbook(ports, { tenant, file }, 'edit', { draft, next, edits });
  if ('refused' in result) {
    if (result.refused === 'sheet') throw new AppError('badInput', { field: 'sheet' });
    const cell = cellName(result.at.row, result.at.column);
    throw new AppError(result.refused === 'fixed' ? 'cellFixed' : 'formulaBroken', { cell }, { at: result.at });
  }
  const at = new Date(ports.clock.now()).toISOString();
  const written = await putDraft(ports, tenant, file, { ...next, at });
  if (!written) throw await lateBy(ports, tenant, file, version);
  return { ...result, version: versionOf(written), unsaved: next.cells.length };
};

/** The error for an outdated edit: returns what others changed, or that the file was replaced. */
const lateBy = async (ports: Ports, tenant: string, { id }: FileRecord, version: number): Promise<AppError> => {
  const now = await readFile(ports.table, tenant, id);
  return now ? staleSince(await currentDraft(ports, tenant, now), version) : new AppError('stale');
};
