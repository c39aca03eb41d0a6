// Changes a row: a person's text is kept beside the generated answer; two approvals lock the row.
import { AppError } from '#shared/contract/errors.ts';
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import type { Language } from '#shared/model/enums.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import {
  type ChecklistRecord,
  changeRowWrites,
  checklistRows,
  isLocked,
  type RowRecord,
  readRow,
} from '../../store/checklists.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { recipientOf } from '../workspaces/recipient.ts';
import type { FilePorts } from './changed-files.ts';
import { tellOwner } from './owner-email.ts';
import { type By, type Edit, editedRow } from './row-change.ts';
import { rowView, rowViews } from './view.ts';

export type EditPorts = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly mail: Mail;
};
export type Made = {
  readonly caller: Caller;
  readonly found: ResolvedEntities;
  readonly list: ChecklistRecord;
  readonly app: string;
  readonly language: Language;
};

/** Requires a member who sees the workspace; nobody else learns of the list. */
export const ownerOf = async ({ table }: EditPorts, { caller, list }: Made, id: string): Promise<MemberRecord> => {
  const member = await recipientOf(table, { tenant: caller.tenant, projectId: list.projectId }, id);
  if (!member) throw new AppError('badInput', { field: 'owner' });
  return member;
};
export const personOf = (member: MemberRecord): By => ({ id: member.userId, name: nameOf(member) });

/** A locked row can be reopened only by its two approvers and by managers of the workspace. */
export const mayEdit = (row: RowRecord, { caller, found: { standing } }: Made, edit: Edit): boolean => {
  if (!isLocked(row)) return true;
  const mayOpen = row.signedBy.some(({ id }) => id === caller.userId) || can(caller, 'project.manage', standing);
  const { status, ...rest } = edit;
  const opens =
    status !== undefined && status !== 'approved' && Object.values(rest).every((value) => value === undefined);
  return mayOpen && opens;
};

export const editRow = async (
  ports: EditPorts & FilePorts,
  made: Made,
  rowId: string,
  { version, ...edit }: Edit & { readonly version: number },
): Promise<ChecklistRow> => {
  const { caller, list } = made;
  const { tenant } = caller;
  const [row, owner] = await Promise.all([
    readRow(ports.table, tenant, list, rowId),
    edit.owner ? ownerOf(ports, made, edit.owner) : undefined,
  ]);
  if (!row) throw new AppError('notFound');
  if (row.version !== version) throw new AppError('stale', {}, rowView(row, list));
  if (!mayEdit(row, made, edit)) throw new AppError('rowLocked');
  const at = new Date(ports.clock.now()).toISOString();
  const by = personOf(caller.member);
  const after = editedRow(row, edit, { owner: owner && personOf(owner), by, at });
  try {
    await ports.table.write(...changeRowWrites(tenant, row, after));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await readRow(ports.table, tenant, list, rowId);
    throw new AppError('stale', {}, current && rowView(current, list));
  }
  if (owner && row.owner?.id !== owner.userId) await tellOwner(ports, made, owner, `${row.id}-${row.version}`);
  const written = checklistRows.read(checklistRows.row(tenant, after, row.version));
  const [view] = await rowViews(ports, tenant, list, [written]);
  return view ?? rowView(written, list);
};
