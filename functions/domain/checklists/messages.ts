// Stores the requests and replies of a row, and selects those a person may see.
import { AppError } from '#shared/contract/errors.ts';
import type { ChecklistRequest, RowMessage } from '#shared/model/checklist-row.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import type { ChecklistRecord, PlainRow, RowRecord } from '../../store/checklists.ts';

export const isRequestedOf = ({ messages }: Pick<RowRecord, 'messages'>, userId: string): boolean =>
  messages.some(({ kind, to }) => kind === 'request' && to?.id === userId);

export const withMessage = <R extends PlainRow>(row: R, message: Omit<RowMessage, 'id'>): R => {
  if (row.messages.length >= CHECKLIST.maxMessages) throw new AppError('badInput', { field: 'text' });
  return { ...row, messages: [...row.messages, { ...message, id: String(row.messages.length + 1) }] };
};

/** Returns only messages to or from this person: the row may also have been requested from others. */
export const requestView = (list: ChecklistRecord, row: RowRecord, userId: string): ChecklistRequest => {
  const messages = row.messages.filter(({ by, to }) => by.id === userId || to?.id === userId);
  const section = row.section || row.sheet;
  const due = messages.findLast(({ kind }) => kind === 'request')?.due;
  return {
    checklistId: list.id,
    rowId: row.id,
    list: list.name,
    ...(section ? { section } : {}),
    question: row.question,
    messages,
    ...(due ? { due } : {}),
    isAnswered: messages.at(-1)?.kind === 'reply',
  };
};

/** The path that an email links to. */
export const rowPath = (list: Pick<ChecklistRecord, 'id'>, row: Pick<RowRecord, 'id'>): string =>
  `/checklist?list=${list.id}&row=${row.id}`;
