// The names of a company as its document prints them, and where a text uses one of them.

import { escaped } from '#shared/language/escaped.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { REPORT_NAME } from '#shared/language/grammar/report-names.ts';
import formerNames from '#shared/language/lexicon/former-names.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { initialNames, withoutLegalForm } from './find-entities.ts';
import { soundPlaces } from './name-sounds.ts';

/** First words of many a name, which call no one company. */
const PLAIN_WORDS = new Set(
  'the first general national international united american global new best bank group north south east west pacific atlantic central royal standard'.split(
    ' ',
  ),
);

export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.,'’-]+/g, '');

const KNOWN = new Map<string, readonly string[]>();
const MAX_KNOWN = 1_000;

const formerIn = compile(formerNames);
/** "Alto Inc. (formerly Basso Corp.)" was called Basso. */
const withoutFormerly = (name: string): string => {
  const [first] = formerIn(name);
  return first?.start === 0 ? name.slice(first.end).replace(/^[\s:：]+/, '') : name;
};

/** "Alder & Birch" is called A&B, and AnB. */
const initialsOf = (name: string): string[] => {
  const [, first = '', second = ''] = /^(\p{Lu})[\p{L}.]*\s*(?:&|and)\s*(\p{Lu})[\p{L}.]*$/iu.exec(name) ?? [];
  return first === '' ? [] : [`${first}&${second}`, `${first}n${second}`];
};

const ARTICLE = /^the\s+(?=\S{4})/i;
/** Nobody says the article of "The Larch Depot, Inc." */
const withoutArticle = (name: string): string[] => (ARTICLE.test(name) ? [name.replace(ARTICLE, '')] : []);

const HOLDING = /^(.{4,})(?:ホールディングス|홀딩스)$/u;
/** Nobody says the last word of 青葉フードホールディングス; what is left of a short name calls others too. */
const withoutHolding = (name: string): string[] => HOLDING.exec(name)?.slice(1) ?? [];

/** "가온물류 주식회사 (Gaon Logistics Co., Ltd.)" is 가온물류, Gaon Logistics and Gaon. */
export const companyNames = (company: string | undefined): readonly string[] => {
  if (!company) return [];
  const known = KNOWN.get(company);
  if (known) return known;
  const whole = withoutLegalForm(company)
    .split(/[()[\]「」]/)
    .map((name) => withoutFormerly(name.replace(/[\s,.]+$/, '').trim()))
    .flatMap((name) => [name, ...withoutArticle(name), ...withoutHolding(name)])
    .filter((name) => compact(name).length > 1);
  const firsts = whole.flatMap((name) => {
    const [word = ''] = name.split(' ');
    const isAcronym = /^[A-Z]{3}$/.test(word) && name !== name.toUpperCase();
    return (isAcronym || /^[A-Za-z]{4,}$/.test(word)) && !PLAIN_WORDS.has(word.toLowerCase()) ? [word] : [];
  });
  const names = [...new Set([...initialNames(company), ...whole, ...firsts, ...whole.flatMap(initialsOf)])];
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(company, names);
  return names;
};

const FORM_OF_REPORT = /^(?:\d{0,2}-?[kqf]|\d+|[a-z]|fy\d*|q\d|h\d|ex\d*)$/iu;
/** The names that a file is called by: ADOBE_2022_10K.pdf is of ADOBE, aapl-10-k-2024.html of aapl. */
export const documentNames = (document: string): readonly string[] => {
  const whole = document.normalize('NFC').replace(/\.[a-z\d]{2,5}$/i, '');
  const words = whole.split(/[\s_.,()-]+/u).filter(Boolean);
  const [first = ''] = words;
  return FORM_OF_REPORT.test(first) || periodsIn(first).length > 0 || REPORT_NAME.test(first) ? [] : [first];
};

/** Two letters of Korean or Japanese are in many a longer name by chance; a digit tells: 3M. */
export const isTelling = (name: string): boolean => name.length > 2 || /^(?=.*\d)[\da-z]{2}$/iu.test(name);

const LATIN = /^[\x20-\x7e]+$/;
const BETWEEN = "[\\s_.,'’&-]*";
const PATTERNS = new Map<string, RegExp>();
/** Latin names are words of their own, however they are spaced; two letters as they are printed. */
const patternOf = (name: string): RegExp => {
  const known = PATTERNS.get(name);
  if (known) return known;
  const words = name
    .normalize('NFKC')
    .split(/[\s_.,'’-]+/)
    .filter(Boolean);
  const isShort = name.length < 3 && !/\d/.test(name);
  const made = LATIN.test(name)
    ? new RegExp(`(?<![a-z\\d])${words.map(escaped).join(BETWEEN)}(?![a-z\\d])`, isShort ? 'gu' : 'giu')
    : new RegExp([...words.join('')].map(escaped).join("[\\s_.,'’-]*"), 'giu');
  if (PATTERNS.size >= MAX_KNOWN) PATTERNS.clear();
  PATTERNS.set(name, made);
  return made;
};

const printedPlaces = (name: string, text: string): readonly Place[] =>
  [...text.matchAll(patternOf(name))].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Latin names are words of their own; others may have a particle or an ending behind them. */
export const isNamedIn = (name: string, text: string): boolean =>
  compact(name).length > 1 && printedPlaces(name, text.normalize('NFKC')).length > 0;

/** Where a question calls somebody by that name: as it is printed, or as another script writes it. */
const namePlaces = (name: string, question: string): readonly Place[] => {
  const printed = printedPlaces(name, question);
  return printed.length > 0 ? printed : soundPlaces(name, question);
};

export const isCalled = (name: string, question: string): boolean =>
  compact(name).length > 1 && namePlaces(name, question.normalize('NFKC')).length > 0;

/** The name as the question writes it; as the document has it where the question writes it in another script. */
export const calledAs = (name: string, question: string): string | undefined => {
  const [place] = printedPlaces(name, question);
  return place ? question.slice(place.start, place.end) : isCalled(name, question) ? name : undefined;
};

const blanked = (text: string, places: readonly Place[], instead: string): string =>
  [...places]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}${instead}${left.slice(end)}`, text);

const apartFrom = (places: readonly Place[]): Place[] =>
  places.filter((one, n) => !places.slice(0, n).some(({ start, end }) => one.start < end && start < one.end));

/** The longest names first, as the text writes them. */
export const withoutNames = (text: string, names: readonly string[], instead: string): string =>
  [...names]
    .filter((name) => compact(name).length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => blanked(left, apartFrom(namePlaces(name, left)), instead), text);
