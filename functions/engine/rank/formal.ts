// Recognizes passages that list the contents of a report without stating any: contents, certificates, consents.
import formalPassages from '#shared/language/lexicon/formal-passages.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk } from '../../ports/search-index.ts';

const certifiesIn = compile(formalPassages);

/** The page number behind a title, separated by dots or in the next cell. */
const PAGE = /[\s.·…‥](\d{1,3})$/u;
/** Only the end is searched: most passages are one long line. */
const PAGE_LENGTH = 4;
const NAME = /^\D*?\p{L}/u;
const pageOf = (line: string): string | undefined => {
  const text = line.trimEnd();
  return NAME.test(text) ? PAGE.exec(text.slice(-PAGE_LENGTH))?.[1] : undefined;
};
/**
 * Fewest rising page numbers: figures of a table fall as often as they rise. With four lines, only tables of contents
 * match in financebench, ko-pages and ja-pages.
 */
const MIN_ENTRIES = 4;
/**
 * Highest share of lines without a page, which are headings of parts. 0.3 and 0.5 give the same figures on ko-pages,
 * ja-pages and tatqa.
 */
const MAX_OTHERS = 0.3;

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, n) => one >= (numbers[n - 1] ?? 0)) && (numbers.at(-1) ?? 0) > (numbers[0] ?? 0);

export const isContents = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pages = lines.flatMap((line) => {
    const page = pageOf(line);
    // A second number in the line means a figure, unless it numbers the entry.
    return page === undefined || /\d.*\d/u.test(line.replace(/^\D{0,6}\d{1,3}[A-Z]?[.)]?/u, '').slice(0, -page.length))
      ? []
      : [Number(page)];
  });
  return pages.length >= MIN_ENTRIES && pages.length >= lines.length * (1 - MAX_OTHERS) && isRising(pages);
};

const KNOWN = new WeakMap<Chunk, boolean>();

export const isFormal = (chunk: Chunk): boolean => {
  const known = KNOWN.get(chunk);
  if (known !== undefined) return known;
  const made = isContents(chunk.text) || certifiesIn(chunk.text).length > 0;
  KNOWN.set(chunk, made);
  return made;
};
