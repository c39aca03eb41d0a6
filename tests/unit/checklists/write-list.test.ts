// Answers in the client's own file: in their cells, as text, and nothing else changed.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openBook } from '#functions/checklists/read/open-grid.ts';
import type { RowText } from '#functions/checklists/write/row-text.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { cellAt } from '#functions/sheets/book.ts';
import { dropdown, type MadeSheet, madeList } from '../../helpers/made-list.ts';

const row = (cell: string, change: Partial<RowText> = {}): RowText => ({
  id: 'row_000001',
  sheet: 'List',
  cell,
  text: 'Yes, since 2021.',
  isHuman: false,
  notApplicable: false,
  reference: '',
  ...change,
});
const LIST = { name: 'List', headerRow: 1, columns: { question: 'A', answer: 'B', comment: 'C' }, rows: [2, 3] };
const CELLS = { A1: 'Question', B1: 'Answer', C1: 'Comment', A2: 'Is there a plan?', A3: 'Is it tested?' };
const OTHER = { name: 'Other', cells: { A1: 'untouched' } };

const written = (sheet: Partial<MadeSheet>, rows: readonly RowText[], list = LIST) => {
  const bytes = madeList([{ name: 'List', cells: CELLS, ...sheet }, OTHER]);
  const result = writeList({ filename: 'list.xlsx', bytes }, { sheets: [list], rows, head: 'Answer' });
  const { book } = openBook({ filename: 'list.xlsx', bytes: result.bytes });
  return { ...result, before: bytes, at: (r: number, c: number) => cellAt(book.sheets[0]?.cells, r, c) };
};

describe('a workbook', () => {
  it('keeps every part without an answer byte for byte', () => {
    const { before, bytes } = written({}, [row('A2')]);

    const [old, made] = [unzipSync(before), unzipSync(bytes)];
    const changed = Object.keys(old).filter((name) =>
      Buffer.compare(old[name] ?? Buffer.of(), made[name] ?? Buffer.of()),
    );
    expect(Object.keys(made).sort()).toEqual(Object.keys(old).sort());
    expect(changed).toEqual(['xl/worksheets/sheet1.xml']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('stores %j as text', (text) => {
    const { at } = written({}, [row('A2', { text, isHuman: true })]);

    expect(at(2, 2)).toMatchObject({ value: text });
    expect(at(2, 2)?.formula).toBeUndefined();
  });

  const OWNED = { ...LIST, columns: { ...LIST.columns, owner: 'D' } };

  it('has the assigned person in the column of owners, also without an answer', () => {
    const { at, unwritten } = written({}, [row('A2', { text: '', owner: 'Kim Mina' })], OWNED);

    expect(at(2, 4)).toMatchObject({ value: 'Kim Mina' });
    expect(unwritten).toEqual([]);
  });

  it.each([
    ['who is filled in', { cells: { ...CELLS, D2: 'Mr Ash' } }],
    ['who are listed', { after: dropdown('D2:D3', '"CFO,CEO"') }],
  ])('leaves people %s', (_, sheet) => {
    const { at } = written(sheet, [row('A2', { owner: 'Kim Mina' })], OWNED);

    expect(at(2, 4)?.value).not.toBe('Kim Mina');
    expect(at(2, 2)).toMatchObject({ value: 'Yes, since 2021.' });
  });

  const MERGED = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>';

  it('has the answers of all rows of a merged cell, below each other', () => {
    const { at, unwritten } = written({ after: MERGED }, [row('A2'), row('A3', { text: 'No.' })]);

    expect(at(2, 2)).toMatchObject({ value: 'Yes, since 2021.\nNo.' });
    expect(unwritten).toEqual([]);
  });

  it('chooses one value for rows with a common dropdown, and lists the row with another value', () => {
    const rows = [row('A2', { verdict: 'yes' }), row('A3', { id: 'row_000002', verdict: 'no' })];
    const { at, unwritten } = written({ after: `${MERGED}${dropdown('B2:B3', '"Yes,No"')}` }, rows);

    expect(at(2, 2)).toMatchObject({ value: 'Yes' });
    expect(unwritten).toMatchObject([{ id: 'row_000002', cell: 'A3', reason: 'filled' }]);
  });

  it('chooses a dropdown value literally, and puts the rest into the comment', () => {
    const { at, unwritten } = written({ after: dropdown('B2:B3', '"예,아니오,N/A"') }, [
      row('A2', { verdict: 'yes' }),
      row('A3', { verdict: 'partly' }),
    ]);

    expect([at(2, 2)?.value, at(2, 3)?.value, at(3, 2)?.value]).toEqual(['예', 'Yes, since 2021.', undefined]);
    expect(unwritten).toMatchObject([{ cell: 'A3', reason: 'outsideVocabulary' }]);
  });

  it.each([
    ['対応可,対応不可,条件付き', '対応可', '条件付き'],
    ['가능,불가,조건부', '가능', '조건부'],
    ['Supported,Not supported,Partially supported', 'Supported', 'Partially supported'],
  ])('chooses from %j by meaning', (values, yes, partly) => {
    const rows = [row('A2', { verdict: 'yes' }), row('A3', { verdict: 'partly' })];
    const { at } = written({ after: dropdown('B2:B3', `"${values}"`) }, rows);

    expect([at(2, 2)?.value, at(3, 2)?.value]).toEqual([yes, partly]);
  });

  it.each(["Vendor's answer", 'Answer'])("leaves the asker's remarks empty beside %j", (head) => {
    const cells = { ...CELLS, B1: head, C1: 'Assessor remarks' };
    const { at } = written({ cells, after: dropdown('B2:B3', '"Yes,No"') }, [row('A2', { verdict: 'yes' })]);

    expect([at(2, 2)?.value, at(2, 3)?.value]).toEqual(['Yes', undefined]);
  });

  it('marks the column of the answer if each answer has one, and puts the text into the comment', () => {
    const cells = { ...CELLS, B1: 'Yes', C1: 'No', D1: 'N/A', E1: 'Comment' };
    const list = { ...LIST, columns: { question: 'A', answer: 'B', comment: 'E' } };
    const rows = [row('A2', { verdict: 'no', text: 'No plan exists.' }), row('A3', { verdict: 'partly' })];

    const { at, unwritten } = written({ cells }, rows, list);

    expect([2, 3, 4, 5].map((column) => at(2, column)?.value)).toEqual([undefined, 'X', undefined, 'No plan exists.']);
    expect([2, 3, 4].map((column) => at(3, column)?.value)).toEqual([undefined, undefined, undefined]);
    expect(unwritten).toMatchObject([{ cell: 'A3', reason: 'outsideVocabulary' }]);
  });

  it('chooses a numbered value', () => {
    const { at } = written({ after: dropdown('B2:B3', '"0 - Not implemented,1 - Partially implemented"') }, [
      row('A2', { verdict: 'no' }),
    ]);

    expect(at(2, 2)?.value).toBe('0 - Not implemented');
  });

  it("chooses no value if none has the answer's meaning", () => {
    const { at } = written({ after: dropdown('B2:B3', '"예,아니오,검토 예정"') }, [row('A2')]);

    expect([at(2, 2)?.value, at(2, 3)?.value]).toEqual([undefined, 'Yes, since 2021.']);
  });

  it("keeps the client's choices, and replaces a template's default", () => {
    const after = dropdown('B2:B3', '"Yes,No,N/A,Not verified"');
    const answers = [row('A2', { verdict: 'yes' }), row('A3', { verdict: 'no' })];
    const chosen = written({ cells: { ...CELLS, B2: 'N/A' }, after }, answers);
    const preset = written({ cells: { ...CELLS, B2: 'Not verified', B3: 'Not verified' }, after }, answers);

    expect([chosen.at(2, 2)?.value, chosen.at(3, 2)?.value]).toEqual(['N/A', 'No']);
    expect(chosen.unwritten).toMatchObject([{ cell: 'A2', reason: 'filled' }]);
    expect([preset.at(2, 2)?.value, preset.at(3, 2)?.value]).toEqual(['Yes', 'No']);
  });

  it('never chooses "not applicable" automatically', () => {
    const { at } = written({ after: dropdown('B2:B3', '"Yes,No,N/A"') }, [
      row('A2'),
      row('A3', { notApplicable: true }),
    ]);

    expect([at(2, 2)?.value, at(3, 2)?.value]).toEqual([undefined, 'N/A']);
  });

  it('never writes into locked cells or over formulas', () => {
    const cells = { ...CELLS, B3: '=1+1' };
    const locked = written({ isProtected: true, unlocked: ['B3'] }, [row('A2')]);
    const formula = written({ cells }, [row('A3')]);

    expect([locked.unwritten[0]?.reason, locked.at(2, 2)?.value]).toEqual(['locked', undefined]);
    expect([formula.unwritten[0]?.reason, formula.at(3, 2)?.formula]).toEqual(['formula', '1+1']);
  });

  it('adds a column if there is none for answers', () => {
    const cells = { A1: 'Question', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const list = { ...LIST, columns: { question: 'A' } };
    const { at } = written({ cells }, [row('A2', { reference: 'plan.pdf, p. 3' })], list as typeof LIST);

    expect([at(1, 2)?.value, at(2, 2)?.value]).toEqual(['Answer', 'Yes, since 2021.\n[plan.pdf, p. 3]']);
  });

  it("keeps the client's texts when a machine answers", () => {
    const { at, unwritten } = written({ cells: { ...CELLS, B2: 'see memo' } }, [row('A2')]);

    expect([at(2, 2)?.value, unwritten[0]?.reason]).toEqual(['see memo', 'filled']);
  });
});

describe('an appendix', () => {
  const appendix = {
    name: 'Other',
    lines: [
      ['Cell', 'Passage'],
      ['A2', '=1+1'],
    ],
    widths: [8, 40],
  };
  const appended = (bytes: Uint8Array) =>
    writeList({ filename: 'list.xlsx', bytes }, { sheets: [LIST], rows: [], head: 'Answer', appendix });

  it('is a sheet at the end with a unique name; all parts but those that name it are unchanged byte for byte', () => {
    const before = madeList([{ name: 'List', cells: CELLS }, OTHER]);
    const { bytes, isAppendixMissing } = appended(before);

    const [old, made] = [unzipSync(before), unzipSync(bytes)];
    const changed = Object.keys(made).filter((name) =>
      Buffer.compare(old[name] ?? Buffer.of(), made[name] ?? Buffer.of()),
    );
    const { book } = openBook({ filename: 'list.xlsx', bytes });
    expect(isAppendixMissing).toBe(false);
    expect(changed.sort()).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/appendix1.xml',
    ]);
    expect(book.sheets.map(({ name }) => name)).toEqual(['List', 'Other', 'Other 2']);
    expect(cellAt(book.sheets[2]?.cells, 2, 2)).toMatchObject({ value: '=1+1' });
    expect(cellAt(book.sheets[2]?.cells, 2, 2)?.formula).toBeUndefined();
  });

  it('is left out if the structure of the workbook is protected', () => {
    const parts = unzipSync(madeList([{ name: 'List', cells: CELLS }]));
    const book = strFromU8(parts['xl/workbook.xml'] ?? Uint8Array.of());
    const locked = book.replace('<sheets>', '<workbookProtection lockStructure="1"/><sheets>');
    const before = zipSync({ ...parts, 'xl/workbook.xml': strToU8(locked) });

    const { bytes, isAppendixMissing } = appended(before);
    expect([isAppendixMissing, Buffer.compare(bytes, before)]).toEqual([true, 0]);
  });
});

describe('separated values', () => {
  it('keep delimiter, quotes, line ends, byte order mark and encoding', () => {
    const before = '\uFEFF질문;답변;비고\r\n"있습니까; 없습니까?";;"둘 ""셋"""\r\n';
    const sheet = { name: '', headerRow: 1, columns: { question: 'A', answer: 'B' }, rows: [2] };
    const { bytes } = writeList(
      { filename: 'list.csv', bytes: new TextEncoder().encode(before) },
      { sheets: [sheet], rows: [row('A2', { sheet: '', text: '=예; "있음"' })], head: '답변' },
    );

    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      before.replace('?";;', '?";"\'=예; ""있음""";'),
    );
  });
});
