// Plans an analysis: parsed inputs, resolved companies, sections, sources, price and time.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { inputText, parseInputs } from '#shared/analyses/inputs.ts';
import { proposedPlan, secondsAt } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { type Language, SOURCES, type Source as SourceName } from '#shared/model/enums.ts';
import { isChosen, providersOf, SOURCE_INFO, type SourceKind } from '#shared/model/source.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import type { FileRecord } from '../../store/files.ts';
import { filesByAudience } from '../files/by-audience.ts';
import { filesLanguage } from './files-language.ts';
import { lookUpCompanies } from './look-up-companies.ts';
import { secondsPerSection } from './measured-seconds.ts';
import type { Providers } from './resolve.ts';
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

const SAMPLED: readonly SourceKind[] = ['filings', 'web', 'press', 'industry'];

/**
 * A source backed only by databases is offered if the organization or the stage's samples have one, and no other
 * database was chosen.
 */
const isOffered = (providers: Providers, { kinds }: Analysis, dataSource: string, source: SourceName): boolean => {
  const behind = kinds ? providersOf(source, kinds) : [];
  const databases = behind.filter((name) => SOURCE_INFO[name].kind === 'financials');
  return databases.length === 0 || databases.some((name) => isChosen(name, dataSource) && providers[name]?.facts);
};

/** A kind of source uses samples if none of its providers is set up; a company's own site is never a sample. */
const sampleStates = (providers: Providers, analysis: Analysis, dataSource: string) =>
  SOURCES.filter((source) => isOffered(providers, analysis, dataSource, source)).map((source) => ({
    source,
    isSample:
      !(analysis.forOutsiders && source === 'WEB') &&
      providersOf(source, analysis.kinds ?? SAMPLED).some((name) => providers[name]?.isSample === true),
  }));

/** Files named in the plan; the rest are only counted. */
const MAX_NAMED = 10;

const goingOut = (
  shareable: readonly FileRecord[],
  internal: readonly FileRecord[],
): NonNullable<Planned['goingOut']> => {
  const names = internal.slice(0, MAX_NAMED).map(({ filename }) => filename);
  return { shareable: shareable.length, internal: internal.length, names };
};

export const planRun = async (ports: Ports, at: In, wanted: Wanted): Promise<Planned> => {
  const analysis = analysisOf(wanted.type);
  const { inputs, problems } = parseInputs(analysis.fields, wanted.inputs);
  const providers = await ports.sources.of(at.tenant);
  const found = await lookUpCompanies(ports, at, { analysis, providers, raw: wanted.inputs, inputs });
  const hasFiles = (await ports.index.count({ tenant: at.tenant, projectIds: [at.projectId] })) > 0;
  const titleOf = (id: string) => sectionTitle(wanted.language, id);
  const plan = proposedPlan(analysis, {
    titleOf,
    sources: sampleStates(providers, analysis, inputText(inputs.dataSource)),
    wanted: wanted.sources,
    hasFiles,
  });
  const [pace, { shareable, internal }, broken] = await Promise.all([
    secondsPerSection(ports.table, at, analysis.type),
    filesByAudience(ports.table, at),
    statementBreaks(ports.table, at, { analysis, inputs: found.inputs, plan }),
  ]);
  const quotable = analysis.forOutsiders ? shareable : [...shareable, ...internal];
  const quoted = await filesLanguage(ports.index, at.tenant, quotable);
  return {
    plan: pace === undefined ? plan : { ...plan, seconds: secondsAt(pace, plan.sections) },
    inputs: found.inputs,
    candidates: found.looked.flatMap(({ candidates }) => candidates),
    problems: [...problems, ...found.looked.flatMap(({ problem }) => problem ?? [])],
    ...(pace === undefined ? {} : { secondsPerSection: pace }),
    ...(quoted && quoted !== wanted.language ? { filesLanguage: quoted } : {}),
    ...(broken.length > 0 ? { breaks: await shownBreaks(ports.index, at, broken) } : {}),
    ...(analysis.forOutsiders ? { goingOut: goingOut(shareable, internal) } : {}),
  };
};
