// The print setup of a sheet: A4, one page wide, headers repeated, file and date in the header, sheet and page in the
// footer.
import type { WriteOptions, WriteSheet } from 'hucre/xlsx';
import { quotedSheet } from '#shared/finance/workbook/print-formula.ts';

type Size = { readonly lines: number; readonly columns: number };
type Printed = Size & { readonly title: string };

/** More lines do not fit on one page in a readable size. */
const PAGE_LINES = { portrait: 70, landscape: 45 } as const;
/** Sheets with more columns are printed in landscape. */
const PORTRAIT_COLUMNS = 6;

export const orientationOf = (columns: number): keyof typeof PAGE_LINES =>
  columns > PORTRAIT_COLUMNS ? 'landscape' : 'portrait';

/** Whether a sheet needs more than one page. */
export const isLong = ({ lines, columns }: Size): boolean => lines > PAGE_LINES[orientationOf(columns)];

/** In a header or footer, & begins a code, and Excel accepts 255 characters. */
const printedText = (text: string): string => [...text].slice(0, 80).join('').replaceAll('&', '&&');

/** Eight points. The space ends the code: a digit after it, as of a year, would be read as part of the size. */
const SMALL = '&8 ';

export const printSetup = ({ title, lines, columns }: Printed): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> => ({
  pageSetup: {
    paperSize: 'a4',
    orientation: orientationOf(columns),
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: isLong({ lines, columns }) ? 0 : 1,
    margins: { top: 0.6, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
  },
  headerFooter: { oddFooter: `&L${SMALL}${printedText(title)}&R${SMALL}&P / &N` },
});

/**
 * Repeats headers on each page of longer sheets. The sheet name must be quoted, which the writer's own option omits.
 */
export const printTitles = (sheets: readonly WriteSheet[]): NonNullable<WriteOptions['namedRanges']> =>
  sheets.flatMap(({ name, rows = [], columns = [], freezePane }) =>
    isLong({ lines: rows.length, columns: columns.length }) && freezePane?.rows
      ? [{ name: '_xlnm.Print_Titles', range: `${quotedSheet(name)}!$1:$${freezePane.rows}`, scope: name }]
      : [],
  );

/** Adds the title of the file and the date of the export to the header of each sheet. */
export const withHeads = (
  sheets: readonly WriteSheet[],
  { title, exportedAt }: { readonly title: string; readonly exportedAt: string },
): WriteSheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    headerFooter: {
      ...sheet.headerFooter,
      oddHeader: `&L${SMALL}${printedText(title)}&R${SMALL}${exportedAt.slice(0, 'YYYY-MM-DD'.length)}`,
    },
  }));
