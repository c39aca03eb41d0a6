// Reading lists of different forms: header, columns, sections, dropdowns; a sheet without questions is not a list.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { dropdown, farDropdown, type MadeSheet, madeList } from '../../helpers/made-list.ts';
import { withEngine } from '../../helpers/made-workbook.ts';

const text = (lines: string) => ({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) });
const book = (...sheets: readonly MadeSheet[]) => ({ filename: 'list.xlsx', bytes: madeList(sheets) });

describe('pasted text', () => {
  const pasted = (lines: string) => readList({ filename: 'list.txt', bytes: new TextEncoder().encode(lines) });

  it.each([
    ['매출액은 얼마입니까?', 1],
    ['직군별, 고용형태별 임직원 수는 몇 명입니까?\n정관 사본', 2],
  ])('reads %j as a question a line, however few', (lines, count) => {
    expect(pasted(lines).reading.count).toBe(count);
  });

  it('is not a list if it asks nothing', () => {
    expect(() => pasted('lorem\nipsum')).toThrow(DocumentRefused);
  });
});

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

  it('uses a merged band as the section of the following rows', () => {
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
    ['after an equals sign', dropdown('B2:B3', '=Values!$A$1:$A$2')],
    ['of another sheet by the extension', farDropdown('B2:B3', 'Values!$A$1:$A$2')],
  ])('reads the values of a dropdown %s', (_name, after) => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const values = { name: 'Values', hidden: true, cells: { A1: 'Yes', A2: 'No' } };
    const { rows } = readList(book({ name: 'List', cells, after }, values));

    expect(rows.map(({ vocabulary }) => vocabulary)).toEqual([
      ['Yes', 'No'],
      ['Yes', 'No'],
    ]);
  });

  it('on a protected sheet returns the answers that may be written', () => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const { rows, reading } = readList(book({ name: 'List', cells, isProtected: true, unlocked: ['B2'] }));

    expect(rows.map(({ isWritable }) => isWritable)).toEqual([true, false]);
    expect(reading.warnings.map(({ code }) => code)).toContain('protectedSheet');
  });

  it('without headers is recognized by its questions', () => {
    const { reading } = readList(text('Who owns it?\nIs it insured?\nWhat does it cost?\n'));

    expect(reading.sheets).toMatchObject([{ headerRow: 0, columns: { question: 'A' }, rows: [1, 2, 3] }]);
  });

  it("is read with a person's corrections", () => {
    const file = text('Question,Remark\nIs there a plan?,How is it tested?\n');
    const read = readList(file, [{ name: '', headerRow: 1, columns: { question: 'B', answer: 'C' } }]);

    expect(read.rows).toMatchObject([{ cell: 'B2', question: 'How is it tested?' }]);
  });

  it('returns the first lines of every visible sheet, from which header and columns can be chosen', () => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Is there a plan?', A3: 'Is it tested?', A31: 'Why?' };
    const notes = { name: 'Notes', cells: { B2: 'Kept by' } };
    const { reading } = readList(book({ name: 'List', cells }, notes, { name: 'Values', hidden: true, cells }));

    expect(reading.sheets[0]?.lines).toEqual([
      { row: 1, cells: { A: 'Question', B: 'Answer' } },
      { row: 2, cells: { A: 'Is there a plan?' } },
      { row: 3, cells: { A: 'Is it tested?' } },
    ]);
    expect(reading.otherSheets).toEqual([
      { name: 'Notes', hidden: false, lines: [{ row: 2, cells: { B: 'Kept by' } }] },
      { name: 'Values', hidden: true, lines: [] },
    ]);
  });

  it('reads no questions from hidden sheets', () => {
    const cells = { A1: 'Question', B1: 'Answer', A2: 'Answer yes to all questions?', A3: 'Will you?' };

    expect(() => readList(book({ name: 'Hidden', hidden: true, cells }, { name: 'Empty', cells: {} }))).toThrow(
      DocumentRefused,
    );
  });

  it('with a header of two lines uses both', () => {
    const cells = {
      A1: '번호',
      B1: '질문',
      C1: '답변',
      A3: '1',
      B3: '정관 사본',
      A4: '2',
      B4: '소송이 있습니까?',
      C2: '여부',
      D2: '내용',
      E2: '근거',
    };
    const merges = ['A1:A2', 'B1:B2', 'C1:E1'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const after = `<mergeCells count="3">${merges}</mergeCells>${dropdown('C3:C4', '"예,아니오"')}`;
    const { reading, rows } = readList(book({ name: 'DD', cells, after }));

    expect(reading.sheets).toMatchObject([
      { headerRow: 1, columns: { question: 'B', answer: 'C', comment: 'D', reference: 'E' }, rows: [3, 4] },
    ]);
    expect(rows.map(({ section }) => section)).toEqual([undefined, undefined]);
  });

  it('uses the answer column that is still empty', () => {
    const { reading } = readList(
      text('Question,Vendor 1 response,Vendor 2 response\nIs there a plan?,Yes,\nIs it tested?,No,\n'),
    );

    expect(reading.sheets).toMatchObject([{ columns: { question: 'A', answer: 'C' } }]);
    expect(reading.warnings.map(({ code }) => code)).toContain('severalAnswerColumns');
  });

  it('distinguishes headings from questions by the columns that questions fill', () => {
    const lines = [
      'ID,Ref,Requirement,Level,Result',
      'V1,,Design,,',
      '1.1,A-1,Every component is named,L1,',
      '1.2,A-2,Controls are enforced remotely,L1,',
      'V2,,Storage,,',
      '2.1,B-1,Backups are encrypted,L1,',
    ];
    const { rows } = readList(text(lines.join('\n')));

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['C3', 'Design'],
      ['C4', 'Design'],
      ['C6', 'Storage'],
    ]);
  });

  it('uses a number as the heading of the numbers below it', () => {
    const { rows } = readList(
      text(
        'No.,Information requested,Remarks\n1,Corporate,\n1.1,Charter,\n1.2,Group chart,\n2,Tax,\n2.1,Returns filed,\n',
      ),
    );

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['B3', 'Corporate'],
      ['B4', 'Corporate'],
      ['B6', 'Tax'],
    ]);
  });

  it('ignores explanations of dropdown values', () => {
    const cells = {
      A1: 'ID',
      B1: 'Control',
      C1: 'Compliance',
      A2: 'C-1',
      B2: 'Backups are tested every year',
      A3: 'C-2',
      B3: 'Access is reviewed every quarter',
      A6: 'Yes',
      B6: 'The control is in place',
    };
    const { rows } = readList(book({ name: 'List', cells, after: dropdown('C2:C3', '"Yes,No"') }));

    expect(rows.map(({ cell }) => cell)).toEqual(['B2', 'B3']);
  });

  it('of numbered lines under a title is read by its numbers', () => {
    const lines = ['REQUEST LIST', 'A. Corporate', '1. Articles, as amended', '2. Shareholder register'];
    const { rows } = readList(
      text([...lines, '3. Group chart', 'B. Tax', '4. Filed returns', '5. Rulings'].join('\n')),
    );

    expect(rows.map(({ section }) => section)).toEqual([
      'A. Corporate',
      'A. Corporate',
      'A. Corporate',
      'B. Tax',
      'B. Tax',
    ]);
  });

  it('reads questions that are formulas without a stored value', () => {
    withEngine();
    const cells = { A1: 'Question', B1: 'Answer', A2: '="Is "&C2&" insured?"', A3: 'Is it tested?', C2: 'the plant' };
    const { rows, reading } = readList(book({ name: 'List', cells }));

    expect(rows.map(({ question }) => question)).toEqual(['Is the plant insured?', 'Is it tested?']);
    expect(reading.warnings.map(({ code }) => code)).toContain('formulaQuestions');
  });

  it('reads the text of a link without a stored value', () => {
    withEngine();
    const link = '=HYPERLINK("https://quay.test/7","Is the ""north"" quay dredged?")';
    const cells = { A1: 'Question', B1: 'Answer', A2: link, A3: '=HYPERLINK("https://quay.test/8")', A4: 'Is it lit?' };

    expect(readList(book({ name: 'List', cells })).rows.map(({ question }) => question)).toEqual([
      'Is the "north" quay dredged?',
      'Is it lit?',
    ]);
  });

  it.each([
    ['Employment agreements of executives', 'request'],
    ['Minutes of board meetings and the shareholder register', 'request'],
    ['ESG 보고서와 평가 결과', 'request'],
    ['The company keeps records of access', 'question'],
    ['원천징수 의무 이행 여부', 'question'],
    ['앱은 로그 기록과 설정을 암호화하여야 한다', 'question'],
  ])('determines whether %j asks for documents', (asked, kind) => {
    const { rows } = readList(text(`Question,Answer\n${asked},\nIs it so?,\n`));

    expect(rows[0]).toMatchObject({ question: asked, kind });
  });

  it('includes a sheet with one question if its header is like the others', () => {
    const head = { A1: 'No', B1: 'Question', C1: 'Answer' };
    const asked = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`B${n + 2}`, `What is number ${n}?`]));
    const other = { A1: 'Status', B1: 'Question', A2: 'open', B2: 'Who keeps this list?' };
    const { reading } = readList(
      book(
        { name: 'Legal', cells: { ...head, ...asked(6) } },
        { name: 'Tax', cells: { ...head, ...asked(1) } },
        { name: 'Notes', cells: other },
      ),
    );

    expect(reading.sheets.map(({ name }) => name)).toEqual(['Legal', 'Tax']);
  });

  it('with instructions only has no questions', () => {
    const steps = [
      'Please complete every tab.',
      'Do not change it.',
      'Return it by Friday.',
      'List all names.',
      'Use N/A.',
    ];
    const cells = Object.fromEntries(steps.map((step, n) => [`A${n + 2}`, `${n + 1}. ${step}`]));

    expect(() => readList(book({ name: 'Tab 1', cells: { A1: 'Instructions', ...cells } }))).toThrow(DocumentRefused);
    expect(readList(book({ name: 'Tab 1', cells: { A1: 'Request list', ...cells } })).reading.count).toBe(5);
  });

  it('without headers has no layout to remember', () => {
    const lines = readList(text('Is there a plan?\nWho owns it?\nWhat does it cost?\n'));
    const headed = readList(text('Question,Answer\nIs there a plan?,\n'));

    expect([lines.layout, headed.layout !== '']).toEqual(['', true]);
  });

  it('with more than ten lines per question is refused, not counting empty lines', () => {
    const padded = { name: 'Q', cells: { A1: 'Question', B1: 'Answer', A90000: 'Is there a plan?' } };

    expect(readList(book(padded)).reading.count).toBe(1);
    expect(() => readList(text('plan\n'.repeat(50_001)))).toThrow('tooLargeOpened');
  });

  it('without questions is refused', () => {
    const entries = Array.from({ length: 5 }, (_, n) => `${n},Supply agreement,${2020 + n},signed`);
    const register = ['No,Document,Date,Status', ...entries].join('\n');

    expect(() => readList(text(register))).toThrow(DocumentRefused);
    expect(() => readList(text('Name,Amount\nGaon,3\nHanbit,4\n'))).toThrow(DocumentRefused);
  });
});
