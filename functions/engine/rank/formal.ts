// Recognizes passages that list what a report contains without stating anything: tables of contents, certificates,
// consents.
import formalPassages from '#shared/language/lexicon/formal-passages.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk } from '../../ports/search-index.ts';

const certifiesIn = compile(formalPassages);

/** The page that a name is on, with dots or a cell between. */
const PAGE = /[\s.·…‥](\d{1,3})$/u;
/** Looked for at the end alone: most passages are one long line. */
const PAGE_LENGTH = 4;
const NAME = /^\D*?\p{L}/u;
const pageOf = (line: string): string | undefined => {
  const text = line.trimEnd();
  return NAME.test(text) ? PAGE.exec(text.slice(-PAGE_LENGTH))?.[1] : undefined;
};
/** Figures of a table fall as often as they rise; page numbers never do. Over financebench, ko-pages and ja-pages four lines find contents alone. */
const MIN_ENTRIES = 4;
/** Share of lines that are headings of parts between the entries. 0.3 and 0.5 give the same figures on ko-pages, ja-pages and tatqa. */
const MAX_OTHERS = 0.3;

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, n) => one >= (numbers[n - 1] ?? 0)) && (numbers.at(-1) ?? 0) > (numbers[0] ?? 0);

export const isContents = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pages = lines.flatMap((line) => {
    const page = pageOf(line);
    // A second number in the line is a figure's, unless it numbers the entry.
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
