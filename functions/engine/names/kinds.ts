// The nouns for kinds of named things (이천 센터, Dayton plant), and the column headers above their names.

import { escaped } from '#shared/language/escaped.ts';
import named from '#shared/language/lexicon/named-kinds.json' with { type: 'json' };

type Words = Readonly<{ id: string; ko: readonly string[]; en: readonly string[]; ja: readonly string[] }>;

export const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

const idsOf = (all: readonly Words[]): [string, string][] =>
  all.flatMap((one) => [...one.ko, ...one.en, ...one.ja].map((word): [string, string] => [bare(word), one.id]));
const KINDS = new Map(idsOf(named.kinds));
const HEADERS = new Map([...idsOf(named.kinds), ...idsOf(named.headers)]);
const { ko, en, ja } = named.notNames;
const NOT_NAMES = new Set([...ko, ...en, ...ja].map(bare));

export const kindOf = (noun: string): string | undefined => KINDS.get(bare(noun));

/** The kind that a column header names, without the unit in brackets; "Plant name" is a header of plants. */
export const kindOfHeader = (header: string): string | undefined => {
  const head = bare(header.replace(/\s*[([（].*$/u, ''));
  return HEADERS.get(head) ?? HEADERS.get(head.replace(/(?:names?|명|名)$/u, ''));
};

export const isNoName = (word: string): boolean => NOT_NAMES.has(bare(word));

const eitherCase = (word: string): string =>
  word.replace(/(?<![a-z])[a-z]/g, (first) => `[${first.toUpperCase()}${first}]`);
const oneOf = (words: readonly string[], form: (word: string) => string): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => form(escaped(word)))
    .join('|');

/** The nouns as parts of patterns; Latin ones with a lower-case or capital initial. */
export const KOREAN_KINDS = oneOf(
  named.kinds.flatMap((one) => one.ko),
  (word) => word,
);
export const JAPANESE_KINDS = oneOf(
  named.kinds.flatMap((one) => one.ja),
  (word) => word,
);
export const LATIN_KINDS = oneOf(
  named.kinds.flatMap((one) => one.en),
  eitherCase,
);
