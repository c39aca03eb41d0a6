// Replies to a request: files are stored under the row's section, the requester gets an email, and the row is answered
// again.
import { AppError } from '#shared/contract/errors.ts';
import type { ChecklistRequest } from '#shared/model/checklist-row.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Model } from '../../ports/model.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { changeRowWrites, type RowRecord, readRow } from '../../store/checklists.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import type { FilePart } from '../caller.ts';
import { sendEmail } from '../emails/send-email.ts';
import { storeParts } from '../files/finish.ts';
import { ensurePath } from '../files/folders/create.ts';
import { recipientOf } from '../workspaces/recipient.ts';
import type { Made } from './edit.ts';
import { isRequestedOf, requestView, rowPath, withMessage } from './messages.ts';
import { runReply } from './run-reply.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'remove' | 'abortParts'>;
  readonly model: Pick<Model, 'name' | 'kind'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly random: Random;
};
type Reply = { readonly text: string; readonly parts: readonly FilePart[] };

const MAX_ATTEMPTS = 5;

/** Returns the section's folder, creating it if it does not exist. */
const filed = async (ports: Ports, { caller, list }: Made, row: RowRecord, parts: readonly FilePart[]) => {
  if (parts.length === 0) return [];
  const { projectId } = list;
  const path = (row.section || row.sheet || list.name).replace(/[\\/]+/g, ' ');
  const folderId = await ensurePath(ports, caller, { projectId, folderId: undefined, path });
  const stored = await storeParts(ports, caller, { projectId, folderId }, parts);
  return stored.map(({ id, filename }) => ({ id, filename }));
};

const requestedRow = async ({ table }: Ports, { caller, list }: Made, rowId: string): Promise<RowRecord> => {
  const row = await readRow(table, caller.tenant, list, rowId);
  if (!row || !isRequestedOf(row, caller.userId)) throw new AppError('forbidden');
  return row;
};

/** The member who sent the last request, if they can still see the workspace. */
const askerOf = async ({ table }: Ports, { caller, list }: Made, row: RowRecord): Promise<MemberRecord | undefined> => {
  const asker = row.messages.findLast(({ kind, to }) => kind === 'request' && to?.id === caller.userId)?.by;
  return asker && recipientOf(table, { tenant: caller.tenant, projectId: list.projectId }, asker.id);
};

const emailAsker = async (ports: Ports, { caller, list, app, language }: Made, member: MemberRecord, row: RowRecord) =>
  sendEmail(ports, {
    kind: 'checklistReply',
    to: member.email,
    language: member.language ?? language,
    app,
    path: rowPath(list, row),
    params: { inviter: nameOf(caller.member), organisation: caller.organisation.name },
    key: `checklist-${list.id}-${row.id}-${row.messages.length}`,
  });

export const replyTo = async (
  ports: Ports,
  sending: Made,
  rowId: string,
  { text, parts }: Reply,
): Promise<ChecklistRequest> => {
  const { caller, list } = sending;
  if (parts.length > CHECKLIST.maxReplyFiles) throw new AppError('fileTooMany', { max: CHECKLIST.maxReplyFiles });
  if (text === '' && parts.length === 0) throw new AppError('badInput', { field: 'text' });
  const files = await filed(ports, sending, await requestedRow(ports, sending, rowId), parts);
  const by = { id: caller.userId, name: nameOf(caller.member) };
  const at = new Date(ports.clock.now()).toISOString();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const row = await requestedRow(ports, sending, rowId);
    const { version, ...after } = withMessage(row, { kind: 'reply', at, by, text, files });
    try {
      await ports.table.write(...changeRowWrites(caller.tenant, row, after, true));
    } catch (error) {
      if (error instanceof WriteConflict) continue;
      throw error;
    }
    const written = { ...after, version: version + 1 };
    const asker = await askerOf(ports, sending, written);
    if (asker) {
      await emailAsker(ports, sending, asker, written);
      await runReply(ports, sending, asker, written);
    }
    return requestView(list, written, caller.userId);
  }
  throw new AppError('stale');
};
