// Asks every question of a set and judges the answers, as the app does for a workspace's list.
import { read } from '#functions/engine/read-sources.ts';
import type { Index } from '#functions/ports/search-index.ts';
import { documentName, isGold } from '#shared/quality/gold.ts';
import { judge } from '#shared/quality/judge.ts';
import { type Measured, type Scores, scoresOf, shareOf } from '#shared/quality/scores.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { answered, pagesOf, requestFor } from './ask.ts';
import type { CachedIndex } from './cached-index.ts';
import { facts, model } from './documents.ts';
import { HALVES, type Half, halfOf } from './halves.ts';
import type { QuestionSet, SetQuestion } from './question-set.ts';
import type { Found } from './score.ts';

export type Outcome = Measured & {
  readonly question: string;
  readonly half: Half;
  /** Whether a right page is among the retrieved passages, whatever its rank. */
  readonly isCandidate: boolean;
};

const candidatesOf = async (
  index: Index,
  question: SetQuestion,
  fileIds: readonly string[] | undefined,
): Promise<Found[]> => {
  const events = read(requestFor(question.question, fileIds), { index, model, facts, clock: { now: Date.now } });
  for (;;) {
    const next = await events.next();
    if (next.done)
      return next.value.gathered.flatMap(({ candidates }) =>
        candidates.map(({ chunk }) => ({ document: chunk.context.document, pages: pagesOf(chunk), text: chunk.text })),
      );
  }
};

/** Returns the files to ask: `among`, or for a trap those without the answer. `undefined` means all. */
export const scopeOf = (
  { among, gold, isTrap }: SetQuestion,
  documents: CachedIndex['documents'],
): readonly string[] | undefined => {
  if (!among && !isTrap) return undefined;
  const answering = new Set(isTrap ? gold.map(({ document }) => document) : []);
  return documents
    .filter(({ filename }) => (among?.includes(filename) ?? true) && !answering.has(documentName(filename)))
    .map(({ fileId }) => fileId);
};

export const measureSet = async (
  { index, documents }: CachedIndex,
  { questions }: QuestionSet,
  show: (one: Outcome, made: Answer) => void,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const one of questions) {
    const fileIds = scopeOf(one, documents);
    const candidates = await candidatesOf(index, one, fileIds);
    const began = performance.now();
    const made = await answered(index, requestFor(one.question, fileIds));
    const outcome: Outcome = {
      ...judge(one, made),
      ms: performance.now() - began,
      question: one.question,
      half: halfOf(one.question),
      isCandidate: candidates.some((found) => one.gold.some((gold) => isGold(gold, found))),
    };
    outcomes.push(outcome);
    show(outcome, made);
  }
  return outcomes;
};

type SetScores = Scores & { readonly recall?: number | undefined };

const setScores = (all: readonly Outcome[]): SetScores => {
  const { questions, ...scores } = scoresOf(all);
  return { questions, recall: shareOf(all.map(({ isCandidate }) => isCandidate)), ...scores };
};

export const scoresByHalf = (outcomes: readonly Outcome[]): Readonly<Record<string, SetScores>> => ({
  all: setScores(outcomes),
  ...Object.fromEntries(HALVES.map((half) => [half, setScores(outcomes.filter((one) => one.half === half))])),
});
