// Lists that are already filled in or have unusual headers: replies, titles, sites, pairs of columns.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const read = (lines: string) => readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) });
const sheetOf = (lines: string) => read(lines).reading.sheets[0];
const columnsOf = (lines: string) => sheetOf(lines)?.columns;

describe('a column with a plain header', () => {
  it.each([
    [
      'No,Question,Response,Remarks\n1,Is the herd insured?,Yes with a mutual for all animals since 2011,Renewed\n2,How many stalls stand empty?,Eleven of the two hundred and forty stalls,\n3,Who treats the animals?,A practice in the next village by contract,On call\n',
    ],
    [
      '번호,질문,응답,비고\n1,선박 보험에 가입되어 있습니까?,2011년부터 상호보험에 가입하여 매년 갱신하고 있음,갱신\n2,선원은 몇 명입니까?,정규 선원 24명과 계약 선원 11명이 승선 중임,\n3,예비 엔진이 있습니까?,부두 창고에 예비 엔진 두 대를 보관하고 있음,확인\n',
    ],
    [
      '番号,質問,回答,備考\n1,船舶保険に加入していますか。,2011年から相互保険に加入し毎年更新しています,更新\n2,船員は何人ですか。,正規の船員が24人、契約の船員が11人乗船しています,\n3,予備の機関はありますか。,岸壁の倉庫に予備の機関を二台保管しています,確認\n',
    ],
  ])('keeps its use if every row is filled in', (lines) => {
    expect(columnsOf(lines)).toMatchObject({ question: 'B', answer: 'C', comment: 'D' });
  });
});

describe('texts beside the reply', () => {
  it.each([
    [
      '번호,질문,응답,응답 근거,첨부파일\n1,기름을 분리하여 배출합니까?,,,\n2,필터를 교체합니까?,,,\n3,소음을 측정합니까?,,,\n',
    ],
    [
      '番号,質問,回答,回答の根拠,添付ファイル\n1,廃油を分けていますか。,,,\n2,濾材を替えていますか。,,,\n3,騒音を測っていますか。,,,\n',
    ],
  ])('are the comment, and the file name is the reference', (lines) => {
    expect(columnsOf(lines)).toMatchObject({ answer: 'C', comment: 'D', reference: 'E' });
  });
});

describe('remarks beside the reply', () => {
  it.each([
    '番号,質問,回答,実施内容,備考\n1,飼料を検査していますか。,はい,四半期に一度外部に任せています,\n2,畜舎を消毒していますか。,はい,週に一度職員が行います,\n3,糞尿を処理していますか。,いいえ,委託先を探しています,写真\n',
  ])('are used as the comment before remarks farther away', (lines) => {
    expect(columnsOf(lines)).toMatchObject({ answer: 'C', comment: 'D' });
  });
});

describe('questions without headers', () => {
  it('have their replies in the single column beside them', () => {
    const lines = '1,Who keeps the bees?,A tenant\n2,Is the well tested?,\n3,When does the lease end?,In spring\n';

    expect(columnsOf(lines)).toEqual({ question: 'B', answer: 'C' });
  });
});

describe('a column of sites', () => {
  it.each([
    ['Plant', 'Dover', 'Calais'],
    ['사업장', '부산공장', '목포공장'],
    ['拠点', '神戸工場', '釧路工場'],
  ])('under %j names the sections', (head, one, other) => {
    const rows = ['Is the roof tight?', 'Who owns the land?', 'Are there tanks?', 'When was it built?'];
    const lines = rows.map((text, n) => `${n === 0 ? one : n === 2 ? other : ''},${n + 1},${text},`);

    expect(columnsOf(`${head},No,Question,Remarks\n${lines.join('\n')}\n`)).toMatchObject({ section: 'A' });
  });
});

describe('lines about the list above its header', () => {
  it('are not read as the header', () => {
    const lines =
      'Borrower,,Harbour Cold Stores,\nAmount,,Four million,Drawdown,1 June\nNo.,Part,Documents required,Provided by,Received,Remarks\n1,Company,Certified minutes of the board,Borrower,Y,\n2,Company,Register of members,Borrower,N,\n3,Security,Deed of pledge over the stock,Bank,N,\n';

    expect(sheetOf(lines)).toMatchObject({ headerRow: 3, columns: { question: 'C', section: 'B' } });
  });
});

describe('a list that is half filled in', () => {
  it.each([
    [
      'of statements',
      '§,Heading,Statement made by the grower,Checked by,Exceptions,Support,Where it stands\n4.1,Land,The grower owns the orchards free of any charge.,Agronomist,None,Title.pdf,Verified\n4.2,Land,No public footpath crosses the orchards.,Agronomist,One at Hill Farm,Map 3,Open\n4.3,Water,Each well has a valid licence.,Water manager,,,Open\n4.4,Water,The pumps have been tested this year.,Water manager,None,Test log,Verified\n',
      { section: 'B', question: 'C', answer: 'E', status: 'G' },
    ],
    [
      'of records',
      '호,구분,인계할 기록물,원본/사본,상자,담당\n1,증명,축사 사용 승인서,원본,상자 1,축산팀\n2,증명,분뇨 처리 확인서,사본,,축산팀\n3,점검,환기 설비 점검표,원본,상자 2,시설팀\n4,점검,급수 설비 교체 이력,사본,,시설팀\n',
      { section: 'B', question: 'C', reference: 'E', owner: 'F' },
    ],
  ])('%s is no register', (_, lines, columns) => {
    expect(columnsOf(lines)).toMatchObject(columns);
  });
});

describe('a second column named after replies', () => {
  it('is the state if its entries are states', () => {
    const lines =
      'No,Question,Response type,Response\n1,Are the hives insured?,Answered,Yes\n2,Who owns the meadow?,Pending,\n3,Is the honey tested?,Answered,Each year\n';

    expect(columnsOf(lines)).toMatchObject({ answer: 'D', status: 'C' });
  });
});
