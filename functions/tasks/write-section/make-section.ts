// Builds one section from the sources in scope, and keeps only what it cites.
import type { SectionSpec, Work } from '#shared/analyses/analysis.ts';
import { asWorkbook, type Inputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sectionSpec } from '#shared/analyses/section-spec.ts';
import type { Writer } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { build } from '../../analyses/build.ts';
import type { Built } from '../../analyses/builder.ts';
import { type Notes, notesFor } from '../../analyses/notes.ts';
import { sectionContext } from '../../analyses/section-context.ts';
import type { Attempt } from '../../domain/runs/attempt.ts';
import type { Gathered } from '../../domain/runs/gathered.ts';
import type { StoredSection } from '../../domain/runs/stored-section.ts';
import { ledgersOf, sheetsOf } from '../../domain/runs/workbook.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRecord, RunSection } from '../../store/runs.ts';
import { type ModelWatch, modelWatch } from './model-watch.ts';
import { gatheredOf, hasFailed, registerOf, scopeOf, statementsOf, workspaceFiles } from './section-sources.ts';

/** A section added by a person is answered as the question in its title. */
const specOf = (run: RunRecord, { id }: RunSection): SectionSpec =>
  sectionSpec(analysisOf(run.type), id) ?? {
    id,
    work: { kind: 'ask', questions: [], shape: 'text' },
  };

/** Only cited references: a builder may have read more. */
const citedIn = ({ blocks, assumptions, requests }: Built): ReadonlySet<number> =>
  new Set(refsIn([blocks, assumptions, requests]));

/** If every source failed, a section without evidence has failed too, asks for no document and costs nothing. */
const afterSources = (built: Built, sources: readonly (Gathered | undefined)[]): Built => {
  const { requests, ...rest } = built;
  const isEmpty = citedIn(rest).size === 0 && built.workbook === undefined;
  return sources.length > 0 && sources.every(hasFailed) && isEmpty ? { ...rest, status: 'failed' } : built;
};

export type Made = { readonly built: Built; readonly notes: Notes; readonly writer: Writer };

const instructionOf = (run: RunRecord, section: RunSection, isOwn: boolean): string =>
  [isOwn ? section.title : '', run.rewrite?.instruction ?? ''].filter(Boolean).join('\n');

/** If the model failed anywhere in the section, it does not count as the writer. */
const writerOf = ({ model: { name, write }, hasFailed }: ModelWatch): Writer =>
  write && !hasFailed() ? { kind: 'model', name } : { kind: 'offline', name: 'offline' };

const selected = (built: Built): Built =>
  built.blocks.length === 0
    ? built
    : { ...built, blocks: [...built.blocks, { kind: 'notice', code: 'modelUnavailable' }] };

export const makeSection = async (
  ports: Ports,
  at: Attempt,
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
  const context = sectionContext({
    analysis,
    section,
    inputs,
    instruction: instructionOf(run, section, sectionSpec(analysis, section.id) === undefined),
    acceptedBreaks: run.acceptedBreaks,
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
    ledgers: async () => ledgersOf(ports, at.tenant, await workspaceFiles(ports, at, run, all)),
    register: registerOf(ports, at, run, { all, notes }),
    build: (work: Work, inner) => build(work, inner),
  });
  const built = afterSources(await build(spec.work, context), sources);
  return { built: watch.hasFailed() ? selected(built) : built, notes, writer: writerOf(watch) };
};

export const storedOf = (section: RunSection, { built, notes, writer }: Made): StoredSection => {
  const cited = citedIn(built);
  const { blocks, status, note, aside, assumptions, requests, workbook } = built;
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
    ...(requests ? { requests: [...requests] } : {}),
    writer,
    ...(workbook === undefined ? {} : { workbook }),
  };
};
