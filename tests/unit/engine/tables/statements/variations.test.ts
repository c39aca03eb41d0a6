// The ways in which reports print a primary statement: each is read correctly or not at all.
import { describe, expect, it } from 'vitest';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import { conceptOf } from '#shared/language/lexicon/statement-lines.ts';
import type { Statement } from '#shared/model/statement.ts';

type More = Partial<Chunk['context']> & { readonly page?: number };
const passages = (...parts: readonly (readonly [string, More?])[]): Chunk[] =>
  parts.map(
    ([text, { page = 10, ...more } = {}], seq): Chunk => ({
      id: `f#${seq}`,
      projectId: 'p',
      fileId: 'f',
      seq,
      kind: 'table',
      text,
      spans: [{ start: 0, end: text.length, locator: { page } }],
      context: { document: 'report.pdf', periods: [], language: 'en', ...more },
    }),
  );

const figures = (statement: Statement | undefined, concept: string) =>
  statement?.lines.find((line) => line.concept === concept)?.figures.map((figure) => figure?.value);
const periods = (statement: Statement | undefined) => statement?.columns.map(({ period }) => period);
const broken = (statements: readonly Statement[]) => tieOut(statements).ties.filter(({ is }) => is === 'breaks');

const BALANCE = `Cash and cash equivalents\t120\t100
Trade receivables\t880\t700
Total current assets\t1,000\t800
Property, plant and equipment\t500\t400
Total assets\t1,500\t1,200`;
const OTHER_SIDE = `Trade payables\t350\t290
Total current liabilities\t350\t290
Long-term debt\t450\t310
Total liabilities\t800\t600`;
const EQUITY = `Share capital\t10\t10
Retained earnings\t690\t590
Total equity\t700\t600
Total liabilities and equity\t1,500\t1,200`;
const TITLE = 'Consolidated Balance Sheets\n(in thousands of dollars)';

describe('labels', () => {
  const ja = `単位:千円
科目\t令和7年\t令和6年
現預金\t486\t431
受取手形・売掛金\t612\t648
資産合計\t1,098\t1,079
工事未払金\t268\t301
短期借入金\t120\t150
長期借入金（1年内を含む）\t300\t310
役員借入金\t40\t40
リース債務(固定)\t20\t18
退職給付引当金\t30\t28
役員退職慰労引当金\t20\t12
純資産\t300\t220`;

  it('are named as Japanese companies without an audit print them', () => {
    const section = '決算報告書 > 4. 連結貸借対照表（3月31日現在）';
    const [found] = readStatements(passages([ja, { language: 'ja', section }]));
    const labels = (id: string) => found?.lines.flatMap(({ concept, label }) => (concept === id ? [label] : []));

    expect(periods(found)).toEqual(['2025', '2024']);
    expect(labels('cash')).toEqual(['現預金']);
    expect(labels('payables')).toEqual(['工事未払金']);
    expect(labels('longTermDebt')).toEqual(['長期借入金（1年内を含む）', '役員借入金']);
    expect(labels('leaseLiabilities')).toEqual(['リース債務(固定)']);
    expect(labels('pensions')).toEqual(['退職給付引当金', '役員退職慰労引当金']);
    expect(labels('equity')).toEqual(['純資産']);
  });

  it.each([
    ['Cash – own funds', 'cash'],
    ['Cash at bank and in hand', 'cash'],
    ['Cash – held for customers in trust accounts', 'restrictedCash'],
    ['Bank loans due within one year', 'currentPortionOfDebt'],
    ['Bank loans due after one year', 'longTermDebt'],
    ['Term loan, current portion', 'currentPortionOfDebt'],
    ['현금 및 예금', 'cash'],
    ['퇴직급여충당부채', 'pensions'],
    ['주주차입금', 'longTermDebt'],
  ])('name %s as %s', (label, concept) => {
    expect(conceptOf('balance', label, '')).toBe(concept);
  });
});

describe('columns', () => {
  it.each([
    ['oldest first', '2023\t2024', ['2023', '2024']],
    ['newest first', '2024\t2023', ['2024', '2023']],
    ['days of years of 52 and 53 weeks', 'February 3, 2024\tJanuary 28, 2023', ['2024-02-03', '2023-01-28']],
    ['days before months', '31 March 2024\t31 March 2023', ['2024-03-31', '2023-03-31']],
    ['a restated year', '2024\t2023 (Restated)', ['2024', '2023']],
  ])('are read with %s', (_, heading, expected) => {
    const [found] = readStatements(passages([`${TITLE}\n\t${heading}\n${BALANCE}\n${OTHER_SIDE}\n${EQUITY}`]));

    expect(periods(found)).toEqual(expected);
    expect(figures(found, 'totalAssets')).toEqual([1500, 1200]);
    expect(broken([found as Statement])).toEqual([]);
  });

  it('are read beside the budget of the same year', () => {
    const budgeted = [BALANCE, OTHER_SIDE, EQUITY]
      .join('\n')
      .split('\n')
      .map((line) => `${line}\t${line.split('\t')[1]}`);
    const [found] = readStatements(passages([`${TITLE}\n\t2024\t2023\t2024 budget\n${budgeted.join('\n')}`]));

    expect(periods(found)).toEqual(['2024', '2023']);
    expect(figures(found, 'totalAssets')).toEqual([1500, 1200]);
  });

  it('follow headers that span their neighbors, in order, over all pages', () => {
    const wide = (text: string) => text.replace(/\t(\S+)\t(\S+)$/gm, '\t\t$1\t\t$2');
    const heading = '\tDecember 31, 2024\tDecember 31, 2023\tDecember 31, 2023\tDecember 31, 2023';
    const pages = [BALANCE, OTHER_SIDE, EQUITY].map(
      (part, n) => [`${TITLE}${n > 0 ? ' (continued)' : ''}\n${heading}\n${wide(part)}`, { page: 10 + n }] as const,
    );

    const [found] = readStatements(passages(...pages));

    expect(periods(found)).toEqual(['2024-12-31', '2023-12-31']);
    expect(figures(found, 'cash')).toEqual([120, 100]);
    expect(figures(found, 'liabilitiesAndEquity')).toEqual([1500, 1200]);
  });

  it('in a second currency for the same year are left out', () => {
    const text = `${TITLE}\n\t2024 USD\t2024 EUR\n${BALANCE}\n${OTHER_SIDE}\n${EQUITY}`;

    const [found] = readStatements(passages([text]));

    expect([found?.currency, periods(found), figures(found, 'totalAssets')]).toEqual(['USD', ['2024'], [1500]]);
  });

  it('are not read if points separate thousands', () => {
    const text = `${TITLE}\n\t2024\t2023\n${BALANCE}\n${OTHER_SIDE}\n${EQUITY}`.replace(/\d+,\d{3}/g, (amount) =>
      amount.replace(',', '.'),
    );

    expect(readStatements(passages([text.replaceAll('880\t700', '1.234.880\t1.234.700')]))).toEqual([]);
  });

  it('of three months and of the half year are distinguished', () => {
    const text = `연결 손익계산서
제 54 기 반기 2022.01.01 부터 2022.06.30 까지
제 53 기 반기 2021.01.01 부터 2021.06.30 까지
(단위 : 백만원)
\t제 54 기 반기\t제 54 기 반기\t제 53 기 반기\t제 53 기 반기
\t3개월\t누적\t3개월\t누적
매출액\t50\t110\t40\t90
영업이익\t10\t21\t8\t17
법인세비용\t2\t4\t2\t3
반기순이익\t8\t17\t6\t14`;

    const [found] = readStatements(passages([text, { language: 'ko', periods: ['2021', '2022'] }]));

    expect(found?.columns.map(({ period, months }) => [period, months])).toEqual([
      ['2022-06-30', 3],
      ['2022-06-30', 6],
      ['2021-06-30', 3],
      ['2021-06-30', 6],
    ]);
    expect(figures(found, 'revenue')).toEqual([50, 110, 40, 90]);
  });

  it('of half a year are beside the last balance of a year', () => {
    const text = `재무상태표
제 54 기 반기말 2022.06.30 현재
제 53 기말 2021.12.31 현재
(단위 : 백만원)
\t제 54 기 반기말\t제 53 기말
유동자산\t300\t200
현금및현금성자산\t300\t200
자산총계\t900\t800
부채총계\t500\t450
자본총계\t400\t350`;

    const [found] = readStatements(passages([text, { language: 'ko', periods: ['2021', '2022'] }]));

    expect(periods(found)).toEqual(['2022-06-30', '2021-12-31']);
  });
});

describe('lines', () => {
  it('lead to their figures by dots, and have note numbers', () => {
    const rows = `${BALANCE}\n${OTHER_SIDE}\n${EQUITY}`
      .replace('Trade receivables\t', 'Trade receivables ........\t12, 13\t')
      .replace('Trade payables\t', 'Trade payables\t8\t')
      .replaceAll(/^([A-Z][\w, ]+)\t(\d[\d,]*\t)/gm, '$1\t\t$2');

    const [found] = readStatements(passages([`${TITLE}\n\tNote\t2024\t2023\n${rows}`]));

    expect([figures(found, 'receivables'), figures(found, 'payables')]).toEqual([
      [880, 700],
      [350, 290],
    ]);
  });

  it('with one figure and a note have no figure for the note', () => {
    const rows = `${BALANCE}\nOther assets\t11\t\t40\n${OTHER_SIDE}\n${EQUITY}`.replaceAll(
      /^([A-Z][\w, ]+)\t(\d[\d,]*\t\d[\d,]*)$/gm,
      '$1\t\t$2',
    );

    const [found] = readStatements(passages([`${TITLE}\n\tNotes\t2024\t2023\n${rows}`]));

    expect(found?.lines.find(({ label }) => label === 'Other assets')?.figures.map((one) => one?.value)).toEqual([
      undefined,
      40,
    ]);
  });

  it('without a label are both sides of the balance sheet if they are equal', () => {
    const rows = `${BALANCE.replace('Total assets', '')}\n${OTHER_SIDE}\n${EQUITY.replace('Total liabilities and equity', '')}`;
    const note = `SUPPLEMENTAL DATA\n\tThree months ended December 31, 2024\tThree months ended December 31, 2023\nCasino\t7\t8`;

    const [found] = readStatements(
      passages(
        [`${TITLE}\n\tDecember 31, 2024\tDecember 31, 2023\n${rows}`, { section: 'Consolidated Balance Sheets' }],
        [note, { section: 'Consolidated Balance Sheets' }],
      ),
    );

    expect([figures(found, 'totalAssets'), figures(found, 'liabilitiesAndEquity')]).toEqual([
      [1500, 1200],
      [1500, 1200],
    ]);
    expect(found?.lines.at(-1)?.concept).toBe('liabilitiesAndEquity');
  });

  it('without a label are named by their heading if they are its sum', () => {
    const text = `Consolidated Statements of Operations\n(in thousands)\n\t2024\t2023
Revenues
Rooms\t60\t50
Food\t40\t30
\t100\t80
Operating income\t20\t16
Provision for income taxes\t(5)\t(4)
Net income\t15\t12`;

    expect(figures(readStatements(passages([text]))[0], 'revenue')).toEqual([100, 80]);
  });
});

describe('a statement over three pages', () => {
  it('is read whole, whatever is repeated on each page', () => {
    const head = '\tDecember 31, 2024\tDecember 31, 2023';
    const section = 'Consolidated Balance Sheets';
    const found = readStatements(
      passages(
        [`${TITLE}\n${head}\n${BALANCE}`, { section, page: 50 }],
        [`Consolidated Balance Sheets — (Continued)\n${head}\n${OTHER_SIDE}`, { section, page: 51 }],
        [`Consolidated Balance Sheets (continued)\n${head}\n${EQUITY}`, { section, page: 52 }],
      ),
    );

    expect(found).toHaveLength(1);
    expect(found[0]?.lines).toHaveLength(13);
    expect(broken(found)).toEqual([]);
  });
});

describe('statements of a Japanese securities report', () => {
  const context = { language: 'ja' };
  const years = (note = '') => `\t${note}前連結会計年度 (令和７年３月31日)\t当連結会計年度 (令和８年３月31日)`;
  const runs =
    '\t前連結会計年度 (自 令和６年４月１日 至 令和７年３月31日)\t当連結会計年度 (自 令和７年４月１日 至 令和８年３月31日)';

  it('are found under headings in brackets, by years of an era, without note marks', () => {
    const balance = `①【連結貸借対照表】\n（単位：百万円）\n${years()}
流動資産
現金及び預金\t※１ 78,030\t※１、※８ 95,111
流動資産合計\t78,030\t95,111
資産合計\t78,030\t95,111`;
    const rest = `${'\t'.repeat(3)}前連結会計年度 (令和７年３月31日)\t当連結会計年度 (令和８年３月31日)
負債の部
\t流動負債\t流動負債
\t\t短期借入金\t※５ 30,000\t※５ 40,000
\t負債合計\t負債合計\t30,000\t40,000
\t純資産合計\t純資産合計\t48,030\t55,111
負債純資産合計\t負債純資産合計\t負債純資産合計\t78,030\t95,111`;
    const income = `②【連結損益計算書及び連結包括利益計算書】\n【連結損益計算書】\n（単位：百万円）\n${runs}
売上高\t※１ 316,934\t323,609
営業利益\t16,932\t20,640
法人税等合計\t△373\t2,944
当期純利益\t7,852\t8,342`;

    const found = readStatements(
      passages(
        [balance, { ...context, basis: 'consolidated' }],
        [rest, context],
        [income, { ...context, basis: 'consolidated' }],
      ),
    );

    expect(found.map(({ kind, basis, scale, currency }) => [kind, basis, scale, currency])).toEqual([
      ['balance', 'consolidated', 6, 'JPY'],
      ['income', 'consolidated', 6, 'JPY'],
    ]);
    expect(found.map(periods)).toEqual([
      ['2025-03-31', '2026-03-31'],
      ['2025-03-31', '2026-03-31'],
    ]);
    expect(figures(found[0], 'cash')).toEqual([78030, 95111]);
    expect(figures(found[0], 'totalLiabilities')).toEqual([30000, 40000]);
    expect(figures(found[1], 'revenue')).toEqual([316934, 323609]);
    expect(found[1]?.columns.map(({ months }) => months)).toEqual([12, 12]);
  });

  it.each([
    [
      'broken over lines',
      '\t前連結会計年度\t当連結会計年度\n\t(自 令和６年４月１\t(自 令和７年４月１\n\t日\t日\n\t至 令和７年３月31\t至 令和８年３月31\n\t日)\t日)',
      ['2025-03-31', '2026-03-31'],
    ],
    [
      'run into one another',
      '\t前連結会計年度\t当連結会計年度\n\t(自 令和６年４月１ (自 令和７年４月１\t至 令和８年３月31\n\t日日 至 令和７年３月31\t日)',
      undefined,
    ],
  ])('have the dates of headers that are %s, or none', (_, heading, expected) => {
    const text = `【連結損益計算書】\n（単位：百万円）\n${heading}\n売上高\t316,934\t323,609\n営業利益\t16,932\t20,640\n当期純利益\t7,852\t8,342`;

    expect(periods(readStatements(passages([text, context]))[0])).toEqual(expected);
  });

  it('continue below a column of notes', () => {
    const head = `（単位：百万円）\n${years('注記\t')}`;
    const found = readStatements(
      passages(
        [
          `①【連結財政状態計算書】\n${head}\n現金及び現金同等物\t8\t300\t250\n流動資産合計\t\t300\t250\n資産合計\t\t300\t250`,
          context,
        ],
        [`${head}\n負債合計\t\t100\t90\n資本合計\t24\t200\t160\n負債及び資本合計\t\t300\t250`, context],
      ),
    );

    expect(figures(found[0], 'cash')).toEqual([300, 250]);
    expect(figures(found[0], 'liabilitiesAndEquity')).toEqual([300, 250]);
  });

  it('of the company are distinguished from those of the group', () => {
    const rows =
      '現金及び預金\t300\t250\n流動資産合計\t300\t250\n資産合計\t300\t250\n負債合計\t100\t90\n純資産合計\t200\t160';
    const found = readStatements(
      passages(
        [`①【連結貸借対照表】\n${years()}\n${rows}`, { ...context, basis: 'consolidated' }],
        [`①【貸借対照表】\n${years().replaceAll('連結会計年度', '事業年度')}\n${rows}`, context],
      ),
    );

    expect(found.map(({ basis }) => basis)).toEqual(['consolidated', 'separate']);
  });
});

describe('statements of a Korean audit report', () => {
  const context = { language: 'ko', periods: ['2023', '2024'] };

  it('are found under a spaced title, with a separate column for the parts of a total', () => {
    const text = `재 무 상 태 표
제 3 기 2024년 12월 31일 현재
제 2 기 2023년 12월 31일 현재
(단위 : 원)
과 목\t주석\t제 3(당) 기\t제 3(당) 기\t제 2(전) 기\t제 2(전) 기
자산\t\t\t\t\t
Ⅰ. 유동자산\t\t\t300,000\t\t200,000
현금및현금성자산\t4,5\t100,000\t\t90,000\t
매출채권\t6\t200,000\t\t110,000\t
자산총계\t\t\t300,000\t\t200,000
부채총계\t\t\t100,000\t\t80,000
자본총계\t\t\t200,000\t\t120,000`;

    const [found] = readStatements(passages([text, context]));

    expect(found).toMatchObject({ kind: 'balance', currency: 'KRW', scale: 0 });
    expect(periods(found)).toEqual(['2024', '2023']);
    expect([figures(found, 'cash'), figures(found, 'totalAssets')]).toEqual([
      [100000, 90000],
      [300000, 200000],
    ]);
  });

  it('use the unit of a separate table above them', () => {
    const found = readStatements(
      passages(
        ['연결 재무상태표\n제 3 기 2024.12.31 현재\n(단위 : 백만원)', context],
        [
          '\t제 3 기\t제 2 기\n유동자산\t300\t200\n현금및현금성자산\t300\t200\n자산총계\t900\t800\n부채총계\t500\t450\n자본총계\t400\t350',
          { ...context, section: '연결 재무상태표' },
        ],
      ),
    );

    expect(found[0]).toMatchObject({ currency: 'KRW', scale: 6 });
  });
});

describe('a bank', () => {
  it('has no current items, and no rules about them', () => {
    const text = `Consolidated Balance Sheets\n(in millions)\n\tDecember 31, 2024\tDecember 31, 2023
Cash and due from banks\t100\t90
Loans\t900\t810
Total assets\t1,000\t900
Deposits\t800\t720
Total liabilities\t800\t720
Total stockholders’ equity\t200\t180
Total liabilities and stockholders’ equity\t1,000\t900`;
    const found = readStatements(passages([text]));

    expect(figures(found[0], 'totalAssets')).toEqual([1000, 900]);
    expect(
      tieOut(found)
        .notRun.filter(({ why }) => why === 'financial')
        .map(({ rule }) => rule),
    ).toContain('assets');
    expect(broken(found)).toEqual([]);
  });

  it.each([
    [
      'ko',
      '연결재무상태표',
      '(단위 : 백만원)',
      ['대출채권', '자산총계', '보험계약부채', '부채총계', '자본총계', '부채와자본총계'],
    ],
    [
      'ja',
      '連結貸借対照表',
      '（単位：百万円）',
      ['貸出金', '資産の部合計', '預金', '負債の部合計', '純資産の部合計', '負債及び純資産の部合計'],
    ],
  ])('is recognized by its lines in %s', (language, title, unit, labels) => {
    const [first, ...others] = [1000, 1000, 800, 800, 200, 1000].map((value, n) => `${labels[n]}\t${value}\t${value}`);
    const text = `${title}\n${unit}\n\t2024\t2023\n${first}\n${others.join('\n')}`;

    const { notRun } = tieOut(readStatements(passages([text, { language }])));

    expect(notRun.filter(({ why }) => why === 'financial').map(({ rule }) => rule)).toContain('liabilities');
  });
});

describe('a statement of comprehensive income that begins with revenue', () => {
  it('is the income statement if no other is printed', () => {
    const text = `연결 포괄손익계산서\n(단위 : 백만원)\n\t2024\t2023
매출액\t2,000\t1,800\n영업이익\t800\t730\n법인세비용차감전순이익\t780\t720\n법인세비용\t180\t170
당기순이익\t600\t550\n기타포괄손익\t50\t(20)\n총포괄이익\t650\t530`;

    const found = readStatements(passages([text, { language: 'ko' }]));

    expect(found.map(({ kind }) => kind)).toEqual(['income', 'comprehensive']);
    expect([figures(found[0], 'revenue'), figures(found[0], 'netIncome')]).toEqual([
      [2000, 1800],
      [600, 550],
    ]);
    expect(broken(found)).toEqual([]);
  });
});

describe('statements of IFRS filers', () => {
  const heading = '\tNote\t2024 £m\t2023 (restated) £m';
  const balance = `Property, plant and equipment\t12\t500\t400
Total non-current assets\t\t500\t400
Trade and other receivables\t13\t880\t700
Cash and cash equivalents\t\t120\t100
Total current assets\t\t1,000\t800
Total assets\t\t1,500\t1,200
Share capital\t\t10\t10
Retained earnings\t\t690\t590
Total equity\t\t700\t600
Non-current liabilities\t\t\t
Borrowings\t20\t300\t200
Lease liabilities\t21\t150\t110
Total non-current liabilities\t\t450\t310
Current liabilities\t\t\t
Trade and other payables\t22\t250\t220
Borrowings\t20\t60\t40
Lease liabilities\t21\t40\t30
Total current liabilities\t\t350\t290
Total liabilities\t\t800\t600
Total equity and liabilities\t\t1,500\t1,200`;
  const [found] = readStatements(passages([`Consolidated balance sheet\nAs at 31 March\n${heading}\n${balance}`]));

  it('list noncurrent items first: borrowings and leases are distinguished', () => {
    expect(figures(found, 'longTermDebt')).toEqual([300, 200]);
    expect(figures(found, 'shortTermDebt')).toEqual([60, 40]);
    expect(figures(found, 'leaseLiabilities')).toEqual([150, 110]);
    expect(figures(found, 'leaseLiabilitiesCurrent')).toEqual([40, 30]);
    expect(figures(found, 'payables')).toEqual([250, 220]);
  });

  it('state scale and currency above each column', () => {
    expect([found?.scale, found?.currency]).toEqual([6, 'GBP']);
  });

  it('name the owners under a heading with the subject', () => {
    const income = `Revenue\t\t900\t800
Operating profit\t\t140\t120
Profit before taxation\t\t124\t98
Taxation\t8\t(29)\t(24)
Profit for the year from continuing operations\t\t95\t74
Profit for the year\t\t95\t74
Attributable to:\t\t\t
Owners of the parent\t\t90\t70
Non-controlling interests\t\t5\t4`;
    const [statement] = readStatements(
      passages([`Consolidated income statement\nFor the year ended 31 March\n${heading}\n${income}`]),
    );

    expect(figures(statement, 'netIncomeToParent')).toEqual([90, 70]);
    expect(figures(statement, 'continuingIncome')).toEqual([95, 74]);
    expect(figures(statement, 'incomeTax')).toEqual([-29, -24]);
  });
});

describe('profit per share', () => {
  it.each([
    ['ko', '손익계산서', '매출액', '영업이익', '당기순이익', '주당이익', '기본주당이익 (단위 : 원)'],
    ['ja', '連結損益計算書', '売上収益', '営業利益', '当期利益', '1株当たり当期利益', '基本的1株当たり当期利益(円)'],
  ])('is recognized under its heading in %s', (language, title, revenue, operating, net, heading, label) => {
    const rows = [
      [revenue, '9,000', '8,000'],
      [operating, '900', '800'],
      [net, '600', '500'],
      [heading, '', ''],
      [label, '120', '100'],
    ].map((cells) => cells.join('\t'));
    const [statement] = readStatements(
      passages([[title, '\t2024\t2023', ...rows].join('\n'), { language: language as 'ko' | 'ja' }]),
    );

    expect(figures(statement, 'eps')).toEqual([120, 100]);
  });
});

it('does not join a table with its own heading to a cash flow without a closing line', () => {
  const flow =
    'Cash flow statement\n(in thousands of dollars)\n\t2024\t2023\nDepreciation\t9\t8\nNet cash from operating activities\t236\t198\nPurchase of property, plant and equipment\t(124)\t(103)\nNet cash used in investing activities\t(129)\t(109)\nNet cash used in financing activities\t(60)\t(61)';
  const people = 'Employees\nDepartment\tHeadcount\tYears of service\nBrewing\t198\t11\nSales\t112\t7';

  const [statement] = readStatements(
    passages([flow, { section: 'Accounts > Cash flow statement' }], [people, { section: 'People > Employees' }]),
  );

  expect(statement?.kind).toBe('cashFlow');
  expect(statement?.lines.map(({ label }) => label)).not.toContain('Brewing');
});

it('reads a sign and a letter above the columns as the scale: £m', () => {
  const flow =
    'Consolidated income statement\n£m\n\tFY2024\tFY2025\nRevenue\t134.5\t142.8\nCost of sales\t(88.1)\t(91.4)\nGross profit\t46.4\t51.4\nOperating profit\t14.6\t17.9\nProfit for the year\t9.3\t11.9';

  const [statement] = readStatements(passages([flow, { section: 'Consolidated income statement', unit: '£m' }]));

  expect(statement).toMatchObject({ kind: 'income', currency: 'GBP', scale: 6 });
});
