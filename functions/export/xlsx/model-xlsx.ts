// Writes a model as an Excel workbook in which every derived cell is a live formula and every input names its source.
import { type WriteOptions, writeXlsx } from 'hucre/xlsx';
import type { Values } from '#shared/finance/workbook/evaluate.ts';
import { address, quotedSheet } from '#shared/finance/workbook/print-formula.ts';
import { cellIndex, type Placed, type Workbook } from '#shared/finance/workbook/workbook.ts';
import type { Language } from '#shared/model/enums.ts';
import { type Writing, wordsOf } from './cells.ts';
import { modelSheet } from './model-sheet.ts';
import { printTitles, withHeads } from './print-setup.ts';
import { sheetNames } from './sheet-names.ts';
import { baseFont } from './styles.ts';

export type ModelFile = {
  readonly workbook: Workbook;
  /** The values of our own evaluation, stored in the file with the formulas. */
  readonly values: Values;
  readonly language: Language;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** The address of the app, for links to files. */
  readonly app: string;
};

/** Names for a reader's own formulas, such as WACC instead of an address. */
const cellNames = ({ names = {} }: Workbook, { cells, nameOf }: Writing): NonNullable<WriteOptions['namedRanges']> =>
  Object.entries(names).flatMap(([name, id]) => {
    const placed = cells.get(id);
    return placed ? [{ name, range: `${quotedSheet(nameOf(placed.sheet))}!${absolute(placed)}` }] : [];
  });

const absolute = (placed: Placed): string => address(placed).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');

export const modelXlsx = async ({ workbook, values, language, exportedAt, app }: ModelFile): Promise<Uint8Array> => {
  const names = sheetNames(workbook.sheets.map(({ title }) => wordsOf(language, title)));
  const byId = new Map(workbook.sheets.map(({ id }, i) => [id, names[i] ?? id]));
  const writing = {
    language,
    money: workbook.money,
    values,
    app,
    cells: cellIndex(workbook),
    nameOf: (sheet: string) => byId.get(sheet) ?? sheet,
  };
  const sheets = workbook.sheets.map((sheet) => modelSheet(writing, sheet));
  const title = wordsOf(language, workbook.title);
  return writeXlsx({
    sheets: withHeads(sheets, { title, exportedAt }),
    namedRanges: [...printTitles(sheets), ...cellNames(workbook, writing)],
    properties: { title, creator: 'Footnote', created: new Date(exportedAt) },
    defaultFont: baseFont(language),
  });
};
