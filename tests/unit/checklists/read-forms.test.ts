// Lists that are not plain tables: a column per company, cards, forms, notes and signatures around them.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { dropdown, madeList } from '../../helpers/made-list.ts';

const read = (lines: readonly string[]) =>
  readList({ filename: 'list.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) });
const cellsOf = ({ rows }: ReturnType<typeof readList>) => rows.map(({ cell }) => cell);
const columnsOf = ({ reading }: ReturnType<typeof readList>) => reading.sheets[0]?.columns;

describe('a column for each company', () => {
  const matrix = [
    'No.,Question,Alpha AG,Beta SAS,감마(주)',
    '1,Is a tax audit ongoing?,,,',
    '2,Are there losses?,,,',
    '3,Number of employees,,,',
  ];

  it('is an answer column, the first of several', () => {
    const list = read(matrix);

    expect(columnsOf(list)).toEqual({ question: 'B', answer: 'C' });
    expect(list.reading.warnings.map(({ code }) => code)).toContain('severalAnswerColumns');
  });

  it('is found beside requests with a short header', () => {
    const list = read([
      'Documents per company,,',
      'Document,Alpha AG,Beta SAS',
      'Articles,,',
      'Share lists,,',
      'Leases,,',
    ]);

    expect(list.reading.sheets[0]).toMatchObject({ headerRow: 2, columns: { question: 'A', answer: 'B' } });
    expect(cellsOf(list)).toEqual(['A3', 'A4', 'A5']);
  });

  it('takes no answer if it marks for whom a document is requested', () => {
    const list = read(['#,Document,Lyon,Ulsan,Remarks', '1,Permit,X,X,', '2,Soil survey,X,–,', '3,Waste records,–,X,']);

    expect(columnsOf(list)).toEqual({ question: 'B', comment: 'E' });
    expect(cellsOf(list)).toEqual(['B2', 'B3', 'B4']);
  });

  it('is not an answer column if the headers ask and the companies are in rows', () => {
    const lines = ['Company,Is there a union?,How many employees?', 'Alpha AG,,', 'Beta SAS,,', 'Gamma Ltd,,'];

    expect(() => read(lines)).toThrow(DocumentRefused);
  });

  it('may be a year', () => {
    const list = read(['KPI,Unit,FY2024,FY2025,Comment', 'Emissions,t,,,', 'Water use,m3,,,', 'Accidents,no,,,']);

    expect(columnsOf(list)).toEqual({ question: 'A', answer: 'C', comment: 'E' });
  });
});

describe('a card for each question', () => {
  it('is read by the labels beside it: only the label of a question asks', () => {
    const card = (no: string, question: string) => [
      `질의번호,${no}`,
      `질의내용,${question}`,
      '회신내용,',
      '첨부자료,',
      '',
    ];
    const list = read(['질의응답서', ...card('F-1', '특수관계자 거래가 있습니까?'), ...card('F-2', '감사보고서')]);

    expect(columnsOf(list)).toEqual({ question: 'B' });
    expect(cellsOf(list)).toEqual(['B3', 'B8']);
  });
});

describe('a form', () => {
  it('asks by labels with empty cells beside them, except the signature', () => {
    const labels = ['Registered name:', 'Seat:', 'Auditor:', 'Directors:', 'Share capital:', 'Activities:'];
    const list = read(['Fact sheet', 'For management', '', ...labels, '', 'Signature:', 'Date:']);

    expect(cellsOf(list)).toEqual(['A4', 'A5', 'A6', 'A7', 'A8', 'A9']);
  });

  it('may use a question mark between its labels', () => {
    const list = read([
      'Proposal form',
      '1. Name:',
      '2. Assets:',
      '3. Seat:',
      '4. Is it listed?',
      '5. Any claims?',
      'Signed:',
    ]);

    expect(cellsOf(list)).toEqual(['A2', 'A3', 'A4', 'A5', 'A6']);
  });

  it('with two ranks of numbers asks by the second', () => {
    const list = read([
      'Onboarding form',
      'Please complete in block letters',
      '1. General',
      '1.1 Legal name',
      '1.2 Address',
      '1.3 LEI code',
      '2. Ownership',
      '2.1 Beneficial owners',
      '2.2 Is the entity listed?',
      '3. Declaration',
      'We confirm that this is true.',
      'Signature',
    ]);

    expect(cellsOf(list)).toEqual(['A4', 'A5', 'A6', 'A8', 'A9']);
    expect(list.rows[3]?.section).toBe('2. Ownership');
  });
});

describe('lines that are not questions', () => {
  const list = ['No,Question,Answer', '1,Who maintains the fence?,', '2,Are there disputes?,'];

  it.each([
    `,"Note: replies are given without liability on the part of the solicitors. ${'They are no survey. '.repeat(6)}",`,
    ',※ 회신이 없는 항목은 해당 사항이 없는 것으로 봅니다.,',
    ',Signature:,',
    ',12,',
  ])('are ignored below a list: %j', (line) => {
    expect(cellsOf(read([...list, '', line]))).toEqual(['B2', 'B3']);
  });

  it('are ignored on a cover, even if its title names a list', () => {
    const sheets = [
      { name: '표지', cells: { A1: '법률실사 자료요청 목록', A2: '법무법인 가나', A3: '2026. 5.' } },
      {
        name: '요청',
        cells: { A1: '번호', B1: '요청자료', C1: 'VDR번호', A2: '1', B2: '정관', A3: '2', B3: '주주명부' },
      },
    ];
    const { reading } = readList({ filename: 'list.xlsx', bytes: madeList(sheets) });

    expect(reading.sheets.map(({ name, columns }) => [name, columns])).toEqual([
      ['요청', { question: 'B', reference: 'C' }],
    ]);
  });
});

describe('a title', () => {
  it('above a table is not read as its header, even with header words', () => {
    const list = read([
      'Request for information,,',
      'Item,Details required,Borrower input',
      'Name,Full name,',
      'Seat,Place,',
    ]);

    expect(list.reading.sheets[0]).toMatchObject({ headerRow: 2, columns: { answer: 'C' } });
    expect(list.rows).toHaveLength(2);
  });
});

describe('a header merged over numbers and texts', () => {
  it('belongs to the texts', () => {
    const cells = {
      A1: '점검항목',
      C1: '회신',
      A2: '1',
      B2: '대금을 지급하였는가?',
      A3: '2',
      B3: '서면을 발급하였는가?',
    };
    const after = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>';
    const bytes = madeList([{ name: 'List', cells, after }]);

    expect(columnsOf(readList({ filename: 'list.xlsx', bytes }))).toEqual({ question: 'B', answer: 'C' });
  });
});

describe('a header that names a party', () => {
  it('is read without it', () => {
    const list = read(['Request,Answer seller,Comment buyer,Status target', 'Share register,,,', 'Articles,,,']);

    expect(columnsOf(list)).toEqual({ question: 'A', answer: 'B', comment: 'C', status: 'D' });
  });
});

describe('an empty column of documents', () => {
  it('beside an answer receives the references', () => {
    expect(columnsOf(read(['Question,Response,Documents', 'Who owns it?,,', 'Is it insured?,,']))).toEqual({
      question: 'A',
      answer: 'B',
      reference: 'C',
    });
  });
});

describe('a heading', () => {
  it('precedes numbers that restart', () => {
    const list = read([
      'I. Organization',
      'A. Articles',
      'B. By-laws',
      'II. Employees',
      'A. List of officers',
      'B. Handbook',
    ]);

    expect(list.rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['A2', 'I. Organization'],
      ['A3', 'I. Organization'],
      ['A5', 'II. Employees'],
      ['A6', 'II. Employees'],
    ]);
  });

  it('may be numbered with a single Roman character', () => {
    const list = [
      '質問,本社,子会社',
      'Ⅰ．法人税,,',
      '税務調査はありましたか。,,',
      'Ⅱ．消費税,,',
      '簡易課税の適用有無,,',
    ];

    expect(cellsOf(read(list))).toEqual(['A3', 'A5']);
  });

  it('may have its letter in a separate column', () => {
    const codes = [
      ',Description,Annex',
      'A,Corporate,',
      '1,Articles,',
      '2,Minutes,',
      'B,Financing,',
      '1,Loans,',
      '2,Pledges,',
    ];

    expect(cellsOf(read(codes))).toEqual(['B3', 'B4', 'B6', 'B7']);
  });

  it('may be in two languages beside a Roman number', () => {
    const list = read([
      'No.,Request,요청사항,Priority,Response',
      'I.,Corporate,회사,,',
      '1,Articles of incorporation,정관,High,',
      'II.,Disputes,분쟁,,',
      '2,List of pending litigation,계류 중인 소송 목록,High,',
      '3,Settlement agreements,합의서,Mid,',
    ]);

    expect(cellsOf(list)).toEqual(['B3', 'B5', 'B6']);
  });
});

describe('a column before the questions under a meaningless header', () => {
  it('is the section if several rows share a value, but not if all do', () => {
    const list = (standards: readonly string[]) =>
      read(['Strand,Question,Answer', ...standards.map((text, n) => `${text},Is measure ${n} in place?,`)]);

    expect(columnsOf(list(['Patients', 'Patients', 'Medicines', 'Medicines']))).toMatchObject({ section: 'A' });
    expect(columnsOf(list(['Buyer', 'Buyer', 'Buyer', 'Buyer']))).not.toHaveProperty('section');
  });
});

describe('a column with a choice of yes or no', () => {
  it('receives the verdict beside a column for text, whatever its header', () => {
    const cells = { A1: '질의사항', B1: '충족 판단', C1: '회신', A2: '세무조사를 받았습니까?', A3: '소송이 있습니까?' };
    const bytes = madeList([{ name: 'List', cells, after: dropdown('B2:B3', '"예,아니오"') }]);

    expect(columnsOf(readList({ filename: 'list.xlsx', bytes }))).toEqual({ question: 'A', answer: 'B', comment: 'C' });
  });
});
