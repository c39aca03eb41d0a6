// Erases the data of a deleted run: fetched documents, sections, exports, events, edits and comments.
import type { Clock } from '../../ports/clock.ts';
import type { FileKey, Files } from '../../ports/files.ts';
import type { Table, Write } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { erasures } from '../../store/file-erasures.ts';
import { runPrefix } from '../../store/file-keys.ts';
import { evidenceKey } from '../../store/files.ts';
import { eraseRunRows } from '../../store/run-events.ts';
import type { RunAt, RunRecord } from '../../store/runs.ts';
import { startErasing } from '../files/delete.ts';

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Pick<Clock, 'now'> };

/** Returns the writes for the transaction that removes the row, and the function that starts the erasure after it. */
export const noteRemoval = (ports: Starter, tenant: string, run: Pick<RunRecord, 'id' | 'projectId' | 'evidence'>) => {
  const { id, projectId, evidence } = run;
  const deadline = new Date(ports.clock.now()).toISOString();
  const erasure = { name: id, projectId, fileIds: evidence, runId: id, deadline };
  const writes: Write[] = [
    ...evidence.map((fileId): Write => ({ remove: evidenceKey(tenant, fileId) })),
    { put: erasures.row(tenant, erasure), if: 'absent' },
  ];
  return { writes, start: () => startErasing(ports, tenant, erasure) };
};

type Ports = { readonly files: Pick<Files, 'list' | 'remove'>; readonly table: Pick<Table, 'query' | 'write'> };

export const eraseRun = async ({ files, table }: Ports, { tenant, runId }: RunAt): Promise<void> => {
  const keys: FileKey[] = [];
  for await (const { key } of files.list(runPrefix(tenant, runId))) keys.push(key);
  if (keys.length > 0) await files.remove(keys);
  await eraseRunRows(table, { tenant, runId });
};
