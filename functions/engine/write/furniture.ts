// Titles, headings, tables of contents and page numbers: they say where something is, and answer nothing.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../evidence.ts';
import { compact } from '../understand/company-names.ts';
import { isWhole } from './split-sentences.ts';

/** Dots that lead to a page number, and a page number alone. */
const LEADS_TO_PAGE = /(?:[.·…‥]\s?){4,}\s*\d*\s*$|^[^\p{L}\d]*\d{1,4}[^\p{L}\d]*$/u;
/** A shorter line is a heading, unless it is a whole sentence, holds figures or names a value. In characters. */
const SHORTEST_LINE: Readonly<Record<string, number>> = { ko: 24, ja: 20, en: 60 };
const STATES = /\d\D*\d|\d\s?[%％]|[:：]\s?\S/u;

const headingsOf = ({ chunk: { context } }: Passage): string[] =>
  [context.document.replace(/\.\w{2,5}$/, ''), context.company ?? '', ...(context.section?.split(' > ') ?? [])].map(
    compact,
  );

/** The heading itself, or the part of it that a line break left. */
export const isHeading = (passage: Passage, text: string): boolean => {
  const own = compact(text);
  return headingsOf(passage).some((heading) => heading.includes(own));
};

const isShort = (text: string): boolean => {
  const language = languageOf(text);
  return text.length < (SHORTEST_LINE[language] ?? 60) && !STATES.test(text) && !isWhole(text, language);
};

/** Rows of tables are short by nature. */
export const isFurniture = (passage: Passage, text: string): boolean =>
  LEADS_TO_PAGE.test(text) || isHeading(passage, text) || (passage.chunk.kind === 'prose' && isShort(text));
