// Detects whether a sentence repeats a source sentence word for word, and where it differs.
import { type Period, periodsIn } from '#shared/language/grammar/periods.ts';

/** A word, or a period as one token. */
type Token = { readonly text: string; readonly start: number; readonly end: number; readonly key?: string };
type Pair = readonly [own: Token, source: Token];

/** `changes`: texts at the same position in both, as printed. `years`: periods at the same positions. */
export type Repetition = {
  readonly own: string;
  readonly source: string;
  readonly changes: readonly (readonly [own: string, source: string])[];
  readonly years: readonly Pair[];
};

/**
 * Least share of equal words between the first and last common word. Of the 2,000 or so sentences each of TAT-QA,
 * KorQuAD and JaQuAD made false in one word, 0.7 and 0.8 let the same pass; 0.9 lets seven more pass.
 */
const REPEATED_SHARE = 0.8;
/** The alignment takes time proportional to the product of both lengths. */
const MAX_TOKENS = 600;

const WORD = /[\p{Script=Latin}\p{N}]+|[^\s\p{P}\p{S}]/gu;

const wordsIn = (text: string, from: number, to: number): Token[] =>
  [...text.slice(from, to).matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: from + index,
    end: from + index + word.length,
  }));

const periodToken = (text: string, { key, start, end }: Period): Token => ({
  text: text.slice(start, end),
  start,
  end,
  key,
});

const tokensOf = (text: string): Token[] => {
  const periods = periodsIn(text);
  const starts = [0, ...periods.map(({ end }) => end)];
  return starts
    .flatMap((from, i) => {
      const period = periods[i];
      const words = wordsIn(text, from, period?.start ?? text.length);
      return period ? [...words, periodToken(text, period)] : words;
    })
    .slice(0, MAX_TOKENS);
};

/** All periods match each other here; which ones they are is compared later. */
const alike = (one: Token, other: Token): boolean =>
  one.key === undefined && other.key === undefined
    ? one.text === other.text
    : one.key !== undefined && other.key !== undefined;

/** Computes the longest common subsequence. */
const aligned = (own: readonly Token[], source: readonly Token[]): Pair[] => {
  const width = source.length + 1;
  const lengths = new Uint16Array((own.length + 1) * width);
  const longest = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (const [i, one] of [...own.entries()].reverse())
    for (const [j, other] of [...source.entries()].reverse())
      lengths[i * width + j] = alike(one, other)
        ? longest(i + 1, j + 1) + 1
        : Math.max(longest(i + 1, j), longest(i, j + 1));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (let [one, other] = [own[i], source[j]]; one && other; [one, other] = [own[i], source[j]]) {
    const isPair = alike(one, other);
    if (isPair) pairs.push([one, other]);
    const skipsOwn = !isPair && longest(i + 1, j) >= longest(i, j + 1);
    if (isPair || skipsOwn) i += 1;
    if (isPair || !skipsOwn) j += 1;
  }
  return pairs;
};

const between = (tokens: readonly Token[], first: Token, last: Token): number =>
  tokens.filter(({ start }) => start >= first.start && start <= last.start).length;

const changesIn = (own: string, source: string, pairs: readonly Pair[]): (readonly [string, string])[] =>
  pairs.slice(1).flatMap(([one, other], i) => {
    const [before, beforeOther] = pairs[i] as Pair;
    const change = [own.slice(before.end, one.start), source.slice(beforeOther.end, other.start)] as const;
    return change.some((text) => /[\p{L}\p{N}]/u.test(text)) ? [change] : [];
  });

export const repetitionOf = (own: string, source: string): Repetition | undefined => {
  const [ownTokens, sourceTokens] = [tokensOf(own), tokensOf(source)];
  const pairs = aligned(ownTokens, sourceTokens);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length * 2 < ownTokens.length) return undefined;
  const longest = Math.max(between(ownTokens, first[0], last[0]), between(sourceTokens, first[1], last[1]));
  if (pairs.length < longest * REPEATED_SHARE) return undefined;
  return {
    own: own.slice(first[0].start, last[0].end),
    source: source.slice(first[1].start, last[1].end),
    changes: changesIn(own, source, pairs),
    years: pairs.filter(([{ key }]) => key !== undefined),
  };
};
