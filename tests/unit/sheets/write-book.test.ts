// A saved workbook contains the edits and every other part byte for byte.
import { describe, expect, it } from 'vitest';
import { openSession } from '#functions/sheets/session.ts';
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import { madeWorkbook, partsOf, withEngine } from '#tests/helpers/made-workbook.ts';

withEngine();
const NONE = { version: 0, cells: [] };
const edit = (row: number, column: number, input: string, more: Partial<CellEdit> = {}): CellEdit => ({
  sheet: 0,
  row,
  column,
  input,
  ...more,
});
const draftOf = (edits: readonly CellEdit[]) => ({
  version: 1,
  cells: edits.map((one) => ({ ...one, version: 1, by: 'U' })),
});
const saved = (bytes: Uint8Array, edits: readonly CellEdit[]) =>
  openSession({ filename: 'a.xlsx', bytes }).save({ draft: draftOf(edits) });
const shown = (bytes: Uint8Array, row: number, sheet = 0) =>
  Object.fromEntries(
    openSession({ filename: 'a.xlsx', bytes })
      .rows({ draft: NONE, sheet, from: row, to: row })
      ?.rows.flatMap(({ cells }) => cells.map(({ column, text, input }) => [column, input ?? text])) ?? [],
  );

describe('a workbook with changed cells', () => {
  it('contains the edits and the recalculated formulas, and every other part byte for byte', () => {
    // Prepare
    const before = madeWorkbook();
    // Act
    const after = saved(before, [edit(2, 2, '1,000'), edit(20, 1, '비고 <&> "끝"\r\n_x0041_')]);
    // Assess
    const [old, now] = [partsOf(before), partsOf(after)];
    const changed = [...old.keys()].filter((name) => old.get(name) !== now.get(name));
    expect(changed).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml']);
    expect(shown(after, 2)).toMatchObject({ 2: '1000', 4: '=B2*(1+rate)' });
    expect(now.get('xl/worksheets/sheet1.xml')).toMatch(/<f>SUM\(B2:B9\)<\/f><v>5200<\/v>/);
    expect(shown(after, 20)).toEqual({ 1: '비고 <&> "끝"\r\n_x0041_' });
    expect(now.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
    expect(now.get('xl/worksheets/sheet1.xml')).toContain('ref="A1:E20"');
  });

  it('keeps formats, merged cells, frozen panes, hidden columns and sheets', () => {
    const [before, after] = [madeWorkbook(), saved(madeWorkbook(), [edit(2, 2, '7')])].map((bytes) =>
      openSession({ filename: 'a.xlsx', bytes }).info({ draft: NONE }),
    );
    expect(after).toEqual(before);
    expect(before?.sheets.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(before?.sheets[0]).toMatchObject({ frozenRows: 1, frozenColumns: 1, heights: [[1, 1, 40]] });
    expect(before?.sheets[0]?.widths).toEqual([
      [1, 1, 159],
      [3, 3, 0],
    ]);
    expect(before?.looks).toContainEqual(expect.objectContaining({ bold: true, colour: '#0000ff', across: 'center' }));
  });

  it('gives cells their own formulas if the master of a shared formula is removed, and drops the calculation chain', () => {
    const after = saved(madeWorkbook(), [edit(2, 4, '5')]);
    const parts = partsOf(after);
    expect(shown(after, 3)).toMatchObject({ 4: '=B3*(1+rate)' });
    expect(shown(after, 9)).toMatchObject({ 4: '=B9*(1+rate)' });
    expect(parts.has('xl/calcChain.xml')).toBe(false);
    expect(parts.get('[Content_Types].xml')).not.toContain('calcChain');
    expect(parts.get('xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
  });

  it('adds number formats to the existing ones', () => {
    const after = saved(madeWorkbook(), [
      edit(3, 1, '12.5%'),
      edit(4, 1, '₩1,000'),
      edit(5, 1, '2024-03-31'),
      edit(6, 2, '1', { format: '0.0"x"' }),
    ]);
    const cells = openSession({ filename: 'a.xlsx', bytes: after }).rows({
      draft: NONE,
      sheet: 0,
      from: 3,
      to: 6,
    })?.rows;
    expect(cells?.map(({ cells: [first] }) => first?.text).slice(0, 3)).toEqual(['12.50%', '₩1,000', '2024-03-31']);
    expect(cells?.[3]?.cells.find(({ column }) => column === 2)?.text).toBe('1.0x');
    expect(partsOf(after).get('xl/styles.xml')).toMatch(/<cellXfs count="8">/);
  });

  it('gives a new cell the style of its row, or else of its column', () => {
    const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    const sheet = `${head}<cols><col min="2" max="3" width="9" style="3"/></cols><sheetData><row r="2" s="2" customFormat="1"/></sheetData></worksheet>`;
    const made = madeWorkbook({ 'xl/worksheets/sheet3.xml': sheet });
    const after = saved(
      made,
      [edit(1, 2, '0.5'), edit(2, 2, '-7'), edit(1, 4, '5')].map((one) => ({ ...one, sheet: 2 })),
    );
    const written = partsOf(after).get('xl/worksheets/sheet3.xml');
    expect(written).toContain('<c r="B1" s="3"><v>0.5</v></c><c r="D1"><v>5</v></c>');
    expect(written).toContain('<c r="B2" s="2"><v>-7</v></c>');
  });

  it('writes into empty sheets, and into parts with prefixed element names', () => {
    const after = saved(madeWorkbook(), [
      edit(3, 2, 'x', { sheet: 2 }),
      edit(1, 1, '0.2', { sheet: 1 }),
      edit(1, 3, '=A1*2', { sheet: 1 }),
    ]);
    expect(shown(after, 3, 2)).toEqual({ 2: 'x' });
    expect(shown(after, 1, 1)).toEqual({ 1: '0.2', 3: '=A1*2' });
    expect(partsOf(after).get('xl/worksheets/sheet1.xml')).toMatch(
      /<f t="shared" ref="D2:D9" si="0">[^<]*<\/f><v>240<\/v>/,
    );
  });

  it.each([
    ['of several lines', '=1+\r\n2', '=1+\n2'],
    ['with signs that XML cannot hold', '="a\u0001\ud800b"', '="a\ufffdb"'],
  ])('takes a formula %s', (_, typed, kept) => {
    expect(shown(saved(madeWorkbook(), [edit(20, 1, typed)]), 20)).toEqual({ 1: kept });
  });

  it('writes no characters that XML cannot represent', () => {
    const after = saved(madeWorkbook(), [edit(20, 1, 'a\ud800'), edit(20, 2, '1', { format: '0"\u0001x"' })]);
    expect(shown(after, 20)).toEqual({ 1: 'a\ufffd', 2: '1' });
    expect(partsOf(after).get('xl/styles.xml')).toContain('formatCode="0&quot;x&quot;"');
  });

  it('writes no errors that Excel does not have', () => {
    const after = saved(madeWorkbook(), [edit(20, 1, '=A20+1'), edit(9, 2, '=B10')]);
    const sheet = partsOf(after).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<c r="A20"><f>A20+1</f></c>');
    expect(sheet).not.toContain('#CIRC!');
  });

  it('refuses invalid formulas, and cells that cannot be edited', () => {
    const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook() });
    const refusal = (one: CellEdit) => session.edit({ draft: NONE, next: draftOf([one]), edits: [one] });
    expect(refusal(edit(2, 2, '=SUM('))).toMatchObject({ refused: 'formula' });
    expect(refusal(edit(2, 2, '= '))).toMatchObject({ refused: 'formula' });
    expect(refusal(edit(13, 1, '1'))).toMatchObject({ refused: 'fixed' });
    expect(refusal(edit(11, 1, '1'))).toMatchObject({ refused: 'fixed' });
    expect(refusal(edit(1, 1, '1', { sheet: 9 }))).toMatchObject({ refused: 'sheet' });
  });
});
