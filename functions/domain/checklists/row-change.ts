// Defines the changes a person may make to a row, and the history entries they leave.
import { PERSON_FIELDS, type Risk, type RowChange } from '#shared/model/checklist-row.ts';
import { type RowStatus, UNANSWERED, type Verdict } from '#shared/model/checklist-words.ts';
import { verdictOf } from '../../checklists/verdict.ts';
import type { PlainRow, RowRecord } from '../../store/checklists.ts';

export type Edit = {
  readonly human?: string | undefined;
  readonly verdict?: Verdict | null | undefined;
  readonly status?: RowStatus | undefined;
  readonly owner?: string | null | undefined;
  readonly due?: string | null | undefined;
  readonly note?: string | undefined;
  readonly risk?: Risk | null | undefined;
};
export type By = { readonly id: string; readonly name: string };

/** Maximum number of history entries per row. */
const MAX_HISTORY = 100;
const MAX_LENGTH = 2_000;

/** A second approval by the same person adds nothing; any other status removes the approvals. */
const signedBy = (row: PlainRow, status: RowStatus, by: By): By[] => {
  if (status !== 'approved') return [];
  return row.signedBy.some(({ id }) => id === by.id) ? row.signedBy : [...row.signedBy, by];
};

/** An empty text removes the value. */
const textIn = (value: string | undefined, before: string | undefined): string | undefined =>
  value === undefined ? before : value.trim() === '' ? undefined : value;
/** `null` removes the value. */
const valueIn = <T>(value: T | null | undefined, before: T | undefined): T | undefined =>
  value === undefined ? before : (value ?? undefined);

type Who = { readonly owner?: By | undefined; readonly by: By; readonly at: string };

/** A person's text makes the row answered; without it the status follows the generated answer. */
const statusWith = (row: PlainRow, text: string | undefined): RowStatus => {
  if (text !== undefined) return UNANSWERED.includes(row.status) ? 'answered' : row.status;
  if (row.status !== 'answered') return row.status;
  if (row.answer.length === 0) return 'notStarted';
  return verdictOf(row, { blocks: row.answer, references: row.references }).isAnswered ? 'answered' : 'needsEvidence';
};

const changed = ({ version, ...row }: RowRecord, edit: Edit, { owner, by, at }: Who): PlainRow => {
  const text = textIn(edit.human, row.human?.text);
  const keepsText = edit.human === undefined;
  return {
    ...row,
    human: text === undefined ? undefined : keepsText ? row.human : { text, by, at },
    status: keepsText ? row.status : statusWith(row, text),
    verdict: valueIn(edit.verdict, row.verdict),
    ...(edit.status ? { status: edit.status, signedBy: signedBy(row, edit.status, by) } : {}),
    owner: edit.owner === null ? undefined : (owner ?? row.owner),
    due: valueIn(edit.due, row.due),
    note: textIn(edit.note, row.note),
    risk: valueIn(edit.risk, row.risk),
  };
};

const shownValue = (row: PlainRow, field: (typeof PERSON_FIELDS)[number]): string => {
  switch (field) {
    case 'human':
      return row.human?.text ?? '';
    case 'owner':
      return row.owner?.name ?? '';
    case 'signedBy':
      return row.signedBy.map(({ name }) => name).join(', ');
    case 'verdict':
    case 'status':
    case 'due':
    case 'note':
      return row[field] ?? '';
    default:
      return row.risk?.[field] ?? '';
  }
};

export const withHistory = (row: PlainRow, changes: readonly RowChange[]): PlainRow => ({
  ...row,
  history: [...changes, ...row.history].slice(0, MAX_HISTORY),
});

export const editedRow = (row: RowRecord, edit: Edit, who: Who): PlainRow => {
  const next = changed(row, edit, who);
  const changes = PERSON_FIELDS.filter((field) => shownValue(row, field) !== shownValue(next, field)).map((field) => ({
    at: who.at,
    by: who.by,
    field,
    from: shownValue(row, field).slice(0, MAX_LENGTH),
    to: shownValue(next, field).slice(0, MAX_LENGTH),
  }));
  return withHistory(next, changes);
};
