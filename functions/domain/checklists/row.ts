// One row with what has happened to it.
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../../ports/table.ts';
import { type ChecklistRecord, readRow } from '../../store/checklists.ts';
import { rowView, staleIn } from './view.ts';

export const oneRow = async (table: Pick<Table, 'getMany'>, tenant: string, list: ChecklistRecord, id: string) => {
  const row = await readRow(table, tenant, list, id);
  if (!row) throw new AppError('notFound');
  const stale = await staleIn(table, tenant, [row]);
  return { row: rowView(row, stale.has(id)), history: row.history };
};
