// Answers a row again after a reply with files, at the requester's expense, once the files are searchable.
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { RerunRefusal } from '#shared/model/checklist-row.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { changeRowWrites, type RowRecord, readRow } from '../../store/checklists.ts';
import type { MemberRecord } from '../../store/members.ts';
import type { Made } from './edit.ts';
import { withHistory } from './row-change.ts';
import { type RunPorts, runChecklist } from './run.ts';

const MAX_ATTEMPTS = 5;
const REFUSALS: Partial<Record<ErrorCode, RerunRefusal>> = {
  noCredits: 'credits',
  notEnoughCredits: 'credits',
  listRunning: 'running',
  stale: 'running',
};

/** The row's history records why it was not answered again. */
const noteRefusal = async (
  { table, clock }: Pick<RunPorts, 'clock'> & { readonly table: Pick<Table, 'getMany' | 'write'> },
  { caller, list }: Made,
  rowId: string,
  why: RerunRefusal,
): Promise<void> => {
  const change = { at: new Date(clock.now()).toISOString(), field: 'rerun' as const, from: '', to: why };
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const row = await readRow(table, caller.tenant, list, rowId);
    if (!row) return;
    const { version: _version, ...plain } = row;
    try {
      await table.write(...changeRowWrites(caller.tenant, row, withHistory(plain, [change])));
      return;
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
};

/** If no run can start now, the row is marked as changed. */
export const runReply = async (ports: RunPorts, sending: Made, asker: MemberRecord, row: RowRecord): Promise<void> => {
  const files = row.messages.at(-1)?.files.map(({ id }) => id) ?? [];
  if (files.length === 0) return;
  const caller = { ...sending.caller, userId: asker.userId, member: asker };
  try {
    await runChecklist(ports, { ...sending, caller }, { sources: ['FILES'], rows: [row.id], files });
  } catch (error) {
    if (!(error instanceof AppError || error instanceof WriteConflict)) throw error;
    const code = error instanceof AppError ? error.code : 'stale';
    await noteRefusal(ports, sending, row.id, REFUSALS[code] ?? 'refused');
  }
};
