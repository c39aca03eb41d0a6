// Selects sentences that stand in the evidence: near the question, central to it, each saying something new.
import type { Passage } from '../evidence.ts';
import { languageOf } from '../plan/language.ts';
import type { Plan } from '../plan/plan-type.ts';
import { terms } from '../terms.ts';
import { isWhole, type Stretch, splitSentences } from './split-sentences.ts';

export type Selected = Stretch & {
  readonly passage: Passage;
  readonly score: number;
  readonly words: ReadonlySet<string>;
};

const LOOKED_AT = 14;
const WEIGHTS = { question: 3, centrality: 0.8, passage: 1, figure: 0.3, cause: 0.6, position: 0.15 } as const;
const CAUSE =
  /due to|because|driven by|primarily|as a result|resulted from|attributable|reflect|때문|기인|따라|인해|영향|결과|ため|により|よって|要因|結果/i;
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

const scored = (plan: Plan, all: readonly Omit<Selected, 'score'>[]): Selected[] => {
  const rare = rarity(all.map(({ words }) => words));
  const asked = new Set([...(plan.focus.length > 0 ? plan.focus : plan.terms), ...plan.periods.flatMap(terms)]);
  const wanted = weightOf(asked, rare);
  const best = Math.max(1e-9, ...all.map(({ passage }) => passage.score));
  const centre = new Set(
    all.slice(0, 60).flatMap(({ words }) => [...words].filter((word) => rare(word) < Math.log(1 + all.length / 2))),
  );
  const isWhy = plan.kind === 'text' && /why|drove|cause|왜|이유|원인|なぜ|理由|原因/i.test(plan.question);
  return all.map((sentence) => {
    const near =
      wanted > 0
        ? weightOf(
            [...asked].filter((term) => sentence.words.has(term)),
            rare,
          ) / wanted
        : 0;
    const centrality =
      centre.size > 0 ? [...sentence.words].filter((word) => centre.has(word)).length / (sentence.words.size + 5) : 0;
    const score =
      WEIGHTS.question * near +
      WEIGHTS.centrality * centrality +
      (WEIGHTS.passage * sentence.passage.score) / best +
      (/\d/.test(sentence.text) ? WEIGHTS.figure : 0) +
      (isWhy && CAUSE.test(sentence.text) ? WEIGHTS.cause : 0) +
      WEIGHTS.position / (1 + sentence.start / 400);
    return { ...sentence, score };
  });
};

/** At most `most`, best first; none repeats another. */
export const selectSentences = (plan: Plan, passages: readonly Passage[], most: number): Selected[] => {
  const all = passages.slice(0, LOOKED_AT).flatMap(wholeSentences);
  const rare = rarity(all.map(({ words }) => words));
  const kept: Selected[] = [];
  for (const sentence of scored(plan, all).sort((a, b) => b.score - a.score)) {
    if (kept.length >= most) break;
    if (!kept.some((other) => overlap(other.words, sentence.words, rare) > SAME)) kept.push(sentence);
  }
  const top = kept[0]?.score ?? 0;
  return kept.filter(({ score }) => score >= top * 0.45);
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
