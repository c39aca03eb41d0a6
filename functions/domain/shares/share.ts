// Creates, lists and revokes share links to reports and checklists. Only the hash of the secret is stored.
import { AppError } from '#shared/contract/errors.ts';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Share, ShareInput } from '#shared/model/share.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import type { RunRecord } from '../../store/runs.ts';
import { SHARE_PREFIX, type ShareRecord, shares } from '../../store/shares.ts';
import { workspaceKey, workspacePk } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { newShareId } from '../ids.ts';
import { newSecret, secretHash } from '../invitations/secret.ts';
import { hashPasscode } from './passcode.ts';
import { tokenText } from './token.ts';

const shareView = ({
  secretHash: _secret,
  passcodeHash: _passcode,
  failures: _failures,
  codes: _codes,
  version: _row,
  ...share
}: ShareRecord): Share => share;

type MakePorts = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };
type Shared = Pick<Share, 'projectId' | 'name' | 'runId' | 'checklistId' | 'parts'>;

export const makeShare = async (ports: MakePorts, caller: Caller, shared: Shared, wanted: ShareInput) => {
  const now = ports.clock.now();
  const secret = newSecret();
  const { expiresInDays, recipient, passcode, emails } = wanted;
  const share = {
    ...shared,
    id: newShareId(ports, shared.projectId),
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInDays * DAY_MS).toISOString(),
    opened: 0,
    secretHash: secretHash(secret),
    ...(recipient ? { recipient } : {}),
    ...(emails ? { emails: [...new Set(emails)] } : {}),
    ...(passcode ? { hasPasscode: true, passcodeHash: await hashPasscode(passcode) } : {}),
  };
  const row = shares.row(caller.tenant, share);
  await ports.table.write(
    { put: row, if: 'absent', about: share.id },
    { check: workspaceKey(caller.tenant, shared.projectId), if: 'present' },
  );
  return { share: shareView(shares.read(row)), token: tokenText(caller.tenant, share.id, secret) };
};

export const shareRun = (ports: MakePorts, caller: Caller, run: RunRecord, wanted: ShareInput) => {
  if (run.reported === 0) throw new AppError('notFound');
  return makeShare(ports, caller, { projectId: run.projectId, name: run.name, runId: run.id }, wanted);
};

export const listShares = async (
  table: Pick<Table, 'query' | 'count'>,
  { tenant, projectId }: { readonly tenant: string; readonly projectId: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const place = { pk: workspacePk(tenant, projectId), prefix: SHARE_PREFIX };
  const [page, count] = await Promise.all([
    table.query({ ...place, descending: true, limit: offset + limit }),
    table.count(place),
  ]);
  return { rows: page.items.slice(offset).map((item) => shareView(shares.read(item))), count };
};

type RevokePorts = { readonly table: Pick<Table, 'write'>; readonly clock: Pick<Clock, 'now'> };

export const revokeShare = async (
  { table, clock }: RevokePorts,
  tenant: string,
  share: ShareRecord,
): Promise<number> => {
  if (share.revokedAt) return 0;
  const revokedAt = new Date(clock.now()).toISOString();
  await table.write({
    put: shares.row(tenant, { ...share, revokedAt }, share.version),
    if: { version: share.version },
  });
  return 1;
};
