// Stores a fetched document as evidence of a run: bytes, text and index entries under a file that only the run
// searches.
import { createHash } from 'node:crypto';
import { segmentLines } from '../../documents/derived/segments.ts';
import { embedChunks } from '../../engine/embed/embed-chunks.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Fetched, SourceDocument } from '../../ports/sources.ts';
import { segmentsKey, uploadKey } from '../../store/file-keys.ts';
import { evidenceFiles } from '../../store/files.ts';
import type { RunRecord } from '../../store/runs.ts';

/** A filing of thousands of pages is indexed only up to this. */
const MAX_CHUNKS = 1500;

/** A document has the same file in a run, however often it is fetched. */
const evidenceId = ({ id, projectId }: Pick<RunRecord, 'id' | 'projectId'>, document: SourceDocument): string => {
  const hash = createHash('sha256').update(`${id}\n${document.source}\n${document.id}`).digest('hex');
  return `fil_${projectId.slice('prj_'.length)}_${hash.slice(0, 16)}`;
};

type Used = Pick<Ports, 'files' | 'parser' | 'index' | 'model' | 'table' | 'clock'>;
type Keeping = { readonly tenant: string; readonly run: RunRecord };

const stored = async (ports: Used, { tenant, run }: Keeping, fetched: Fetched) => {
  const { document, files } = fetched;
  const [main] = files;
  const now = new Date(ports.clock.now()).toISOString();
  const file = {
    id: evidenceId(run, document),
    projectId: run.projectId,
    filename: main.filename,
    contentType: main.contentType,
    size: main.bytes.length,
    status: 'Done' as const,
    uploadedBy: run.createdBy,
    uploadedAt: now,
    updatedAt: now,
    attempt: 1,
  };
  await ports.files.write(uploadKey(tenant, file.id), main.bytes, 'application/octet-stream');
  return file;
};

/** `undefined` if the document contains no text. */
export const keepEvidence = async (
  ports: Used,
  keeping: Keeping,
  fetched: Fetched,
): Promise<{ fileId: string; document: SourceDocument } | undefined> => {
  const { tenant, run } = keeping;
  const { document, files } = fetched;
  const parsed = await ports.parser.parse({ filename: files[0].filename, bytes: files[0].bytes });
  if (!parsed.ok || parsed.previewOnly) return undefined;
  const { segments, language } = parsed;
  // The run's id replaces the workspace's, so that no other question finds it.
  const place = { fileId: evidenceId(run, document), projectId: run.id, filename: document.title };
  const digest = await ports.parser.digest({ ...place, segments, language });
  if (!digest.ok) return undefined;
  const file = await stored(ports, keeping, fetched);
  await ports.files.write(segmentsKey(tenant, file.id), segmentLines(segments), 'application/x-ndjson');
  await ports.index.put(tenant, embedChunks(ports.model, digest.chunks.slice(0, MAX_CHUNKS)));
  await ports.table.write({ put: evidenceFiles.row(tenant, file) });
  return { fileId: file.id, document };
};
