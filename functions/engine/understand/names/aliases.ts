// Removes a second name that a question gives beside the document's: 톨마시 다이즈(Tollmarsh Dyes), Mir Water (미르담수).
import type { Chunk } from '../../../ports/search-index.ts';
import { blank } from '../words/blank.ts';
import { isNamedIn, isTelling } from './company-names.ts';

/** A name directly followed by another one in brackets. */
const BESIDE = /(\p{L}[\p{L}\p{N}.·・&’'-]*(?:\s\p{L}[\p{L}\p{N}.·・&’'-]*){0,3})\s?[(（]([^()（）\d]{2,40})[)）]/gu;

/** Checked first: without a bracket, a long sentence without spaces takes quadratic time. */
const HAS_BRACKET = /[(（]/u;

/** The name before the brackets: capitalized Latin words, or as many other words as there are in the brackets. */
const nameBefore = (words: readonly string[], within: string): readonly string[] => {
  const isLatin = /^[\p{Script=Latin}\p{N}.&’'-]+$/u;
  const others = words.slice(-within.trim().split(/\s+/).length);
  const first = words.findLastIndex((word) => !isLatin.test(word) || !/^\p{Lu}/u.test(word));
  return isLatin.test(words.at(-1) ?? '') ? words.slice(first + 1) : others;
};

/** The text that identifies the company of a document; deeper headings are about other things. */
const titleOf = ({ context: { company = '', document, section = '' } }: Chunk): string =>
  `${company} ${document} ${section.split(' > ')[0]}`;

/** The question with the name blanked that no document contains. */
export const withoutAliases = (question: string, chunks: readonly Chunk[]): string => {
  if (!HAS_BRACKET.test(question)) return question;
  const titles = () => [...new Set(chunks.map(titleOf))];
  const isKnown = (name: string): boolean => isTelling(name) && titles().some((title) => isNamedIn(name, title));
  const places = [...question.matchAll(BESIDE)].flatMap(({ index, 0: whole, 1: before = '', 2: within = '' }) => {
    const words = nameBefore(before.split(/\s/), within);
    const outer = words.join(' ');
    const end = index + before.length;
    const start = end - outer.length;
    if (outer !== '' && isKnown(within.trim()) && !isKnown(outer)) return [{ start, end }];
    const inner = index + whole.length - 1;
    return isKnown(outer) && !isKnown(within.trim()) ? [{ start: inner - within.length, end: inner }] : [];
  });
  return blank(question, places);
};
