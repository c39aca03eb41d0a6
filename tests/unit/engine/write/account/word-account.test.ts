// A tick accounts for every word of the question: the narrowing of a measure, the member of a list, the event of a date.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = { now: Date.UTC(2026, 5, 1) };
const made = (kind: Chunk['kind'], document: string, section: string, text: string): Chunk =>
  chunkOf({ fileId: `fil_${document}`, seq: 1, kind, text }, { document, section, language: languageOf(text) });
const table = (document: string, section: string, ...rows: readonly string[]): Chunk =>
  made('table', document, section, rows.map((row) => row.replaceAll(' | ', '\t')).join('\n'));
const prose = (document: string, section: string, text: string): Chunk => made('prose', document, section, text);

const FIGURES: readonly Chunk[] = [
  table(
    '감사보고서.html',
    '손익계산서 (단위: 백만원)',
    '과목 | 2025년 | 2024년',
    '매출액 | 31,420 | 29,870',
    '영업이익 | 2,115 | 1,940',
  ),
  table(
    'kessan.html',
    '損益計算書（単位：百万円）',
    '科目 | 2026年3月期 | 2025年3月期',
    '売上高 | 4,310 | 4,105',
    '営業利益 | 212 | 188',
  ),
  table(
    'accounts.html',
    'Income statement (£ thousand)',
    'Item | 2025 | 2024',
    'Revenue | 52,300 | 49,815',
    'Operating profit | 4,120 | 3,905',
  ),
];
const PARTS: readonly Chunk[] = [
  table(
    '감사보고서.html',
    '매출의 구분 (단위: 백만원)',
    '구분 | 2025년 | 2024년',
    '제품매출 | 24,100 | 23,000',
    '임대매출 | 4,320 | 3,870',
    '수출매출 | 3,000 | 3,000',
  ),
  table(
    'kessan.html',
    '売上高の内訳（単位：百万円）',
    '区分 | 2026年3月期 | 2025年3月期',
    '店舗 | 2,900 | 2,805',
    '通販売上高 | 820 | 760',
    '輸出 | 590 | 540',
  ),
  table(
    'accounts.html',
    'Revenue by channel (£ thousand)',
    'Channel | 2025 | 2024',
    'Export sales | 12,400 | 11,900',
    'Online orders | 8,150 | 7,400',
    'Home sales | 31,750 | 30,515',
  ),
];
const ask = async (question: string, chunks: readonly Chunk[]): Promise<string> =>
  tickedIn(await askOffline(question, chunks, NOW));

describe('a figure of the whole', () => {
  it.each([
    ['임대 매출 얼마야'],
    ['수출 매출은 늘었어?'],
    ['빌려준 매출 작년에 얼마'],
    ['貸しの売上って減ってる?'],
    ['通販の売上いくら'],
    ['輸出分の売上は'],
    ['レンタルの売上教えて'],
    ['「あかね」の売上いくら'],
    ['how much were export sales in 2025'],
    ['lending income last year?'],
    ['revenue from online orders 2025'],
    ['what revenue did we make on repairs'],
  ])('does not answer for a narrower one: %s', async (question) => {
    expect(await ask(question, FIGURES)).toBe('');
  });
  it.each([
    ['매출 얼마야', '31,420'],
    ['작년 매출 얼마나 했어', '31,420'],
    ['売上いくら', '4,310'],
    ['売上って増えてる?', '4,310'],
    ['how much revenue did we make in 2025', '52,300'],
    ['revenue in 2025 pls', '52,300'],
  ])('answers for itself: %s', async (question, figure) => {
    expect(await ask(question, FIGURES)).toContain(figure);
  });
  it.each([
    ['2025년 임대매출 얼마야', '4,320'],
    ['2026年3月期の通販売上高は', '820'],
    ['how much were export sales in 2025', '12,400'],
  ])('leaves the tick to the narrower one: %s', async (question, figure) => {
    expect(await ask(question, [...FIGURES, ...PARTS])).toContain(figure);
  });
});

const LISTS: readonly Chunk[] = [
  table(
    '工房台帳.csv',
    '工房のようす',
    '工房 | 人数 | おもな作業 | 建てた年',
    '第1工房 | 29 | 型取り | 1986',
    '第2工房 | 21 | 彩色 | 1998',
    '第3工房 | 0 | 他社へ貸出中 | 2005',
  ),
  table(
    '인허가.csv',
    '인허가 현황',
    '인허가 | 관할 | 취득일 | 유효기간',
    '폐기물처리업 | 화성시 | 2019-04-11 | 2029-04-10',
    '대기배출시설 | 경기도 | 2020-08-02 | 2027-08-01',
  ),
  table(
    'depots.csv',
    'Depots',
    'Depot | Manager | Opened | Lease end',
    'Harrow Lane | Ines Corbett | 2011-03-01 | 2031-02-28',
    'Saltgate | Piers Lund | 2016-09-01 | 2027-08-31',
  ),
  table('haito.html', '配当の推移（単位：百万円）', '期 | 配当総額', '2025年3月期 | 120', '2026年3月期 | 135'),
];
describe('a row of a list', () => {
  it.each([
    ['第3工房いつ売ったんだっけ'],
    ['第2工房はいつ閉めた'],
    ['配当はいつ払った'],
    ['대기배출시설 언제 반납했어'],
    ['폐기물처리업 허가 누가 받았어'],
    ['when was the Saltgate depot sold'],
    ['who bought the Harrow Lane depot'],
    ['who owns the Saltgate depot'],
  ])('does not answer for what its columns do not have: %s', async (question) => {
    expect(await ask(question, LISTS)).toBe('');
  });
  it.each([
    ['第3工房いつ建てた', '2005'],
    ['대기배출시설 유효기간 언제까지', '2027-08-01'],
    ['폐기물처리업 언제 취득했어', '2019-04-11'],
    ['지금 대기배출시설 관할 어디야', '경기도'],
    ['요즘 폐기물처리업 유효기간 언제까지임', '2029-04-10'],
    ['who manages the Saltgate depot', 'Piers Lund'],
    ['when did the Harrow Lane depot open', '2011-03-01'],
  ])('answers from a column of the requested kind: %s', async (question, cell) => {
    expect(await ask(question, LISTS)).toContain(cell);
  });
});

const DEALS: readonly Chunk[] = [
  prose(
    'lease-of-Brook-Mill.txt',
    '4. Ending',
    'The landlord may end this lease of Brook Mill at any time after 1 May 2021 on eighteen months written notice.',
  ),
  prose('minutes.md', 'Bracken', 'The agreement for the purchase of Bracken Ltd was signed on 3 March 2026.'),
  prose('notes.md', 'Provisions', 'A provision of £310,000 is held for the dispute with Penrose over the roof.'),
  prose('대출약정.txt', '제3조', '솔빛은행 대출 약정은 2024년 6월 3일에 체결하였다.'),
  prose('契約書.txt', '第9条', '乙は2027年4月1日以降、6か月前の通知によりこの賃貸借契約を解約することができる。'),
];
const SAME: readonly Chunk[] = [
  prose('lease-of-Brook-Mill.txt', '2. Term', 'The lease of Brook Mill expires on 30 April 2034.'),
  prose('minutes.md', 'Bracken', 'The purchase of Bracken Ltd completed on 17 April 2026.'),
  prose('notes.md', 'Disputes', 'The dispute with Penrose over the roof was settled and £275,000 was paid in June.'),
  prose('대출약정.txt', '제4조', '솔빛은행 대출의 만기는 2029년 6월 2일이다.'),
  prose('契約書.txt', '第2条', 'この賃貸借契約の期間は2024年4月1日から2034年3月31日までとする。'),
];
const EVENTS = [
  ['when does the Brook Mill lease run out', '30 April 2034'],
  ['when did the Bracken purchase complete', '17 April 2026'],
  ['how much was paid to settle the Penrose dispute', '£275,000'],
  ['솔빛은행 대출 만기 언제야', '2029년 6월 2일'],
  ['賃貸借契約はいつ満了する', '2034年3月31日'],
] as const;
describe('a date or sum of a sentence', () => {
  it.each(EVENTS)('is not that of another event: %s', async (question) => {
    expect(await ask(question, DEALS)).toBe('');
  });
  it.each(EVENTS)('is that of the event: %s', async (question, answer) => {
    expect(await ask(question, SAME)).toContain(answer);
  });
});

describe('a level', () => {
  it.each([['親会社への売上の割合は増えた?'], ['what proportion of revenue comes from the parent']])(
    'does not answer for a share: %s',
    async (question) => {
      expect(await ask(question, FIGURES)).toBe('');
    },
  );
});

const PERMITS = table(
  '許可台帳.csv',
  '許可の一覧',
  '種別 | 番号 | 有効期限',
  '産業廃棄物収集運搬業許可 | 1204 | 2028年7月19日',
  '古物商許可 | 3391 | 2030年2月10日',
  '一般貨物運送の許可 | 8850 | 2027年12月31日',
);
describe('the rows of a list', () => {
  it('have ticks only where their own cells name the one asked for', async () => {
    const ticked = await ask('古物商の許可いつまで', [PERMITS]);

    expect(ticked).toContain('2030年2月10日');
    expect(ticked).not.toContain('2028年7月19日');
  });
});

describe('a date of another clause', () => {
  it.each([
    [
      'when do we repay the Calder loan',
      prose(
        'call.txt',
        'Calder',
        'The Calder loan stood at £2m at the end of April 2026. If we repay it, rent comes first.',
      ),
    ],
    ['본관은 언제 다 지어져', prose('의사록.txt', '본관', '2026년 4월 22일 이사회는 본관의 신축을 결의하였다.')],
    ['第31期の配当はいくら払った', prose('通知.txt', '配当', '第30期の期末配当として総額24,000千円を支払った。')],
  ])('is not that of the event: %s', async (question, chunk) => {
    expect(await ask(question, [chunk])).toBe('');
  });
});

it('takes the event of a clause without one from the clause before', async () => {
  const text = 'Provisions are for repairs of £780,000 and for a sick pay claim of £240,000 brought by former drivers.';

  expect(await ask('how much was paid to settle the sick pay claim', [prose('accounts.md', 'Provisions', text)])).toBe(
    '',
  );
});

it('does not take a notice period for the length of a contract', async () => {
  const text = 'The tenant may break the lease of Mill Yard on nine months of notice.';

  expect(await ask('how long is the Mill Yard lease', [prose('lease.txt', 'Break', text)])).toBe('');
  expect(
    await ask('how long is the Mill Yard lease', [
      prose('lease.txt', 'Term', 'The lease of Mill Yard is for a term of nine years.'),
    ]),
  ).toContain('nine years');
});

describe('the reason', () => {
  it('names the word and what was found in its place', async () => {
    const { blocks } = await askOffline('貸しの売上って減ってる?', FIGURES, NOW);

    expect(JSON.stringify(blocks)).toContain('"about":"貸し","instead":"売上高"');
  });
});

describe('part of a longer word', () => {
  it.each([
    ['운영은 누가 해', prose('약정.txt', '제1조', '운영자금 대출은 한솔은행 김도윤 차장이 맡는다.')],
    ['관리는 어디서 하고 얼마 들어', prose('메모.md', '비용', '관리비는 한 달에 430만원이 든다.')],
    ['how big is the sale', prose('note.md', 'Trade', 'The wholesale business is £4.2m big.')],
  ])('is not the word: %s', async (question, chunk) => {
    expect(await ask(question, [chunk])).toBe('');
  });
});

const CUSTOMERS: readonly Chunk[] = [
  table(
    'ledger.csv',
    'Customers (£ thousand)',
    'Customer | Product | Revenue | Contract ends',
    'Ferrow Dairies | Cartons | 9,120 | 2027-05-31',
    'Lindle Foods | Lids | 6,480 | 2026-11-30',
  ),
  prose('report.html', 'Customers', 'Our four largest customers accounted for 41% of revenue in 2025.'),
  prose('report.html', 'Customers', 'No single customer accounted for more than 18% of revenue.'),
];
describe('the share of several customers', () => {
  it('is not that of another number of them', async () => {
    expect(await ask('what share of revenue comes from the top 4 customers', CUSTOMERS)).not.toContain('18%');
    expect(await ask('what share of revenue comes from the top 3 customers', CUSTOMERS)).toBe('');
  });
});
describe('who is the largest', () => {
  it('decides nothing about the largest', async () => {
    expect(await ask('is the contract of our largest customer up for renewal?', CUSTOMERS)).toBe('');
    expect(await ask('who is our largest customer?', CUSTOMERS)).toContain('Ferrow Dairies');
  });
});

const STAFF: readonly Chunk[] = [
  table('report.html', '직원 현황 (단위: 명)', '구분 | 2025년 | 2024년', '생산 | 210 | 188', '합계 | 310 | 280'),
];
describe('by how many the staff grew', () => {
  it('is the difference of two levels', async () => {
    expect(await ask('2025년에 직원이 몇 명 늘었어?', STAFF)).toContain('30(10.7%)');
  });
});

describe('what is pledged for a loan', () => {
  const loan = prose(
    '여신약정서.md',
    '제1조 대출',
    '은행은 회사에 80억원을 한도로 시설자금을 대출한다.\n이자율은 연 5.1%이다.\n만기는 2030년 6월이다.',
  );
  const pledge = prose('여신약정서.md', '제7조 담보', '양조장 토지와 건물에 채권최고액 96억원의 근저당권을 설정한다.');

  it('is not answered by the line on the amount', async () => {
    expect([await ask('대출에 뭐 잡혀있지', [loan]), await ask('은행에 잡힌 거 뭐야', [loan])]).toEqual(['', '']);
  });

  it('is answered by the clause on security', async () => {
    expect(await ask('담보로 잡힌 게 뭐야', [loan, pledge])).toContain('근저당권');
  });
});

describe('a deed', () => {
  const HOLDERS = table(
    '주주명부.csv',
    '주주',
    '주주 | 주식수 | 지분율',
    '윤서진 | 180,000 | 18.0%',
    '한도현 | 410,000 | 41.0%',
  );
  const BONDS = table(
    '감사보고서.html',
    '재무상태표 (단위: 백만원)',
    '과목 | 2025년 | 2024년',
    '전환사채 | 6,740 | 6,380',
  );

  it.each([
    ['윤서진 지분 얼마에 팔았어', HOLDERS],
    ['전환사채 얼마 갚았어', BONDS],
  ])('is not answered by what is held or owed: %s', async (question, chunk) => {
    expect(await ask(question, [chunk])).toBe('');
  });

  it.each([
    ['언제 상장했어', '2028년 12월 31일까지 상장하지 못하면 투자자는 주식을 팔도록 청구할 수 있다.'],
    ['いくらで和解した', '裁判所から和解の打診があり、保険会社は1,800万円までの支払に応じる意向です。'],
  ])('is not answered by a condition or an intention: %s', async (question, line) => {
    expect(await ask(question, [prose('메모.md', '경과', line)])).toBe('');
  });
});

describe('a ranking', () => {
  const HOLDERS = table('주주명부.csv', '주주', '주주 | 지분율', '윤서진 | 18.0%', '한도현 | 41.0%', '민가람 | 11.5%');
  const GRANTS = table(
    '보조금.html',
    '보조금',
    '사업 | 받은 금액 (억원)',
    '제1양조장 | 74',
    '병입 설비 | 18',
    '저온 창고 | 11',
  );
  const pledge = prose('보조금.html', '담보', '양조장 토지의 채권최고액은 96억원이다.');

  it('answers for no deed of the first', async () => {
    expect(await ask('최대주주 지분 얼마에 팔았어', [HOLDERS])).toBe('');
    expect(await ask('최대주주 누구야', [HOLDERS])).toContain('한도현');
  });
  it('is not asked for by a noun that begins like a superlative', async () => {
    expect(await ask('민가람 최저보장금 얼마', [HOLDERS])).toBe('');
  });
  it('answers for no measure that is elsewhere', async () => {
    expect(await ask('채권최고액 얼마', [GRANTS, pledge])).not.toContain('제1양조장');
  });
});

describe('a count of things', () => {
  it('is no amount of a statement', async () => {
    const text = 'Item\t2025\t2024\nStocks\t6,842\t5,917';
    const stocks = chunkOf({ kind: 'table', text }, { company: 'Barrel Works Ltd', section: 'Balance sheet' });

    expect(await ask('how many barrels in stock', [stocks])).toBe('');
    expect(await ask('what were the stocks in 2025', [stocks])).toContain('6,842');
  });
});

describe('what was paid', () => {
  it('is not what a ledger of customers states', async () => {
    const ledger = table('ledger.csv', 'Customers', 'Customer | Sales | Credit', 'Fine Drinks | 36,700 | 15,000');

    expect(await ask('罰金いくら払った', [ledger])).toBe('');
  });
});

describe('the date of a row', () => {
  it('is not the day from which something may be done', async () => {
    const terms = table('조건.html', '우선주', '항목 | 조건', '상환청구 | 2026년 9월 28일부터', '전환 | 1대 1');

    expect(await ask('우선주 상환 언제 했어', [terms])).toBe('');
  });

  const CLIENTS = table(
    '거래처.csv',
    '거래처',
    '거래처 | 품목 | 계약 종료일',
    '노을제약 | 병 | 2027-09-30',
    '한강식품 | 캔 | 2028-01-31',
  );

  it('is not that of the contract if its head names the end', async () => {
    expect(await ask('노을제약 계약 언제 했어', [CLIENTS])).toBe('');
    expect(await ask('노을제약 계약 언제까지야', [CLIENTS])).toContain('2027-09-30');
  });
});

describe('who will hold a position', () => {
  const present = prose('minutes.md', 'Present', 'Ada Thornbury, Chief Executive, was in the chair.');

  it('is not in the line of the present holder', async () => {
    expect(await ask('who is the next chief executive', [present])).toBe('');
    expect(await ask('who is the chief executive', [present])).toContain('Thornbury');
  });

  it('is in the line of an appointment', async () => {
    const text = 'Bea Hollis, appointed as Chief Executive from 1 July 2026.';

    expect(await ask('who is the new chief executive', [prose('minutes.md', 'Board', text)])).toContain('Hollis');
  });
});

describe('the label of an item of a list', () => {
  it('is what the item is about, and no speaker', async () => {
    const found = prose(
      '점검결과.txt',
      '점검 결과',
      '가. 폐수: 기준 이내. 조치 없음.\n나. 폐벽돌: 2025년 5월 31일까지 반출. 과태료 300만원 부과.',
    );

    expect(await ask('폐벽돌 과태료는 얼마', [found])).toContain('300만원');
  });
});
