// Adds a person's questions at the end of a checklist; they have no cell in its file.
import { AppError } from '#shared/contract/errors.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { kindsOf } from '../../checklists/read/kinds.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { type ChecklistRecord, checklistRows, checklists } from '../../store/checklists.ts';
import { newRow } from './new-rows.ts';
import { rowView } from './view.ts';

export const addQuestions = async (
  table: Pick<Table, 'getMany' | 'write'>,
  tenant: string,
  list: ChecklistRecord,
  questions: readonly string[],
) => {
  if (list.count + questions.length > CHECKLIST.maxRows) throw new AppError('listTooLong');
  const of = { checklistId: list.id, generation: list.generation };
  const kinds = kindsOf(questions, '');
  const rows = questions.map((question, n) =>
    newRow(of, list.count + n + 1, {
      sheet: '',
      cell: '',
      question,
      kind: kinds[n] ?? 'question',
      isWritable: false,
    }),
  );
  const items = rows.map((row) => checklistRows.row(tenant, row));
  const next = {
    ...list,
    count: list.count + rows.length,
    count_notStarted: (list.count_notStarted ?? 0) + rows.length,
  };
  try {
    await table.write(
      { put: checklists.row(tenant, next, list.version), if: { version: list.version } },
      ...items.map((put, n) => ({ put, if: 'absent' as const, about: rows[n]?.id })),
    );
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return { rows: items.map((item) => rowView(checklistRows.read(item), list)), count: rows.length };
};
