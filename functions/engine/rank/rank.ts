// Ranks the retrieved passages by fused search positions, financial signals and, if configured, a reranking model.

import type { Model } from '../../ports/model.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import type { Candidate } from '../retrieve/gatherer.ts';
import { asksWhatItIs } from '../understand/kinds/line-of-business.ts';
import { topicSection } from '../understand/kinds/topics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { lexicalSignals } from './lexical-signals.ts';
import { filesNaming } from './opening-names.ts';
import { readChunk } from './read-chunk.ts';
import { SIGNALS } from './signals.ts';
import weights from './weights.json' with { type: 'json' };

/** The model's judgment outweighs any two lexical signals. */
const RERANK_WEIGHT = 2.5;
const RERANKED = 40;

export type RankKind = 'figure' | 'prose';
/** A figure of a metric is in a table row; anything else is in running text. */
export const rankKindOf = (plan: Plan): RankKind =>
  plan.kind === 'figure' && plan.metrics.length > 0 ? 'figure' : 'prose';

type Signals = Passage['signals'];
/** Signals that do not depend on other candidates, computed once per question. */
export type ReadSignals = (chunk: Chunk) => Signals;
export const signalsFor = (plan: Plan): ReadSignals => {
  const known = new Map<Chunk, Signals>();
  return (chunk) => {
    const own = known.get(chunk);
    if (own) return own;
    const read = readChunk(chunk);
    const made = Object.fromEntries(Object.entries(SIGNALS).map(([name, signal]) => [name, signal(plan, chunk, read)]));
    known.set(chunk, made);
    return made;
  };
};

const WEIGHTS: Readonly<Record<RankKind, Readonly<Partial<Record<string, number>>>>> = weights;
const scoreOf = (kind: RankKind, signals: Signals): number =>
  Object.entries(signals).reduce((sum, [name, value]) => sum + (WEIGHTS[kind][name] ?? 0) * value, 0);

const byScore = (a: Passage, b: Passage): number => b.score - a.score || (a.chunk.id < b.chunk.id ? -1 : 1);

/** The best passages by the model's judgment too, if there is one. */
export const reranked = async (
  model: Pick<Model, 'rerank'>,
  plan: Plan,
  passages: readonly Passage[],
): Promise<readonly Passage[]> => {
  if (!model.rerank || passages.length === 0) return passages;
  const head = passages.slice(0, RERANKED);
  const relevance = await model.rerank(
    plan.question,
    head.map(({ chunk }) => readChunk(chunk).surroundings),
  );
  const scored = head.map((passage, i) => {
    const rerank = relevance[i] ?? 0;
    return { ...passage, score: passage.score + RERANK_WEIGHT * rerank, signals: { ...passage.signals, rerank } };
  });
  return [...scored, ...passages.slice(RERANKED)].sort(byScore);
};

/** Set by hand: on ko-pages, ja-pages and financebench 0.4 gives the same figures. */
const START_WEIGHT = 0.8;
/** The beginning of the business section describes the company. */
const BUSINESS_START_WEIGHT = 2.4;

/** Prefers the beginning of a section, which summarizes it, if the question asks for a topic and nothing else. */
const withSectionStarts = (plan: Plan, passages: readonly Passage[]): readonly Passage[] => {
  const { topic } = plan;
  if (!topic || plan.words.length > 0 || plan.kind === 'figure') return passages;
  const weight = asksWhatItIs(plan) ? BUSINESS_START_WEIGHT : START_WEIGHT;
  const placeOf = ({ chunk }: Passage) => `${chunk.fileId} ${topicSection(topic, chunk.context.section)?.path ?? '-'}`;
  const firsts = new Map<string, number>();
  for (const passage of passages) {
    const place = placeOf(passage);
    firsts.set(place, Math.min(passage.chunk.seq, firsts.get(place) ?? Number.POSITIVE_INFINITY));
  }
  return passages.map((passage) => {
    const place = placeOf(passage);
    if (place.endsWith(' -')) return passage;
    const sectionStart = 1 / (1 + passage.chunk.seq - (firsts.get(place) ?? 0));
    return { ...passage, score: passage.score + weight * sectionStart, signals: { ...passage.signals, sectionStart } };
  });
};

/** Equal to the signal of a passage that names the company itself. */
const OF_OPENING = 0.6;

export const rank = (
  plan: Plan,
  candidates: readonly Candidate[],
  signalsOf: ReadSignals = signalsFor(plan),
): readonly Passage[] => {
  const most = Math.max(0, ...candidates.map(({ fused }) => fused));
  const lexical = lexicalSignals(
    plan,
    candidates.map(({ chunk }) => chunk),
  );
  const named = filesNaming(
    plan,
    candidates.map(({ chunk }) => chunk),
  );
  const kind = rankKindOf(plan);
  const scored = candidates.map(({ source, chunk, fused }): Passage => {
    const own = { fused: most > 0 ? fused / most : 0, ...lexical(chunk), ...signalsOf(chunk) };
    const isNamed = named.has(chunk.fileId) && (own.entity ?? 0) < OF_OPENING;
    const signals = isNamed ? { ...own, entity: OF_OPENING } : own;
    return { source, chunk, score: scoreOf(kind, signals), signals };
  });
  return [...withSectionStarts(plan, scored)].sort(byScore);
};
