// Starts indexing; each attempt has its own execution name, so that none starts twice.
import { AppError } from '#shared/contract/errors.ts';
import { WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type FileRecord, files, type PlainFile } from '../../store/files.ts';
import type { WorkPorts } from '../work-ports.ts';

/** The longest wait in the specification ("up to 20 minutes"); later the reaper gives up. */
const INDEX_MS = 20 * 60_000;

export const withDeadline = <F extends object>(file: F, now: number): F & { deadline: string } => ({
  ...file,
  deadline: new Date(now + INDEX_MS).toISOString(),
});

/** The row of a file that waits for another attempt; an attempt under way stops. */
export const withAttempt = (file: PlainFile, now: number): PlainFile => {
  const { reason, progress, secondsLeft, ...rest } = file;
  return withDeadline(
    { ...rest, status: 'NotYet' as const, attempt: file.attempt + 1, updatedAt: new Date(now).toISOString() },
    now,
  );
};

type Indexed = Pick<FileRecord, 'id' | 'attempt'>;

export const startIndexing = async (workflows: Pick<Workflows, 'start'>, tenant: string, all: readonly Indexed[]) => {
  await Promise.all(
    all.map(({ id, attempt }) =>
      workflows.start({ machine: 'index-files', name: `${id}-${attempt}`, input: { tenant, fileIds: [id], attempt } }),
    ),
  );
};

/** Starts another attempt for each file, except for files that are being indexed now. */
export const indexAgain = async (
  ports: WorkPorts,
  tenant: string,
  chosen: readonly FileRecord[],
): Promise<FileRecord[]> => {
  const now = ports.clock.now();
  const again = chosen.map((file) => {
    if (file.deadline) return { file, started: false };
    return { file: { ...withAttempt(file, now), version: file.version + 1 }, started: true };
  });
  const started = again.filter((entry) => entry.started).map((entry) => entry.file);
  if (started.length === 0) return chosen.slice();
  try {
    await ports.table.write(
      ...started.map((file) => ({ put: files.row(tenant, file, file.version - 1), if: { version: file.version - 1 } })),
    );
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('stale');
    throw error;
  }
  await startIndexing(ports.workflows, tenant, started);
  return again.map((entry) => entry.file);
};
