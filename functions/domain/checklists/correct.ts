// Confirms or corrects how a list was parsed: parses it again with the correction, and answers stay with their cells.
import { AppError } from '#shared/contract/errors.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import type { Reading, ReadSheet } from '#shared/model/checklist-reading.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import type { Files } from '../../ports/files.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import {
  type ChecklistRecord,
  checklists,
  eraseRows,
  readRows,
  rowId,
  withCounts,
  writeRows,
} from '../../store/checklists.ts';
import { rememberLayout } from './layouts.ts';
import { addedIn, carriedOver, newRow } from './new-rows.ts';
import { keepReading, originalKey, readBytes, readingOf } from './reading.ts';
import { demandIdle } from './running.ts';
import { checklistView } from './view.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write'>;
  readonly workbooks: Workbooks;
};

/** A row selection counts only if it was made under the same header row and question column. */
const wantedOf = (sent: readonly ReadSheet[], { sheets }: Reading): ReadSheet[] =>
  sent.map(({ name, range, headerRow, columns, rows, isTransposed }) => {
    const before = sheets.find((one) => one.name === name && one.range === range);
    const isSame = before?.headerRow === headerRow && before.columns.question === columns.question;
    const turned = isTransposed ? { isTransposed } : {};
    return { name, ...(range ? { range } : {}), headerRow, columns, ...turned, ...(isSame && rows ? { rows } : {}) };
  });

export const correctReading = async (
  ports: Ports,
  tenant: string,
  list: ChecklistRecord,
  sent: readonly ReadSheet[],
): Promise<Checklist> => {
  const { table, files, workbooks } = ports;
  if (list.format === 'none') throw new AppError('badInput', { field: 'sheets' });
  await demandIdle(table, tenant, list);
  const key = originalKey(tenant, list.id);
  const source = { key, filename: list.filename, bytes: () => files.readAll(key) };
  const [earlier, before] = await Promise.all([readRows(table, tenant, list), readingOf(files, tenant, list)]);
  const wanted = wantedOf(sent, before);
  const read = await readBytes(workbooks, source, wanted);
  const generation = list.generation + 1;
  const of = { checklistId: list.id, generation };
  const own = carriedOver(
    read.rows.map((row, n) => newRow(of, n + 1, row)),
    earlier,
  );
  const added = addedIn(earlier).map((row, n) => ({ ...row, generation, id: rowId(own.length + n + 1) }));
  const rows = [...own, ...added];
  if (rows.length > CHECKLIST.maxRows) throw new AppError('listTooLong');
  await Promise.all([
    keepReading(files, tenant, { id: list.id, generation }, read.reading),
    writeRows(table, tenant, rows),
  ]);
  const row = checklists.row(tenant, { ...list, generation, count: rows.length, ...withCounts(rows) }, list.version);
  try {
    await table.write(
      { put: row, if: { version: list.version }, about: list.id },
      ...rememberLayout(tenant, read.layout, wanted),
    );
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  await eraseRows(table, tenant, list);
  return checklistView(checklists.read(row), read.reading, undefined);
};
