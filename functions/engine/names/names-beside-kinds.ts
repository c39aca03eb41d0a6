// Finds names next to the noun of their kind in a text: 이천 of 이천 센터, Dayton of the Dayton plant.

import { escaped } from '#shared/language/escaped.ts';
import counters from '#shared/language/lexicon/counters.json' with { type: 'json' };
import type { NamedThing } from '../../ports/search-index.ts';
import { isParticle, withoutJosa } from '../terms.ts';
import { isNoName, JAPANESE_KINDS, KOREAN_KINDS, kindOf, LATIN_KINDS } from './kinds.ts';

/** Most characters of a Korean or Japanese name, and words of a Latin one. Set by hand, not tuned on a set. */
const MAX_LETTERS = 12;
const MAX_WORDS = 3;
/** A capitalized word. Only abbreviations (St., U.S.) keep their full stop, which also ends sentences. */
const WORD = String.raw`(?:\p{Lu}[\p{L}\d'’-]{0,30}|(?:\p{Lu}\p{Ll}?\.){1,3})(?![\p{L}\d.])`;

const KOREAN = new RegExp(
  String.raw`(?<![가-힣A-Za-z\d])(?<name>[가-힣A-Za-z\d]{1,${MAX_LETTERS}}?)(?<gap> ?)(?<kind>${KOREAN_KINDS})(?<rest>[가-힣]{0,5})`,
  'gu',
);
const JAPANESE = new RegExp(
  String.raw`(?<name>[\p{Script=Han}々\p{Script=Katakana}ーA-Za-z\d]{1,${MAX_LETTERS}}?)(?<kind>${JAPANESE_KINDS})(?![\p{Script=Katakana}ー])`,
  'gu',
);
const LATIN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<name>${WORD}(?: ${WORD}){0,${MAX_WORDS - 1}}) (?<kind>${LATIN_KINDS})s?(?![\p{L}\d])`,
  'gu',
);
/** Terminal 3, Fund IV, Plant B. */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<name>(?<kind>${LATIN_KINDS}) (?:\d{1,3}|[IVX]{1,4}|[A-Z]))(?![\p{L}\d])`,
  'gu',
);

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * The Korean name; `undefined` if a particle ends the word before the kind (회사는 센터를), or if the kind is followed by
 * anything but a particle or an ending such as 장 (센터장이).
 */
const koreanName = ({ name = '', gap = '', rest = '' }: Groups): string | undefined => {
  if (rest !== '' && !isParticle(rest) && !/^(?:이|입|인|별|장)/u.test(rest)) return undefined;
  const own = name.endsWith('의') ? name.slice(0, -1) : name;
  return gap !== '' && own.length > 2 && withoutJosa(own) !== own ? undefined : own;
};

const latinName = ({ name = '' }: Groups): string | undefined => {
  const words = name.replace(/['’]s$/u, '').split(/\s/);
  const from = words.findIndex((word) => !isNoName(word));
  return from < 0 ? undefined : words.slice(from).join(' ');
};

const own = ({ name }: Groups): string | undefined => name;
const FORMS = [
  [KOREAN, koreanName],
  [JAPANESE, own],
  [LATIN, latinName],
  [NUMBERED, own],
] as const;

const COUNTERS = counters.counters.flatMap(({ ko, ja }) => [...ko, ...ja]).map(escaped);
const COUNTED = new RegExp(String.raw`^\d+ ?(?:${COUNTERS.join('|')})$`, 'u');
/** Whether the text is a name and not a count: 14개 in 14개 물류센터. */
const isName = (name: string): boolean =>
  !isNoName(name) && !/^\d{3,}$/.test(name) && !COUNTED.test(name) && /[\p{L}\d]/u.test(name);

export const namesBesideKinds = (text: string): NamedThing[] => {
  const plain = text.normalize('NFKC');
  return FORMS.flatMap(([form, nameIn]) =>
    [...plain.matchAll(form)].flatMap(({ groups = {} }) => {
      const [name, kind] = [nameIn(groups), kindOf(groups.kind ?? '')];
      return name !== undefined && kind !== undefined && isName(name) ? [{ kind, name }] : [];
    }),
  );
};

const KIND_AT_END = new RegExp(String.raw`\s?(?:${KOREAN_KINDS}|${JAPANESE_KINDS}|${LATIN_KINDS})$`, 'u');
/** A label without the noun of its kind: 이천 제1 for 이천 제1센터. */
export const withoutKind = (label: string): string => {
  const plain = label.normalize('NFKC').trim();
  return plain.replace(KIND_AT_END, '').trim() || plain;
};
