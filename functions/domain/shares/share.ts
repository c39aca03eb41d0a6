// Links to reports: made, listed, revoked and opened. A link is worth what its secret is: only the hash is stored.
import { AppError } from '#shared/contract/errors.ts';
import { projectOf } from '#shared/model/ids.ts';
import type { Share } from '#shared/model/run.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table, Write } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import { auditRow } from '../../store/audit.ts';
import { tenantGuard } from '../../store/guard.ts';
import { nameOf } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { projectKey, projectPk } from '../../store/projects.ts';
import { type RunRecord, readRun } from '../../store/runs.ts';
import { SHARE_PREFIX, type ShareRecord, shareKey, shares } from '../../store/shares.ts';
import type { Caller } from '../caller.ts';
import { newShareId } from '../ids.ts';
import { isSecretOf, newSecret, secretHash } from '../invitations/secret.ts';
import { reportOf } from './report.ts';
import { hashPasscode, requirePasscode } from './share-passcode.ts';

const DAY_MS = 86_400_000;

const shareView = ({
  secretHash: _secret,
  passcodeHash: _passcode,
  failures: _failures,
  version: _row,
  ...share
}: ShareRecord): Share => share;

/** The link carries it behind the `#`, so that it reaches no log. */
const tokenText = (tenant: string, id: string, secret: string): string => [tenant, id, secret].join('.');

const readToken = (text: string) => {
  const found = /^([a-z0-9_-]{3,40})\.(shr_[0-9a-z]{12}_[0-9a-z]{16})\.([A-Za-z0-9_-]{20,100})$/.exec(text);
  const [, tenant, id, secret] = found ?? [];
  return tenant && id && secret ? { tenant, id, secret } : undefined;
};

type MakePorts = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };

type Wanted = {
  readonly expiresInDays: number;
  readonly recipient?: string | undefined;
  readonly passcode?: string | undefined;
};

export const shareRun = async (ports: MakePorts, caller: Caller, run: RunRecord, wanted: Wanted) => {
  if (run.reported === 0) throw new AppError('notFound');
  const now = ports.clock.now();
  const secret = newSecret();
  const { expiresInDays, recipient, passcode } = wanted;
  const share = {
    id: newShareId(ports, run.projectId),
    runId: run.id,
    projectId: run.projectId,
    name: run.name,
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInDays * DAY_MS).toISOString(),
    opened: 0,
    secretHash: secretHash(secret),
    ...(recipient ? { recipient } : {}),
    ...(passcode ? { hasPasscode: true, passcodeHash: await hashPasscode(passcode) } : {}),
  };
  const row = shares.row(caller.tenant, share);
  await ports.table.write(
    { put: row, if: 'absent', about: share.id },
    { check: projectKey(caller.tenant, run.projectId), if: 'present' },
  );
  return { share: shareView(shares.read(row)), token: tokenText(caller.tenant, share.id, secret) };
};

export const listShares = async (
  table: Pick<Table, 'query' | 'count'>,
  { tenant, projectId }: { readonly tenant: string; readonly projectId: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const place = { pk: projectPk(tenant, projectId), prefix: SHARE_PREFIX };
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

type OpenPorts = {
  readonly table: Table;
  readonly files: Pick<Files, 'readAll'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** Two who open it at one moment are counted as one, and both stand in the audit log; revoking meanwhile is not undone. */
const countOpening = async ({ table, clock }: OpenPorts, tenant: string, share: ShareRecord, trail: Write) => {
  const lastOpenedAt = new Date(clock.now()).toISOString();
  const next = { ...share, opened: share.opened + 1, lastOpenedAt };
  await table
    .write({ put: shares.row(tenant, next, share.version), if: { version: share.version } }, trail)
    .catch((error) => {
      if (!(error instanceof WriteConflict)) throw error;
      return table.write(trail);
    });
};

/** Whatever is wrong with a link, the answer is the same. */
const opened = async ({ files, clock, ...unbound }: OpenPorts, token: string) => {
  const link = readToken(token);
  const projectId = link && projectOf(link.id);
  if (!link || !projectId) throw new AppError('notFound');
  const { tenant, id, secret } = link;
  const ports = { files, clock, table: tenantGuard(unbound.table, tenant) };
  const keys = [shareKey(tenant, id), projectKey(tenant, projectId), organisationKey(tenant)];
  const [item, project, organisationItem] = await ports.table.getMany(keys);
  const share = item && shares.read(item);
  const organisation = organisationItem && organisations.read(organisationItem);
  const isOpen = share && !share.revokedAt && share.expiresAt > new Date(ports.clock.now()).toISOString();
  if (!isOpen || !project || !isSecretOf(share.secretHash, secret)) throw new AppError('notFound');
  if (!organisation || organisation.status === 'suspended') throw new AppError('notFound');
  const run = await readRun(ports.table, { tenant, runId: share.runId });
  if (!run || run.reported === 0) throw new AppError('notFound');
  return { ports, tenant, share, run, organisation };
};

type Reader = { readonly caller: Caller | undefined; readonly sourceIp: string; readonly requestId: string };

/** A reader of another organisation is named by it; a stranger has no name. */
const readerOf = ({ caller }: Reader, tenant: string) =>
  caller?.tenant === tenant
    ? { userId: caller.userId, name: nameOf(caller.member) }
    : { userId: 'reader', name: caller?.organisation.name ?? '' };

/** Marked with whom it was made for, else the organisation of whoever reads it, else, for a stranger, of whoever shared it. */
export const openShare = async (
  open: OpenPorts,
  { token, passcode }: { readonly token: string; readonly passcode?: string | undefined },
  reader: Reader,
): Promise<string> => {
  const { ports, tenant, share, run, organisation } = await opened(open, token);
  await requirePasscode(ports.table, { tenant, share, passcode });
  const { htmlOf } = await import('../../export/html/html-of.ts');
  const report = await reportOf(ports.files, tenant, run);
  const { sourceIp, requestId } = reader;
  const trail = auditRow({
    tenant,
    ...readerOf(reader, tenant),
    action: 'share.open',
    targets: [share.id],
    sourceIp,
    requestId,
    now: ports.clock.now(),
  });
  await countOpening(ports, tenant, share, trail);
  // Files of the workspace stay closed to a stranger: only what is public is linked.
  return htmlOf(report, {
    linkTo: ({ url }) => url,
    reader: share.recipient ?? reader.caller?.organisation.name ?? organisation.name,
    expiresAt: share.expiresAt,
  });
};
