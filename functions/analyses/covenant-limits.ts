// Reads the limit of a ratio from a sentence or a cell: 2.5배 이하, not to exceed 3.0 times, 200%以下.
import covenants from '#shared/language/lexicon/covenant-compliance.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const atMost = compile(covenants.atMost);
const atLeast = compile(covenants.atLeast);

type Side = 'most' | 'least';
export type Limit = { readonly side: Side; readonly value: number; readonly unit: string; readonly text: string };
export type Tested = {
  readonly label: string;
  readonly limit: Limit;
  readonly actual: number;
  readonly period: string | undefined;
  readonly refs: readonly number[];
};

export const NUMBER = /(\d+(?:\.\d+)?)\s?(%|％|배|倍|times|x(?![a-z]))/iu;
export const unitOf = (printed: string): string => (/[%％]/.test(printed) ? '%' : 'x');

/** `is not to fall below` sets a lower limit, though it has the word for an upper one. */
const plain = (text: string): string =>
  text
    .replace(/\bnot (?:to )?(?:fall|be|drop|go) (?:below|under|less than)\b/giu, 'at least')
    .replace(/\bnot (?:to )?(?:exceed|be (?:above|over|more than|greater than)|rise above)\b/giu, 'at most')
    .replace(/下回らない/gu, '以上');

export const sideOf = (printed: string): Side | undefined => {
  const text = plain(printed);
  const [most, least] = [atMost(text).length > 0, atLeast(text).length > 0];
  return most === least ? undefined : most ? 'most' : 'least';
};

export const limitIn = (text: string): Limit | undefined => {
  const [, value = '', unit = ''] = NUMBER.exec(text) ?? [];
  const side = sideOf(text);
  return value && side ? { side, value: Number(value), unit: unitOf(unit), text: text.trim() } : undefined;
};

/** A limit from a sentence, as a sign and a number. */
export const shortLimit = (limit: Limit): Limit => ({
  ...limit,
  text: `${limit.side === 'most' ? '≤' : '≥'} ${limit.value}${limit.unit}`,
});
