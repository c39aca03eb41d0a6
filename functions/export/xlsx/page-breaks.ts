// Sets page breaks of a printed sheet: between its tables, and never inside one that fits on a page.
import { orientationOf } from './print-setup.ts';

/** A4 in points without the margins of the print setup; a tenth of the height is reserved for differences in fonts. */
const PAGES = { landscape: { width: 770, height: 450 }, portrait: { width: 523, height: 673 } } as const;
/** The height of a line without one of its own. */
export const LINE_HEIGHT = 15;

type Paper = {
  /** The column widths, in characters of the default font. */
  readonly widths: readonly number[];
  /** The line heights, in points; drawings below the last line are added to it. */
  readonly heights: readonly number[];
  /** The first line of each table. */
  readonly starts: readonly number[];
  /** The number of first lines repeated on each page. */
  readonly repeated: number;
};

/** A character takes seven pixels and a column five more; a pixel is 0.75 points. */
const printedWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + (width * 7 + 5) * 0.75, 0);

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/**
 * The lines, counted from 0, after which a page ends. A sheet wider than the page is scaled down, so that more lines
 * fit.
 */
export const pageBreaks = ({ widths, heights, starts, repeated }: Paper): number[] => {
  const { width, height } = PAGES[orientationOf(widths.length)];
  const room = height * Math.max(1, printedWidth(widths) / width);
  const head = sumOf(heights.slice(0, repeated));
  const breaks: number[] = [];
  let top = 0;
  for (const [n, start] of starts.entries()) {
    const end = starts[n + 1] ?? heights.length;
    const used = sumOf(heights.slice(top, end)) + (top > 0 ? head : 0);
    if (used <= room || start <= Math.max(top, repeated)) continue;
    breaks.push(start - 1);
    top = start;
  }
  return breaks;
};
