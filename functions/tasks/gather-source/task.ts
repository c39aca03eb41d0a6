// Queries one source of a run, stores what it returned, and reports the outcome. A failing source never stops the
// others.
import * as z from 'zod';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { SOURCES, type Source as SourceName, STAGES } from '#shared/model/enums.ts';
import type { RunEventBody } from '#shared/model/run.ts';
import { eraseFile } from '../../documents/derived/erase.ts';
import { Attempt, advance, OVER, runUnderWay, stageEvent, tell } from '../../domain/runs/attempt.ts';
import { Gathered } from '../../domain/runs/gathered.ts';
import { keep, names, readStored } from '../../domain/runs/stored.ts';
import { ModelBusy } from '../../ports/model.ts';
import type { Ports } from '../../ports/ports.ts';
import { IndexWaking } from '../../ports/search-index.ts';
import type { SourceDocument } from '../../ports/sources.ts';
import { evidenceKey, readFileItem, readFileItems } from '../../store/files.ts';
import { type RunRecord, readRun } from '../../store/runs.ts';
import { task } from '../task.ts';
import type { Found } from './gather.ts';

/** Imported on demand: workspace files need neither module, and a source without new pages only the first. */
const loadSources = () => import('./gather.ts');
const loadEvidence = () => import('./evidence.ts');

const Input = Attempt.extend({ source: z.enum(SOURCES) });
type Input = z.output<typeof Input>;

const FETCHED = 6;
const STAGE = STAGES.indexOf('StatusForDownloadingSecDartFiles');

const log = (code: 'asking' | 'gathered' | 'sourceOut' | 'reading', params: Record<string, string>): RunEventBody => ({
  event: 'log',
  data: { code, params },
});

const fetchOne = async (ports: Ports, at: Input, run: RunRecord, found: Found, document: SourceDocument) => {
  const provider = found.providers[document.source];
  const fetched = await provider?.fetch(document);
  if (fetched?.is !== 'ok') return undefined;
  await tell(ports, at, log('reading', { title: document.title }));
  const { keepEvidence } = await loadEvidence();
  return keepEvidence(ports, { tenant: at.tenant, run }, fetched.value);
};

/** A page that cannot be read is omitted; a temporary failure of the stage is thrown, so that it is retried. */
const evidenceOf = async (ports: Ports, at: Input, run: RunRecord, found: Found) => {
  const chosen: Gathered['evidence'] = [];
  for (const document of found.documents.slice(0, FETCHED)) {
    if (!(await runUnderWay(ports, at))) break;
    const one = await fetchOne(ports, at, run, found, document).catch((error) => {
      if (error instanceof IndexWaking || error instanceof ModelBusy) throw error;
      return undefined;
    });
    if (one) chosen.push(one);
  }
  return chosen;
};

const nothingOf = (source: SourceName, outcome: string): Gathered => ({
  ...{ source, outcome, isSample: false, documents: [], facts: [], profiles: [], evidence: [] },
});

/** Counts passages of the organization's own industry reports; if there are any, no sample is used. */
const libraryCount = async (ports: Ports, { tenant }: Input, { libraryIds = [] }: RunRecord): Promise<number> =>
  libraryIds.length > 0 ? ports.index.count({ tenant, projectIds: libraryIds }) : 0;

const ask = async (
  ports: Ports,
  at: Input,
  run: RunRecord,
  source: Exclude<SourceName, 'FILES'>,
): Promise<Gathered> => {
  const analysis = analysisOf(run.type);
  const { inputs: parsed } = parseInputs(analysis.fields, run.inputs);
  const [providers, { gathered }] = await Promise.all([ports.sources.of(at.tenant), loadSources()]);
  const found = await gathered(providers, source, { ...run, analysis, parsed, now: ports.clock.now() });
  const { outcome, isSample, documents, facts, profiles } = found;
  const evidence = await evidenceOf(ports, at, run, found);
  const isOwn = source === 'INDUSTRY' && (await libraryCount(ports, at, run)) > 0;
  if (isOwn && (isSample || outcome !== 'ok')) return nothingOf(source, 'ok');
  return { source, outcome, isSample, documents: [...documents], facts: [...facts], profiles: [...profiles], evidence };
};

/** Counts the workspace files that are searched. */
const searchableFiles = async (ports: Ports, at: Input, run: RunRecord): Promise<number> => {
  const items = await readFileItems(ports.table, at.tenant, run.projectId);
  return items.map(readFileItem).filter(({ status }) => status === 'Done').length;
};

const ofFiles = async (ports: Ports, at: Input, run: RunRecord): Promise<Gathered> => {
  const count = await ports.index.count({ tenant: at.tenant, projectIds: [run.projectId] });
  return nothingOf('FILES', count > 0 ? 'ok' : 'empty');
};

/** Erases what was stored for a run that was deleted meanwhile. */
const forget = async (ports: Ports, { tenant, runId }: Input, { evidence }: Gathered) => {
  if (await readRun(ports.table, { tenant, runId })) return OVER;
  for (const { fileId } of evidence) {
    await ports.table.write({ remove: evidenceKey(tenant, fileId) });
    await eraseFile(ports, { tenant, fileId });
  }
  return OVER;
};

const sourceEvent = ({ source, outcome, documents, facts, profiles }: Gathered, files: number): RunEventBody =>
  outcome === 'ok'
    ? log('gathered', { source, count: String(documents.length + facts.length + profiles.length + files) })
    : log('sourceOut', { source, outcome });

const noted = (run: RunRecord, { source, outcome, isSample, evidence }: Gathered): Partial<RunRecord> => ({
  stage: Math.max(run.stage, STAGE),
  sources: [...run.sources.filter((one) => one.source !== source), { source, outcome, isSample }],
  evidence: [...new Set([...run.evidence, ...evidence.map(({ fileId }) => fileId)])],
  isSample: run.isSample || isSample,
});

export const gatherSource = task({
  input: Input,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return OVER;
    const { source } = at;
    await tell(ports, at, stageEvent(STAGE, at.attempt), log('asking', { source }));
    const known = await readStored(ports.files, at, names.gathered(source), Gathered);
    const all = known ?? (source === 'FILES' ? await ofFiles(ports, at, run) : await ask(ports, at, run, source));
    if (!known) await keep(ports.files, at, names.gathered(source), all);
    const files = source === 'FILES' ? await searchableFiles(ports, at, run) : 0;
    const next = await advance(ports, at, (current) => noted(current, all), sourceEvent(all, files));
    return next ? { outcome: all.outcome } : forget(ports, at, all);
  },
});
