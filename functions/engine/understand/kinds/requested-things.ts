// Splits a request into the things asked for: "the articles of association and the shareholder register" are two.
import { escaped } from '#shared/language/escaped.ts';
import { HANDED_OVER } from '../../../checklists/read/kind.ts';
import requests from '../../../checklists/words/requests.json' with { type: 'json' };
import { terms, withoutJosa } from '../../terms.ts';
import words from './requested-things.json' with { type: 'json' };

/** `words`: the words by which the title of a document names the thing. */
export type Thing = { readonly name: string; readonly words: readonly string[] };

const oneOf = (list: readonly string[]): string => list.map(escaped).join('|');

const LATIN_JOINS = words.joins.filter((word) => /^[a-z]/.test(word));
const OTHER_JOINS = words.joins.filter((word) => !/^[a-z]/.test(word));
/** The beginnings of nouns that end like a joined one: 검사결과 is one thing. */
const ALIKE = oneOf(words.endsAlike.map((word) => word.slice(0, -1)));
/** A joining ending follows at least two syllables, so that 결과 and 효과 are not split. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*[,、，;；/·・]\s*`,
    String.raw`\s+(?:${oneOf(LATIN_JOINS)})\s+`,
    String.raw`\s*(?:${oneOf(OTHER_JOINS)})\s*`,
    String.raw`(?<=[가-힣]{2})(?<!${ALIKE})(?:${oneOf(words.joiningEndings)})\s+`,
    String.raw`(?<=[\p{Script=Han}ァ-ヺー]{2})(?:${oneOf(words.joiningEndings)})(?=[\p{Script=Han}ァ-ヺ])`,
  ].join('|'),
  'iu',
);
const beginning = (list: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:please|kindly|${oneOf([...list].sort((a, b) => b.length - a.length))})\s+`, 'i');
const BEGINS = beginning(requests.begins);
/** After a verb, another is a noun: "provide supply agreements". */
const GOES_ON = beginning(requests.begins.filter((one) => one.endsWith(' of')));
const ENDS = new RegExp(String.raw`\s*(?:을|를|를\s|을\s|を)?\s*(?:${HANDED_OVER}).*$`, 'u');
const PARTICLE = /(?<=[\p{Script=Han}ァ-ヺー])[のはがをにで]+/u;

const IGNORED = new Set([...words.narrowing, ...words.holders]);

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.split(PARTICLE))
    .map((word) => (/[가-힣]/.test(word) ? withoutJosa(word) : word))
    .filter((word) => word.length > 1 && !/\d/.test(word) && !IGNORED.has(word))
    .map((word) => (/^[a-z]/.test(word) ? (terms(word)[0] ?? word) : word));

/** "Health and safety" is one thing: its words are joined until the request is split. */
const [WIDE, NARROW] = [' ', '\u2060'];
const WHOLE = new RegExp(String.raw`\b(?:${oneOf(words.phrases)})\b`, 'g');

const plain = (request: string): string =>
  request
    .normalize('NFKC')
    .toLowerCase()
    .replace(WHOLE, (phrase) => phrase.replaceAll(WIDE, NARROW))
    .replace(/\([^)]*\)/g, ' ')
    .replace(ENDS, '')
    .replace(/[\s.。]+$/u, '')
    .trim();

export const requestedThings = (request: string): Thing[] => {
  let bare = plain(request);
  const isPolite = /^(?:please|kindly)\s/i.test(bare);
  bare = (isPolite ? bare.replace(BEGINS, '') : bare).replace(BEGINS, '');
  for (let next = bare.replace(GOES_ON, ''); next !== bare; next = bare.replace(GOES_ON, '')) bare = next;
  const things: Thing[] = [];
  for (const joined of bare.split(BETWEEN)) {
    const part = joined.replaceAll(NARROW, WIDE);
    const own = wordsOf(part);
    // "tax policies and reports" asks for tax reports.
    const shared = own.length === 1 ? (things.at(-1)?.words.slice(0, -1) ?? []) : [];
    if (own.length > 0) things.push({ name: part.trim(), words: [...shared, ...own] });
  }
  return things;
};

const squeezed = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
const isLatin = (word: string): boolean => /^[a-z]/.test(word);
const holds = (title: string, word: string): boolean =>
  isLatin(word) ? terms(title).includes(word) : squeezed(title).includes(squeezed(word));

/** A noun for a container, which names no kind of document: 연령 분석 자료 is the 연령 분석. */
const HOLDER = new RegExp(`(?:${oneOf(words.holders.filter((word) => !isLatin(word)))})$`, 'u');

/** Korean and Japanese titles end with their kind: 인수 조건에 대한 의견 is not an 인수. */
const endsWith = (title: string, kind: string): boolean =>
  isLatin(kind) ||
  title
    .split(/[^\p{L}\p{N}\s]+/u)
    .map((part) => squeezed(part.replace(/\p{N}+/gu, '')))
    .some((part) => [part, part.replace(HOLDER, '')].some((one) => one.endsWith(squeezed(kind))));

/** "Directors' service agreements": a class of people, and no name. */
const OWNERS = /(?<![\p{L}'’])([a-z]+s)['’](?=\s)/gu;
const isOfOwners = ({ name }: Thing, title: string): boolean =>
  [...name.matchAll(OWNERS)].every(
    ([, owner = '']) => IGNORED.has(owner) || terms(owner).some((one) => holds(title, one)),
  );

/**
 * Whether the title has the kind of thing and more than half of its words: employment contracts are not customer
 * contracts.
 */
export const isNamed = (thing: Thing, title: string): boolean => {
  const { words } = thing;
  const kind = words.at(-1) ?? '';
  const found = words.filter((word) => holds(title, word));
  return found.includes(kind) && found.length > words.length / 2 && endsWith(title, kind) && isOfOwners(thing, title);
};
