// Orders what was gathered: fused search places, what finance readers look at, and a reranking model where there is one.
import type { Chunk } from '../../ports/index-port.ts';
import type { Model } from '../../ports/model.ts';
import type { Passage } from '../evidence.ts';
import type { Candidate } from '../retrieve/gatherer.ts';
import type { Plan } from '../understand/plan-type.ts';
import { topicSection } from '../understand/topics.ts';
import { asksWhatItIs } from '../understand/what-it-is.ts';
import { type LexicalSignals, lexicalSignals } from './lexical-signals.ts';
import { SIGNAL_NAMES, SIGNALS } from './signals.ts';

const FUSED_WEIGHT = 1.6;
const RERANK_WEIGHT = 2.5;
const RERANKED = 40;

/** The passage with its headings: what its title, company and caption say counts as said beside it. */
const surroundingsOf = ({ context, text }: Chunk): string =>
  [context.company, context.document, context.section, context.unit, text].filter(Boolean).join('\n');

/** Of BM25 over pages, passages and headings. */
const LEXICAL_WEIGHTS: Readonly<Record<'figure' | 'prose', LexicalSignals>> = {
  figure: { page: 0.8, passage: 0.4, heading: 0.2 },
  prose: { page: 4, passage: 1.5, heading: 0.5 },
};
const LEXICAL_NAMES = ['page', 'passage', 'heading'] as const;

const weigh = (plan: Plan, candidate: Candidate, most: number, lexical: LexicalSignals): Passage => {
  const surroundings = surroundingsOf(candidate.chunk);
  const fused = most > 0 ? candidate.fused / most : 0;
  const given = SIGNAL_NAMES.map((name) => [name, SIGNALS[name].of(plan, candidate.chunk, surroundings)] as const);
  const weights = LEXICAL_WEIGHTS[plan.kind === 'figure' && plan.metrics.length > 0 ? 'figure' : 'prose'];
  const own = LEXICAL_NAMES.reduce((sum, name) => sum + weights[name] * lexical[name], FUSED_WEIGHT * fused);
  const score = given.reduce((sum, [name, value]) => sum + SIGNALS[name].weight * value, own);
  const signals = { fused, ...lexical, ...Object.fromEntries(given) };
  return { source: candidate.source, chunk: candidate.chunk, score, signals };
};

const byScore = (a: Passage, b: Passage): number => b.score - a.score || (a.chunk.id < b.chunk.id ? -1 : 1);

const reranked = async (model: Pick<Model, 'rerank'>, plan: Plan, passages: readonly Passage[]): Promise<Passage[]> => {
  if (!model.rerank || passages.length === 0) return [...passages];
  const head = passages.slice(0, RERANKED);
  const relevance = await model.rerank(
    plan.question,
    head.map(({ chunk }) => surroundingsOf(chunk)),
  );
  const scored = head.map((passage, i) => {
    const rerank = relevance[i] ?? 0;
    return { ...passage, score: passage.score + RERANK_WEIGHT * rerank, signals: { ...passage.signals, rerank } };
  });
  return [...scored, ...passages.slice(RERANKED)].sort(byScore);
};

const LEAD_WEIGHT = 0.8;
/** What a company is stands at the beginning of what is said of its business. */
const FIRST_WEIGHT = 2.4;

/** Where nothing but a topic is asked for, a section's beginning says what the rest goes into. */
const withLeads = (plan: Plan, passages: readonly Passage[]): readonly Passage[] => {
  const { topic } = plan;
  if (!topic || plan.words.length > 0 || plan.kind === 'figure') return passages;
  const weight = asksWhatItIs(plan) ? FIRST_WEIGHT : LEAD_WEIGHT;
  const placeOf = ({ chunk }: Passage) => `${chunk.fileId} ${topicSection(topic, chunk.context.section)?.path ?? '-'}`;
  const firsts = new Map<string, number>();
  for (const passage of passages) {
    const place = placeOf(passage);
    firsts.set(place, Math.min(passage.chunk.seq, firsts.get(place) ?? Number.POSITIVE_INFINITY));
  }
  return passages.map((passage) => {
    const place = placeOf(passage);
    if (place.endsWith(' -')) return passage;
    const lead = 1 / (1 + passage.chunk.seq - (firsts.get(place) ?? 0));
    return { ...passage, score: passage.score + weight * lead, signals: { ...passage.signals, lead } };
  });
};

export const rank = async (
  plan: Plan,
  candidates: readonly Candidate[],
  model: Pick<Model, 'rerank'>,
): Promise<readonly Passage[]> => {
  const most = Math.max(0, ...candidates.map(({ fused }) => fused));
  const lexical = lexicalSignals(
    plan,
    candidates.map(({ chunk }) => chunk),
  );
  const weighed = candidates.map((candidate) => weigh(plan, candidate, most, lexical(candidate.chunk)));
  const passages = [...withLeads(plan, weighed)].sort(byScore);
  return reranked(model, plan, passages);
};
