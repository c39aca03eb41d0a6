// Which rows are questions if codes, registers and neighboring columns decide.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { madeList } from '../../helpers/made-list.ts';

const read = (lines: readonly string[]) =>
  readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines.join('\n')) });
const cellsOf = (lines: readonly string[]) => read(lines).rows.map(({ cell }) => cell);

describe('a register', () => {
  const HEADS = 'No.,Counterparty,Description,Start date,End date,Status,Notes';
  const CONTRACTS = [
    '1,Alpha Ltd,Master supply agreement,2021-01-01,2026-12-31,In force,Exclusive',
    '2,Beta GmbH,Distribution agreement,2022-03-01,2027-02-28,In force,',
    '3,Gamma SA,Software licence agreement,2020-07-01,2025-06-30,Expired,Renewed',
  ];

  it('of contracts with parties and dates has no questions', () => {
    expect(() => read([HEADS, ...CONTRACTS])).toThrow(DocumentRefused);
  });

  it('is a list if a column is to be filled in', () => {
    const open = CONTRACTS.map((line) => line.replace(/,(?:In force|Expired),.*$/, ',,'));

    expect(cellsOf([HEADS, ...open])).toEqual(['C2', 'C3', 'C4']);
  });
});

describe('codes before the questions', () => {
  it('of headings are in a separate column', () => {
    const list = [
      '번호,,질의사항,회사 답변',
      'I.,,회사 일반에 관한 사항,',
      ',1.,정관의 변경 내역이 있는지 여부,',
      ',2.,주주간 계약의 존재 여부,',
      'II.,,인허가에 관한 사항,',
      ',1.,행정처분을 받은 사실이 있는지 여부,',
    ];

    expect(read(list).rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['C3', '회사 일반에 관한 사항'],
      ['C4', '회사 일반에 관한 사항'],
      ['C6', '인허가에 관한 사항'],
    ]);
  });

  it('make a row an entry, even if the column beside it is empty', () => {
    const list = [
      'CP No.,Condition precedent,Form,Status',
      '1,Obligors,,',
      '1(a),Board resolutions,Certified copy,',
      '1(b),Specimen signatures,Original,',
      '1(c),Directors’ certificate,Original,',
      '1(d),Evidence that fees are paid,,',
      '2,Finance documents,,',
      '2(a),Fee letters,Original,',
    ];

    expect(cellsOf(list)).toEqual(['B3', 'B4', 'B5', 'B6', 'B8']);
  });

  it('are of headings if they are letters between numbers', () => {
    const list = [
      '번호,선행조건,형식,제출 여부',
      'I,회사 서류,,',
      '1,정관 사본,사본,',
      '2,이사회의사록,원본,',
      'II,금융계약,,',
    ];
    const { rows } = read([...list, '3,대출약정서,원본,', '4,보험증권,사본,']);

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['B3', '회사 서류'],
      ['B4', '회사 서류'],
      ['B6', '금융계약'],
      ['B7', '금융계약'],
    ]);
  });

  it('inside the texts have parents, below a title that reads like a header', () => {
    const list = ['법률실사 자료 요청 목록', '2026. 3.', '1. 회사 일반', '1-1. 정관', '1-2. 주주명부', '2. 인사 노무'];
    const { rows } = read([...list, '2-1. 취업규칙', '2-2. 임원 보수 규정', '3. 지식재산', '3-1. 특허 등록 현황']);

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['A4', '1. 회사 일반'],
      ['A5', '1. 회사 일반'],
      ['A7', '2. 인사 노무'],
      ['A8', '2. 인사 노무'],
      ['A10', '3. 지식재산'],
    ]);
  });

  it("with child codes make a document's name a heading", () => {
    const list = ['No.,Information,Received?', '1,Leases,', '1.1,Rent roll,', '1.2,Side letters,'];

    expect(cellsOf([...list, '2,Permits,', '2.1,Building permits,', '2.2,Surveys,'])).toEqual(['B3', 'B4', 'B6', 'B7']);
  });

  it('are missing before headings, the first of which is not the header', () => {
    const list = ['HR list,', ',', ',Employees', '1,List of employees', '2,Employment agreements', ',Benefits'];
    const { rows, reading } = read([...list, '3,Pension plan documents', '4,Are there unfunded obligations?']);

    expect(reading.sheets[0]?.headerRow).toBe(0);
    expect(rows.map(({ section }) => section)).toEqual(['Employees', 'Employees', 'Benefits', 'Benefits']);
  });
});

describe('lines above the questions', () => {
  it('are the title of a list without a header, if they ask nothing', () => {
    const list = [
      'Questions for management,',
      ',',
      'What are the risks?,',
      'Who are the customers?,',
      'Is there a plan?,',
    ];

    expect(cellsOf(list)).toEqual(['A3', 'A4', 'A5']);
  });
});

describe('columns beside the questions', () => {
  it('that name documents leave the question to the column that asks', () => {
    const list = [
      'No,調査項目,必要資料,調査結果',
      '1,労働時間を把握しているか,タイムカード,',
      '2,上限を超えていないか,36協定届,',
    ];

    expect(read([...list, '3,適法に設計されているか,賃金規程,']).reading.sheets[0]?.columns).toMatchObject({
      question: 'B',
      answer: 'D',
    });
  });

  it.each([
    ['No.,Document request,Data room folder ref.', { question: 'B', reference: 'C' }],
    ['No.,Warranty given,Disclosure,Data room document', { reference: 'D' }],
    ['Y / N / NA,Ref,Control question,Comments', { answer: 'A', question: 'C', comment: 'D' }],
    ['Ref,Enquiry,Response,Reviewed by', { question: 'B', answer: 'C' }],
    ['Ref,Question,Response,Rationale for answer', { answer: 'C', comment: 'D' }],
  ])('have the uses in the header %j', (header, columns) => {
    const rows = header.startsWith('Y') ? [',1,Is it so?', ',2,Who says so?'] : ['1,Is it so?', '2,Who says so?'];

    expect(read([header, ...rows]).reading.sheets[0]?.columns).toMatchObject(columns);
  });

  it('that name several questions each are their section', () => {
    const list = ['통제번호,통제항목,점검 항목,이행여부', '1.1,접근통제,접근권한을 최소한으로 부여하는가?,'];
    const { rows } = read([
      ...list,
      '1.2,접근통제,퇴직 시 권한을 회수하는가?,',
      '2.1,암호화,비밀번호를 암호화하는가?,',
    ]);

    expect(rows.map(({ section }) => section)).toEqual(['접근통제', '접근통제', '암호화']);
  });
});

it('ends a header of two lines below the second, even if a question header is there', () => {
  const cells = {
    ...{ A1: '감리영역', B1: '점검항목', D1: '점검결과', B2: '번호', C2: '검토항목', D2: '적합', E2: '의견' },
    ...{ A3: '사업관리', B3: '1', C3: '계획서가 승인되었는가?', A4: '데이터', B4: '2', C4: '표준이 준수되었는가?' },
  };
  const after =
    '<mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:E1"/></mergeCells>';
  const { rows } = readList({ filename: 'list.xlsx', bytes: madeList([{ name: 'List', cells, after }]) });

  expect(rows.map(({ cell }) => cell)).toEqual(['C3', 'C4']);
});

describe('short names alone above questions', () => {
  it('are headings without a number or a mark', () => {
    const list = [
      'Question,Answer,Comments',
      'Hives,,',
      'How many colonies are kept?,,',
      'Are the queens marked?,Yes,',
      'Honey,,',
      'Where is the honey stored?,,',
      'Who tests it?,,',
    ];

    expect(read(list).rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['A3', 'Hives'],
      ['A4', 'Hives'],
      ['A6', 'Honey'],
      ['A7', 'Honey'],
    ]);
  });

  it('are requests where hardly a row asks', () => {
    const list = ['Request,Answer', 'Stock count,', 'Hive plan,', 'Who buys the wax?,', 'Sales by month,'];

    expect(cellsOf(list)).toEqual(['A2', 'A3', 'A4', 'A5']);
  });
});
