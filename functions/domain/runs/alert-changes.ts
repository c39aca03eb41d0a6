// Alerts people by activity and email when a new file version changes figures of a report that was exported or shared.
import type { Report } from '#shared/report/report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { EXPORT_PREFIX, exportRows } from '../../store/exports.ts';
import { figureAlerts } from '../../store/figure-alerts.ts';
import type { FileRecord } from '../../store/files.ts';
import { type RunRecord, readRun } from '../../store/runs.ts';
import { SHARE_PREFIX, shares } from '../../store/shares.ts';
import { workspacePk } from '../../store/workspaces.ts';
import { sendEmail } from '../emails/send-email.ts';
import { readSegments } from '../files/read-segments.ts';
import { recipientOf } from '../workspaces/recipient.ts';
import { changedFigures, type FigureChange } from './changed-figures.ts';
import { reportOf } from './report.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly mail: Mail;
  readonly clock: Pick<Clock, 'now'>;
};
type Version = Pick<FileRecord, 'id' | 'projectId' | 'filename' | 'uploadedBy' | 'updatedAt' | 'earlier'>;

/** Figures named in an email, set by hand; the report shows the rest. */
const MAX_NAMED = 5;
/** Reads only the newest exports and links, because later reports have replaced older ones. */
const MAX_ROWS = 100;

/** Reports that were exported or have a share link. */
const runsThatLeft = async ({ table }: Ports, tenant: string, projectId: string): Promise<string[]> => {
  const place = { pk: workspacePk(tenant, projectId), descending: true, limit: MAX_ROWS };
  const [exported, shared] = await Promise.all([
    table.query({ ...place, prefix: EXPORT_PREFIX }),
    table.query({ ...place, prefix: SHARE_PREFIX }),
  ]);
  const ids = [
    ...exported.items.map((item) => exportRows.read(item).about),
    ...shared.items.flatMap((item) => shares.read(item).runId ?? []),
  ];
  return [...new Set(ids.filter((id) => id.startsWith('run_')))];
};

const quotesOf = ({ references }: Report, earlier: string): string[] =>
  references.flatMap(({ fileId, quote }) => (fileId === earlier ? [quote] : []));

const textOf = (changes: readonly FigureChange[]): string =>
  changes
    .slice(0, MAX_NAMED)
    .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
    .join('\n');

const alert = async (ports: Ports, tenant: string, run: RunRecord, file: Version, changes: readonly FigureChange[]) => {
  const { id: fileId, projectId, filename, uploadedBy: by, updatedAt: at } = file;
  const name = `${run.name} · ${filename}`;
  await ports.table.write({ put: figureAlerts.row(tenant, { runId: run.id, projectId, fileId, name, by, at }) });
  const recipient = await recipientOf(ports.table, { tenant, projectId }, run.createdBy.id);
  if (!recipient) return;
  const { email, language } = recipient;
  await sendEmail(ports, {
    kind: 'figuresChanged',
    to: email,
    language: language ?? run.language,
    app: run.app,
    path: `/workflows/run/${run.id}`,
    params: { document: run.name, file: filename, changes: textOf(changes) },
    key: `figures-${run.id}-${fileId}`,
  });
};

/** `file` has been indexed; the version it replaces is the first of its earlier versions. */
export const alertChanges = async (ports: Ports, tenant: string, file: Version): Promise<void> => {
  const [earlier] = file.earlier ?? [];
  if (!earlier) return;
  const ids = await runsThatLeft(ports, tenant, file.projectId);
  if (ids.length === 0) return;
  const [before, after] = await Promise.all([earlier, file.id].map((id) => readSegments(ports.files, tenant, id)));
  for (const runId of ids) {
    const run = await readRun(ports.table, { tenant, runId });
    if (!run || run.reported === 0) continue;
    const quotes = quotesOf(await reportOf(ports.files, tenant, run), earlier);
    const changes = quotes.length > 0 ? changedFigures(quotes, before ?? [], after ?? []) : [];
    if (changes.length > 0) await alert(ports, tenant, run, file, changes);
  }
};
