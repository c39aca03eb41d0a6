// The reaper: starts work that was recorded but never started, and ends work past its deadline.
import * as z from 'zod';
import { eraseBinned } from '../../domain/bin/erase.ts';
import { refund } from '../../domain/credits/spend.ts';
import { reapDrive } from '../../domain/drives/reap.ts';
import { startErasing } from '../../domain/files/delete.ts';
import { startIndexing } from '../../domain/files/indexing.ts';
import { discardUpload } from '../../domain/files/upload.ts';
import { sweepPerson } from '../../domain/organisation/sweep-person.ts';
import { startErasingOrganisation } from '../../domain/platform/remove-organisation.ts';
import { startAnswering } from '../../domain/questions/ask.ts';
import { at } from '../../domain/questions/read.ts';
import { giveUp } from '../../domain/runs/give-up.ts';
import { startMachine } from '../../domain/runs/machine.ts';
import { startErasingWorkspace } from '../../domain/workspaces/delete.ts';
import { sweepLateBytes } from '../../domain/workspaces/late-bytes.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Item, WriteConflict } from '../../ports/table.ts';
import { bin, binPk } from '../../store/bin.ts';
import { held } from '../../store/credits.ts';
import { deadlinePk } from '../../store/deadline-index.ts';
import { deletedPeople } from '../../store/deleted-people.ts';
import { erasures } from '../../store/file-erasures.ts';
import { awaitedUntil, changeFile, files, pendingFiles } from '../../store/files.ts';
import { organisationErasures } from '../../store/organisation-erasures.ts';
import { finishQuestion, lastEvent, questions } from '../../store/questions.ts';
import { runs } from '../../store/runs.ts';
import { workspaceErasures } from '../../store/workspace-erasures.ts';
import { task } from '../task.ts';

/** Recorded work without progress for this long is started again; starting is idempotent. */
const QUIET_MS = 60_000;
const BATCH = 200;

const reapFile = async (ports: Ports, tenant: string, item: Item, now: number) => {
  const file = files.read(item);
  const { id: fileId, attempt } = file;
  if ((file.deadline ?? '') < new Date(now).toISOString())
    await changeFile(
      ports.table,
      { tenant, fileId, attempt, now },
      { status: 'Error', reason: 'tookTooLong', clear: ['progress', 'secondsLeft', 'deadline'] },
    );
  else if ((file.status === 'NotYet' || file.status === 'Imported') && now - Date.parse(file.updatedAt) > QUIET_MS)
    await startIndexing(ports.workflows, tenant, [file]);
};

/** An erasure that waits for late bytes is left until then. */
const reapErasure = async ({ workflows, clock }: Ports, tenant: string, item: Item, now: number) => {
  const erasure = erasures.read(item);
  if (erasure.deadline <= new Date(now).toISOString()) await startErasing({ workflows, clock }, tenant, erasure);
};

/** Removes an upload that its owner has given up, and what has arrived of it. */
const reapUpload = async (ports: Ports, tenant: string, item: Item, now: number) => {
  const upload = pendingFiles.read(item);
  if (awaitedUntil(upload) < new Date(now).toISOString()) await discardUpload(ports, tenant, upload);
};

const reapQuestion = async (ports: Ports, tenant: string, item: Item, now: number) => {
  const question = questions.read(item);
  const run = at(tenant, question);
  if ((question.deadline ?? '') < new Date(now).toISOString()) {
    const last = await lastEvent(ports.table, run);
    const bodies = [{ event: 'error' as const, data: { code: 'unavailable' } }];
    await finishQuestion(ports.table, run, { status: 'Failed', last, bodies, now });
  } else if (now - Date.parse(question.createdAt) > QUIET_MS) await startAnswering(ports.workflows, tenant, question);
};

const reapRun = async (ports: Ports, tenant: string, item: Item, now: number) => {
  const run = runs.read(item);
  if ((run.deadline ?? '') < new Date(now).toISOString())
    await giveUp(ports, { tenant, runId: run.id, attempt: run.attempt });
  else if (now - Date.parse(run.begunAt) > QUIET_MS) await startMachine(ports.workflows, tenant, run);
};

/** Refunds a job that never reported its end. */
const reapCredits = async (ports: Ports, tenant: string, item: Item, now: number) => {
  const price = held.read(item);
  if (price.deadline < new Date(now).toISOString()) await refund(ports, tenant, price);
};

const reapOne = async (ports: Ports, item: Item, now: number): Promise<void> => {
  const [, kind, tenant = ''] = (item.gsi1sk ?? '').split('#');
  if (kind === 'file') return reapFile(ports, tenant, item, now);
  if (kind === 'upload') return reapUpload(ports, tenant, item, now);
  if (kind === 'search') return reapQuestion(ports, tenant, item, now);
  if (kind === 'run') return reapRun(ports, tenant, item, now);
  if (kind === 'credits') return reapCredits(ports, tenant, item, now);
  if (kind === 'drive') return reapDrive(ports, tenant, item, now);
  if (kind === 'project') return startErasingWorkspace(ports, tenant, workspaceErasures.read(item));
  if (kind === 'bytes') return sweepLateBytes(ports, item, now);
  if (kind === 'person') return sweepPerson(ports, tenant, deletedPeople.read(item));
  if (kind === 'organisation') return startErasingOrganisation(ports, organisationErasures.read(item));
  return reapErasure(ports, tenant, item, now);
};

/** Erases expired bin rows; a row that changes at this moment is handled next time. */
const reapBins = async (ports: Ports, now: number): Promise<void> => {
  const upTo = new Date(now).toISOString();
  const { items } = await ports.table.query({ index: 'gsi1', pk: binPk, upTo, limit: BATCH });
  for (const item of items) {
    const [, tenant = ''] = (item.gsi1sk ?? '').split('#');
    await eraseBinned(ports, tenant, bin.read(item)).catch((error) => {
      if (!(error instanceof WriteConflict)) throw error;
    });
  }
};

export const reap = task({
  input: z.object({}).loose(),
  run: async (_input, ports) => {
    const now = ports.clock.now();
    const faults: unknown[] = [];
    let seen = 0;
    let cursor: string | undefined;
    do {
      const page = await ports.table.query({
        index: 'gsi1',
        pk: deadlinePk,
        limit: BATCH,
        ...(cursor ? { cursor } : {}),
      });
      // A row changed by others at this moment is not stuck; a row that fails never stops the others.
      for (const item of page.items)
        await reapOne(ports, item, now).catch((error) => {
          if (!(error instanceof WriteConflict)) faults.push(error);
        });
      seen += page.items.length;
      cursor = page.cursor;
    } while (cursor);
    await reapBins(ports, now).catch((error) => faults.push(error));
    if (faults.length > 0) throw faults[0];
    return { seen };
  },
});
