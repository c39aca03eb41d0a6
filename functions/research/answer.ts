// Answers a question: plan, gather, rank, write and check, told step by step as events.
import { type Language, type Source, STAGES, type Stage } from '#shared/model/enums.ts';
import type { SearchEventBody } from '#shared/model/search.ts';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';
import type { Clock } from '../ports/clock.ts';
import type { Index, Scope } from '../ports/index-port.ts';
import type { Model } from '../ports/model.ts';
import type { Passage } from './evidence.ts';
import type { FactReader } from './facts/known-facts.ts';
import { withFacts } from './facts/with-facts.ts';
import { filesGatherer, offGatherer } from './gather/files.ts';
import type { Gathered, Gatherer } from './gather/gatherer.ts';
import { type OutsidePorts, outsideGatherer } from './gather/outside/outside.ts';
import { outcomeLog, outsideNotices, withOutside } from './gather/told.ts';
import { ofOneCompany, openCompanies, openNotice } from './plan/open-company.ts';
import { plan as planOf } from './plan/plan.ts';
import type { Plan } from './plan/plan-type.ts';
import { unknownCompany } from './plan/unknown-company.ts';
import { evidenceOf, rankedOf } from './rank/select-evidence.ts';
import { relatedQuestions } from './related.ts';
import { alsoRead } from './write/also-read.ts';
import { type Citations, citations } from './write/citations.ts';
import { modelWriter } from './write/model.ts';
import { nothingFound, offlineWriter } from './write/offline.ts';
import { say, sayPeriod } from './write/wording.ts';

export type Request = {
  readonly query: string;
  readonly scope: Scope;
  readonly sources: readonly Source[];
  /** Earlier questions of the same conversation, oldest first: from stored searches, never from a client. */
  readonly history: readonly string[];
  readonly language?: Language | undefined;
  readonly attempt: number;
  readonly signal?: AbortSignal | undefined;
};

type Ports = {
  /** What is known of single figures; without it answers come from passages alone. */
  readonly facts?: FactReader | undefined;
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;
  readonly model: Model;
  readonly clock: Pick<Clock, 'now'>;
} & Partial<Pick<OutsidePorts, 'sources' | 'parser'>>;

const stage = (name: Stage, attempt: number): SearchEventBody => ({
  event: 'stage',
  data: { stage: STAGES.indexOf(name), attempt },
});

type LogCode = Extract<SearchEventBody, { event: 'log' }>['data']['code'];
const log = (code: LogCode, params: Record<string, string> = {}): SearchEventBody => ({
  event: 'log',
  data: { code, params },
});

const planned = (plan: Plan): string =>
  [
    ...plan.entities,
    ...plan.periods.map((period) => sayPeriod(plan.language, period)),
    ...plan.metrics.map((metric) => metric.labels[plan.language][0] ?? metric.id),
  ].join(' · ') || plan.question;

const gatherersFor = (plan: Plan, ports: Ports): Gatherer[] =>
  plan.sources.map((source) => {
    if (source === 'FILES') return filesGatherer(ports);
    const { sources, parser } = ports;
    return sources && parser ? outsideGatherer(source, { ...ports, sources, parser }) : offGatherer(source);
  });

const sourceName = (plan: Plan, source: Source): string => say(plan.language, `source.${source}`);

const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  return block.kind === 'list' ? block.items.flat() : [];
};

const whereLooked = async (plan: Plan, gathered: readonly Gathered[], ports: Ports, scope: Scope): Promise<string> => {
  const asked = gathered.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty');
  const files = asked.some(({ source }) => source === 'FILES') ? await ports.index.count(scope) : 0;
  return asked
    .map(({ source, chunks = [] }) => {
      const count = source === 'FILES' ? files : chunks.length;
      return say(plan.language, 'where', { source: sourceName(plan, source), count });
    })
    .join(', ');
};

type Found = {
  readonly plan: Plan;
  readonly gathered: readonly Gathered[];
  readonly passages: readonly Passage[];
  /** The companies that may be meant, the answered one first. */
  readonly open: readonly string[];
  /** Said instead of an answer where no document is about the company that is asked for. */
  readonly unknown: Block | undefined;
};

/** Plan, gather, rank. */
async function* read(request: Request, ports: Ports): AsyncGenerator<SearchEventBody, Found> {
  const { scope, attempt } = request;
  const asked = planOf({ ...request, now: ports.clock.now() });
  yield log('planned', { what: planned(asked) });
  yield stage('LogsPart', attempt);
  yield log('searching', { scope: asked.sources.map((source) => sourceName(asked, source)).join(', ') });
  const gathered = await Promise.all(gatherersFor(asked, ports).map((gatherer) => gatherer.gather(asked, scope)));
  for (const one of gathered)
    for (const code of outcomeLog(one))
      yield log(code, { source: sourceName(asked, one.source), count: String(one.documents?.size ?? 0) });
  yield stage('LogsStream', attempt);
  const candidates = gathered.flatMap((one) => one.candidates);
  const { plan, candidates: all } = await withFacts(ports, asked, scope, candidates);
  const ranked = await rankedOf(plan, all, withOutside(ports, gathered), scope);
  const evidence = evidenceOf(plan, ranked, ports.model);
  const unknown = unknownCompany(plan, evidence);
  const open = openCompanies(plan, evidence);
  const own = open[0] ? evidenceOf(plan, ofOneCompany(ranked, open[0]), ports.model) : evidence;
  const passages = unknown ? [] : own;
  yield log('found', { count: String(passages.length) });
  for (const title of [...new Set(passages.slice(0, 6).map(({ chunk }) => chunk.context.document))].slice(0, 3))
    yield log('reading', { title });
  return { plan, gathered, passages, open, unknown };
}

const isNothing = (block: Block): boolean => block.kind === 'notice' && block.code === 'nothingFound';

/** What there is to say before, or instead of, an answer. */
const notices = ({ plan, gathered, passages, open, unknown }: Found, where: string): Block[] => {
  const used = new Set(passages.map(({ source }) => source));
  const { question } = plan;
  const blocks = outsideNotices(gathered, { used, question, nameOf: (source) => sourceName(plan, source) });
  const isUnclear = blocks.some((block) => block.kind === 'notice' && block.code === 'companyUnclear');
  if (unknown && !isUnclear) blocks.push(unknown);
  if (passages.length === 0 && !unknown) blocks.push(nothingFound(plan, where));
  blocks.push(...openNotice(plan, open));
  return blocks;
};

/** Write and check; fills `blocks`. */
async function* report(
  { plan, passages }: Found,
  {
    model,
    cited,
    signal,
    where,
  }: {
    readonly model: Model;
    readonly cited: Citations;
    readonly signal: AbortSignal | undefined;
    readonly where: string;
  },
  blocks: Block[],
): AsyncGenerator<SearchEventBody> {
  for (const [index, block] of blocks.entries()) yield { event: 'delta', data: { index, block } };
  if (passages.length === 0) return;
  yield log('writing');
  const writer = model.write ? modelWriter(model) : offlineWriter;
  const shift = blocks.length;
  for await (const { index, block } of writer({ plan, passages, citations: cited, signal })) {
    for (const reference of cited.fresh()) yield { event: 'reference', data: reference };
    blocks[shift + index] = block;
    yield { event: 'delta', data: { index: shift + index, block } };
  }
  if (blocks.length === shift) {
    const block = nothingFound(plan, where);
    blocks.push(block);
    yield { event: 'delta', data: { index: shift, block } };
  }
  const sentences = blocks.flatMap(sentencesOf);
  const verified = sentences.filter(({ check }) => check === 'verified').length;
  if (sentences.length > 0) yield log('checked', { verified: String(verified), total: String(sentences.length) });
}

/** Yields the events in order and returns the answer. Throws IndexWaking, ModelBusy: worth another attempt. */
export async function* answer(request: Request, ports: Ports): AsyncGenerator<SearchEventBody, Answer> {
  const { scope, attempt, signal } = request;
  yield stage('Start', attempt);
  const found = yield* read(request, ports);
  const { plan, passages } = found;
  yield stage('ReportStart', attempt);
  const retrievedAt = new Date(ports.clock.now()).toISOString();
  const outside = new Map(found.gathered.flatMap(({ documents }) => [...(documents ?? [])]));
  const cited = citations(retrievedAt, outside);
  const where = await whereLooked(plan, found.gathered, ports, scope);
  const blocks = notices(found, where);
  yield stage('ReportStream', attempt);
  yield* report(found, { model: ports.model, cited, signal, where }, blocks);
  const foundAny = !blocks.some(isNothing);
  yield stage('References', attempt);
  const related = foundAny ? relatedQuestions(plan, passages) : [];
  yield { event: 'related', data: { questions: related } };
  yield stage('Complete', attempt);
  return {
    language: plan.language,
    writer: { kind: ports.model.write ? 'model' : 'offline', name: ports.model.name },
    blocks,
    references: [...cited.all()],
    alsoRead: foundAny ? alsoRead(passages, cited, retrievedAt, outside) : [],
    related,
  };
}
