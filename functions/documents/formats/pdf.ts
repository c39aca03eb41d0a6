// PDF to segments: rows in reading order with page and box, tables with their columns, headings, running lines as notes.
import type { Segment } from '#shared/model/file.ts';
import { Refused } from '../refused.ts';
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

/** A line whose neighbours are of the same kind at a line's distance is part of a paragraph, not a heading. */
const placeOf = (lines: readonly Line[], at: number, width: number): Place => {
  const line = lines[at];
  if (!line) return { alone: false, inParagraph: false };
  const near = [lines[at - 1], lines[at + 1]].filter((other) => {
    const distance = Math.abs((other?.row.base ?? Number.POSITIVE_INFINITY) - line.row.base);
    return other?.kind === 'text' && distance < line.row.size * 1.9 && other.row.size === line.row.size;
  });
  const share = (line.row.right - line.row.left) / width;
  const sameFont = near.some((other) => other?.row.font === line.row.font);
  return { alone: share < 0.68 && !sameFont, inParagraph: share > 0.7 && near.length > 0 };
};

export const extractPdf = async (source: Source): Promise<Extraction> => {
  const { pages, ...known } = await readPages(source);
  const running = runningRows(pages);
  const lines = pages.map((page) => pageLines(page, running));
  const style = styleOf(lines.flat());
  const segments = pages.flatMap((page, n) => {
    const own = lines[n] ?? [];
    return own.map((line, at) =>
      segmentOf(line, n + 1, page.box, headingLevel(line, style, placeOf(own, at, page.width))),
    );
  });
  if (segments.length === 0) throw new Refused('noText');
  const spoken = new Set(segments.filter(({ kind }) => kind !== 'note').map(({ locator }) => locator.page));
  const pagesWithoutText = pages.map((_, n) => n + 1).filter((page) => !spoken.has(page));
  return { segments, pages: pages.length, pagesWithoutText, ...known };
};
