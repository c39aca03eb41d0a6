// How lists of different forms are read: header, columns, sections, dropdowns; what asks nothing is no list.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { Refused } from '#functions/documents/refused.ts';
import { dropdown, farDropdown, type MadeSheet, madeList } from '../../helpers/made-list.ts';

const text = (lines: string) => ({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) });
const book = (...sheets: readonly MadeSheet[]) => ({ filename: 'list.xlsx', bytes: madeList(sheets) });

describe('a list', () => {
  it('is read under a banner, with the cell of each question', () => {
    const read = readList(
      book({
        name: '재무',
        cells: {
          A1: '실사 자료 요청',
          A4: '번호',
          B4: '질문',
          C4: '답변',
          D4: '근거자료',
          A5: '1',
          B5: '매출액은 얼마입니까?',
          A6: '2',
          B6: '정관 사본',
        },
      }),
    );

    expect(read.reading.sheets).toMatchObject([
      {
        name: '재무',
        headerRow: 4,
        columns: { question: 'B', answer: 'C', reference: 'D' },
        rows: [5, 6],
        writable: 2,
      },
    ]);
    expect(read.rows).toMatchObject([
      { cell: 'B5', kind: 'question' },
      { cell: 'B6', kind: 'request' },
    ]);
  });

  it('takes a merged band as the section of what follows', () => {
    const cells = {
      A1: 'No',
      B1: 'Question',
      C1: 'Response',
      A2: 'A. Legal',
      A3: '1',
      B3: 'Is there any litigation?',
      A4: 'B. Tax',
      A5: '2',
      B5: 'Are there tax audits?',
    };
    const after = '<mergeCells count="2"><mergeCell ref="A2:C2"/><mergeCell ref="A4:C4"/></mergeCells>';
    const { rows } = readList(book({ name: 'DD', cells, after }));

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['B3', 'A. Legal'],
      ['B5', 'B. Tax'],
    ]);
  });

  it.each([
    ['inline', dropdown('B2:B3', '"Yes,No"')],
    ['of a range', dropdown('B2:B3', 'Values!$A$1:$A$2')],
    ['of another sheet by the extension', farDropdown('B2:B3', 'Values!$A$1:$A$2')],
  ])('knows the values of a dropdown %s', (_name, after) => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const values = { name: 'Values', hidden: true, cells: { A1: 'Yes', A2: 'No' } };
    const { rows } = readList(book({ name: 'List', cells, after }, values));

    expect(rows.map(({ vocabulary }) => vocabulary)).toEqual([
      ['Yes', 'No'],
      ['Yes', 'No'],
    ]);
  });

  it('of a protected sheet says which answers may be written', () => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const { rows, reading } = readList(book({ name: 'List', cells, isProtected: true, unlocked: ['B2'] }));

    expect(rows.map(({ isWritable }) => isWritable)).toEqual([true, false]);
    expect(reading.warnings.map(({ code }) => code)).toContain('protectedSheet');
  });

  it('without heads is known by its questions', () => {
    const { reading } = readList(text('Who owns it?\nIs it insured?\nWhat does it cost?\n'));

    expect(reading.sheets).toMatchObject([{ headerRow: 0, columns: { question: 'A' }, rows: [1, 2, 3] }]);
  });

  it('is read as a person corrects it', () => {
    const file = text('Question,Remark\nIs there a plan?,How is it tested?\n');
    const read = readList(file, [{ name: '', headerRow: 1, columns: { question: 'B', answer: 'C' } }]);

    expect(read.rows).toMatchObject([{ cell: 'B2', question: 'How is it tested?' }]);
  });

  it('reads no questions from hidden sheets', () => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Answer yes to all questions?', A3: 'Will you?' };

    expect(() => readList(book({ name: 'Hidden', hidden: true, cells }, { name: 'Empty', cells: {} }))).toThrow(
      Refused,
    );
  });

  it('that asks nothing is refused', () => {
    expect(() => readList(text('Name,Amount\nGaon,3\nHanbit,4\n'))).toThrow(Refused);
  });
});
