// The sample workspaces as a run reads them: indexed documents, and sources from the sample server.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { build } from '#functions/analyses/build.ts';
import type { Built, SectionContext, Sheet } from '#functions/analyses/builder.ts';
import type { Desk as ReadingDesk } from '#functions/analyses/desk.ts';
import { notesFor } from '#functions/analyses/notes.ts';
import { sectionContext } from '#functions/analyses/section-context.ts';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { fileStatements } from '#functions/engine/facts/file-statements.ts';
import type { Source as Provider } from '#functions/ports/sources.ts';
import type { StatementRecord } from '#functions/store/statements.ts';
import { storeChunks } from '#functions/tasks/index-file/store-chunks.ts';
import { SAMPLES } from '#infra/local/samples/manifest.ts';
import type { SectionSpec } from '#shared/analyses/analysis.ts';
import { companyIn, type Inputs, parseInputs, peersIn } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { lazy } from '#shared/lazy.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Language } from '#shared/model/enums.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { read } from '#tests/helpers/ingest-here.ts';

const NOW = Date.UTC(2026, 9, 1);
const documents = new URL('../../infra/local/samples/', import.meta.url);

export type Desk = {
  readonly index: ReturnType<typeof sqliteIndex>;
  readonly projectId: string;
  readonly tenant: string;
  readonly statements: readonly StatementRecord[];
  close(): Promise<void>;
};

const numbered = (prefix: string, workspace: string, i: number): string =>
  `${prefix}_${workspace}_${String(i).padStart(16, '0')}`;

type DeskFile = { readonly filename: string; readonly bytes: Uint8Array };

/** Indexes the files of one workspace in a separate index. */
export const deskOfFiles = async (tenant: string, files: readonly DeskFile[]): Promise<Desk> => {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-analyses-'));
  const index = sqliteIndex(folder);
  const projectId = 'prj_000000000001';
  const statements: StatementRecord[] = [];
  for (const [i, { filename, bytes }] of files.entries()) {
    const parsed = await read(filename, bytes);
    if (!parsed.ok || parsed.previewOnly) throw new Error(filename);
    const fileId = numbered('fil', '000000000001', i + 1);
    const chunks = chunk({ fileId, projectId, filename, segments: parsed.segments, language: parsed.language });
    await storeChunks({ index, model: offlineModel() }, { tenant, fileId }, chunks, async () => true);
    statements.push(...fileStatements(chunks));
  }
  return {
    index,
    projectId,
    tenant,
    statements,
    close: async () => {
      index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The documents of one sample workspace. */
export const deskOf = async (tenant: string): Promise<Desk> => {
  const files = SAMPLES.filter((sample) => sample.tenant === tenant).flatMap((sample) => sample.files);
  const bytesOf = async (path: string) => new Uint8Array(await readFile(new URL(path, documents)));
  return deskOfFiles(
    tenant,
    await Promise.all(files.map(async ({ path, filename }) => ({ filename, bytes: await bytesOf(path) }))),
  );
};

/** One desk for the suites of a file, which read the same passages; the file closes it. */
export const sampleDesk = lazy(() => deskOf('hanbit'));

const FROM = 2021;
const TO = 2026;
const factsOf = async (sources: readonly Provider[], companies: readonly CompanyIds[]): Promise<Fact[]> => {
  const asked = companies.flatMap((company) =>
    sources.map(async (source) => {
      const candidates = await source.companies?.({ name: company.name, ticker: company.ticker });
      const found = candidates?.is === 'ok' ? candidates.value[0]?.company : undefined;
      const facts = found && (await source.facts?.({ company: found, fromYear: FROM, toYear: TO }));
      return facts?.is === 'ok' ? facts.value.map((fact) => ({ ...fact, entity: { ...fact.entity, ...company } })) : [];
    }),
  );
  return (await Promise.all(asked)).flat();
};

export type SampleRun = {
  readonly desk: Desk;
  readonly type: AnalysisType;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  /** Sources that answer in addition to the files. */
  readonly sources?: readonly Provider[];
  readonly workbook?: readonly Sheet[];
  /** The section under test; all sections if undefined. */
  readonly only?: string;
};
type BuiltSection = Built & { readonly id: string };
export type Golden = {
  readonly sections: readonly BuiltSection[];
  readonly references: readonly Reference[];
  readonly inputs: Inputs;
};

const ok = async <T>(outcome: Promise<{ is: string; value?: readonly T[] }> | undefined): Promise<readonly T[]> => {
  const given = await outcome;
  return given?.value ?? [];
};

/** The profiles of the company and of its line of business, or those of a given industry. */
const profilesOf = async (sources: readonly Provider[], company: CompanyIds | undefined, inputs: Inputs) => {
  const found = async (query: object) =>
    (await Promise.all(sources.map((source) => ok(source.profiles?.({ ...query, limit: 50 }))))).flat();
  const own = company ? await found({ name: company.name }) : [];
  const industry = own[0]?.industry ?? inputs.industry;
  return [...own, ...(typeof industry === 'string' ? await found({ industry }) : [])];
};

const READING = new WeakMap<Desk, Map<Language, ReadingDesk>>();

/** One desk per language; later analyses reuse what earlier ones have read. */
const readingDesk = (desk: Desk, language: Language): ReadingDesk => {
  const desks = READING.get(desk) ?? new Map<Language, ReadingDesk>();
  READING.set(desk, desks);
  const { index, projectId, tenant, statements } = desk;
  const scope = { tenant, projectIds: [projectId] };
  const own = desks.get(language) ?? {
    ...{ index, model: offlineModel(), scope, statements: async () => statements, language, now: NOW },
  };
  desks.set(language, own);
  return own;
};

/** Builds every section of an analysis one after the other, as the state machine does. */
export const runOf = async ({
  desk,
  type,
  inputs: raw,
  language = 'ko',
  sources = [],
  workbook,
  only,
}: SampleRun): Promise<Golden> => {
  const analysis = analysisOf(type);
  const { inputs, problems } = parseInputs(analysis.fields, raw);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const company = companyIn(analysis.fields, inputs);
  const companies = [...(company ? [company] : []), ...peersIn(analysis.fields, inputs)];
  const facts = await factsOf(sources, companies);
  const profiles = await profilesOf(sources, company, inputs);
  const press = sources.filter(({ kind }) => kind === 'press' || kind === 'web');
  const listed = await Promise.all(
    press.map((source) => ok(source.search({ text: company?.name ?? String(inputs.industry ?? '') }))),
  );
  const notes = notesFor(new Date(NOW).toISOString(), new Map());
  const section = async (spec: SectionSpec): Promise<BuiltSection> => {
    const context: SectionContext = sectionContext({
      analysis,
      section: { id: spec.id, title: spec.id },
      inputs,
      instruction: '',
      desk: readingDesk(desk, language),
      notes,
      signal: new AbortController().signal,
      facts,
      documents: listed.flat(),
      profiles,
      workbook: async () => workbook,
      ledgers: async () => [],
      build,
    });
    return { ...(await build(spec.work, context)), id: spec.id };
  };
  const sections: BuiltSection[] = [];
  for (const spec of analysis.sections) if (only === undefined || spec.id === only) sections.push(await section(spec));
  return { sections, references: notes.all(), inputs };
};
