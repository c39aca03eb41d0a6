// One row with what has happened to it.
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../../ports/table.ts';
import { type ChecklistRecord, readRow } from '../../store/checklists.ts';
import { changedFiles } from './changed-files.ts';
import { rowView } from './view.ts';

export const oneRow = async (
  table: Pick<Table, 'getMany' | 'query'>,
  tenant: string,
  list: ChecklistRecord,
  id: string,
) => {
  const row = await readRow(table, tenant, list, id);
  if (!row) throw new AppError('notFound');
  const changed = await changedFiles(table, tenant, [row]);
  return { row: rowView(row, list, changed.get(id)), history: row.history };
};
