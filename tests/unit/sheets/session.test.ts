// The state that an open workbook keeps between requests.
import { beforeAll, expect, it } from 'vitest';
import { openPackage } from '#functions/sheets/open-package.ts';
import { readBook } from '#functions/sheets/read/book.ts';
import { openSession } from '#functions/sheets/session.ts';
import type { DraftCell } from '#shared/model/spreadsheet.ts';
import { madeWorkbook, withEngine } from '../../helpers/made-workbook.ts';

beforeAll(withEngine);

const changed = (by: string, input: string): DraftCell => ({ sheet: 0, row: 2, column: 2, input, version: 1, by });

it('reads and shows days counted from 1904, and durations as such', () => {
  const workbook = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="모델" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook({ 'xl/workbook.xml': workbook }) });
  const inputs = ['2024-03-31', '2024-03-31 12:00', '12:30', '25:30', '1903-12-31', '1904-01-01'];
  const cells = inputs.map((input, n): DraftCell => ({ sheet: 0, row: 20, column: n + 1, input, version: 1, by: 'a' }));

  const draft = { version: 1, cells };
  const shown = session.rows({ draft, sheet: 0, from: 20, to: 20 })?.rows[0]?.cells;
  const reopened = openSession({ filename: 'a.xlsx', bytes: session.save({ draft }) });
  const again = reopened.rows({ draft: { version: 0, cells: [] }, sheet: 0, from: 20, to: 20 })?.rows[0]?.cells;

  const texts = ['2024-03-31', '2024-03-31 12:00', '12:30', '25:30:00', '1903-12-31', '1904-01-01'];
  expect(shown?.map(({ text }) => text)).toEqual(texts);
  expect(shown?.map(({ kind }) => kind)).toEqual([...Array(4).fill('number'), undefined, 'number']);
  expect(again?.map(({ text }) => text)).toEqual(texts);
  expect(shown?.[0]?.input ?? shown?.[0]?.text).toBe('2024-03-31');
});

it('reads a number typed into a percent cell as a percentage, and a fraction unchanged', () => {
  const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook() });
  const inputs = ['5', '5%', '0.05', '-5', '1,000', '0.5%'];
  const cells = inputs.map(
    (input, n): DraftCell => ({
      ...{ sheet: 0, row: 20, column: n + 1, input, version: 1, by: 'a', format: '0.00%' },
    }),
  );

  const shown = session.rows({ draft: { version: 1, cells }, sheet: 0, from: 20, to: 20 })?.rows[0]?.cells;

  expect(shown?.map(({ text }) => text)).toEqual(['5.00%', '5.00%', '5.00%', '-5.00%', '1000.00%', '0.50%']);
});

it('reads days stored as ISO 8601 texts, and keeps them when it saves', () => {
  const day = '<row r="1"><c r="A1" t="d"><v>2025-03-31</v></c><c r="B1"><f>A1+A2</f><v>0</v></c></row>';
  const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  const sheet = `${head}${day}</sheetData></worksheet>`;
  const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook({ 'xl/worksheets/sheet3.xml': sheet }) });
  const cell: DraftCell = { sheet: 2, row: 2, column: 1, input: '1', version: 1, by: 'a' };
  const draft = { version: 1, cells: [cell] };

  const shown = session.rows({ draft, sheet: 2, from: 1, to: 1 })?.rows[0]?.cells;
  const again = openSession({ filename: 'a.xlsx', bytes: session.save({ draft }) });

  expect(shown?.map(({ text }) => text)).toEqual(['45747', '45748']);
  expect(again.rows({ draft: { version: 0, cells: [] }, sheet: 2, from: 1, to: 1 })?.rows[0]?.cells).toEqual(shown);
});

it('leaves filtered rows out of totals', () => {
  const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  const line = (row: number, hidden = '') => `<row r="${row}"${hidden}><c r="A${row}"><v>${row}</v></c></row>`;
  const total = '<row r="9"><c r="A9"><f>SUBTOTAL(9,A2:A4)</f><v>6</v></c></row>';
  const filter =
    '<autoFilter ref="A1:A4"><filterColumn colId="0"><filters><filter val="2"/></filters></filterColumn></autoFilter>';
  const sheet = `${head}${line(1)}${line(2)}${line(3, ' hidden="1"')}${line(4)}${total}</sheetData>${filter}</worksheet>`;
  const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook({ 'xl/worksheets/sheet3.xml': sheet }) });
  const cell: DraftCell = { sheet: 2, row: 2, column: 1, input: '10', version: 1, by: 'a' };

  const shown = session.rows({ draft: { version: 1, cells: [cell] }, sheet: 2, from: 9, to: 9 });

  expect(shown?.rows[0]?.cells[0]?.text).toBe('14');
});

it('shows the draft that was kept, not a refused one of the same number', () => {
  const session = openSession({ filename: 'model.xlsx', bytes: madeWorkbook() });
  const draft = { version: 0, cells: [] };
  const kept = { version: 1, cells: [changed('a', '1000')] };
  const refused = { version: 1, cells: [changed('b', '7')] };
  session.edit({ draft, next: kept, edits: kept.cells });
  session.edit({ draft, next: refused, edits: refused.cells });

  const shown = session.rows({ draft: kept, sheet: 0, from: 2, to: 2 });

  const texts = shown?.rows.flatMap(({ cells }) => cells.map(({ text }) => text.trim()));
  expect(texts).toContain('1,000');
  expect(texts).toContain('1,100');
  session.free();
});

it('reports each row with a value while a workbook is read, so that reading can stop early', () => {
  const rows: number[] = [];
  const read = () =>
    readBook(openPackage({ filename: 'a.xlsx', bytes: madeWorkbook() }), () => {
      rows.push(rows.length + 1);
      if (rows.length === 2) throw new Error('enough');
    });

  expect(read).toThrow('enough');
  expect(rows).toEqual([1, 2]);
});
