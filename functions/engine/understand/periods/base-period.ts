// Finds the base period of a comparison: "2024년보다", "compared with 2024", "2024年に比べ".

import { escaped } from '#shared/language/escaped.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import comparedWith from '#shared/language/lexicon/compared-with.json' with { type: 'json' };

const any = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(' ', '\\s?'))
    .join('|')})`;
const { behind, atEnd, before } = comparedWith;
const BEHIND = new RegExp(`^\\s?${any([...atEnd.ko, ...atEnd.ja])}?\\s?${any([...behind.ko, ...behind.ja])}`, 'u');
const BEFORE = new RegExp(`(?:^|[\\s,])${any(before.en)}\\s+(?:the )?(?:fiscal )?(?:year )?$`, 'iu');

export type BasePeriod = { readonly key: string; readonly start: number; readonly end: number };

/** The only period of a question if it is the base, with the words that mark it. */
export const basePeriod = (question: string): BasePeriod | undefined => {
  const plain = question.normalize('NFKC');
  const [only, ...others] = periodsIn(plain);
  if (!only || others.length > 0) return undefined;
  const words = BEHIND.exec(plain.slice(only.end))?.[0];
  if (words !== undefined) return { key: only.key, start: only.start, end: only.end + words.length };
  const leading = BEFORE.exec(plain.slice(0, only.start));
  return leading ? { key: only.key, start: leading.index, end: only.end } : undefined;
};
