// Selects sentences that stand in the evidence: near the question, central to it, each saying something new.

import { LANGUAGES } from '#shared/model/enums.ts';
import type { Passage } from '../evidence.ts';
import { languageOf } from '../plan/language.ts';
import type { Plan } from '../plan/plan-type.ts';
import { terms } from '../terms.ts';
import { isOfCompany } from './pick-figure.ts';
import { isWhole, type Stretch, splitSentences } from './split-sentences.ts';

export type Selected = Stretch & {
  readonly passage: Passage;
  readonly score: number;
  readonly words: ReadonlySet<string>;
};

const LOOKED_AT = 14;
const WEIGHTS = { question: 3, centrality: 0.3, passage: 1.2, period: 0.3, cause: 0.7, position: 0.15 } as const;
const WHY = /\bwhy\b|drove|cause|reason|led to|왜|이유|원인|요인|なぜ|理由|原因|要因/i;
const CAUSE =
  /due to|because|driven by|primarily|as a result|resulted from|attributable|reflect|때문|기인|따라|인해|영향|결과|ため|により|よって|要因|結果/i;
const SHARE_OF_BEST = 0.55;
const SHARE_OF_NEAREST = 0.4;
/** Sentences that share more than this much say the same. */
const SAME = 0.55;

type Rarity = (term: string) => number;

/** Words that few of the candidates use weigh more. */
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

const wholeSentences = (passage: Passage): Omit<Selected, 'score'>[] => {
  const { chunk } = passage;
  return splitSentences(chunk.text)
    .filter(({ text }) => isWhole(text, languageOf(text)))
    .map((stretch) => ({ ...stretch, passage, words: new Set(terms(stretch.text)) }));
};

/** Words that a good sentence has: those that narrow the question down, and the names of its metrics. */
const askedWords = (plan: Plan): string[] => {
  const own = plan.qualifiers.length > 0 ? plan.qualifiers : plan.metrics.length > 0 ? [] : plan.focus;
  const names = plan.metrics.flatMap((metric) => LANGUAGES.map((language) => metric.labels[language][0] ?? ''));
  return [...own, ...names].filter(Boolean).map((word) => word.toLowerCase());
};

type Sentence = Omit<Selected, 'score'>;

const has = ({ words, text }: Sentence, word: string): boolean =>
  words.has(word) || text.toLowerCase().replace(/\s/g, '').includes(word.replace(/\s/g, ''));

/** "The increase was due to …" speaks of what the sentence before it named. */
const GOES_ON = /^(?:the|this|these|those|it|they|such)\b|^(?:이는|이에|이러한|그|동|해당)\s|^(?:これ|この|その|当該)/i;

const nearness = (asked: readonly string[], all: readonly Sentence[]): number[] => {
  const weights = new Map(
    asked.map((word) => [word, Math.log(1 + all.length / (all.filter((one) => has(one, word)).length + 0.5))]),
  );
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const own = all.map((one) => {
    const found = asked.filter((word) => has(one, word)).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return whole > 0 ? found / whole : 0;
  });
  return all.map((one, i) => {
    const before = all[i - 1];
    const carried = before?.passage === one.passage && GOES_ON.test(one.text) ? 0.7 * (own[i - 1] ?? 0) : 0;
    return Math.max(own[i] ?? 0, carried, 0.5 * ((own[i] ?? 0) + carried) + 0.2 * Math.min(own[i] ?? 0, carried));
  });
};

const scored = (plan: Plan, all: readonly Sentence[]): Selected[] => {
  const asked = askedWords(plan);
  const near = nearness(asked, all);
  const years = plan.periods.map((period) => period.slice(0, 4));
  const best = Math.max(1e-9, ...all.map(({ passage }) => passage.score));
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isWhy = WHY.test(plan.question);
  const nearest = Math.max(0, ...near);
  return all.flatMap((sentence, i) => {
    if (asked.length > 0 && (near[i] ?? 0) <= nearest * SHARE_OF_NEAREST) return [];
    const common = [...sentence.words].filter((word) => (counts.get(word) ?? 0) > all.length / 8).length;
    const score =
      WEIGHTS.question * (near[i] ?? 0) +
      WEIGHTS.centrality * (common / (sentence.words.size + 5)) +
      WEIGHTS.passage * (sentence.passage.score / best) +
      (years.some((year) => sentence.text.includes(year)) ? WEIGHTS.period : 0) +
      (isWhy && CAUSE.test(sentence.text) ? WEIGHTS.cause : 0) +
      WEIGHTS.position / (1 + sentence.start / 400);
    return [{ ...sentence, score }];
  });
};

/** At most `most`, best first; none repeats another. */
export const selectSentences = (plan: Plan, passages: readonly Passage[], most: number): Selected[] => {
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const all = (own.length > 0 ? own : passages).slice(0, LOOKED_AT).flatMap(wholeSentences);
  const rare = rarity(all.map(({ words }) => words));
  const kept: Selected[] = [];
  for (const sentence of scored(plan, all).sort((a, b) => b.score - a.score)) {
    if (kept.length >= most) break;
    if (!kept.some((other) => overlap(other.words, sentence.words, rare) > SAME)) kept.push(sentence);
  }
  const top = kept[0]?.score ?? 0;
  return kept.filter(({ score }) => score >= top * SHARE_OF_BEST);
};

/** As a reader would want them: by document and place, beginning with the document of the best one. */
export const inReadingOrder = (selected: readonly Selected[]): Selected[] => {
  const order = [...new Set(selected.map(({ passage }) => passage.chunk.fileId))];
  return [...selected].sort(
    (a, b) =>
      order.indexOf(a.passage.chunk.fileId) - order.indexOf(b.passage.chunk.fileId) ||
      a.passage.chunk.seq - b.passage.chunk.seq ||
      a.start - b.start,
  );
};
