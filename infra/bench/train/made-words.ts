// The words of invented lists, parted into single ones, and a generator of random numbers that always draws alike.
import words from './made-words.json' with { type: 'json' };

export const LANGUAGES = ['en', 'ko', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Dice = {
  /** True in this share of the draws. */
  is(share: number): boolean;
  /** A whole number from 0 to below the count. */
  below(count: number): number;
  oneOf<T>(all: readonly T[]): T;
  shuffled<T>(all: readonly T[]): T[];
};

/** Mulberry32: small, and the same on every machine. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    is: (share) => next() < share,
    below,
    oneOf: (all) => all[below(all.length)] as (typeof all)[number],
    shuffled: (all) =>
      all
        .map((one) => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
};

type Words = (typeof words)['en'];
export type HeadUse = keyof Words['heads'];
type Entries = Exclude<keyof Words, 'heads'>;

const parts = (text: string): readonly string[] => text.split('|');

export const headsFor = (language: Language, use: HeadUse): readonly string[] => parts(words[language].heads[use]);
export const entriesFor = (language: Language, kind: Entries): readonly string[] => parts(words[language][kind]);
