// Checks growth, ratios and converted amounts in a document's sentences by recomputing them from the underlying
// figures.
import { splitSentences } from '../../engine/write/prose/split-sentences.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { FiledStatements } from './filed-statements.ts';
import { conversionIn, mayStateRate, onlyRates, rateIn } from './stated-conversions.ts';
import { growthIn, type SentenceCheck } from './stated-growth.ts';
import { ratioIn } from './stated-ratios.ts';

type Place = { readonly chunk: Chunk; readonly start: number; readonly end: number };

/** `may` rules out most sentences before they are parsed. */
const inSentences = <T extends object>(
  chunks: readonly Chunk[],
  may: (text: string) => boolean,
  read: (text: string) => T | undefined,
): (T & Place)[] =>
  chunks.flatMap((chunk) =>
    may(chunk.text)
      ? splitSentences(chunk.text).flatMap(({ text, start, end }) => {
          const found = may(text) ? read(text) : undefined;
          return found ? [{ ...found, chunk, start, end }] : [];
        })
      : [],
  );

const PERCENT = /[%％]|percent|퍼센트|パーセント/i;
const mayStatePercent = (text: string): boolean => PERCENT.test(text);

const mayBeAside = (text: string): boolean => /[(（]/.test(text);

/** Documents without an exchange rate are not searched for amounts in two currencies. */
const conversionsIn = (prose: readonly Chunk[]) => {
  const rates = onlyRates(inSentences(prose, mayStateRate, rateIn));
  return rates.length === 0 ? [] : inSentences(prose, mayBeAside, (text) => conversionIn(text, rates));
};

export type SentenceRule = { readonly rule: string; readonly found: readonly (SentenceCheck & Place)[] };

/** Linear in the number of passages. */
export const sentenceRules = (
  chunks: readonly Chunk[],
  { statements }: Pick<FiledStatements, 'statements'>,
): SentenceRule[] => {
  const prose = chunks.filter(({ kind }) => kind === 'prose');
  const ratios = inSentences(prose, mayStatePercent, (text) => ratioIn(text, statements));
  return [
    { rule: 'growthInText', found: inSentences(prose, mayStatePercent, growthIn) },
    { rule: 'ratiosInText', found: ratios },
    { rule: 'conversions', found: conversionsIn(prose) },
  ];
};
