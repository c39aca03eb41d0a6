// Extracts PDF: rows in reading order with page and box, tables with columns, headings, running lines as notes.
import type { Segment } from '#shared/model/file.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { linesOf } from './pdf/find-tables.ts';
import { headingLevel, type Place, styleOf } from './pdf/headings.ts';
import { type PageItems, placeItems } from './pdf/items.ts';
import { type Line, plainText } from './pdf/lines.ts';
import { openPdf } from './pdf/open.ts';
import { readingRows } from './pdf/page-columns.ts';
import type { Row } from './pdf/rows.ts';
import { runningRows } from './pdf/running.ts';

type Page = {
  readonly rows: readonly Row[];
  readonly height: number;
  readonly width: number;
  readonly box: PageItems['box'];
};

const readPages = async ({ bytes, pdf, onProgress }: Source) => {
  const document = await openPdf(bytes, pdf);
  const pages: Page[] = [];
  try {
    for (let number = 1; number <= document.pages; number += 1) {
      const { raw, shape } = await document.page(number);
      const { items, width, height, box } = placeItems(raw, shape);
      pages.push({ rows: readingRows(items, width), width, height, box });
      onProgress((number / document.pages) * 0.95);
    }
    return { pages, about: await document.about(), pageLabels: await document.labels() };
  } finally {
    await document.close();
  }
};

const segmentOf = (line: Line, page: number, box: PageItems['box'], level: number | undefined): Segment => {
  const { left, top, right, bottom } = line.row;
  const locator = { page, box: box(left, top, right, bottom) };
  if (line.kind === 'row') return { kind: 'row', text: line.text, cells: [...(line.cells ?? [])], locator };
  if (level !== undefined) return { kind: 'heading', text: line.text, level, locator };
  return { kind: line.kind, text: line.text, locator };
};

const pageLines = (page: Page, running: ReadonlySet<Row>): Line[] => [
  ...linesOf(
    page.rows.filter((row) => !running.has(row)),
    page.width,
  ),
  ...page.rows.filter((row) => running.has(row)).map((row): Line => ({ kind: 'note', text: plainText(row), row })),
];

/** Whether two sizes are equal up to scaling errors. Set by hand. */
const isSameSize = (a: Row, b: Row): boolean => Math.abs(a.size - b.size) < 0.03 * a.size;

const isNext = (line: Line, other: Line | undefined): other is Line =>
  other?.kind === 'text' &&
  Math.abs(other.row.base - line.row.base) < line.row.size * 1.9 &&
  isSameSize(other.row, line.row);

/** Whether a line reaches as far as the next one: a wrapped line does, a heading above a paragraph does not. */
const isFull = ({ row }: Line, next: Line): boolean => row.right > next.row.right - row.size * 2;

/** Fewest lines of a sentence that is not a heading; one that ends in 。 never is, whatever its length. Set by hand. */
const SENTENCE_LINES = 3;

/** For each line, whether it belongs to a sentence that continues over lines of one font. */
const sentenceLines = (lines: readonly Line[]): boolean[] => {
  const isOfSentence: boolean[] = lines.map(() => false);
  let first = 0;
  for (const [n, line] of lines.entries()) {
    const next = lines[n + 1];
    if (isNext(line, next) && next.row.font === line.row.font && isFull(line, next)) continue;
    if (/。$/.test(line.text) || (/\.$/.test(line.text) && n - first + 1 >= SENTENCE_LINES))
      isOfSentence.fill(true, first, n);
    first = n + 1;
  }
  return isOfSentence;
};

type Layout = { readonly width: number; readonly isOfSentence: readonly boolean[] };

/** The position of a line: with neighbors of the same kind at line distance it is in a paragraph, and not a heading. */
const placeOf = (lines: readonly Line[], at: number, { width, isOfSentence }: Layout): Place => {
  const line = lines[at];
  if (!line) return { alone: false, inParagraph: false };
  const near = [lines[at - 1], lines[at + 1]].filter((other) => isNext(line, other));
  const share = (line.row.right - line.row.left) / width;
  const sameFont = near.some((other) => other.row.font === line.row.font);
  return {
    alone: share < 0.68 && !sameFont,
    inParagraph: (share > 0.7 && near.length > 0) || isOfSentence[at] === true,
  };
};

export const extractPdf = async (source: Source): Promise<Extraction> => {
  const { pages, ...known } = await readPages(source);
  const running = runningRows(pages);
  const lines = pages.map((page) => pageLines(page, running));
  const style = styleOf(lines.flat());
  const segments = pages.flatMap((page, n) => {
    const own = lines[n] ?? [];
    const layout = { width: page.width, isOfSentence: sentenceLines(own) };
    return own.map((line, at) => segmentOf(line, n + 1, page.box, headingLevel(line, style, placeOf(own, at, layout))));
  });
  if (segments.length === 0) throw new DocumentRefused('noText');
  const pagesWithText = new Set(segments.filter(({ kind }) => kind !== 'note').map(({ locator }) => locator.page));
  const pagesWithoutText = pages.map((_, n) => n + 1).filter((page) => !pagesWithText.has(page));
  return { segments, pages: pages.length, pagesWithoutText, ...known };
};
