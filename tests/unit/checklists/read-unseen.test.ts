// Lists of firms whose words are in no word list: similar headers, several tables, emails.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { dropdown, madeList } from '../../helpers/made-list.ts';

const read = (lines: string, filename = 'list.csv') => readList({ filename, bytes: new TextEncoder().encode(lines) });
const columnsOf = (lines: string) => read(lines).reading.sheets[0]?.columns;
const cellsOf = ({ rows }: ReturnType<typeof readList>) => rows.map(({ cell }) => cell);
const QUESTIONS = '1,Is there a plan for the next year?\n2,Who owns the largest share?\n3,Which permits expire soon?\n';

describe('an unknown header', () => {
  it.each([
    ['No,Question,Answer,Auditor files (link)', { answer: 'C', reference: 'D' }],
    ['번호,질문,답변,첨부된 증빙 목록', { answer: 'C', reference: 'D' }],
    ['番号,質問,回答,添付の証跡一覧', { answer: 'C', reference: 'D' }],
  ])('of %j has the use of known headers with the same words', (header, columns) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).toMatchObject(columns);
  });

  it('is not for answers if its column is filled', () => {
    const filled = QUESTIONS.replaceAll('?', '?,,done');

    expect(columnsOf(`No,Question,Answer,Auditor files\n${filled}`)).not.toHaveProperty('reference');
  });

  it('directly beside the questions with empty cells below receives the answers', () => {
    expect(columnsOf(`No,Question,Heron statement,Evidence\n${QUESTIONS}`)).toMatchObject({ answer: 'C' });
  });

  it('names the party after the answer', () => {
    expect(columnsOf(`No,Question,Feedback HR department\n${QUESTIONS}`)).toMatchObject({ answer: 'C' });
  });
});

describe('a choice without status words', () => {
  it('is the answer if there is no other', () => {
    const cells = { A1: 'Question', B1: 'Practised', C1: 'Remarks', A2: 'Is there a plan?', A3: 'Is it tested?' };
    const bytes = madeList([{ name: 'List', cells, after: dropdown('B2:B3', '"Yes,No"') }]);

    expect(readList({ filename: 'list.xlsx', bytes }).reading.sheets[0]?.columns).toEqual({
      question: 'A',
      answer: 'B',
      comment: 'C',
    });
  });
});

describe('a header that names the owner of a column', () => {
  it.each([
    ['No,Question,Raised on,Explanation by management,Auditor conclusion', { answer: 'D' }],
    ['No,Question,Requested from,Answer,Photos', { owner: 'C', answer: 'D', reference: 'E' }],
    ['번호,질문,조사 결과,조사일,조사자,현장 사진', { answer: 'C', owner: 'E', reference: 'F' }],
    ['번호,질문,당사 답변,관련 쪽', { answer: 'C', reference: 'D' }],
    ['番号,質問,御社回答,該当ページ,照会先', { answer: 'C', reference: 'D', owner: 'E' }],
  ])('of %j is read by its words', (header, columns) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).toMatchObject(columns);
  });
});

describe('a column with another use', () => {
  it.each([
    ['Name,Workstream,Status,Reply', 'Finance', 'Legal'],
    ['제목,유형,상태,답변', '재무', '법무'],
    ['件名,分野,状況,回答', '財務', '法務'],
  ])('names the subjects after the questions too: %s', (header, one, other) => {
    const lines = `Is there a plan?,${one},Open,\nWho owns the largest share?,${one},Open,\nWhich permits expire?,${other},Open,\n`;

    expect(columnsOf(`${header}\n${lines}`)).toEqual({ question: 'A', section: 'B', status: 'C', answer: 'D' });
  });

  it('receives no answer because another column also names a person', () => {
    const columns = columnsOf(`No,Question,담당(회사),담당(법인),Received,Comments\n${QUESTIONS}`);

    expect(columns).toEqual({ question: 'B', owner: expect.stringMatching(/[CD]/), status: 'E', comment: 'F' });
  });

  it('leaves the answer to the text column beside it if it only tells that a document came', () => {
    const cells = {
      ...{ A1: '번호', B1: '요청내용', C1: '회사 작성란', F1: '운용사 검토란' },
      ...{ C2: '자료 유무', D2: '답변 내용', E2: '자료 위치', F2: '검토자', G2: '검토 의견' },
      ...{ A3: '1', B3: '매출은 언제 인식합니까?', A4: '2', B4: '임대차계약서', A5: '3', B5: '보험에 가입했습니까?' },
    };
    const merges = ['A1:A2', 'B1:B2', 'C1:E1', 'F1:G1'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const after = `<mergeCells count="4">${merges}</mergeCells>${dropdown('C3:C5', '"유,무"')}`;
    const found = readList({ filename: 'list.xlsx', bytes: madeList([{ name: '요청', cells, after }]) });

    expect(found.reading.sheets[0]?.columns).toMatchObject({ question: 'B', answer: 'D', status: 'C', reference: 'E' });
  });
});

describe('a title that reads like a header', () => {
  it('is not used above a header that names the columns in other words', () => {
    const found = read(
      [
        'Target screening: second round requests,,,',
        'Sent by Corporate Development,,,',
        'Workstream,#,What we would like to see,Urgency',
        'Technology,1,Cell test reports of two years,1',
        'Technology,2,How many cycles does a pack last?,1',
        'People,3,Which engineers left?,2',
      ].join('\n'),
    );

    expect(found.reading.sheets[0]).toMatchObject({ headerRow: 3, columns: { question: 'C', section: 'A' } });
    expect(cellsOf(found)).toEqual(['C4', 'C5', 'C6']);
  });
});

describe('a column before the questions', () => {
  it('is their section if only the first of several rows has the value', () => {
    const { rows } = read(
      'Strand,Question,Answer\nPeople,Who leaves?\n,Who joins?\nPlant,Which lines stop?\n,Which lines start?\n',
    );

    expect(rows.map(({ section }) => section)).toEqual(['People', 'People', 'Plant', 'Plant']);
  });
});

describe('a header with more than a known word', () => {
  it.each([
    ['No,Question,Answer,Settled?', { status: 'D' }],
    ["No,Question,Rec'd?,Outstanding points", { status: 'C', comment: 'D' }],
    ['No,Question,Answer,Adviser to respond', { owner: 'D' }],
    ['No,Question,Response plant lead', { answer: 'C' }],
    ['No,Question,Answer,VDR-Ref.', { reference: 'D' }],
    ['번호,질문,답변,데이터룸 폴더번호', { reference: 'D' }],
    ['番号,質問,回答,データルーム番号', { reference: 'D' }],
    ['번호,질문,답변,미흡 시 대응 일정', { comment: 'D' }],
    ['番号,質問,回答,未対応の場合その事情', { comment: 'D' }],
    ['番号,質問,回答,開示資料', { reference: 'D' }],
    ['番号,質問,回答,資料有無,資料名', { reference: 'E' }],
    ['No,Question,Answer,Doc received Y/N', { status: 'D' }],
    ['No,Question,Answer,Adviser report ref.', { reference: 'D' }],
    ['No,Question,Answer,Evidence inspected', { reference: 'D' }],
    ['番号,質問,回答,記帳者', { owner: 'D' }],
    ['番号,質問,回答,精査済', { status: 'D' }],
    ['No,Question,Ambit,Borrower figure,Comments', { answer: 'D' }],
  ])('is read by its structure: %j', (header, columns) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).toMatchObject(columns);
  });

  it.each(['Data needed', 'Approval required', 'Last reviewed'])('is not read as a status: %j', (head) => {
    expect(columnsOf(`No,Question,Answer,${head}\n${QUESTIONS}`)).not.toHaveProperty('status');
  });

  it('is not a status column above long texts', () => {
    const filled = QUESTIONS.replaceAll('?', '?,,A sentence that says a good deal of it');

    expect(columnsOf(`No,Question,Answer,Things noticed\n${filled}`)).not.toHaveProperty('status');
  });
});

describe('a column for the asker', () => {
  it.each([
    ['No,Question,Answer,Reviewer comment,Comment', { comment: 'E' }],
    ['番号,質問,回答,審査担当コメント,コメント', { comment: 'E' }],
    ['번호,질문,답변,평가자 의견,의견', { comment: 'E' }],
  ])('of %j comes after the one for the respondent', (header, columns) => {
    expect(columnsOf(`${header}\n${QUESTIONS}`)).toMatchObject(columns);
  });
});

describe('a header', () => {
  it('with unknown words is above columns that are empty', () => {
    const found = read(`Ref,What we would like to know,Alpha,Beta,Gamma\n${QUESTIONS}`);

    expect(found.reading.sheets[0]?.headerRow).toBe(1);
    expect(cellsOf(found)).toEqual(['B2', 'B3', 'B4']);
  });

  it('of the first table is kept, even if a later table has a better one', () => {
    const found = read(
      'No,Request,Status\n1,Trade register extract\n2,Permits\n\nNo,Question,Answer,Status,Comment\n1,Were there accidents?\n',
    );

    expect(found.reading.sheets[0]?.headerRow).toBe(1);
    expect(cellsOf(found)).toEqual(['B2', 'B3', 'B6']);
  });

  it('of a section after the questions waits for an entry, or follows one before them', () => {
    const asked = 'Plant,1,Is there a plan?,\nPlant,2,Who owns it?,\nPeople,3,Who leaves?,\n';

    expect(columnsOf(`Layer,No,Question,Category of the reply,Answer\n${asked}`)).toMatchObject({ section: 'A' });
    expect(columnsOf(`No,Question,Category,Answer\n${QUESTIONS}`)).not.toHaveProperty('section');
  });

  it('of two lines leaves the date of an answer to its words', () => {
    const cells = { A1: 'No', B1: 'Question', C1: 'Reply', C2: 'Reply date', D2: 'Reply text' };
    const asked = { A3: '1', B3: 'Is there a plan?', A4: '2', B4: 'Who owns it?' };
    const after =
      '<mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/></mergeCells>';
    const bytes = madeList([{ name: 'List', cells: { ...cells, ...asked }, after }]);

    expect(readList({ filename: 'list.xlsx', bytes }).reading.sheets[0]?.columns.answer).toBe('D');
  });

  it('without meaning gives the text column beside a choice to the answer', () => {
    const cells = { A1: 'No', B1: 'Question', C1: 'Answer', D1: 'Heron', B2: 'Is it kept?', B3: 'Is it read?' };
    const bytes = madeList([{ name: 'List', cells, after: dropdown('C2:C3', '"Yes,No,N/A"') }]);

    expect(readList({ filename: 'list.xlsx', bytes }).reading.sheets[0]?.columns).toMatchObject({
      answer: 'C',
      comment: 'D',
    });
  });

  it('with yes and no above such a dropdown is for the answer', () => {
    const cells = {
      A1: 'No',
      B1: 'Question',
      C1: 'Yes / No / N/A',
      B2: 'Is it kept?',
      B3: 'Is it read?',
      B4: 'Is it new?',
    };
    const bytes = madeList([{ name: 'List', cells, after: dropdown('C2:C4', '"Yes,No,N/A"') }]);

    expect(readList({ filename: 'list.xlsx', bytes }).reading.sheets[0]?.columns.answer).toBe('C');
  });
});

describe('a list in an unsupported language', () => {
  it('is recognized by its numbers, texts and the empty columns beside them', () => {
    const found = read(
      'Nr.,Aangevraagd stuk,Aanwezig,Toelichting koper\n1,Jaarrekeningen van drie jaren,,\n2,Actuele huurovereenkomst,,\n3,Statuten van de vennootschap,,\n',
    );

    expect(cellsOf(found)).toEqual(['B2', 'B3', 'B4']);
  });
});

describe('headings numbered "1." over entries numbered "1.1"', () => {
  it('are not questions', () => {
    const found = read(
      'Ref,Documents sought,Comments\n1.,CORPORATE\n1.1,Articles of association\n1.2,Share register\n2.,CONTRACTS\n2.1,Customer contracts\n2.2,Supply contracts\n',
    );

    expect(cellsOf(found)).toEqual(['B3', 'B4', 'B6', 'B7']);
  });
});

describe('headings lettered "A." over entries numbered "A.1"', () => {
  it('are not questions', () => {
    const found = read(
      'Question,Answer\nA. Receiving\nA.1 How many docks are there?\nA.2 Who plans them?\nB. Picking\nB.1 Which method is used?\n',
    );

    expect(cellsOf(found)).toEqual(['A3', 'A4', 'A6']);
  });
});

describe('headers in two lines', () => {
  const cells = {
    ...{ A1: 'Request', D1: 'Seller response' },
    ...{ A2: 'Ref', B2: 'Description', C2: 'Priority', D2: 'Provided on', E2: 'VDR index', F2: 'Comments' },
    ...{ A3: '1', B3: 'Is any loan in default?', A4: '2', B4: 'Who owns the shares?' },
  };
  const merged = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="D1:F1"/></mergeCells>';
  const found = readList({ filename: 'list.xlsx', bytes: madeList([{ name: 'List', cells, after: merged }]) });

  it('are combined if the first spans the second', () => {
    expect(found.reading.sheets[0]?.columns).toEqual({ question: 'B', reference: 'E', comment: 'F' });
  });

  it('are not questions', () => {
    expect(cellsOf(found)).toEqual(['B3', 'B4']);
  });
});

describe('a covering letter', () => {
  it.each([
    'Dear Ms Adler,\n\nplease answer the following:\n\n1. How high is the debt?\n2. Who audits?\n3. Which permits expire?\n\nKind regards\nJonas Weller\n',
    '안녕하세요.\n\n아래 사항을 알려주십시오.\n\n1) 차입금은 얼마입니까?\n2) 감사인은 누구입니까?\n3) 만료되는 허가가 있습니까?\n\n감사합니다.\n박서연 드림\n',
    'お世話になっております。\n\n下記をご教示ください。\n\n・借入金はいくらですか。\n・監査人は誰ですか。\n・期限が切れる許可はありますか。\n\n以上、よろしくお願いいたします。\n佐藤\n',
  ])('asks in its entries only', (letter) => {
    expect(cellsOf(read(letter, 'mail.txt'))).toEqual(['A5', 'A6', 'A7']);
  });

  it('without entries has no questions in its greeting and end', () => {
    const letter = 'Dear all,\nHow high is the debt?\nWho audits the accounts?\nMany thanks\nAnna\n';

    expect(cellsOf(read(letter, 'mail.txt'))).toEqual(['A2', 'A3']);
  });
});
