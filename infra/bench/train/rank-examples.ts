// Training examples of the ranking: the candidates of a question with their signals, and whether they answer.
import type { Passage, SignalName } from '#functions/engine/evidence.ts';
import { withFacts } from '#functions/engine/facts/with-facts.ts';
import { type RankKind, rankKindOf } from '#functions/engine/rank/rank.ts';
import { rankedOf } from '#functions/engine/rank/select-evidence.ts';
import { filesGatherer } from '#functions/engine/retrieve/files.ts';
import { plan as planOf } from '#functions/engine/understand/plan.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { isGold } from '#shared/quality/gold.ts';
import { pagesOf, requestFor } from '../eval/ask.ts';
import { type CachedIndex, cachedIndex } from '../eval/cached-index.ts';
import { facts, model } from '../eval/documents.ts';
import { halfOf } from '../eval/halves.ts';
import { scopeOf } from '../eval/measure-set.ts';
import type { SetQuestion } from '../eval/question-set.ts';
import { setNamed } from '../eval/sets.ts';

type RankedExample = {
  readonly page: string;
  readonly signals: Readonly<Partial<Record<SignalName, number>>>;
  readonly isGold: boolean;
};
export type RankedQuestion = {
  readonly set: string;
  readonly question: string;
  /** The unit of cross-validation. */
  readonly document: string;
  readonly kind: RankKind;
  readonly examples: readonly RankedExample[];
};

const pageOf = ({ id, fileId, spans }: Chunk): string => {
  const page = spans[0]?.locator.page ?? spans[0]?.locator.slide;
  return page === undefined ? id : `${fileId} ${page}`;
};

const exampleOf =
  ({ gold }: SetQuestion) =>
  ({ chunk, signals }: Passage): RankedExample => {
    const found = { document: chunk.context.document, pages: pagesOf(chunk), text: chunk.text };
    return { page: pageOf(chunk), signals, isGold: gold.some((one) => isGold(one, found)) };
  };

const rankedFor = async ({ index, documents }: CachedIndex, set: string, one: SetQuestion): Promise<RankedQuestion> => {
  const { query, scope } = requestFor(one.question, scopeOf(one, documents));
  const questions = planOf({ query, history: [], sources: [], now: Date.UTC(2024, 0, 1) });
  const gathered = await filesGatherer({ index, model }).gather(questions, scope);
  const { plan, candidates } = await withFacts({ index, facts }, questions, scope, gathered.candidates);
  const ranked = await rankedOf(plan, candidates, { index, model }, scope);
  const document = one.gold[0]?.document ?? '';
  return {
    set,
    question: one.question,
    document,
    kind: rankKindOf(plan),
    examples: ranked.map(exampleOf(one)),
  };
};

export const rankExamplesOf = async (name: string): Promise<RankedQuestion[]> => {
  const set = await setNamed(name);
  if (!set) return [];
  const cached = await cachedIndex(set.name, set.paths);
  const rankedQuestions: RankedQuestion[] = [];
  for (const one of set.questions.filter(({ question }) => halfOf(question) === 'development'))
    rankedQuestions.push(await rankedFor(cached, name, one));
  cached.index.close();
  return rankedQuestions;
};
