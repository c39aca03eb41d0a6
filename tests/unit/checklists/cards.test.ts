// Cards of one question each: read by the labels on the left, answered in the blanks beside them.
import { expect, it } from 'vitest';
import { openBook } from '#functions/checklists/read/open-grid.ts';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { cellAt } from '#functions/sheets/book.ts';
import { documentText, madeDocument } from '../../helpers/made-document.ts';
import { dropdown, madeList } from '../../helpers/made-list.ts';

const CELLS = {
  ...{ A1: 'Supplementary questions', A3: 'Question 1', B3: 'Is the mast insured?', A4: 'Answer', A5: 'Evidence' },
  ...{ A7: 'Question 2', B7: 'Who owns the quay?', A8: 'Answer', A9: 'Evidence' },
};

const answered = (cells: Record<string, string>, after = '') => {
  const file = { filename: 'cards.xlsx', bytes: madeList([{ name: 'Cards', cells, after }]) };
  const { reading, rows } = readList(file);
  const texts = rows.map(({ sheet, cell }) => ({
    id: cell,
    sheet,
    cell,
    text: `Of ${cell}.`,
    isHuman: false,
    verdict: 'yes' as const,
    notApplicable: false,
    reference: 'register.pdf, p. 2',
  }));
  const { bytes, unwritten } = writeList(file, { sheets: reading.sheets, rows: texts, head: 'Answer' });
  const { book } = openBook({ filename: file.filename, bytes });
  return { reading, rows, unwritten, at: (row: number, column: number) => cellAt(book.sheets[0]?.cells, row, column) };
};

it('receive answer and evidence in the blanks beside their labels', () => {
  const { at, rows, unwritten } = answered(CELLS);

  expect(rows.map(({ cell, isWritable }) => [cell, isWritable])).toEqual([
    ['B3', true],
    ['B7', true],
  ]);
  expect([at(4, 2)?.value, at(5, 2)?.value, at(8, 2)?.value]).toEqual(['Of B3.', 'register.pdf, p. 2', 'Of B7.']);
  expect([at(3, 3), at(7, 3), unwritten]).toEqual([undefined, undefined, []]);
});

it('use the dropdown of their blank', () => {
  const { at, rows } = answered(CELLS, dropdown('B4 B8', '"Yes,No"'));

  expect(rows[0]?.vocabulary).toEqual(['Yes', 'No']);
  expect([at(4, 2)?.value, at(8, 2)?.value]).toEqual(['Yes', 'Yes']);
});

it('keep what the client has written, and report it', () => {
  const { at, unwritten } = answered({ ...CELLS, B4: 'Ours.' });

  expect(at(4, 2)?.value).toBe('Ours.');
  expect(unwritten).toMatchObject([{ cell: 'B3', reason: 'filled' }]);
});

it('need no header and no answer columns', () => {
  expect(answered(CELLS).reading.warnings).toEqual([]);
});

it('are one per table in a Word document', () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const card = (no: number, question: string) =>
    `<w:tbl>${[
      ['질의번호', String(no)],
      ['질의', question],
      ['답변', ''],
      ['근거자료', ''],
    ]
      .map((texts) => `<w:tr>${texts.map(cell).join('')}</w:tr>`)
      .join('')}</w:tbl><w:p/>`;
  const file = madeDocument(card(1, '상표를 누가 소유합니까?') + card(2, '분쟁이 있습니까?'));
  const { reading, rows } = readList(file);
  const texts = rows.map(({ sheet, cell: at }) => ({
    ...{ id: `${sheet} ${at}`, sheet, cell: at, text: `답 ${sheet}`, isHuman: true },
    ...{ notApplicable: false, reference: '' },
  }));

  const xml = documentText(writeList(file, { sheets: reading.sheets, rows: texts, head: '답변' }).bytes);

  expect(rows.map(({ sheet, cell: at }) => [sheet, at])).toEqual([
    ['Table 1', 'B2'],
    ['Table 2', 'B2'],
  ]);
  expect(xml).toMatch(/답변.*답 Table 1.*근거자료.*답변.*답 Table 2.*근거자료/s);
});

it.each([
  ['Q', 'A'],
  ['문', '답'],
  ['問', '答'],
])('are labeled %s and %s with a number', (question, answer) => {
  const cells = {
    ...{ A1: `${question}1`, B1: 'How many masts are in stock?', A2: `${answer}1`, B2: 'Four' },
    ...{ A3: `${question}2`, B3: 'Who owns the quay?', A4: `${answer}2` },
  };

  expect(answered(cells).rows.map(({ cell }) => cell)).toEqual(['B1', 'B3']);
});
