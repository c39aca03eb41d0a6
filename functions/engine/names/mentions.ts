// Finds where a text mentions things with known names, with or without the noun of their kind.

import { escaped } from '#shared/language/escaped.ts';
import type { NamedThing } from '../../ports/search-index.ts';
import { bare, JAPANESE_KINDS, KOREAN_KINDS } from './kinds.ts';

const HANGUL = /\p{Script=Hangul}/u;
const EASTERN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Names that count only beside their kind: 이천 is also a number, and single letters occur in many words. */
const NEEDS_KIND = /^(?:.|\d+|[일이삼사오육칠팔구십백천만억조]+)$/u;
/** Shorter Latin names are part of many abbreviations. */
const SHORTEST_LATIN = 3;
const PARTICLE =
  '은|는|이|가|을|를|의|에|에서|에서는|에서의|에는|에도|도|만|과|와|로|으로|보다|까지|부터|이며|이고|이다|입니다';

const BEFORE_KOREAN_KIND = String.raw`의?\s?(?:${KOREAN_KINDS})`;
const NO_MORE_HANGUL = `(?:${PARTICLE})?(?![가-힣])`;
const NO_MORE_JAPANESE = String.raw`(?![\p{Script=Han}\p{Script=Katakana}ー])`;

type Script = 'korean' | 'koreanBesideKind' | 'japanese' | 'japaneseBesideKind' | 'latin';
/** `#` is replaced by the names. */
const FORMS: Readonly<Record<Script, string>> = {
  korean: `(?<![가-힣])(?:#)(?=${BEFORE_KOREAN_KIND}|${NO_MORE_HANGUL})`,
  koreanBesideKind: `(?<![가-힣])(?:#)(?=${BEFORE_KOREAN_KIND})`,
  japanese: `(?:#)(?=${JAPANESE_KINDS}|${NO_MORE_JAPANESE})`,
  japaneseBesideKind: `(?:#)(?=${JAPANESE_KINDS})`,
  latin: String.raw`(?<![\p{Script=Latin}\d])(?:#)(?![\p{Script=Latin}\d])`,
};

const scriptOf = (name: string): Script | undefined => {
  const isShort = NEEDS_KIND.test(name);
  if (HANGUL.test(name)) return isShort ? 'koreanBesideKind' : 'korean';
  if (EASTERN.test(name)) return isShort ? 'japaneseBesideKind' : 'japanese';
  return name.length >= SHORTEST_LATIN ? 'latin' : undefined;
};

const spaced = (name: string): string => name.normalize('NFKC').split(/\s+/).map(escaped).join(String.raw`\s?`);

export type Mention = { readonly start: number; readonly end: number; readonly things: readonly NamedThing[] };

/** The mentions in reading order; the longest of several names that begin at the same place. */
export const mentionsOf = (
  names: readonly NamedThing[],
  flags: 'gu' | 'giu' = 'gu',
): ((text: string) => readonly Mention[]) => {
  const byName = Map.groupBy(names, ({ name }) => bare(name));
  const sorted = [...byName.values()].map(([first]) => first?.name ?? '').sort((a, b) => b.length - a.length);
  const byScript = Map.groupBy(sorted, scriptOf);
  byScript.delete(undefined);
  if (byScript.size === 0) return () => [];
  const forms = [...byScript].map(([script, all]) =>
    script ? FORMS[script].replace('#', all.map(spaced).join('|')) : '',
  );
  const pattern = new RegExp(forms.join('|'), flags);
  return (text) =>
    [...text.normalize('NFKC').matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      things: byName.get(bare(found)) ?? [],
    }));
};
