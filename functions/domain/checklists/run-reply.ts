// A reply with files has its row answered again, on account of who asked: as soon as the files can be searched.
import { AppError } from '#shared/contract/errors.ts';
import { WriteConflict } from '../../ports/table.ts';
import type { RowRecord } from '../../store/checklists.ts';
import type { MemberRecord } from '../../store/members.ts';
import type { Made } from './edit.ts';
import { type RunPorts, runChecklist } from './run.ts';

/** Where no run can start now (one is under way, no credits are left, the row is closed), the row is marked as changed. */
export const runReply = async (ports: RunPorts, sending: Made, asker: MemberRecord, row: RowRecord): Promise<void> => {
  const files = row.messages.at(-1)?.files.map(({ id }) => id) ?? [];
  if (files.length === 0) return;
  const caller = { ...sending.caller, userId: asker.userId, member: asker };
  try {
    await runChecklist(ports, { ...sending, caller }, { sources: ['FILES'], rows: [row.id], files });
  } catch (error) {
    if (!(error instanceof AppError || error instanceof WriteConflict)) throw error;
  }
};
