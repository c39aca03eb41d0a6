// Finds numbers that identify one of several things (plant 2, the 4th loan, type 3) and are not figures.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import ordinals from '#shared/language/lexicon/ordinals.json' with { type: 'json' };
import type { Chunk } from '../../../ports/search-index.ts';
import { blank } from './blank.ts';

type Ordinal = { readonly start: number; readonly end: number; readonly key: string };

const findMarks = compile(ordinals);
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign);

/** The counted noun with the number: a Latin word before it, a Korean or Japanese counter behind it. */
const keyOf = (text: string, start: number, end: number): string => {
  const found = text.slice(start, end).toLowerCase();
  const [number = ''] = /\d+/.exec(found) ?? [];
  const [word] = /^[a-z]+/.exec(found) ?? [];
  if (word) return `${word}${number}`;
  const behind = text.slice(start + found.indexOf(number) + number.length);
  return `${number}${/^\s?(\p{L})/u.exec(behind)?.[1] ?? ''}`;
};

const ordinalsIn = (text: string): Ordinal[] =>
  findMarks(text).map((mark) => {
    let { start, end } = mark;
    while (isDigit(text[start]) && isDigit(text[start - 1])) start -= 1;
    while (isDigit(text[end - 1]) && isDigit(text[end])) end += 1;
    return { start, end, key: keyOf(text, start, end) };
  });

/** Blanks only the numbers, so that "plant 2" still mentions a plant. */
export const withoutOrdinals = (text: string): string => {
  const numbers = ordinalsIn(text).map(({ start, end }) => {
    const [number = ''] = /\d+/.exec(text.slice(start, end)) ?? [];
    const at = text.indexOf(number, start);
    return { start: at, end: at + number.length };
  });
  return blank(text, numbers);
};

/** Articles and schedules are cited from elsewhere, and their text does not repeat the number. */
const isCitation = (key: string): boolean => ordinals.citations.includes(key.replace(/\d+/, ''));

/**
 * Whether the question names an ordinal, such as the second plant, that the passage with its titles does not mention.
 */
export const isOfOtherOrdinal = (question: string, { text, context }: Pick<Chunk, 'text' | 'context'>): boolean => {
  const named = ordinalsIn(question.normalize('NFKC')).filter(({ key }) => !isCitation(key));
  if (named.length === 0) return false;
  const around = [context.document, context.section ?? '', text];
  const keys = new Set(around.flatMap((one) => ordinalsIn(one.normalize('NFKC'))).map(({ key }) => key));
  return named.some(({ key }) => !keys.has(key));
};
