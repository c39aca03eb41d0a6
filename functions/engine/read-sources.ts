// The first half of answering: plans the question, retrieves from its sources and ranks the passages.
import type { Language, Source } from '#shared/model/enums.ts';
import type { AnswerEventBody } from '#shared/model/question.ts';
import type { OutsideSource } from '#shared/model/source.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Clock } from '../ports/clock.ts';
import type { Model } from '../ports/model.ts';
import type { Chunk, Index, Scope } from '../ports/search-index.ts';
import type { Passage } from './evidence.ts';
import type { FactReader } from './facts/known-facts.ts';
import { withFacts } from './facts/with-facts.ts';
import { passagesOf, rankedOf } from './rank/select-evidence.ts';
import { competitorPassages } from './retrieve/competitor-passages.ts';
import { filesGatherer, offGatherer } from './retrieve/files.ts';
import type { Gathered, Gatherer } from './retrieve/gatherer.ts';
import { industryGatherer } from './retrieve/industry.ts';
import { type OutsidePorts, outsideGatherer } from './retrieve/outside/outside.ts';
import { outcomeLog, withOutside } from './retrieve/source-notices.ts';
import { withWholeTables } from './retrieve/whole-tables.ts';
import { log, stage } from './steps.ts';
import { ofOneCompany, openCompanies } from './understand/names/open-company.ts';
import { subjectCompany } from './understand/names/subject-company.ts';
import { unknownCompany } from './understand/names/unknown-company.ts';
import { plan as planOf } from './understand/plan.ts';
import type { Plan } from './understand/plan-type.ts';
import { namedIn, say } from './write/wording.ts';

export type Request = {
  readonly query: string;
  readonly scope: Scope;
  readonly sources: readonly Source[];
  /** Workspaces that hold the organization's industry reports. */
  readonly libraryIds?: readonly string[] | undefined;
  /** Earlier questions of the conversation, oldest first, from stored searches and never from a client. */
  readonly history: readonly string[];
  readonly language?: Language | undefined;
  /** The name of the workspace: a question without a company is about the company of that name. */
  readonly about?: string | undefined;
  /** Whether contradicting statements of other documents are shown beside the answer. */
  readonly comparesDocuments?: boolean;
  readonly attempt: number;
  readonly signal?: AbortSignal | undefined;
};

export type Ports = {
  /** Reads known facts; without it, answers come from passages only. */
  readonly facts?: FactReader | undefined;
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;
  readonly model: Model;
  readonly clock: Pick<Clock, 'now'>;
} & Partial<Pick<OutsidePorts, 'sources' | 'parser'>>;

const outsideOf = (source: OutsideSource, ports: Ports): Gatherer => {
  const { sources, parser } = ports;
  return sources && parser ? outsideGatherer(source, { ...ports, sources, parser }) : offGatherer(source);
};

const gatherersFor = (plan: Plan, ports: Ports, libraryIds: readonly string[]): Gatherer[] =>
  plan.sources.map((source) => {
    if (source === 'FILES') return filesGatherer(ports);
    const outside = outsideOf(source, ports);
    if (source !== 'INDUSTRY') return outside;
    return industryGatherer({ files: filesGatherer(ports), feed: outside, libraryIds });
  });

export const sourceName = (plan: Plan, source: Source): string => say(plan.language, `source.${source}`);

export type Found = {
  readonly plan: Plan;
  readonly gathered: readonly Gathered[];
  readonly passages: readonly Passage[];
  /** The companies that may be meant, the answered one first. */
  readonly open: readonly string[];
  /** The question as if it named the company of the workspace. */
  readonly ofSubject: Pick<Found, 'plan' | 'passages'> | undefined;
  /** Passages that speak of competitors. */
  readonly onCompetitors: readonly Chunk[];
  readonly about: string | undefined;
  /** The notice instead of an answer, if no document is about the requested company. */
  readonly unknown: Block | undefined;
};

/** Plans, gathers and ranks. */
export async function* read(request: Request, ports: Ports): AsyncGenerator<AnswerEventBody, Found> {
  const { scope, attempt } = request;
  const guessed = planOf({ ...request, now: ports.clock.now() });
  yield log('planned', { what: namedIn(guessed).join(' · ') || guessed.question });
  yield stage('LogsPart', attempt);
  yield log('searching', { scope: guessed.sources.map((source) => sourceName(guessed, source)).join(', ') });
  const gatherers = gatherersFor(guessed, ports, request.libraryIds ?? []);
  const [onCompetitors, ...gathered] = await Promise.all([
    competitorPassages(ports.index, guessed, scope),
    ...gatherers.map((gatherer) => gatherer.gather(guessed, scope)),
  ]);
  for (const one of gathered)
    for (const code of outcomeLog(one))
      yield log(code, { source: sourceName(guessed, one.source), count: String(one.documents?.size ?? 0) });
  yield stage('LogsStream', attempt);
  const candidates = gathered.flatMap((one) => one.candidates);
  const { plan, candidates: all } = await withFacts(ports, guessed, scope, candidates);
  const ranked = await rankedOf(plan, all, withOutside(ports, gathered), scope);
  const rankedFor = async (named: Plan) => {
    const own = passagesOf(named, await rankedOf(named, all, withOutside(ports, gathered), scope));
    return { plan: named, passages: await withWholeTables(named, own, ports.index, scope.tenant) };
  };
  const best = passagesOf(plan, ranked);
  const unknown = unknownCompany(plan, best);
  const subject = subjectCompany(plan, request.about, ranked);
  const open = openCompanies(plan, best, subject?.[0]);
  const chosen = open[0] ? passagesOf(plan, ofOneCompany(ranked, open[0])) : best;
  const passages = await withWholeTables(plan, chosen, ports.index, scope.tenant);
  yield log('found', { count: String(passages.length) });
  for (const title of [...new Set(passages.slice(0, 6).map(({ chunk }) => chunk.context.document))].slice(0, 3))
    yield log('reading', { title });
  const isOfOther = subject && open[0] !== undefined && open[0] !== subject[0];
  const ofSubject = subject && !isOfOther ? await rankedFor({ ...plan, names: subject }) : undefined;
  return { plan, gathered, passages, open, unknown, ofSubject, onCompetitors, about: request.about };
}
