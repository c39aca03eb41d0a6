// Tells from the first lines of a document that it is what a row requests, whatever its file is called.
import words from '../../checklists/words/same-documents.json' with { type: 'json' };
import titles from '../../checklists/words/titles.json' with { type: 'json' };
import { terms, withoutJosa } from '../../engine/terms.ts';
import { requestedThings, type Thing } from '../../engine/understand/kinds/requested-things.ts';
import { headOf, isOfOtherDate, partyOf, squeezed } from './requested-title.ts';

const PLAIN = new RegExp(words.plain, 'u');
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;
const HANGUL = /\p{Script=Hangul}/u;
const BETWEEN = new RegExp(words.before, 'u');

const BRACKETS = /[(（][^)）]*[)）]/gu;
const ENDING = new RegExp(titles.endings, 'u');
/** Which of its kind a heading is, and that it is a part: "Annual report 68th term, extract". */
const COPY = new RegExp(`(?:${titles.terms}|${titles.fillers})+$`, 'u');

const [MAX_LINES, MAX_LINE] = [4, 80];
/** "Re: facility agreement": what a letter is about. */
const LABELLED = /^[\p{L} ]{1,12}\s?[:：]/u;
/** The heads of a table, which say what its columns hold. */
const CELLS = /\t| \| |\S,\S+,\S/u;
/** Lines that may name the document; sentences are longer. */
const headingsIn = (opening: string): string[] =>
  opening
    .split('\n')
    .slice(0, MAX_LINES)
    .filter((line) => line.length <= MAX_LINE && !LABELLED.test(line) && !CELLS.test(line));

const [MIN_PIECE, MIN_KIND] = [2, 4];
const hasTerms = (text: string, wanted: readonly string[]): boolean => {
  const own = new Set(terms(text.replaceAll('_', ' ')));
  return wanted.every((one) => own.has(one));
};

/** In English several words name a document; the others tell it from its like. */
const isHeadedInEnglish = ({ name, words: wanted }: Thing, title: string, opening: string): boolean => {
  const head = new Set(terms(headOf(name)));
  const own = wanted.filter((one) => head.has(one));
  const isNamed = own.length >= MIN_PIECE && hasTerms(`${title} ${headingsIn(opening).join(' ')}`, own);
  return isNamed && hasTerms(`${title} ${opening}`, wanted);
};

/** In Korean and Japanese the last word does. */
const isHeadedByLast = ({ name }: Thing, title: string, opening: string): boolean => {
  const pieces = headOf(name)
    .split(BETWEEN)
    .map((one) => (HANGUL.test(one) ? withoutJosa(one) : one))
    .filter((one) => one.length >= MIN_PIECE && !PLAIN.test(one));
  const kind = pieces.at(-1) ?? '';
  const isNamed = headingsIn(opening).some((line) =>
    squeezed(line.replace(BRACKETS, '')).replace(COPY, '').replace(ENDING, '').endsWith(kind),
  );
  const all = squeezed(`${title} ${opening}`);
  return kind.length >= MIN_KIND && isNamed && pieces.every((one) => all.includes(one));
};

export const isHeadingOf = (question: string, title: string, opening: string): boolean => {
  const party = partyOf(question);
  if (isOfOtherDate(question, title) || !(party === undefined || squeezed(opening).includes(squeezed(party))))
    return false;
  return requestedThings(question).some((thing) =>
    (LATIN.test(thing.name) ? isHeadedInEnglish : isHeadedByLast)(thing, title, opening),
  );
};
