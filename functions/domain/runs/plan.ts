// What an analysis would do: its inputs understood, companies looked up, sections, sources, price and time.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { type Inputs, parseInputs } from '#shared/analyses/inputs.ts';
import { proposedPlan } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { type Language, SOURCES, type Source as SourceName } from '#shared/model/enums.ts';
import { CompanyIds } from '#shared/model/fact.ts';
import { providersOf, SOURCE_INFO, type SourceKind } from '#shared/model/source.ts';
import { terms } from '../../engine/terms.ts';
import { compact, isNamedIn } from '../../engine/understand/company-names.ts';
import type { Index } from '../../ports/index-port.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import { filesByAudience } from '../files/by-audience.ts';
import { type Providers, type Recognised, recognise } from './resolve.ts';
import { shownBreaks, statementBreaks } from './statement-breaks.ts';
import { sectionTitle } from './titles.ts';

type Ports = {
  readonly sources: Pick<Sources, 'of'>;
  readonly table: Pick<Table, 'query'>;
  readonly index: Pick<Index, 'lexical' | 'count' | 'range'>;
};

type Wanted = {
  readonly type: AnalysisType;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly sources?: readonly SourceName[] | undefined;
};
type In = { readonly tenant: string; readonly projectId: string };

const HITS = 6;

/** Whether the files of the workspace speak of somebody of that name. */
const isInFiles = async (ports: Ports, { tenant, projectId }: In, { name }: CompanyIds): Promise<boolean> => {
  if (compact(name).length < 2) return false;
  const scope = { tenant, projectIds: [projectId] };
  const hits = await ports.index.lexical({ scope, terms: terms(name), limit: HITS });
  return hits.some(({ chunk }) =>
    isNamedIn(name, `${chunk.context.company ?? ''} ${chunk.context.document} ${chunk.text}`),
  );
};

type Looked = {
  readonly value: CompanyIds;
  readonly candidates: Planned['candidates'];
  readonly problem?: { readonly field: string; readonly code: string };
};

const CODES: Readonly<Partial<Record<Recognised['is'], string>>> = {
  several: 'companyAmbiguous',
  like: 'companyAmbiguous',
  none: 'companyUnknown',
};

const named = (field: string, name: string, { candidates }: Recognised): Planned['candidates'] =>
  candidates.length > 1 || (candidates.length === 1 && candidates[0]?.company.name !== name)
    ? [
        {
          field,
          asked: name,
          candidates: candidates.map((one) => ({ ...one, reasons: [...one.reasons], names: [...one.names] })),
        },
      ]
    : [];

/** What was typed is looked up; what was chosen among candidates is taken as it is. */
const lookUp = async (
  ports: Ports,
  at: In,
  providers: Providers,
  field: string,
  wanted: CompanyIds,
): Promise<Looked> => {
  const found = await recognise(providers, wanted);
  if (found.is === 'one') return { value: found.company, candidates: [] };
  const candidates = named(field, wanted.name, found);
  const code = CODES[found.is];
  // A company that the files speak of needs no register, unless two of its very name are listed there.
  const isFine = !code || (found.is !== 'several' && (await isInFiles(ports, at, wanted)));
  return { value: wanted, candidates, ...(isFine ? {} : { problem: { field, code } }) };
};

const typed = (raw: unknown): boolean => typeof raw === 'string';

const resolved = async (ports: Ports, at: In, providers: Providers, wanted: Wanted, inputs: Inputs) => {
  const { fields } = analysisOf(wanted.type);
  const next: Record<string, Inputs[string]> = { ...inputs };
  const looked: Looked[] = [];
  for (const { kind, name } of fields) {
    if (kind !== 'company' && kind !== 'companies') continue;
    const raw = [wanted.inputs[name]].flat();
    const values = [inputs[name]].flat().flatMap((one) => CompanyIds.safeParse(one).data ?? []);
    const all = await Promise.all(
      values.map((one, i) =>
        typed(raw[i]) ? lookUp(ports, at, providers, name, one) : { value: one, candidates: [] },
      ),
    );
    looked.push(...all);
    const companies = all.map(({ value }) => value);
    if (companies.length > 0) next[name] = kind === 'company' ? companies[0] : companies;
  }
  return { inputs: next, looked };
};

const SAMPLED: readonly SourceKind[] = ['filings', 'web', 'press', 'industry'];

/** What stands for a database alone is offered once the organization, or the stage's samples, has it. */
const isOffered = (providers: Providers, { kinds }: Analysis, source: SourceName): boolean => {
  const behind = kinds ? providersOf(source, kinds) : [];
  return (
    !behind.some((name) => SOURCE_INFO[name].kind === 'financials') || behind.some((name) => providers[name]?.facts)
  );
};

/** A kind of source gives samples where those that have been set up give none; a company's own site never is one. */
const sampleStates = (providers: Providers, analysis: Analysis) =>
  SOURCES.filter((source) => isOffered(providers, analysis, source)).map((source) => ({
    source,
    isSample:
      !(analysis.forOutsiders && source === 'WEB') &&
      providersOf(source, analysis.kinds ?? SAMPLED).some((name) => providers[name]?.isSample === true),
  }));

/** Named in the plan; of the others the number is enough. */
const MOST_NAMED = 10;

const goingOut = async ({ table }: Ports, at: In): Promise<NonNullable<Planned['goingOut']>> => {
  const { shareable, internal } = await filesByAudience(table, at);
  const names = internal.slice(0, MOST_NAMED).map(({ filename }) => filename);
  return { shareable: shareable.length, internal: internal.length, names };
};

export const planRun = async (ports: Ports, at: In, wanted: Wanted): Promise<Planned> => {
  const analysis = analysisOf(wanted.type);
  const { inputs, problems } = parseInputs(analysis.fields, wanted.inputs);
  const providers = await ports.sources.of(at.tenant);
  const found = await resolved(ports, at, providers, wanted, inputs);
  const hasFiles = (await ports.index.count({ tenant: at.tenant, projectIds: [at.projectId] })) > 0;
  const titleOf = (id: string) => sectionTitle(wanted.language, id);
  const plan = proposedPlan(analysis, {
    titleOf,
    sources: sampleStates(providers, analysis),
    wanted: wanted.sources,
    hasFiles,
  });
  const broken = await statementBreaks(ports.table, at, { analysis, inputs: found.inputs, plan });
  return {
    plan,
    inputs: found.inputs,
    candidates: found.looked.flatMap(({ candidates }) => candidates),
    problems: [...problems, ...found.looked.flatMap(({ problem }) => problem ?? [])],
    ...(broken.length > 0 ? { breaks: await shownBreaks(ports.index, at, broken) } : {}),
    ...(analysis.forOutsiders ? { goingOut: await goingOut(ports, at) } : {}),
  };
};
