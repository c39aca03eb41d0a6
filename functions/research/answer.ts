// Answers a question: plan, gather, rank, write and check, told step by step as events.
import { type Language, type Source, STAGES, type Stage } from '#shared/model/enums.ts';
import type { SearchEventBody } from '#shared/model/search.ts';
import type { Answer, Block, Reference, Sentence } from '#shared/report/blocks.ts';
import type { Clock } from '../ports/clock.ts';
import type { Index, Scope } from '../ports/index-port.ts';
import type { Model } from '../ports/model.ts';
import type { Passage } from './evidence.ts';
import { withCaptions } from './gather/captions.ts';
import { filesGatherer, offGatherer } from './gather/files.ts';
import type { Candidate, Gathered, Gatherer } from './gather/gatherer.ts';
import { mentions } from './plan/find-metrics.ts';
import { languageOf } from './plan/language.ts';
import { plan as planOf } from './plan/plan.ts';
import type { Plan } from './plan/plan-type.ts';
import { rank } from './rank/rank.ts';
import { relatedQuestions } from './related.ts';
import { type Citations, citations, referenceOf } from './write/citations.ts';
import { modelWriter } from './write/model.ts';
import { nothingFound, offlineWriter } from './write/offline.ts';
import { isOfCompany } from './write/pick-figure.ts';
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
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;
  readonly model: Model;
  readonly clock: Pick<Clock, 'now'>;
};

const READ = 24;
const ALSO_READ = 8;

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
  plan.sources.map((source) => (source === 'FILES' ? filesGatherer(ports) : offGatherer(source)));

const sourceName = (plan: Plan, source: Source): string => say(plan.language, `source.${source}`);

const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  return block.kind === 'list' ? block.items.flat() : [];
};

const whereLooked = async (plan: Plan, gathered: readonly Gathered[], ports: Ports, scope: Scope): Promise<string> => {
  const asked = gathered.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty');
  const count = asked.some(({ source }) => source === 'FILES') ? await ports.index.count(scope) : 0;
  return asked.map(({ source }) => say(plan.language, 'where', { source: sourceName(plan, source), count })).join(', ');
};

const alsoRead = (passages: readonly Passage[], cited: Citations, retrievedAt: string): Reference[] => {
  const chunks = cited.citedChunks();
  const first = cited.all().length;
  return passages
    .filter(({ chunk }) => !chunks.has(chunk.id))
    .slice(0, ALSO_READ)
    .map(({ source, chunk }, i) => {
      const quote = chunk.text.slice(0, 300);
      return referenceOf({ n: first + i + 1, source, chunk, start: 0, end: quote.length, quote }, retrievedAt);
    });
};

const LEAST_WORDS = 0.12;
const LEAST_SAID = 0.34;
const LEAST_CELL = 0.5;
const LEAST_RELEVANCE = 0.3;

/**
 * A passage that shares too few of the question's words is no evidence: better to say that nothing was found. A model's
 * embeddings know paraphrases and other languages, so that there its own judgement of relevance counts.
 */
const isEvidence =
  (plan: Plan, model: Pick<Model, 'kind'>) =>
  ({ signals, chunk }: Passage): boolean => {
    const { words = 0, said = 0, cell = 0, rerank } = signals;
    if (cell >= LEAST_CELL || plan.metrics.some((metric) => mentions(metric, chunk.text))) return true;
    if (rerank !== undefined) return rerank >= LEAST_RELEVANCE;
    if (words < LEAST_WORDS && plan.focus.length > 0) return model.kind === 'model';
    return said >= LEAST_SAID || model.kind === 'model' || languageOf(plan.question) !== languageOf(chunk.text);
  };

/** A question about a company that nothing here speaks of finds no text; a figure may still be told apart and shown. */
const evidenceOf = (plan: Plan, ranked: readonly Passage[], model: Model): Passage[] => {
  const isKnown =
    model.kind === 'model' || plan.kind === 'figure' || ranked.some((passage) => isOfCompany(plan, passage));
  return isKnown ? ranked.filter(isEvidence(plan, model)).slice(0, READ) : [];
};

/** Ranked twice: the first tables get their captions from the passage before them, and with those a better place. */
export const rankedOf = async (
  plan: Plan,
  candidates: readonly Candidate[],
  ports: Pick<Ports, 'index' | 'model'>,
  scope: Scope,
): Promise<readonly Passage[]> => {
  const first = await rank(plan, candidates, {});
  const captions = await withCaptions(ports.index, scope.tenant, first);
  const titled = candidates.map((one) => ({ ...one, chunk: captions.get(one.chunk.id) ?? one.chunk }));
  return rank(plan, titled, ports.model);
};

async function* written(
  plan: Plan,
  passages: readonly Passage[],
  {
    model,
    cited,
    signal,
  }: { readonly model: Model; readonly cited: Citations; readonly signal: AbortSignal | undefined },
  blocks: Block[],
): AsyncIterable<SearchEventBody> {
  const writer = model.write ? modelWriter(model) : offlineWriter;
  for await (const { index, block } of writer({ plan, passages, citations: cited, signal })) {
    for (const reference of cited.fresh()) yield { event: 'reference', data: reference };
    blocks[index] = block;
    yield { event: 'delta', data: { index, block } };
  }
}

/** Yields the events in order and returns the answer. Throws IndexWaking, ModelBusy: worth another attempt. */
export async function* answer(request: Request, ports: Ports): AsyncGenerator<SearchEventBody, Answer> {
  const { scope, attempt, signal } = request;
  yield stage('Start', attempt);
  const plan = planOf({ ...request, now: ports.clock.now() });
  yield log('planned', { what: planned(plan) });

  yield stage('LogsPart', attempt);
  yield log('searching', { scope: plan.sources.map((source) => sourceName(plan, source)).join(', ') });
  const gathered = await Promise.all(gatherersFor(plan, ports).map((gatherer) => gatherer.gather(plan, scope)));
  const off = gathered.filter(({ outcome }) => outcome === 'off' || outcome === 'failed');
  for (const { source } of off) yield log('sourceOff', { source: sourceName(plan, source) });

  yield stage('LogsStream', attempt);
  const ranked = await rank(
    plan,
    gathered.flatMap(({ candidates }) => candidates),
    ports.model,
  );
  const passages = evidenceOf(plan, ranked, ports.model);
  yield log('found', { count: String(passages.length) });
  for (const title of [...new Set(passages.slice(0, 6).map(({ chunk }) => chunk.context.document))].slice(0, 3))
    yield log('reading', { title });

  yield stage('ReportStart', attempt);
  const retrievedAt = new Date(ports.clock.now()).toISOString();
  const cited = citations(retrievedAt);
  const blocks: Block[] = [];
  if (off.length > 0) {
    const where = off.map(({ source }) => sourceName(plan, source)).join(', ');
    blocks.push({ kind: 'notice', code: 'sourcesUnavailable', params: { where } });
  }
  if (passages.length === 0) blocks.push(nothingFound(plan, await whereLooked(plan, gathered, ports, scope)));
  for (const [index, block] of blocks.entries()) yield { event: 'delta', data: { index, block } };
  yield stage('ReportStream', attempt);
  if (passages.length > 0) {
    yield log('writing');
    const own: Block[] = [];
    const shift = blocks.length;
    for await (const event of written(plan, passages, { model: ports.model, cited, signal }, own))
      yield event.event === 'delta' ? { ...event, data: { ...event.data, index: event.data.index + shift } } : event;
    blocks.push(...own);
  }
  const sentences = blocks.flatMap(sentencesOf);
  const verified = sentences.filter(({ check }) => check === 'verified').length;
  if (sentences.length > 0) yield log('checked', { verified: String(verified), total: String(sentences.length) });

  yield stage('References', attempt);
  const related = passages.length > 0 ? relatedQuestions(plan, passages) : [];
  yield { event: 'related', data: { questions: related } };
  yield stage('Complete', attempt);
  return {
    language: plan.language,
    writer: { kind: ports.model.write ? 'model' : 'offline', name: ports.model.name },
    blocks,
    references: [...cited.all()],
    alsoRead: alsoRead(passages, cited, retrievedAt),
    related,
  };
}
