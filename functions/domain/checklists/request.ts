// Requests what a row needs from a member of the workspace: marks the row as requested and sends an email with a link.
import { AppError } from '#shared/contract/errors.ts';
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import { WriteConflict } from '../../ports/table.ts';
import { changeRowWrites, checklistRows, isLocked, readRow } from '../../store/checklists.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import { sendEmail } from '../emails/send-email.ts';
import { recipientOf } from '../workspaces/recipient.ts';
import type { EditPorts, Made } from './edit.ts';
import { rowPath, withMessage } from './messages.ts';
import { editedRow } from './row-change.ts';
import { rowView } from './view.ts';

type Wanted = { readonly to: string; readonly text: string; readonly due?: string | undefined };

/** Requires a member of the workspace; nobody else could open the request. */
const addressee = async ({ table }: EditPorts, { caller, list }: Made, id: string): Promise<MemberRecord> => {
  const member = await recipientOf(table, { tenant: caller.tenant, projectId: list.projectId }, id);
  if (!member) throw new AppError('badInput', { field: 'to' });
  return member;
};

export const requestFor = async (
  ports: EditPorts,
  sending: Made,
  rowId: string,
  { to, text, due }: Wanted,
): Promise<ChecklistRow> => {
  const { caller, list, app, language } = sending;
  const { tenant } = caller;
  const [row, member] = await Promise.all([readRow(ports.table, tenant, list, rowId), addressee(ports, sending, to)]);
  if (!row) throw new AppError('notFound');
  if (isLocked(row)) throw new AppError('rowLocked');
  const at = new Date(ports.clock.now()).toISOString();
  const by = { id: caller.userId, name: nameOf(caller.member) };
  const message = { kind: 'request' as const, at, by, to: { id: to, name: nameOf(member) }, text, files: [] };
  const after = withMessage(editedRow(row, { status: 'requested' }, { by, at }), {
    ...message,
    ...(due ? { due } : {}),
  });
  try {
    await ports.table.write(...changeRowWrites(tenant, row, after, true));
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  await sendEmail(ports, {
    kind: 'checklistRequest',
    to: member.email,
    language: member.language ?? language,
    app,
    path: rowPath(list, row),
    params: { inviter: by.name, organisation: caller.organisation.name },
    key: `checklist-${list.id}-${row.id}-${after.messages.length}`,
  });
  return rowView(checklistRows.read(checklistRows.row(tenant, after, row.version)), list);
};
