// Indexes one file: parse, store its text, chunk, embed, index. Refusals are results; thrown errors are retried.
import * as z from 'zod';
import type { FileReason } from '#shared/model/file.ts';
import { FileId } from '#shared/model/ids.ts';
import { eraseDerived } from '../../documents/derived/erase.ts';
import { segmentLines } from '../../documents/derived/segments.ts';
import { needsOcr, withScanned } from '../../documents/formats/scanned.ts';
import { FileMissing } from '../../ports/files.ts';
import type { Parsed } from '../../ports/parser.ts';
import type { Ports } from '../../ports/ports.ts';
import { eraseFacts, storeFacts } from '../../store/facts.ts';
import { segmentsKey, uploadKey } from '../../store/file-keys.ts';
import { changeFile, evidenceKey, type FileChange, type FileRecord, readFile } from '../../store/files.ts';
import { task } from '../task.ts';
import { learnBytes } from './bytes.ts';
import { progressOf } from './progress.ts';

const Input = z.object({ tenant: z.string(), fileId: FileId, attempt: z.number().int() });
type Run = z.output<typeof Input>;

/** Imported on demand: files without text do not need it. */
const loadStoring = () => import('./store-chunks.ts');
/** Imported at the end, only if runs may cite an earlier version. */
const loadAlerts = () => import('../../domain/runs/alert-changes.ts');

/** The share of parsing in the whole work. */
const READING = 0.6;
const OVER = { clear: ['progress', 'secondsLeft', 'deadline'] } as const;
const GONE = { status: 'gone' } as const;

const change = async (ports: Ports, run: Run, to: FileChange): Promise<boolean> =>
  (await changeFile(ports.table, { ...run, now: ports.clock.now() }, to)) !== undefined;

const end = async (ports: Ports, run: Run, to: FileChange) => {
  if (await change(ports, run, { ...to, ...OVER })) return { status: to.status ?? '' };
  return leave(ports, run);
};

/** Removes the file from search and figure lookups; its text stays. */
const silence = async ({ index, table }: Ports, target: { readonly tenant: string; readonly fileId: string }) => {
  await index.removeFile(target);
  await eraseFacts(table, target);
};

/**
 * Cleans up: a deleted file leaves nothing, an earlier version nothing searchable; if a later attempt has taken over,
 * it owns the stored data.
 */
const leave = async (ports: Ports, { tenant, fileId }: Run) => {
  if (await readFile(ports.table, tenant, fileId)) return GONE;
  const [superseded] = await ports.table.getMany([evidenceKey(tenant, fileId)]);
  if (superseded) await silence(ports, { tenant, fileId });
  else await eraseDerived(ports, { tenant, fileId });
  return GONE;
};

/** Runs OCR on image pages if the stage has it; elsewhere they stay without text. */
const withPictures = async (ports: Ports, run: Run, { filename }: FileRecord, parsed: Parsed): Promise<Parsed> => {
  if (!ports.ocr || !needsOcr(filename, parsed)) return parsed;
  return withScanned(parsed, await ports.ocr.read({ key: uploadKey(run.tenant, run.fileId) }));
};

type Reading = { readonly parsed: Parsed; readonly learned: FileChange };
const refused = (reason: FileReason): Reading => ({ parsed: { ok: false, reason }, learned: {} });

const parse = async (ports: Ports, run: Run, file: FileRecord, onShare: (share: number) => void): Promise<Reading> => {
  try {
    // No byte is read before the scanner has passed the file.
    const scanned = await ports.scanner?.result(uploadKey(run.tenant, run.fileId));
    if (scanned && scanned !== 'clean') return refused(scanned);
    const bytes = await ports.files.readAll(uploadKey(run.tenant, run.fileId));
    const learned = await learnBytes(ports, run.tenant, file, bytes);
    if (learned === 'other') return refused('uploadIncomplete');
    const parsed = await ports.parser.parse({ filename: file.filename, bytes }, (share) => onShare(share * READING));
    return { parsed: await withPictures(ports, run, file, parsed), learned };
  } catch (error) {
    if (error instanceof FileMissing) return refused('uploadIncomplete');
    throw error;
  }
};

/** Ends a file without searchable text. */
const endEmpty = async (ports: Ports, run: Run, to: FileChange) => {
  await eraseDerived(ports, run);
  return end(ports, run, to);
};

/** Removes earlier versions from search; they still open for old answers. */
const removeEarlier = async (ports: Ports, { tenant }: Run, { earlier = [] }: FileRecord) => {
  for (const fileId of earlier) await silence(ports, { tenant, fileId });
};

const alertOf = async (ports: Ports, { tenant }: Run, file: FileRecord): Promise<void> => {
  const { alertChanges } = await loadAlerts();
  await alertChanges(ports, tenant, file);
};

const index = async (ports: Ports, run: Run, file: FileRecord) => {
  const progress = progressOf(ports.clock, (to) => change(ports, run, to));
  await removeEarlier(ports, run, file);
  const { parsed, learned } = await parse(ports, run, file, progress.report);
  if (!(await progress.settled())) return leave(ports, run);
  if (!parsed.ok) return endEmpty(ports, run, { ...learned, status: 'Error', reason: parsed.reason });
  if (parsed.previewOnly) return endEmpty(ports, run, { ...learned, status: 'Passed' });
  const { segments, language, pages, pagesWithoutText, facts } = parsed;
  const { id: fileId, projectId, filename } = file;
  const digest = await ports.parser.digest({
    ...{ fileId, projectId, filename, segments, language, facts },
    pagesWithoutText,
  });
  if (!digest.ok) return endEmpty(ports, run, { ...learned, status: 'Error', reason: digest.reason });
  await ports.files.write(segmentsKey(run.tenant, run.fileId), segmentLines(segments), 'application/x-ndjson');
  const known = { ...learned, ...(pages === undefined ? {} : { pages }) };
  if (!(await change(ports, run, { status: 'Segmented', progress: READING, ...known }))) return leave(ports, run);
  const { storeChunks } = await loadStoring();
  const stored = await storeChunks(ports, run, digest.chunks, (share) => {
    progress.report(READING + share * (1 - READING));
    return progress.settled();
  });
  if (!stored) return leave(ports, run);
  await storeFacts(ports.table, run, digest.facts, digest.statements);
  const { searchableSince = new Date(ports.clock.now()).toISOString() } = file;
  const ended = await end(ports, run, { status: 'Done', searchableSince, ...known });
  // The file is indexed even if its alerts cannot be sent.
  if (ended.status === 'Done') await alertOf(ports, run, file).catch(() => undefined);
  return ended;
};

export const indexFile = task({
  input: Input,
  run: async (run, ports) => {
    const file = await readFile(ports.table, run.tenant, run.fileId);
    if (!file) return leave(ports, run);
    if (file.attempt !== run.attempt) return GONE;
    if (file.status === 'Done' || file.status === 'Passed' || file.status === 'Error') return { status: file.status };
    const begun = await change(ports, run, { status: 'InProgress', progress: 0, clear: ['reason', 'secondsLeft'] });
    return begun ? index(ports, run, file) : leave(ports, run);
  },
});
