// Opens a share link: its holder reads the page behind it, watermarked with the reader; files of the workspace stay
// closed.
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/model/enums.ts';
import { workspaceOf } from '#shared/model/ids.ts';
import type { Report } from '#shared/report/report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table, Write } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import { auditRow } from '../../store/audit.ts';
import { tenantGuard } from '../../store/guard.ts';
import { nameOf } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { readRun } from '../../store/runs.ts';
import { type ShareRecord, shareKey, shares } from '../../store/shares.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { inConstantTime } from '../account/constant-time.ts';
import type { Caller } from '../caller.ts';
import { sharedList } from '../checklists/shared-list.ts';
import { retryWrite } from '../files/retry-write.ts';
import { isSecretOf } from '../invitations/secret.ts';
import { editedReport } from '../runs/edits.ts';
import { movedFiguresOf } from '../runs/moved-figures.ts';
import { requirePasscode } from './passcode.ts';
import { requireReader, sendReaderCode } from './reader-code.ts';
import { readToken } from './token.ts';

type OpenPorts = {
  readonly table: Table;
  readonly files: Pick<Files, 'readAll'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** Two concurrent openings count once, but both are in the audit log; a concurrent revocation is not undone. */
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

/** Every invalid link gets the same response. */
const resolved = async (unbound: Table, clock: Pick<Clock, 'now'>, token: string) => {
  const link = readToken(token);
  const projectId = link && workspaceOf(link.id);
  if (!link || !projectId) throw new AppError('notFound');
  const { tenant, id, secret } = link;
  const table = tenantGuard(unbound, tenant);
  const keys = [shareKey(tenant, id), workspaceKey(tenant, projectId), organisationKey(tenant)];
  const [item, workspace, organisationItem] = await table.getMany(keys);
  const share = item && shares.read(item);
  const organisation = organisationItem && organisations.read(organisationItem);
  const isOpen = share && !share.revokedAt && share.expiresAt > new Date(clock.now()).toISOString();
  if (!isOpen || !workspace || !isSecretOf(share.secretHash, secret)) throw new AppError('notFound');
  if (!organisation || organisation.status === 'suspended') throw new AppError('notFound');
  return { table, tenant, share, organisation };
};

type Resolved = Awaited<ReturnType<typeof resolved>>;

/** Includes figures that have changed since, as a download does. */
const pageReport = async (
  { files, clock }: OpenPorts,
  { table, tenant, share, organisation }: Resolved,
): Promise<Report> => {
  const { runId, checklistId, parts = [] } = share;
  if (checklistId) return sharedList(table, tenant, { checklistId, parts, organisation: organisation.name });
  const run = runId ? await readRun(table, { tenant, runId }) : undefined;
  if (!run || run.reported === 0) throw new AppError('notFound');
  const report = await editedReport({ table, files }, tenant, run);
  const movedFigures = await movedFiguresOf({ table, files, clock }, { tenant, projectId: run.projectId }, report);
  return { ...report, ...(movedFigures ? { movedFigures } : {}) };
};

type Reader = { readonly caller: Caller | undefined; readonly sourceIp: string; readonly requestId: string };

/** A reader of the same organization has a name; a stranger has none. */
const readerOf = ({ caller }: Reader, tenant: string) =>
  caller?.tenant === tenant
    ? { userId: caller.userId, name: nameOf(caller.member) }
    : { userId: 'reader', name: caller?.organisation.name ?? '' };

type Entered = {
  readonly token: string;
  readonly passcode?: string | undefined;
  readonly reader?: { readonly email: string; readonly code: string } | undefined;
};

/**
 * The watermark is the reader's address, else the recipient of the link, else the reader's organization, else the
 * person who shared it.
 */
export const openShare = async (open: OpenPorts, entered: Entered, by: Reader): Promise<string> => {
  const link = await resolved(open.table, open.clock, entered.token);
  const { table, tenant, share, organisation } = link;
  const tries = { table, platform: open.table, clock: open.clock };
  await requirePasscode(tries, { tenant, share, passcode: entered.passcode });
  await requireReader(tries, link, entered.reader);
  const { htmlOf } = await import('../../export/html/html-of.ts');
  const report = await pageReport(open, link);
  const email = share.emails ? entered.reader?.email : undefined;
  const { sourceIp, requestId } = by;
  const trail = auditRow({
    tenant,
    ...(email ? { userId: 'reader', name: email } : readerOf(by, tenant)),
    action: 'share.open',
    targets: [share.id],
    sourceIp,
    requestId,
    now: open.clock.now(),
  });
  await countOpening({ ...open, table }, tenant, share, trail);
  // Files of the workspace stay closed to a stranger: only public sources are linked.
  return htmlOf(report, {
    linkTo: ({ url }) => url,
    reader: email ?? share.recipient ?? by.caller?.organisation.name,
    sharedBy: organisation.name,
    expiresAt: share.expiresAt,
  });
};

type CodePorts = { readonly table: Table; readonly mail: Mail; readonly clock: Clock };
type CodeWanted = { readonly token: string; readonly email: string; readonly language: Language; readonly app: string };

/**
 * Takes the same time for every address and hides errors, which would reveal an allowed address. Throws notFound for an
 * invalid link.
 */
export const sendShareCode = async ({ table, mail, clock }: CodePorts, { token, ...to }: CodeWanted) => {
  let link = await resolved(table, clock, token);
  const send = () =>
    sendReaderCode({ table: link.table, mail, clock }, link, { ...to, organisation: link.organisation.name });
  const lookAgain = async () => {
    link = await resolved(table, clock, token);
  };
  await inConstantTime(clock, () => retryWrite(clock, send, lookAgain));
  return { sent: true as const };
};
