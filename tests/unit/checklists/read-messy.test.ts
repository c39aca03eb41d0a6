// Lists as clients keep them: notes beside, columns of the asking party, bands, blank columns, questions side by side.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { madeList } from '../../helpers/made-list.ts';

const read = (lines: string, filename = 'list.csv') => readList({ filename, bytes: new TextEncoder().encode(lines) });
const columnsOf = (lines: string) => read(lines).reading.sheets[0]?.columns;
const cellsOf = ({ rows }: ReturnType<typeof readList>) => rows.map(({ cell }) => cell);
const bookOf = (sheet: Omit<Parameters<typeof madeList>[0][number], 'name'>) =>
  readList({ filename: 'list.xlsx', bytes: madeList([{ name: 'List', ...sheet }]) });
const merged = (...ranges: string[]) =>
  `<mergeCells count="${ranges.length}">${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
const QUESTIONS = '1,Is there a plan for the next year?\n2,Who owns the largest share?\n3,Which permits expire soon?\n';

describe('a note whose mark is in the cell beside it', () => {
  it.each(['※', 'Note 2', '(주1)', '注1'])('is ignored after %j', (mark) => {
    const found = read(`No,Question,Answer\n${QUESTIONS}${mark},Please answer as of the year end\n`);

    expect(cellsOf(found)).toEqual(['B2', 'B3', 'B4']);
  });
});

describe('a header', () => {
  it.each([
    ['No,Question,Answer,"If no or in part, the planned date and who sees to it"', { comment: 'D' }],
    ['No,Question,Answer,Impression', { comment: 'D' }],
    ['번호,질문,답변,소견', { comment: 'D' }],
    ['番号,質問,回答,所感', { comment: 'D' }],
    ['No,Request,Due,O/P/C,Remarks', { status: 'D', comment: 'E' }],
    ['No,Question,Answer,Schedule attached', { reference: 'D' }],
    ['No,Statement,Confirmed,Remarks', { answer: 'C', comment: 'D' }],
    ["No,Question,Insured's response / comment,Document link", { answer: 'C', reference: 'D' }],
    ['No,Question,Reply,Supporting clause', { answer: 'C', reference: 'D' }],
    ['번호,질문,답변,자료 유무', { answer: 'C', status: 'D' }],
    ['번호,질문,수준,세부 설명', { comment: 'D' }],
    ['No,Information sought,Where filed', { reference: 'C' }],
    ['번호,질의사항,귀사 의견,관련 자료', { answer: 'C', reference: 'D' }],
    ['No,Question,Reply,Where disclosed (page)', { answer: 'C', reference: 'D' }],
    ['No,Request,Stage,Reply', { status: 'C', answer: 'D' }],
    ['번호,질문,단계,회신', { status: 'C', answer: 'D' }],
    ['No,Question,In place?,How it is done', { answer: 'C', comment: 'D' }],
    ['번호 No.,질문 Question,회신 Reply,감정인 의견 Valuer view', { answer: 'C', comment: 'D' }],
  ])('of %j is read', (header, columns) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).toMatchObject(columns);
  });

  it.each([
    'No,Query,Initial response,Follow-up query',
    'No,Query,Provided by staff on',
    '번호,질의내용,회사 답변,추가질의',
    '番号,質問,回答,再質問',
  ])("of %j leaves the asker's columns alone", (header) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).not.toHaveProperty('comment');
  });

  it('for requested words belongs to the questions if every row fills it', () => {
    const lines =
      "Ref,Topic,Please describe,Processor's reply\n1,Purpose,For which purposes are data kept?,\n2,Retention,How long are they kept?,\n3,Transfers,Are they sent abroad?,\n";

    expect(columnsOf(lines)).toMatchObject({ question: 'C', answer: 'D' });
  });

  it('for evidence belongs to the requests if there is nothing else', () => {
    const found = read(
      "Item,Document or evidence,Status,Borrower's response\n1. Corporate,,,\n1(a),Signed board resolutions of each company,,\n1(b),Specimen signatures of the directors,,\n2. Security,,,\n2(a),Share pledge agreement,,\n",
    );

    expect(found.reading.sheets[0]?.columns).toMatchObject({ question: 'B', status: 'C', answer: 'D' });
    expect(found.rows.map(({ section }) => section)).toEqual(['1. Corporate', '1. Corporate', '2. Security']);
  });
});

describe('columns under unknown headers', () => {
  it('are not companies if other columns are between them', () => {
    const lines = `No,Question,Priority,Envoys,Due date,Vessels,Remarks\n${QUESTIONS}`;

    expect(columnsOf(lines)).not.toHaveProperty('answer');
  });

  it('may name an item by its number before the questions', () => {
    const { rows } = read(
      'No,Property,Question,Reply\n1,Unit 4,Is the break conditional?,\n2,Unit 4,Who insures it?,\n3,Unit 9,Is subletting allowed?,\n',
    );

    expect(rows.map(({ section }) => section)).toEqual(['Unit 4', 'Unit 4', 'Unit 9']);
  });
});

describe('empty columns beside the questions without a header', () => {
  const cells = { B1: 'Who owns it?', B2: 'Is it insured?', B3: 'What does it cost?', A1: '1', A2: '2', A3: '3' };

  it('receive the answers if only they are unlocked', () => {
    const found = bookOf({ cells, unlocked: ['C1', 'C2', 'C3'], isProtected: true });

    expect(found.reading.sheets[0]?.columns).toEqual({ question: 'B', answer: 'C' });
    expect(found.rows.every(({ isWritable }) => isWritable)).toBe(true);
  });

  it('receive nothing in a sheet without protection', () => {
    expect(bookOf({ cells }).reading.sheets[0]?.columns).toEqual({ question: 'B' });
  });
});

describe('a row merged over the columns beside the questions', () => {
  it('is the heading of the rows below it', () => {
    const found = bookOf({
      cells: {
        ...{ A1: 'Part 1: Company', A2: 'Who owns the supplier?', A3: 'Where is its seat?' },
        ...{ A4: 'Part 2: Conduct', A5: 'Has it been fined?', A6: 'Is there a code of conduct?' },
      },
      after: merged('A1:B1', 'A4:B4'),
    });

    expect(cellsOf(found)).toEqual(['A2', 'A3', 'A5', 'A6']);
    expect(found.rows[0]?.section).toBe('Part 1: Company');
    expect(found.rows[3]?.section).toBe('Part 2: Conduct');
  });
});

describe('questions side by side under a title', () => {
  it('do not use the title as their section', () => {
    const found = bookOf({
      cells: {
        ...{ A1: 'Survey of the branches', A2: 'Question', A3: 'Answer', A4: 'Evidence', A5: 'Remark' },
        ...{ B2: 'Who is the local contact?', C2: 'When was the last backup tested?', D2: 'Is the room locked?' },
      },
      after: merged('A1:D1'),
    });

    expect(found.reading.sheets[0]).toMatchObject({ isTransposed: true, columns: { answer: 'C', reference: 'D' } });
    expect(found.reading.sheets[0]?.columns).not.toHaveProperty('section');
    expect(cellsOf(found)).toEqual(['B2', 'C2', 'D2']);
  });
});

describe('entries numbered "A.1", "A.2"', () => {
  it('are not headings, whatever they name', () => {
    const found = read(
      'No.,Documents requested,Response\nA.1,Certificate of incorporation,\nA.2,Register of members,\nA.3,Register of directors,\n',
    );

    expect(cellsOf(found)).toEqual(['B2', 'B3', 'B4']);
  });
});

describe('an email of numbered entries', () => {
  it('asks in its entries only, even if one begins with a year', () => {
    const mail =
      '안녕하세요, 이도현입니다.\n추가 질의 사항을 아래와 같이 송부드립니다.\n\n1. 2024년 매출이 감소한 사유는 무엇인가요?\n2. 충당부채의 산정 방법을 설명 부탁드립니다.\n3. 재고 목록을 공유해 주세요.\n\n회신은 금요일까지 부탁드립니다.\n감사합니다.\n';

    expect(cellsOf(read(mail, 'mail.txt'))).toEqual(['A4', 'A5', 'A6']);
  });
});

describe("a card's label of a blank", () => {
  it('is not the section of the next card', () => {
    const cards = [1, 2, 3].map((n) => `Question,Who keeps register ${n}?\nAnswer,\nEvidence,\n`).join('\n');

    expect(read(cards).rows.map(({ section }) => section)).toEqual([undefined, undefined, undefined]);
  });
});
