// What is saved holds the edits and every other part byte for byte; nothing is lost with the cells that changed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refused } from '#functions/ingest/refused.ts';
import { openSession } from '#functions/sheets/session.ts';
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import { fixture } from '#tests/helpers/fixtures.ts';
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
  it('holds the edits and the recalculated formulas, and every other part byte for byte', () => {
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

  it('keeps looks, merged cells, frozen panes, hidden columns and sheets', () => {
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

  it('gives those who shared a formula their own when its master goes, and drops the old order of calculation', () => {
    const after = saved(madeWorkbook(), [edit(2, 4, '5')]);
    const parts = partsOf(after);
    expect(shown(after, 3)).toMatchObject({ 4: '=B3*(1+rate)' });
    expect(shown(after, 9)).toMatchObject({ 4: '=B9*(1+rate)' });
    expect(parts.has('xl/calcChain.xml')).toBe(false);
    expect(parts.get('[Content_Types].xml')).not.toContain('calcChain');
    expect(parts.get('xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
  });

  it('adds number formats beside those that are there', () => {
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

  it('writes into empty sheets and into parts with prefixed names', () => {
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

  it('refuses what is no formula, and cells that belong to others', () => {
    const session = openSession({ filename: 'a.xlsx', bytes: madeWorkbook() });
    const refusal = (one: CellEdit) => session.edit({ draft: NONE, next: draftOf([one]), edits: [one] });
    expect(refusal(edit(2, 2, '=SUM('))).toMatchObject({ refused: 'formula' });
    expect(refusal(edit(13, 1, '1'))).toMatchObject({ refused: 'fixed' });
    expect(refusal(edit(11, 1, '1'))).toMatchObject({ refused: 'fixed' });
    expect(refusal(edit(1, 1, '1', { sheet: 9 }))).toMatchObject({ refused: 'sheet' });
  });
});

const workbooks = ['xlsx', 'office'].flatMap((folder) => {
  const path = fixture(folder);
  return path
    ? readdirSync(path)
        .filter((name) => name.endsWith('.xlsx'))
        .map((name) => join(path, name))
        // The largest take minutes on a small machine and hold nothing of another kind.
        .filter((file) => statSync(file).size < 150_000)
    : [];
});
const hasOffice = (() => {
  try {
    return execFileSync('soffice', ['--version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
})();
if (workbooks.length === 0 || !hasOffice)
  console.warn('SKIPPED: the round trip of real workbooks through LibreOffice needs the fixtures and soffice.');

describe.skipIf(workbooks.length === 0 || !hasOffice)('real workbooks', () => {
  /** Row far below: no cell of anybody's is in the way. */
  const probe = (row: number) => [edit(row, 1, '4711.5'), edit(row, 2, `=A${row}*2+1`), edit(row, 3, '한글')];

  it('open in LibreOffice after an edit, with its own recalculation equal to ours', { timeout: 240_000 }, () => {
    // Prepare
    const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
    const written: string[] = [];
    for (const path of workbooks) {
      const bytes = new Uint8Array(readFileSync(path));
      try {
        // Thousands of look-ups: what would be stopped in its worker is not begun here.
        const calculates = !path.includes('StructuredRefs-lots');
        const session = openSession({ filename: path, bytes, calculates });
        const { sheets } = session.info({ draft: NONE });
        const sheet = sheets.findIndex(({ hidden }) => !hidden);
        // The writer itself reads back what it wrote, and throws where any cell differs.
        const edits = probe((sheets[sheet]?.lastRow ?? 0) + 3).map((one) => ({ ...one, sheet }));
        const after = session.save({ draft: draftOf(edits) });
        const [old, now] = [partsOf(bytes), partsOf(after)];
        const changed = [...old.keys()].filter((name) => !name.endsWith('/') && old.get(name) !== now.get(name));
        expect(changed.length).toBeLessThanOrEqual(4);
        const name = path.split('/').at(-1) ?? '';
        writeFileSync(join(folder, name), after);
        written.push(name.replace(/\.xlsx$/, ''));
        session.free();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    // Act
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,0';
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        join(folder, 'out'),
        ...written.map((name) => join(folder, `${name}.xlsx`)),
      ],
      { stdio: 'pipe' },
    );
    // Assess
    const texts = new Map(
      readdirSync(join(folder, 'out')).map((name) => [
        name.replace(/\.csv$/, ''),
        readFileSync(join(folder, 'out', name), 'utf8'),
      ]),
    );
    rmSync(folder, { recursive: true, force: true });
    const wrong = written
      .filter((name) => !/StructuredRefs-lots/.test(name))
      .filter((name) => !/"?4,?711\.5\d*"?,"?9,?424"?(?:\.0+)?,한글/.test(texts.get(name) ?? ''));
    expect(written.length).toBeGreaterThan(15);
    expect(wrong.filter((name) => texts.has(name))).toEqual([]);
    expect(texts.size).toBeGreaterThan(written.length - 5);
  });
});
