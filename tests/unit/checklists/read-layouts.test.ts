// Layouts that differ between firms: headers of two words, parts with their own headers, headings.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { docx } from '../../helpers/made-files.ts';
import { dropdown, type MadeSheet, madeList } from '../../helpers/made-list.ts';

const read = (lines: string, filename = 'list.csv') => readList({ filename, bytes: new TextEncoder().encode(lines) });
const readBook = (sheet: Omit<MadeSheet, 'name'>) =>
  readList({ filename: 'list.xlsx', bytes: madeList([{ name: 'List', ...sheet }]) });
const questionsOf = ({ rows }: ReturnType<typeof readList>) => rows.map(({ cell, section }) => [cell, section]);

describe('a header', () => {
  it.each([
    ['No.,Description of item requested,Comments / evidence', { question: 'B', answer: 'C' }],
    ['番号,資料名／質問,有・無,ご回答・ご説明', { question: 'B', answer: 'D' }],
    ['No,Question,Response,Evidence reviewed', { question: 'B', answer: 'C', reference: 'D' }],
    ['No,Request,Provided Y / N / NA,Doc location', { question: 'B', status: 'C', reference: 'D' }],
    ['순번,인터뷰 질문,답변 요약,첨부파일명', { question: 'B', answer: 'C', reference: 'D' }],
    ['Clause,Statement,Disclosure,Evidence', { question: 'B', answer: 'C', reference: 'D' }],
    ['No.,Warranty,Disclosure,Evidence provided', { question: 'B', answer: 'C', reference: 'D' }],
    ['Ref,Information requested,Provided (Y/N),Data room ref.', { question: 'B', status: 'C', reference: 'D' }],
    ['番号,表明保証事項,開示事項', { question: 'B', answer: 'C' }],
    ['번호,진술 및 보장,공개 사항', { question: 'B', answer: 'C' }],
    ['분야,상세내용,운영여부,운영현황', { section: 'A', question: 'B', answer: 'C', comment: 'D' }],
  ])('of %j determines the use of each column', (header, columns) => {
    const { reading } = read(`${header}\n1,Is there a plan for the next year?\n2,Who owns the largest share?\n`);

    expect(reading.sheets[0]).toMatchObject({ headerRow: 1, columns });
  });

  it('for requested items leaves the question to the column with questions', () => {
    const { reading } = read(
      '번호,요청 항목,상세 요청 내용,회신\n1,결산,결산서를 제공하여 주시기 바랍니다.\n2,분쟁,진행 중인 분쟁이 있습니까?\n',
    );

    expect(reading.sheets[0]?.columns).toMatchObject({ question: 'C', answer: 'D' });
  });

  it('of warranties leaves rows without a question mark to an empty column of disclosures', () => {
    const { rows } = read('No.,Warranty,Disclosure\n1,The Company owns its assets.\n2,All taxes are paid.\n');

    expect(rows.map(({ cell }) => cell)).toEqual(['B2', 'B3']);
  });

  it('of a filled folder column before the questions is their section, not a reference column', () => {
    const { reading, rows } = read(
      'Folder,Request,Answer\nLegal,Articles of association\nLegal,Board minutes\nTax,Tax returns\n',
    );

    expect(reading.sheets[0]?.columns).toEqual({ section: 'A', question: 'B', answer: 'C' });
    expect(rows.map(({ section }) => section)).toEqual(['Legal', 'Legal', 'Tax']);
  });
});

describe('a column before the questions', () => {
  it('takes no entries where it holds their headings', () => {
    const { reading } = read(
      'Index,Folder / document,Request,Seller response,VDR ref.\n1,Corporate,,,\n1.1,,Articles of association,,\n2,People,,,\n2.1,,List of employees,,\n2.2,,Has any claim been made?,,\n',
    );

    expect(reading.sheets[0]?.columns).toEqual({ question: 'C', answer: 'D', reference: 'E' });
  });
});

describe('a column of comments without one of answers', () => {
  it('takes the answers, so that no column is added', () => {
    const { reading } = read(
      'No,Requested documents,Period,Disclosed,Folder,Company comments\n1,Articles of association,latest,,,\n2,Annual accounts,3 years,,,\n3,Rules of employment,latest,,,\n',
    );

    expect(reading.sheets[0]?.columns).toMatchObject({ question: 'B', comment: 'F' });
    expect(reading.warnings).toEqual([]);
  });
});

describe('a header repeated below the titles of parts', () => {
  it('leaves the first title to the questions of the first part', () => {
    const part = (title: string, question: string) => `${title},,\nNo.,Question,Answer\n1,${question},\n\n`;
    const { rows } = read(`${part('1. Tax', 'Are all returns filed?')}${part('2. Staff', 'Is leave paid?')}`);

    expect(rows.map(({ section }) => section)).toEqual(['1. Tax', '2. Staff']);
  });
});

describe('a sheet of questions that another sheet refers to', () => {
  it('is not read, because the answers belong beside the references', () => {
    const bank = { A1: 'Is there a plan?', A2: 'Is it tested every year?', A3: 'Who owns it?' };
    const cells = { A1: 'Question', B1: 'Answer', A2: bank.A1, A3: bank.A2, A4: bank.A3 };
    const sheets = [
      { name: 'Bank', cells: bank },
      { name: 'List', cells: cells },
    ];
    const { rows } = readList({ filename: 'list.xlsx', bytes: madeList(sheets) });

    expect(rows.map(({ sheet, cell }) => [sheet, cell])).toEqual([
      ['List', 'A2'],
      ['List', 'A3'],
      ['List', 'A4'],
    ]);
  });
});

describe('an empty description', () => {
  it('is not the answer column if a status is chosen and commented', () => {
    const cells = {
      A1: 'Checklist item',
      B1: 'Description',
      C1: 'Status',
      D1: 'Comment',
      A2: 'Use MFA',
      A3: 'Test restores',
    };
    const { reading } = readBook({ cells, after: dropdown('C2:C3', '"Open,Fulfilled"') });

    expect(reading.sheets[0]?.columns).toEqual({ question: 'A', status: 'C', comment: 'D' });
  });
});

describe('a header in the middle of a sheet', () => {
  it('is not a question, even with other words', () => {
    const list = 'No,Question,Answer\n1,Who are the directors?\nPart B\nNo,Document requested,Link\n2,Share register\n';

    expect(questionsOf(read(list))).toEqual([
      ['B2', undefined],
      ['B5', 'Part B'],
    ]);
  });

  it('that names its part gives the section, and does not turn a question above it into a title', () => {
    const list =
      'Ref,Question,Response,Status\n1,Price list\nRef,2. Technology,Response,Status\n2,Who owns the code?\n';

    expect(questionsOf(read(list))).toEqual([
      ['B2', undefined],
      ['B4', '2. Technology'],
    ]);
  });
});

describe('a heading', () => {
  it('is recognized in brackets, whatever else has letters', () => {
    const list =
      '[법무]\n가. 소송이 있습니까?\n나. 주요 계약서 사본\n【재무】\n가. 매출액은 얼마입니까?\n나. 차입금 명세\n';

    expect(questionsOf(read(list, 'list.txt'))).toEqual([
      ['A2', '[법무]'],
      ['A3', '[법무]'],
      ['A5', '【재무】'],
      ['A6', '【재무】'],
    ]);
  });

  it('has no code if questions have one; an entry below a question is a question', () => {
    const list =
      'Ref,Request,Response\n,Accounting\nA1,Trial balances\n,- by month\nA2,Letters of the auditor\n,HR\nH1,Bonus plans\n';

    expect(questionsOf(read(list))).toEqual([
      ['B3', 'Accounting'],
      ['B4', 'Accounting'],
      ['B5', 'Accounting'],
      ['B7', 'HR'],
    ]);
  });
});

describe('long texts beside an empty dropdown', () => {
  it('are questions, whatever their headers', () => {
    const cells = {
      ...{ B3: 'Practice', C3: 'Grade', D3: 'Remarks' },
      ...{ B4: 'Hardware assets are kept in an inventory.', B5: 'Access rights are reviewed every quarter.' },
      ...{ B6: 'Backups are restored in a test every year.' },
    };
    const { reading, rows } = readBook({ cells, after: dropdown('C4:C6', '"0,1,2"') });

    expect(reading.sheets).toMatchObject([
      { headerRow: 3, columns: { question: 'B', answer: 'C', comment: 'D' }, rows: [4, 5, 6] },
    ]);
    expect(rows[0]?.vocabulary).toEqual(['0', '1', '2']);
  });
});

describe('empty columns with headers', () => {
  it('mark the column before them as questions, though no header does', () => {
    const { reading } = read(
      'Item,Matter under review,Your remarks,Date supplied\n1.1,Policies in force\n1.2,Loss runs\n1.3,Declined claims\n',
    );

    expect(reading.sheets).toMatchObject([{ headerRow: 1, columns: { question: 'B', answer: 'C' }, rows: [2, 3, 4] }]);
  });

  it('are not for answers if everything in them is calculated', () => {
    const cells = {
      ...{ A1: 'Requirement', B1: 'Score', C1: 'Answer' },
      ...{ A2: 'Access is reviewed.', B2: '=1+1', A3: 'Backups are tested.', B3: '=1+1' },
    };

    expect(readBook({ cells }).reading.sheets[0]?.columns).toMatchObject({ question: 'A', answer: 'C' });
  });

  it('of a budget do not ask anything', () => {
    expect(() => read('Item,Projected,Actual,Difference\nRent of the office\nTravel\nSalaries and wages\n')).toThrow(
      DocumentRefused,
    );
  });
});

describe('a form without headers', () => {
  const FORM = [
    'Section A: Proposer,',
    '1,Name of the proposer',
    '2,Date of establishment',
    'Section B: Claims,',
    '3,Has any claim been made in the last five years?',
    ',"If yes, please give details"',
    '4,Limit of indemnity required',
    '5,Period of insurance required',
    '6,Name of the current insurer',
  ];

  it('is recognized by the numbers before its texts', () => {
    const { reading, rows } = read(FORM.join('\n'));

    expect(reading.sheets[0]?.columns).toEqual({ question: 'B' });
    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['B2', 'Section A: Proposer'],
      ['B3', 'Section A: Proposer'],
      ['B5', 'Section B: Claims'],
      ['B6', 'Section B: Claims'],
      ['B7', 'Section B: Claims'],
      ['B8', 'Section B: Claims'],
      ['B9', 'Section B: Claims'],
    ]);
  });

  it('is not recognized if figures are beside its texts', () => {
    const lines = FORM.map((line) => (/^\d/.test(line) ? `${line},100` : line));

    expect(() => read(lines.join('\n'))).toThrow(DocumentRefused);
  });
});

describe('the tables of a document', () => {
  const heading = (text: string) => `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const table = (...rows: readonly string[]) =>
    `<w:tbl>${rows.map((text, n) => `<w:tr>${cell(text)}${cell(n === 0 ? 'Answer' : '')}</w:tr>`).join('')}</w:tbl>`;
  const sectionsOf = (body: string) =>
    readList({ filename: 'list.docx', bytes: docx(body) }).rows.map(({ section }) => section);
  const people = table('Question', 'Is there a union?', 'Is there a pension plan?');
  const law = table('Question', 'Is there a dispute?');

  it('are read as parts of the list, each under the heading above it', () => {
    expect(sectionsOf(`${heading('People')}${people}${heading('Law')}${law}`)).toEqual(['People', 'People', 'Law']);
  });

  it('have no section if the heading is the title of the only one', () => {
    expect(sectionsOf(`${heading('Questionnaire')}${people}`)).toEqual([undefined, undefined]);
  });
});
