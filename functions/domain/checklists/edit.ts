// Changing a row: a person's text is kept beside the machine's answer; two who approve close the row.
import { AppError } from '#shared/contract/errors.ts';
import type { RowChange } from '#shared/model/checklist.ts';
import type { RowStatus, Verdict } from '#shared/model/checklist-words.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { ChecklistRecord } from '../../store/checklists.ts';
import {
  changeRowWrites,
  checklistRows,
  isLocked,
  type PlainRow,
  type RowRecord,
  readRow,
} from '../../store/checklists.ts';
import { memberKey, members, nameOf } from '../../store/members.ts';
import type { Caller, Found } from '../caller.ts';
import { rowView, rowViews } from './view.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'query' | 'write'>; readonly clock: Pick<Clock, 'now'> };
type Edit = {
  readonly human?: string | undefined;
  readonly verdict?: Verdict | null | undefined;
  readonly status?: RowStatus | undefined;
  readonly owner?: string | null | undefined;
  readonly due?: string | null | undefined;
  readonly note?: string | undefined;
  readonly version: number;
};
type By = { readonly id: string; readonly name: string };

/** What the history keeps of one row. */
const MOST_HISTORY = 100;
const LONGEST = 2_000;

const ownerOf = async ({ table }: Ports, tenant: string, id: string): Promise<By> => {
  const [item] = await table.getMany([memberKey(tenant, id)]);
  if (!item) throw new AppError('badInput', { field: 'owner' });
  return { id, name: nameOf(members.read(item)) };
};

/** Approving again by the same person adds nothing; any other status takes signatures back. */
const signedBy = (row: PlainRow, status: RowStatus, by: By): By[] => {
  if (status !== 'approved') return [];
  return row.signedBy.some(({ id }) => id === by.id) ? row.signedBy : [...row.signedBy, by];
};

const changed = (row: RowRecord, edit: Edit, owner: By | undefined, by: By, at: string): PlainRow => {
  const { version: _version, ...next } = { ...row };
  if (edit.human !== undefined) {
    if (edit.human.trim() === '') delete next.human;
    else next.human = { text: edit.human, by, at };
  }
  if (edit.verdict === null) delete next.verdict;
  else if (edit.verdict) next.verdict = edit.verdict;
  if (edit.status) Object.assign(next, { status: edit.status, signedBy: signedBy(row, edit.status, by) });
  if (edit.owner === null) delete next.owner;
  else if (owner) next.owner = owner;
  if (edit.due === null) delete next.due;
  else if (edit.due) next.due = edit.due;
  if (edit.note !== undefined) {
    if (edit.note === '') delete next.note;
    else next.note = edit.note;
  }
  return next;
};

const shownValue = (row: PlainRow, field: Exclude<RowChange['field'], 'answer'>): string => {
  if (field === 'human') return row.human?.text ?? '';
  if (field === 'owner') return row.owner?.name ?? '';
  return row[field] ?? '';
};
const FIELDS = ['human', 'verdict', 'status', 'owner', 'due', 'note'] as const;

const changesOf = (before: PlainRow, after: PlainRow, by: By, at: string): RowChange[] =>
  FIELDS.filter((field) => shownValue(before, field) !== shownValue(after, field)).map((field) => ({
    at,
    by,
    field,
    from: shownValue(before, field).slice(0, LONGEST),
    to: shownValue(after, field).slice(0, LONGEST),
  }));

export const withHistory = (row: PlainRow, changes: readonly RowChange[]): PlainRow => ({
  ...row,
  history: [...changes, ...row.history].slice(0, MOST_HISTORY),
});

/** A row that two have approved opens again for those two and for who manages the workspace. */
const demandOpen = (row: RowRecord, caller: Caller, { standing }: Found, edit: Edit): void => {
  if (!isLocked(row)) return;
  const mayOpen = row.signedBy.some(({ id }) => id === caller.userId) || can(caller, 'project.manage', standing);
  const { version: _version, status, ...rest } = edit;
  const opens =
    status !== undefined && status !== 'approved' && Object.values(rest).every((value) => value === undefined);
  if (!mayOpen || !opens) throw new AppError('rowLocked');
};

export const editRow = async (
  ports: Ports,
  { caller, found, list }: { readonly caller: Caller; readonly found: Found; readonly list: ChecklistRecord },
  rowId: string,
  edit: Edit,
) => {
  const { tenant } = caller;
  const [row, owner] = await Promise.all([
    readRow(ports.table, tenant, list, rowId),
    edit.owner ? ownerOf(ports, tenant, edit.owner) : undefined,
  ]);
  if (!row) throw new AppError('notFound');
  if (row.version !== edit.version) throw new AppError('stale', {}, rowView(row, list));
  demandOpen(row, caller, found, edit);
  const at = new Date(ports.clock.now()).toISOString();
  const by = { id: caller.userId, name: nameOf(caller.member) };
  const next = changed(row, edit, owner, by, at);
  const after = withHistory(next, changesOf(row, next, by, at));
  try {
    await ports.table.write(...changeRowWrites(tenant, row, after));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await readRow(ports.table, tenant, list, rowId);
    throw new AppError('stale', {}, current && rowView(current, list));
  }
  const written = checklistRows.read(checklistRows.row(tenant, after, row.version));
  const [view] = await rowViews(ports.table, tenant, list, [written]);
  return view ?? rowView(written, list);
};
