// The style of a PDF: sizes in points, colors of the interface on paper.
import type { TableLayout } from 'pdfmake/js/Printer.js';

export const INK = '#171a21';
export const GREY = '#5f6675';
export const WARN = '#8f5300';
const SUNKEN = '#f1f3f6';
export const SIZE = { body: 10, cell: 9, note: 8, meta: 8, h: [17, 13.5, 11.5, 10.5], title: 24, tile: 16 } as const;
/** Left, top, right, bottom. */
export const MARGINS = [62, 70, 62, 66] as const;
export const PAGE_HEIGHT = 841.89;
export const TEXT_WIDTH = 595.28 - MARGINS[0] - MARGINS[2];

const HAIRLINE = '#cfd4dc';

export const RULED: TableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => HAIRLINE,
  fillColor: (row) => (row === 0 ? SUNKEN : null),
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

/** For a table without a header row. */
export const ROWS: TableLayout = { ...RULED, fillColor: () => null };

/** Filled cells separated by white. */
export const TILES: TableLayout = {
  hLineWidth: () => 4,
  vLineWidth: () => 4,
  hLineColor: () => '#ffffff',
  vLineColor: () => '#ffffff',
  fillColor: () => SUNKEN,
  paddingLeft: () => 8,
  paddingRight: () => 6,
  paddingTop: () => 6,
  paddingBottom: () => 6,
};
