// Reads one row with its history.
import { AppError } from '#shared/contract/errors.ts';
import { type ChecklistRecord, readRow } from '../../store/checklists.ts';
import { changedFiles, type FilePorts } from './changed-files.ts';
import { rowView } from './view.ts';

export const oneRow = async (ports: FilePorts, tenant: string, list: ChecklistRecord, id: string) => {
  const row = await readRow(ports.table, tenant, list, id);
  if (!row) throw new AppError('notFound');
  const changed = await changedFiles(ports, tenant, [row]);
  return { row: rowView(row, list, changed.get(id)), history: row.history };
};
