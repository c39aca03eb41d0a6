// Removes the rows of files and questions, and leaves a tombstone for each until its stored data is erased.
import { addressesEnd } from '../../domain/files/late-erasure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Item, Write } from '../../ports/table.ts';
import { BIN_PREFIX, bin } from '../../store/bin.ts';
import { uploadKey } from '../../store/file-keys.ts';
import {
  EVIDENCE_PREFIX,
  evidenceFiles,
  FILE_PREFIX,
  files,
  PENDING_PREFIX,
  pendingFiles,
  storedBytes,
} from '../../store/files.ts';
import { answerKey, QUESTION_PREFIX, type QuestionRecord, questions } from '../../store/questions.ts';
import { RUN_PREFIX, runs } from '../../store/runs.ts';
import { type Remnant, remnants } from '../../store/workspace-erasures.ts';
import { workspacePk } from '../../store/workspaces.ts';
import { whileAny } from './pages.ts';

type In = { readonly tenant: string; readonly projectId: string };
type Used = Pick<Ports, 'table' | 'workflows' | 'clock'>;
type Dropping = { readonly files: Pick<Ports['files'], 'abortParts'> };

/** With three writes each, they fit one transaction. */
const AT_ONCE = 30;

const remnant = (tenant: string, row: Remnant): Write => ({ put: remnants.row(tenant, row) });
const removal = ({ pk, sk }: Item): Write => ({ remove: { pk, sk }, if: 'present' });

const tombstoneFiles = ({ table }: Used, { tenant, projectId }: In) =>
  whileAny(table, { pk: workspacePk(tenant, projectId), prefix: FILE_PREFIX, limit: AT_ONCE }, async (items) => {
    const all = items.map((item) => ({ item, file: files.read(item) }));
    await table.write(
      ...all.flatMap(({ item, file: { id, deadline } }) => [
        removal(item),
        remnant(tenant, { projectId, kind: 'file', id, ...(deadline ? { until: deadline } : {}) }),
      ]),
      storedBytes(tenant, -all.reduce((sum, { file }) => sum + file.size, 0)),
    );
  });

/** One row at a time: each holds up to as many files as one call deletes. */
const tombstoneBin = ({ table }: Used, { tenant, projectId }: In) =>
  whileAny(table, { pk: workspacePk(tenant, projectId), prefix: BIN_PREFIX, limit: 1 }, async (items) => {
    for (const item of items) {
      const { files: binned, run, question } = bin.read(item);
      await table.write(
        removal(item),
        ...binned.map(({ id }) => remnant(tenant, { projectId, kind: 'file', id })),
        ...(run ? [remnant(tenant, { projectId, kind: 'run', id: run.id })] : []),
        ...(question ? [remnant(tenant, { projectId, kind: 'search', id: question.id })] : []),
        storedBytes(tenant, -binned.reduce((sum, { size }) => sum + size, 0)),
      );
    }
  });

/** Their bytes may arrive until the upload address expires; what is sent to dropped parts is refused. */
const tombstoneUploads = ({ table, files, clock }: Used & Dropping, { tenant, projectId }: In) =>
  whileAny(table, { pk: workspacePk(tenant, projectId), prefix: PENDING_PREFIX, limit: AT_ONCE }, async (items) => {
    const all = items.map((item) => ({ item, upload: pendingFiles.read(item) }));
    for (const {
      upload: { id, uploadId },
    } of all)
      if (uploadId) await files.abortParts({ key: uploadKey(tenant, id), uploadId });
    await table.write(
      ...all.flatMap(({ item, upload: { id } }) => [
        removal(item),
        remnant(tenant, { projectId, kind: 'file', id, until: addressesEnd(clock.now()) }),
      ]),
      storedBytes(tenant, -all.reduce((sum, { upload }) => sum + upload.size, 0)),
    );
  });

/** An attempt that still writes stops at its next word, because the question is gone. */
export const tombstoneQuestions = async (
  { table, workflows }: Used,
  { tenant, projectId }: In,
  all: readonly QuestionRecord[],
): Promise<void> => {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await table.write(
      ...all.slice(from, from + AT_ONCE).flatMap((question): Write[] => {
        const { pk, sk } = questions.row(tenant, question);
        return [
          { remove: { pk, sk }, if: 'present' },
          { remove: answerKey(tenant, question.id, question.createdBy.id) },
          remnant(tenant, { projectId, kind: 'search', id: question.id }),
        ];
      }),
    );
  const running = all.filter(({ status }) => status === 'InProgress');
  await Promise.all(running.map(({ id }) => workflows.stop({ machine: 'answer', name: id })));
};

/** A step under way may still read what runs have fetched. */
const tombstoneRuns = async ({ table, workflows, clock }: Used, { tenant, projectId }: In): Promise<void> => {
  const until = addressesEnd(clock.now());
  const inWorkspace = (prefix: string) => ({ pk: workspacePk(tenant, projectId), prefix, limit: AT_ONCE });
  await whileAny(table, inWorkspace(EVIDENCE_PREFIX), (items) => {
    const all = items.map((item) => ({ item, file: evidenceFiles.read(item) }));
    // Earlier versions of files count as stored; documents fetched by runs do not.
    const counted = all.filter(({ file }) => file.supersededBy).reduce((sum, { file }) => sum + file.size, 0);
    return table.write(
      ...all.flatMap(({ item, file }) => [
        removal(item),
        remnant(tenant, { projectId, kind: 'file', id: file.id, until }),
      ]),
      ...(counted > 0 ? [storedBytes(tenant, -counted)] : []),
    );
  });
  await whileAny(table, inWorkspace(RUN_PREFIX), async (items) => {
    const all = items.map((item) => ({ item, run: runs.read(item) }));
    await table.write(
      ...all.flatMap(({ item, run }) => [
        removal(item),
        remnant(tenant, { projectId, kind: 'run', id: run.id, until }),
      ]),
    );
    const running = all.filter(({ run }) => run.status === 'InProgress');
    await Promise.all(
      running.map(({ run: { id, attempt, machine } }) => workflows.stop({ machine, name: `${id}-${attempt}` })),
    );
  });
};

/** Leaves tombstones for every file, upload, run and question in the workspace's partition. */
export const tombstone = async (ports: Used & Dropping, place: In): Promise<void> => {
  await tombstoneFiles(ports, place);
  await tombstoneBin(ports, place);
  await tombstoneUploads(ports, place);
  await tombstoneRuns(ports, place);
  const page = { pk: workspacePk(place.tenant, place.projectId), prefix: QUESTION_PREFIX, limit: AT_ONCE };
  await whileAny(ports.table, page, (items) => tombstoneQuestions(ports, place, items.map(questions.read)));
};
