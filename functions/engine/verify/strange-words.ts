// Detects words for a figure's subject that its source lacks: export revenue where revenue is printed, another company.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Cited } from '../evidence.ts';
import { namedMetrics } from '../understand/measures/find-metrics.ts';
import { contentWords } from '../understand/words/content-words.ts';
import { hasSameWord } from '../write/explained/same-word.ts';

/** Patterns for the words that qualify a measure. The text before the measure is matched backwards. */
const BEFORE: Readonly<Record<Language, RegExp>> = {
  // The word beside it, unless it is a past verb, and names before that.
  en: /(?:\p{Lu}[\p{L}&.’']*\s+)*(?<!\p{L})(?:(?!\p{L}+ed\s)[\p{L}&’'-]+\s+)$/u,
  ko: /[가-힣A-Za-z&]+(?:의\s+[^가-힣]*(?:년|분기|반기|기)?)?\s+$/u,
  ja: /[\p{Script=Han}\p{Script=Katakana}ーA-Za-z&]+(?:の[^、。]{0,12}の)?$/u,
};
const BEHIND = /^\s+(?:of|at|from)\s+(?:\p{Lu}[\p{L}&.’'-]*\s*)+/u;

/** A text's phrases for its measures: "Brno Steel revenue", 대성철강의 매출액, 海外売上高. */
const phrasesOf = (text: string): string[] =>
  namedMetrics(text).map(({ start, end }) => {
    const before = BEFORE[languageOf(text)].exec(text.slice(0, start))?.[0] ?? '';
    return `${before}${text.slice(start, end)}${BEHIND.exec(text.slice(end))?.[0] ?? ''}`;
  });

/**
 * Returns the first such word. Skips tables, whose figures are bound to rows, and sources in another language, whose
 * words cannot be compared.
 */
export const strangeWord = (text: string, cited: readonly Cited[]): string | undefined => {
  if (!cited.every(({ chunk }) => chunk.kind === 'prose')) return undefined;
  const source = cited
    .map(({ chunk: { text: whole, context } }) => [whole, ...Object.values(context)].flat().join(' '))
    .join(' ');
  if (languageOf(text) !== languageOf(source)) return undefined;
  return phrasesOf(text)
    .flatMap((phrase) => contentWords(phrase, []))
    .find((word) => !hasSameWord(word, source));
};
