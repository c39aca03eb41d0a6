// Writes one section of a run from what was gathered, and keeps it. A section that cannot be written fails alone.
import * as z from 'zod';
import type { SectionSpec, Work } from '#shared/analyses/analysis.ts';
import { asWorkbook, type Inputs, parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sectionSpec } from '#shared/analyses/section-spec.ts';
import { STAGES } from '#shared/model/enums.ts';
import type { Block, Writer } from '#shared/report/blocks.ts';
import { checksIn } from '#shared/report/checks-in.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { benchOf } from '../../analyses/bench.ts';
import { build } from '../../analyses/build.ts';
import type { Built } from '../../analyses/builder.ts';
import { type Notes, notesFor } from '../../analyses/notes.ts';
import { filesByAudience } from '../../domain/files/by-audience.ts';
import { Attempt, advance, OVER, runUnderWay, stageEvent, whileUnderWay } from '../../domain/runs/at-work.ts';
import { Gathered, keep, kept, names, type StoredSection } from '../../domain/runs/stored.ts';
import { sheetsOf } from '../../domain/runs/workbook.ts';
import { IndexWaking } from '../../ports/index-port.ts';
import { ModelBusy } from '../../ports/model.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRecord, RunSection } from '../../store/runs.ts';
import { readStatementRecords } from '../../store/statements.ts';
import { task } from '../task.ts';
import { type ModelWatch, modelWatch } from './model-watch.ts';

const Input = Attempt.extend({ sectionId: z.string() });
type Input = z.output<typeof Input>;

const STAGE = STAGES.indexOf('ReportStream');

type State = RunSection['state'];
const STATES: Readonly<Record<Built['status'], State>> = { done: 'Done', needsModel: 'NeedsModel', failed: 'Failed' };

const withState = (run: RunRecord, id: string, change: Partial<RunSection>): Partial<RunRecord> => ({
  sections: run.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
});

/** A section that the person added is the question that its title asks. */
const specOf = (run: RunRecord, { id }: RunSection): SectionSpec =>
  sectionSpec(analysisOf(run.type), id) ?? {
    id,
    work: { kind: 'ask', questions: [], shape: 'text' },
  };

/** One entry a source of the section; undefined where gathering broke off. */
const gatheredOf = (ports: Ports, at: Input, run: RunRecord, spec: SectionSpec) => {
  const on = run.plan.sources.filter((one) => one.on && (spec.sources ?? [one.source]).includes(one.source));
  return Promise.all(on.map(({ source }) => kept(ports.files, at, names.gathered(source), Gathered)));
};

/** Only what is cited: a builder may have looked at more. */
const citedIn = ({ blocks, assumptions }: Built): ReadonlySet<number> => new Set(refsIn([blocks, assumptions]));

const FAILED = ['rateLimited', 'unauthorised', 'badReply', 'unreachable'];

const hasFailed = (gathered: Gathered | undefined): boolean => !gathered || FAILED.includes(gathered.outcome);

/** Where every source failed, a section that rests on nothing has failed as well: it costs nothing. */
const afterSources = (built: Built, sources: readonly (Gathered | undefined)[]): Built =>
  sources.length > 0 && sources.every(hasFailed) && citedIn(built).size === 0 && built.workbook === undefined
    ? { ...built, status: 'failed' }
    : built;

/** What goes to the other side is drawn from files that may go out, and from what was fetched. */
const scopeOf = async ({ table }: Ports, { tenant }: Input, run: RunRecord, all: readonly Gathered[]) => {
  const projectIds = [...(all.some(({ source }) => source === 'FILES') ? [run.projectId] : []), run.id];
  if (!analysisOf(run.type).forOutsiders) return { tenant, projectIds };
  const { shareable } = await filesByAudience(table, { tenant, projectId: run.projectId });
  const fetched = all.flatMap(({ evidence }) => evidence.map(({ fileId }) => fileId));
  return { tenant, projectIds, fileIds: [...shareable.map(({ id }) => id), ...fetched] };
};

/** Only where the files of the workspace are a source of the section, and of these only what is in scope. */
const statementsOf =
  (ports: Ports, at: Input, run: RunRecord, all: readonly Gathered[], fileIds?: readonly string[]) => async () => {
    if (!all.some(({ source }) => source === 'FILES')) return [];
    const records = await readStatementRecords(ports.table, { tenant: at.tenant, projectId: run.projectId });
    return fileIds ? records.filter(({ fileId }) => fileIds.includes(fileId)) : records;
  };

type Made = { readonly built: Built; readonly notes: Notes; readonly writer: Writer };

const instructionOf = (run: RunRecord, section: RunSection, isOwn: boolean): string =>
  [isOwn ? section.title : '', run.rewrite?.instruction ?? ''].filter(Boolean).join('\n');

/** A model that broke off in one place did not write the section. */
const writerOf = ({ model: { name, write }, hasFailed }: ModelWatch): Writer =>
  write && !hasFailed() ? { kind: 'model', name } : { kind: 'offline', name: 'offline' };

const selected = (built: Built): Built =>
  built.blocks.length === 0
    ? built
    : { ...built, blocks: [...built.blocks, { kind: 'notice', code: 'modelUnavailable' }] };

const makeSection = async (
  ports: Ports,
  at: Input,
  { run, section, inputs, signal }: { run: RunRecord; section: RunSection; inputs: Inputs; signal: AbortSignal },
): Promise<Made> => {
  const analysis = analysisOf(run.type);
  const spec = specOf(run, section);
  const sources = await gatheredOf(ports, at, run, spec);
  const all = sources.filter((one) => one !== undefined);
  const now = ports.clock.now();
  const scope = await scopeOf(ports, at, run, all);
  const origins = new Map(all.flatMap(({ evidence }) => evidence.map(({ fileId, document }) => [fileId, document])));
  const notes = notesFor(new Date(now).toISOString(), origins);
  const workbook = Object.values(inputs)
    .map(asWorkbook)
    .find((one) => one !== undefined);
  const watch = modelWatch(ports.model);
  const bench = benchOf({
    analysis,
    section,
    inputs,
    instruction: instructionOf(run, section, sectionSpec(analysis, section.id) === undefined),
    desk: {
      index: ports.index,
      model: watch.model,
      scope,
      statements: statementsOf(ports, at, run, all, scope.fileIds),
      language: run.language,
      now,
    },
    notes,
    signal,
    facts: all.flatMap(({ facts }) => facts),
    documents: all.flatMap(({ documents }) => documents),
    profiles: all.flatMap(({ profiles }) => profiles),
    workbook: async () => workbook && sheetsOf(ports, at.tenant, workbook),
    build: (work: Work, inner) => build(work, inner),
  });
  const built = afterSources(await build(spec.work, bench), sources);
  return { built: watch.hasFailed() ? selected(built) : built, notes, writer: writerOf(watch) };
};

const storedOf = (section: RunSection, { built, notes, writer }: Made): StoredSection => {
  const cited = citedIn(built);
  const { blocks, status, note, aside, assumptions, workbook } = built;
  return {
    section: {
      id: section.id,
      title: section.title,
      blocks: [...blocks],
      status,
      ...(note ? { note } : {}),
      ...(aside ? { aside } : {}),
    },
    references: notes.all().filter(({ n }) => cited.has(n)),
    assumptions,
    writer,
    ...(workbook === undefined ? {} : { workbook }),
  };
};

/** Sentences, cells and points alike. */
const checkedParams = (title: string, blocks: readonly Block[]): Record<string, string> => {
  const checks = checksIn(blocks);
  const verified = checks.filter((check) => check === 'verified').length;
  return { section: title, verified: String(verified), total: String(checks.length) };
};

/** Worth another try of the same step; anything else is a failure of this section alone. */
const isPassing = (error: unknown): boolean => error instanceof IndexWaking || error instanceof ModelBusy;

const write = async (ports: Ports, at: Input, run: RunRecord, section: RunSection): Promise<State | undefined> => {
  const { inputs } = parseInputs(analysisOf(run.type).fields, run.inputs);
  const made = await whileUnderWay(ports, at, (signal) => makeSection(ports, at, { run, section, inputs, signal }));
  const stored = storedOf(section, made);
  await keep(ports.files, at, names.section(section.id, at.attempt), stored);
  const state = STATES[made.built.status];
  const next = await advance(
    ports,
    at,
    (current) => withState(current, section.id, { state, written: at.attempt }),
    { event: 'section', data: { id: section.id, state } },
    { event: 'log', data: { code: 'checked', params: checkedParams(section.title, made.built.blocks) } },
  );
  return next && state;
};

/** What stood before stands again. */
const fail = (ports: Ports, at: Input, section: RunSection) => {
  const state = section.written > 0 ? 'Done' : 'Failed';
  return advance(
    ports,
    at,
    (current) => withState(current, section.id, { state }),
    { event: 'section', data: { id: section.id, state } },
    { event: 'log', data: { code: 'sectionFailed', params: { section: section.title } } },
  );
};

const begin = (ports: Ports, at: Input, { id, title }: RunSection) =>
  advance(
    ports,
    at,
    (run) => ({ stage: Math.max(run.stage, STAGE), ...withState(run, id, { state: 'Writing' }) }),
    stageEvent(STAGE, at.attempt),
    { event: 'section', data: { id, state: 'Writing' } },
    { event: 'log', data: { code: 'writing', params: { section: title } } },
  );

export const writeSection = task({
  input: Input,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    const section = run?.sections.find(({ id }) => id === at.sectionId);
    if (!run || !section) return OVER;
    if (section.written === at.attempt) return { state: section.state };
    if (!(await begin(ports, at, section))) return OVER;
    try {
      return { state: (await write(ports, at, run, section)) ?? 'over' };
    } catch (error) {
      if (isPassing(error)) throw error;
      if (!(await runUnderWay(ports, at))) return OVER;
      await fail(ports, at, section);
      throw error;
    }
  },
});
