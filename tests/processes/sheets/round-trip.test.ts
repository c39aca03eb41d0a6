// Workbooks that were edited and written are read as intended by our reader, and by LibreOffice if it is installed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSession } from '#functions/sheets/session.ts';
import { converted, hasCalc } from '#tests/helpers/libre-office.ts';
import { madeWorkbook, withEngine } from '#tests/helpers/made-workbook.ts';

withEngine();

type Typed = readonly (readonly [row: number, column: number, input: string])[];
/** The expected texts of the first sheet, by row and column. */
type Shown = Readonly<Record<string, string>>;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TABLE = {
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Qty</t></is></c><c r="B1" t="inlineStr"><is><t>Unit price</t></is></c><c r="C1" t="inlineStr"><is><t>Amount</t></is></c></row>${[2, 3].map((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="B${row}"><v>10</v></c><c r="C${row}"><f>Sales[[#This Row],[Qty]]*Sales[[#This Row],[Unit price]]</f><v>${row * 10}</v></c></row>`).join('')}<row r="5"><c r="A5"><f>SUM(Sales[Amount])</f><v>50</v></c></row></sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`,
  'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/table" Target="../tables/table1.xml"/></Relationships>`,
  'xl/tables/table1.xml': `<table xmlns="${MAIN}" id="1" name="Sales" displayName="Sales" ref="A1:C3"><autoFilter ref="A1:C3"/><tableColumns count="3"><tableColumn id="1" name="Qty"/><tableColumn id="2" name="Unit price"/><tableColumn id="3" name="Amount"><calculatedColumnFormula>Sales[[#This Row],[Qty]]*Sales[[#This Row],[Unit price]]</calculatedColumnFormula></tableColumn></tableColumns></table>`,
};
const CASES: readonly (readonly [string, Uint8Array, Typed, Shown])[] = [
  [
    'shared formulas and names',
    madeWorkbook(),
    [
      [2, 2, '1,000'],
      [3, 4, '=B3*3'],
      [20, 1, '비고 "끝" <&>, 둘'],
    ],
    { '2 4': '1,100', '3 4': '900', '4 4': '440', '10 2': '5,200', '20 1': '비고 "끝" <&>, 둘' },
  ],
  [
    'looks of their own and rows that were not there',
    madeWorkbook(),
    [
      [15, 1, '12.5%'],
      [15, 2, '=SUM(B2:B9)/8'],
      [16, 4, '=xlookup(300,B2:B9,D2:D9)'],
    ],
    { '15 1': '12.50%', '15 2': '550', '16 4': '330' },
  ],
  [
    'a table',
    madeWorkbook(TABLE),
    [
      [2, 2, '25'],
      [3, 3, '=[@Qty]*[@[Unit price]]+1'],
      [6, 1, '=ROWS(Sales[Qty])'],
    ],
    { '2 3': '50', '3 3': '31', '5 1': '81', '6 1': '2' },
  ],
];

const written = (bytes: Uint8Array, typed: Typed): Uint8Array => {
  const cells = typed.map(([row, column, input]) => ({ sheet: 0, row, column, input, version: 1, by: 'U' }));
  return openSession({ filename: 'a.xlsx', bytes }).save({ draft: { version: 1, cells } });
};

const textsOf = (bytes: Uint8Array): Map<string, string> => {
  const draft = { version: 0, cells: [] };
  const found = openSession({ filename: 'a.xlsx', bytes }).rows({ draft, sheet: 0, from: 1, to: 30 });
  return new Map(found?.rows.flatMap(({ row, cells }) => cells.map(({ column, text }) => [`${row} ${column}`, text])));
};

/** Splits a line of CSV into its fields. */
const fields = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, other = '']) =>
    (quoted ?? other).replaceAll('""', '"').trim(),
  );

const TEXTS = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1';
const officeReads = (files: readonly Uint8Array[]): Promise<string[][][]> =>
  converted(files, TEXTS, (folder) => {
    const made = readdirSync(folder);
    return files.map((_, n) => {
      const name = [`${n}-모델.csv`, `${n}.csv`].find((one) => made.includes(one)) ?? '';
      // Line breaks inside a text are quoted.
      const text = readFileSync(join(folder, name), 'utf8').replace(/"[^"]*"/g, (one) => one.replace(/\s*\n\s*/g, ' '));
      return text.split('\n').map(fields);
    });
  });
/** A CSV has numbers without grouping and without trailing zeros. */
const bare = (text: string | undefined) => text?.replace(/(?<=\d),(?=\d{3})|(?<=\.\d*)0+(?=%)/g, '');

describe('a workbook that was edited and written', () => {
  it.each(CASES)('with %s is read as intended', (_, bytes, typed, shown) => {
    const texts = textsOf(written(bytes, typed));
    for (const [place, text] of Object.entries(shown)) expect([place, texts.get(place)]).toEqual([place, text]);
  });

  it.skipIf(!hasCalc)('is calculated to the same texts by LibreOffice', { timeout: 300_000 }, async () => {
    const sheets = await officeReads(CASES.map(([, bytes, typed]) => written(bytes, typed)));
    CASES.forEach(([name, , , shown], n) => {
      for (const [place, text] of Object.entries(shown)) {
        const [row = 0, column = 0] = place.split(' ').map(Number);
        const found = bare(sheets[n]?.[row - 1]?.[column - 1]);
        expect([name, place, found]).toEqual([name, place, bare(text)]);
      }
    });
  });
});
