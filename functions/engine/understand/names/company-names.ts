// Derives the names of a company from its printed name, and finds where a text uses one of them.

import { escaped } from '#shared/language/escaped.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { REPORT_NAME } from '#shared/language/grammar/report-names.ts';
import formerNames from '#shared/language/lexicon/former-names.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { initialNames, withoutLegalForm } from './find-entities.ts';
import { soundPlaces } from './name-sounds.ts';

/** Common first words of names, which identify no company by themselves. */
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
/** "Alto Inc. (formerly Basso Corp.)" has the former name Basso. */
const withoutFormerly = (name: string): string => {
  const [first] = formerIn(name);
  return first?.start === 0 ? name.slice(first.end).replace(/^[\s:：]+/, '') : name;
};

/** The initials of "Alder & Birch": A&B and AnB. */
const initialsOf = (name: string): string[] => {
  const [, first = '', second = ''] = /^(\p{Lu})[\p{L}.]*\s*(?:&|and)\s*(\p{Lu})[\p{L}.]*$/iu.exec(name) ?? [];
  return first === '' ? [] : [`${first}&${second}`, `${first}n${second}`];
};

const ARTICLE = /^the\s+(?=\S{4})/i;
/** The name without the article, which is usually omitted: "The Larch Depot, Inc." */
const withoutArticle = (name: string): string[] => (ARTICLE.test(name) ? [name.replace(ARTICLE, '')] : []);

const HOLDING = /^(.{4,})(?:ホールディングス|홀딩스)$/u;
/** The name without "Holdings", which is usually omitted (青葉フードホールディングス). A short rest would match other companies. */
const withoutHolding = (name: string): string[] => HOLDING.exec(name)?.slice(1) ?? [];

/** All names of a company: "가온물류 주식회사 (Gaon Logistics Co., Ltd.)" gives 가온물류, Gaon Logistics and Gaon. */
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
/** The company names in a file name: ADOBE in ADOBE_2022_10K.pdf, aapl in aapl-10-k-2024.html. */
export const documentNames = (document: string): readonly string[] => {
  const whole = document.normalize('NFC').replace(/\.[a-z\d]{2,5}$/i, '');
  const words = whole.split(/[\s_.,()-]+/u).filter(Boolean);
  const [first = ''] = words;
  return FORM_OF_REPORT.test(first) || periodsIn(first).length > 0 || REPORT_NAME.test(first) ? [] : [first];
};

/**
 * Whether a name is distinctive: two Korean or Japanese characters occur in many longer names by chance, but a digit is
 * rare (3M).
 */
export const isTelling = (name: string): boolean => name.length > 2 || /^(?=.*\d)[\da-z]{2}$/iu.test(name);

const LATIN = /^[\x20-\x7e]+$/;
const BETWEEN = "[\\s_.,'’&-]*";
const PATTERNS = new Map<string, RegExp>();
/** Names of one letter occur everywhere by chance. */
const ARE_LONGER = new Map<string, boolean>();
const isLonger = (name: string): boolean => {
  const known = ARE_LONGER.get(name);
  if (known !== undefined) return known;
  const made = compact(name).length > 1;
  if (ARE_LONGER.size >= MAX_KNOWN) ARE_LONGER.clear();
  ARE_LONGER.set(name, made);
  return made;
};
/** Latin names match whole words in any spacing; those of two letters match only as printed. */
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

/** Whether a text contains the name: Latin names as whole words, others with any particle or ending behind them. */
export const isNamedIn = (name: string, text: string): boolean =>
  isLonger(name) && text.normalize('NFKC').search(patternOf(name)) >= 0;

/** The places of a name in a question, as printed or transcribed into another script. */
const namePlaces = (name: string, question: string): readonly Place[] => {
  const printed = printedPlaces(name, question);
  return printed.length > 0 ? printed : soundPlaces(name, question);
};

export const isCalled = (name: string, question: string): boolean =>
  isLonger(name) && namePlaces(name, question.normalize('NFKC')).length > 0;

/** The name as the question writes it; as the document prints it if the question transcribes it. */
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

/** Replaces the names in a text, the longest first. */
export const withoutNames = (text: string, names: readonly string[], instead: string): string =>
  [...names]
    .filter(isLonger)
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => blanked(left, apartFrom(namePlaces(name, left)), instead), text);
