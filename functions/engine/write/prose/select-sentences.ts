// Selects sentences of the evidence that are relevant and central to the question, each adding something new.

import { escaped } from '#shared/language/escaped.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import cellUnits from '#shared/language/lexicon/cell-units.json' with { type: 'json' };
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../evidence.ts';
import { moveOf } from '../../rank/sentence-score.ts';
import { countWordsIn, effectOf, hasWanted, isOfOtherEvent } from '../../understand/kinds/answer-type.ts';
import { amountWords } from '../../understand/kinds/aspects.ts';
import { countsOther } from '../../understand/kinds/counters.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { coverageOver, MIN_COVERAGE } from '../fit/coverage.ts';
import { type Quotable, quotable } from './sentences.ts';

export type Selected = Quotable & { readonly score: number };

const LOOKED_AT = 20;
const WEIGHTS = { question: 3, centrality: 0.3, passage: 1.2, period: 0.3, wanted: 0.7, position: 0.15 } as const;
/** Least share of the best score for a further sentence. Set by hand. */
const SHARE_OF_BEST = 0.55;
const SHARE_OF_NEAREST = 0.6;
/** The share where a single thing is requested: a sentence that covers less answers something else. */
const SHARE_FOR_ONE = 0.85;
/** Sentences that share more than this repeat each other. */
const SAME = 0.55;

type Rarity = (term: string) => number;

/** Words in few candidates weigh more. */
const rarity = (sentences: readonly ReadonlySet<string>[]): Rarity => {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (term) => Math.log(1 + sentences.length / ((counts.get(term) ?? 0) + 0.5));
};

const weightOf = (words: Iterable<string>, rare: Rarity): number => {
  let sum = 0;
  for (const word of words) sum += rare(word);
  return sum;
};

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>, rare: Rarity): number => {
  const shared = [...a].filter((word) => b.has(word));
  const smaller = Math.min(weightOf(a, rare), weightOf(b, rare));
  return smaller > 0 ? weightOf(shared, rare) / smaller : 0;
};

/** "The increase was due to …" refers to the sentence before. */
export const GOES_ON =
  /^(?:the|this|these|those|it|they|such)\b|^(?:이는|이에|이러한|그|동|해당)\s|^(?:これ|この|その|当該)/i;

/** A cause must name the figure or follow a sentence that does. */
const isOfSubject = (plan: Plan, one: Quotable | undefined, before: Quotable | undefined): boolean => {
  const [subject] = plan.metrics;
  if (plan.wanted !== 'cause' || !subject) return true;
  return [one, before].some((sentence) => sentence !== undefined && mentions(subject, effectOf(sentence.text)));
};

/** The share of the question that each sentence covers; 0 if that is too little. */
const nearness = (plan: Plan, all: readonly Quotable[]): readonly number[] | undefined => {
  const cover = coverageOver(plan, all);
  if (!cover) return undefined;
  const own = all.map(cover);
  const carried = all.map((one, i) => {
    const before = all[i - 1];
    return before?.passage === one.passage && GOES_ON.test(one.text) ? 0.8 * (own[i - 1]?.share ?? 0) : 0;
  });
  return own.map(({ share, lacksRare }, i) => {
    if (!isOfSubject(plan, all[i], carried[i] ? all[i - 1] : undefined)) return 0;
    const covered = Math.max(share, carried[i] ?? 0);
    const lacks = lacksRare && (carried[i] === 0 || (own[i - 1]?.lacksRare ?? true));
    return lacks || covered < MIN_COVERAGE ? 0 : covered;
  });
};

const MEASURED = new RegExp(`\\d[\\d,.]*\\s?(${cellUnits.en.map(escaped).join('|')})(?!\\p{L})`, 'giu');
/** 88 MW: a number with a unit of its own counts nothing else. */
const measuredIn = (question: string, text: string): Place[] =>
  [...text.matchAll(MEASURED)]
    .filter(([, unit = '']) => !question.toLowerCase().includes(unit.toLowerCase()))
    .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));

const NEAR_NUMBER = 14;
/** Whether a number counts the requested thing: "5,120 were drivers", "기사 37명". Percentages and days do not count. */
const counts = (plan: Plan, text: string): boolean => {
  const plain = blank(text, periodsIn(text));
  const lower = blank(plain, measuredIn(plan.question, plain)).toLowerCase();
  const digits = [...lower.matchAll(/\d[\d,.]*(?!\s?%|[\d,.])/g)].map(({ index, 0: number }) => ({
    start: index,
    end: index + number.length,
  }));
  return [...digits, ...countWordsIn(lower)].some(({ start, end }) => {
    const around = lower.slice(Math.max(0, start - NEAR_NUMBER), end + NEAR_NUMBER);
    return [...plan.words, ...amountWords(plan.question)].some((word) => around.includes(word));
  });
};

/** Removes dates that the question itself gives: "On which day was the vote of 2010?" */
const withoutAskedDates = ({ question, wanted }: Plan, text: string): string => {
  const own = wanted === 'date' ? new Set(periodsIn(question).map(({ key }) => key)) : new Set();
  return own.size === 0
    ? text
    : blank(
        text,
        periodsIn(text).filter(({ key }) => own.has(key)),
      );
};

export const hasAnswerType = (plan: Plan, text: string): boolean =>
  hasWanted(plan.wanted, withoutAskedDates(plan, text)) &&
  !countsOther(plan.question, text) &&
  !((plan.wanted === 'date' || plan.wanted === 'name') && isOfOtherEvent(plan.question, text)) &&
  // A change may also be given in percent, if the text states a movement.
  (plan.wanted !== 'count' ||
    plan.words.length === 0 ||
    (asksGrowth(plan.question) && moveOf(text) !== undefined) ||
    counts(plan, text));

/** If some sentences have what was asked for (a date, a name, a number, a reason), drops the others. */
export const wantedOnly = (plan: Plan, sentences: readonly Selected[]): readonly Selected[] => {
  if (plan.wanted === undefined) return sentences;
  const having = sentences.filter(({ text }) => hasAnswerType(plan, text));
  return having.length > 0 || plan.wanted === 'date' ? having : sentences;
};

const scored = (plan: Plan, all: readonly Quotable[]): Selected[] => {
  const near = nearness(plan, all);
  const years = plan.periods.map((period) => period.slice(0, 4));
  const best = Math.max(1e-9, ...all.map(({ passage }) => passage.score));
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nearest = Math.max(0, ...(near ?? []));
  const least = nearest * (plan.wanted && plan.wanted !== 'cause' ? SHARE_FOR_ONE : SHARE_OF_NEAREST);
  return all.flatMap((sentence, i) => {
    const own = near?.[i] ?? 0;
    if (near && own <= least) return [];
    const common = [...sentence.words].filter((word) => (counts.get(word) ?? 0) > all.length / 8).length;
    const score =
      WEIGHTS.question * own +
      WEIGHTS.centrality * (common / (sentence.words.size + 5)) +
      WEIGHTS.passage * (sentence.passage.score / best) +
      (years.some((year) => sentence.text.includes(year)) ? WEIGHTS.period : 0) +
      (plan.wanted && hasWanted(plan.wanted, sentence.text) ? WEIGHTS.wanted : 0) +
      WEIGHTS.position / (1 + sentence.start / 400);
    return [{ ...sentence, score }];
  });
};

/** Returns the first `most` that do not repeat each other; words rare in `among` weigh more. */
export const distinct = (
  sorted: readonly Selected[],
  most: number,
  among: readonly Pick<Quotable, 'words'>[] = sorted,
): Selected[] => {
  const rare = rarity(among.map(({ words }) => words));
  const chosen: Selected[] = [];
  for (const one of sorted) {
    if (chosen.length >= most) break;
    if (!chosen.some((other) => overlap(other.words, one.words, rare) > SAME)) chosen.push(one);
  }
  return chosen;
};

/** Returns at most `most` sentences, best first, without repetitions. */
export const selectSentences = (
  plan: Plan,
  passages: readonly Passage[],
  most: number,
  isWanted: (one: Quotable) => boolean = () => true,
): Selected[] => {
  const all = passages
    .filter((passage) => isOfCompany(plan, passage))
    .slice(0, LOOKED_AT)
    .flatMap(quotable)
    .filter(isWanted);
  const chosen = distinct(
    [...wantedOnly(plan, scored(plan, all))].sort((a, b) => b.score - a.score),
    most,
    all,
  );
  const top = chosen[0]?.score ?? 0;
  return chosen.filter(({ score }) => score >= top * SHARE_OF_BEST);
};

/** Sorts by document and position, beginning with the best sentence's document. */
export const inReadingOrder = (selected: readonly Selected[]): Selected[] => {
  const order = [...new Set(selected.map(({ passage }) => passage.chunk.fileId))];
  return [...selected].sort(
    (a, b) =>
      order.indexOf(a.passage.chunk.fileId) - order.indexOf(b.passage.chunk.fileId) ||
      a.passage.chunk.seq - b.passage.chunk.seq ||
      a.start - b.start,
  );
};
