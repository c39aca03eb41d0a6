// Asks every question of a set and counts what the reader gets: the page, the sentence on it, what is verified and wrong.
import { read } from '#functions/engine/read-sources.ts';
import type { Index } from '#functions/ports/index-port.ts';
import type { Answer, Block, Reference, Sentence } from '#shared/report/blocks.ts';
import { median } from '../quantile.ts';
import { answered, pagesOf, requestFor } from './ask.ts';
import type { CachedIndex } from './cached-index.ts';
import { facts, model } from './documents.ts';
import { isGold } from './gold.ts';
import { HALVES, type Half, halfOf } from './halves.ts';
import type { Gold, QuestionSet, SetQuestion } from './question-set.ts';
import type { Found } from './score.ts';
import { documentName } from './sets.ts';

const SHOWN = 5;

export type Outcome = {
  readonly question: string;
  readonly half: Half;
  /** The page is among the passages that were ranked at all. */
  readonly isCandidate: boolean;
  /** It is on one of the first five places that the reader is shown. */
  readonly isInFive: boolean;
  /** A sentence of the answer is cited to it. */
  readonly isCited: boolean;
  readonly isFirstCited: boolean;
  readonly isExact: boolean | undefined;
  readonly isVerified: boolean;
  /** Something is verified, and nothing of it is on the right page. */
  readonly isWrong: boolean;
  readonly isBlank: boolean;
  readonly isTold: boolean;
  readonly ms: number;
};

const sentencesOf = (block: Block): readonly Sentence[] => {
  if (block.kind === 'text') return block.sentences;
  return block.kind === 'list' ? block.items.flat() : [];
};
const refsOf = (block: Block): readonly number[] =>
  block.kind === 'table'
    ? block.rows.flatMap((row) => row.flatMap((cell) => cell.refs ?? []))
    : sentencesOf(block).flatMap(({ refs }) => refs);

const isOn = (gold: readonly Gold[], { title, locator, quote }: Reference): boolean =>
  gold.some((one) => isGold(one, { document: title, pages: locator.page ? [locator.page] : [], text: quote }));

/** Numbers of a model answer that a reader would look for; a year says when. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((one) => one.replaceAll(',', '').replace(/\.0+$/, ''))
    .filter((one) => one.length > 1 && !/^(?:19|20)\d\d$/.test(one));

const isExactly = ({ answer }: SetQuestion, text: string): boolean | undefined => {
  const wanted = figuresIn(answer ?? '');
  if (wanted.length === 0) return undefined;
  const given = new Set(figuresIn(text));
  return wanted.some((figure) => given.has(figure));
};

const TELLS = new Set(['nothingFound', 'partNotFound', 'figureNotFound', 'companyUnknown', 'closestPassages']);

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

const judged = (one: SetQuestion, candidates: readonly Found[], made: Answer, ms: number): Outcome => {
  const { blocks, references, alsoRead } = made;
  const sentences = blocks.flatMap(sentencesOf);
  const byNumber = new Map(references.map((reference) => [reference.n, reference]));
  const isRight = (n: number) => {
    const reference = byNumber.get(n);
    return reference !== undefined && isOn(one.gold, reference);
  };
  const cited = blocks.flatMap(refsOf);
  const verified = sentences.filter(({ check, fit }) => check === 'verified' && fit !== 'near' && fit !== 'unjudged');
  const answerText = sentences.map(({ text }) => text).join(' ');
  return {
    question: one.question,
    half: halfOf(one.question),
    isCandidate: candidates.some((found) => one.gold.some((gold) => isGold(gold, found))),
    isInFive: [...references, ...alsoRead].slice(0, SHOWN).some((reference) => isOn(one.gold, reference)),
    isCited: cited.some(isRight),
    isFirstCited: cited[0] !== undefined && isRight(cited[0]),
    isExact: isExactly(one, answerText),
    isVerified: verified.length > 0,
    isWrong: verified.length > 0 && (one.isTrap === true || !verified.some(({ refs }) => refs.some(isRight))),
    isBlank: references.length === 0,
    isTold: blocks.some((block) => block.kind === 'notice' && TELLS.has(block.code)),
    ms,
  };
};

/** Every document, unless the question is asked over some of them, or without those that answer it. */
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
    const outcome = judged(one, candidates, made, performance.now() - began);
    outcomes.push(outcome);
    show(outcome, made);
  }
  return outcomes;
};

export type Scores = Readonly<Record<string, number>>;

const share = (all: readonly Outcome[], is: (one: Outcome) => boolean | undefined): number =>
  all.length === 0 ? 0 : Number((all.filter(is).length / all.length).toFixed(3));

const scoresOf = (all: readonly Outcome[]): Scores => {
  const withFigures = all.filter(({ isExact }) => isExact !== undefined);
  return {
    questions: all.length,
    recall: share(all, (one) => one.isCandidate),
    pageInFive: share(all, (one) => one.isInFive),
    sentenceOnPage: share(all, (one) => one.isCited),
    firstOnPage: share(all, (one) => one.isFirstCited),
    exact: share(withFigures, (one) => one.isExact),
    verified: share(all, (one) => one.isVerified),
    wrongAndVerified: share(all, (one) => one.isWrong),
    told: share(all, (one) => one.isTold),
    blank: share(all, (one) => one.isBlank),
    p50: Math.round(median(all.map(({ ms }) => ms))),
  };
};

export const scoresByHalf = (outcomes: readonly Outcome[]): Readonly<Record<string, Scores>> => ({
  all: scoresOf(outcomes),
  ...Object.fromEntries(HALVES.map((half) => [half, scoresOf(outcomes.filter((one) => one.half === half))])),
});
