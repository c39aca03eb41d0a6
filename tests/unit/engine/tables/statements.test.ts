// Primary statements in the passages of a document: found by title, read whole, each line mapped to its concept.
import { describe, expect, it } from 'vitest';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';
import type { Chunk } from '#functions/ports/search-index.ts';

const passage = (
  seq: number,
  text: string,
  more: Partial<Chunk['context']> = {},
  kind: Chunk['kind'] = 'table',
): Chunk => ({
  id: `f#${seq}`,
  projectId: 'p',
  fileId: 'f',
  seq,
  kind,
  text,
  spans: [{ start: 0, end: text.length, locator: { page: 10 + Math.floor(seq / 4) } }],
  context: { document: 'report.pdf', periods: [], language: 'en', section: 'Item 8', ...more },
});

const BALANCE = `Consolidated Balance Sheets
(In millions)
\tDecember 31, 2024\tDecember 31, 2023
Current assets:\t\t
Cash and cash equivalents\t$120\t$100
Accounts receivable, net of allowances of $16 and $18\t880\t700
Total current assets\t1,000\t800
Property and equipment, net\t500\t400
Total assets\t$1,500\t$1,200
Current liabilities:\t\t
Accounts payable\t300\t250
Debt\t50\t40
Total current liabilities\t350\t290
Debt\t450\t310
Total liabilities\t800\t600`;
const REST = `(In millions)
\tDecember 31, 2024\tDecember 31, 2023
2024 and 2023, respectively\t10\t10
Retained earnings\t690\t590
Total shareholders' equity\t700\t600
Total liabilities and shareholders' equity\t$1,500\t$1,200`;
const NOTE = `Selected balance sheet data
\t2024\t2023
Cash and cash equivalents\t1\t1
Total assets\t2\t2
Total liabilities\t1\t1`;

const sheet = readStatements([
  passage(0, NOTE),
  passage(1, BALANCE),
  passage(2, 'Common stock, 10 shares issued at December 31,', {}, 'prose'),
  passage(3, REST),
]);
const lineOf = (concept: string) => sheet[0]?.lines.find((line) => line.concept === concept);
const shownIn = (concept: string) => lineOf(concept)?.figures.map((figure) => figure?.shown);

describe('a balance sheet over two tables', () => {
  it('is read whole, with its periods, its scale and its currency', () => {
    expect(sheet).toHaveLength(1);
    expect(sheet[0]).toMatchObject({ kind: 'balance', currency: 'USD', scale: 6 });
    expect(sheet[0]?.columns.map(({ period }) => period)).toEqual(['2024-12-31', '2023-12-31']);
    expect(shownIn('liabilitiesAndEquity')).toEqual(['$1,500', '$1,200']);
  });

  it('does not read the allowance as receivables', () => {
    expect(shownIn('receivables')).toEqual(['880', '700']);
  });

  it('distinguishes lines due within a year from others with the same name', () => {
    expect(shownIn('shortTermDebt')).toEqual(['50', '40']);
    expect(shownIn('longTermDebt')).toEqual(['450', '310']);
  });

  it('joins a label that began before the table', () => {
    expect(sheet[0]?.lines.map(({ label }) => label)).toContain(
      'Common stock, 10 shares issued at December 31, 2024 and 2023, respectively',
    );
  });
});

describe('an income statement', () => {
  const income = (rows: string) =>
    readStatements([
      passage(
        1,
        `Consolidated Statements of Income\n(In thousands, except per share data)\n\tYear Ended December 31, 2024\tYear Ended December 31, 2023\n${rows}`,
      ),
    ])[0];
  const ROWS = `Net sales\t900\t800
Membership fees\t100\t90
Total revenue\t1,000\t890
Operating income\t200\t150
Provision for income taxes\t(40)\t(30)
Net income including noncontrolling interests\t160\t120
Net income attributable to noncontrolling interests\t10\t8
Net income attributable to Example Inc.\t150\t112
Basic earnings per share\t1.50\t1.12`;
  const figure = (concept: string) =>
    income(ROWS)
      ?.lines.find((line) => line.concept === concept)
      ?.figures.map((one) => one?.value);

  it('uses the total as revenue, not the net sales above it', () => {
    expect(figure('revenue')).toEqual([1000, 890]);
  });

  it('distinguishes total profit from the parent’s', () => {
    expect([figure('netIncome'), figure('netIncomeToParent'), figure('netIncomeToNci')]).toEqual([
      [160, 120],
      [150, 112],
      [10, 8],
    ]);
  });

  it('reads parentheses as negative, and applies no scale to figures per share', () => {
    expect(figure('incomeTax')).toEqual([-40, -30]);
    expect(income(ROWS)?.lines.find(({ concept }) => concept === 'eps')?.isPlain).toBe(true);
  });

  it('leaves out percentages of sales beside the amounts', () => {
    const rows = ROWS.replace(/\t([^\t\n]+)\t([^\t\n]+)/g, '\t$1\t10%\t$2\t9%');
    const beside = readStatements([
      passage(
        1,
        `Consolidated Statements of Income\n(In thousands)\n\tDecember 31, 2024\tDecember 31, 2024\tDecember 31, 2023\tDecember 31, 2023\n${rows}`,
      ),
    ]);

    expect(beside[0]?.lines.find(({ concept }) => concept === 'revenue')?.figures.map((one) => one?.value)).toEqual([
      1000, 890,
    ]);
  });
});

describe('a table that is not a primary statement', () => {
  it.each([
    ['a note', 'Note 12 - Leases', BALANCE.replace('Consolidated Balance Sheets', 'Balance sheet data')],
    ['a parent alone', 'Item 8', BALANCE.replace('Consolidated Balance Sheets', 'Parent Company Balance Sheets')],
    [
      'a sentence about one',
      'Item 7',
      BALANCE.replace('Consolidated Balance Sheets', 'Effects on our Consolidated Balance Sheets were:'),
    ],
  ])('%s is not read', (_, section, text) => {
    expect(readStatements([passage(1, text, { section })])).toEqual([]);
  });
});

describe('a Korean report', () => {
  const text = (title: string, total: string) => `${title}
(단위 : 백만원)
\t제 3 기\t제 2 기
유동자산\t${total}\t200
현금및현금성자산\t100\t90
매출채권\t200\t110
자산총계\t900\t800
부채총계\t500\t450
자본총계\t400\t350`;
  const context = { periods: ['2023', '2024'], unit: '(단위 : 백만원)', language: 'ko' };

  it('has the group’s and the company’s statements, each with its basis', () => {
    const all = readStatements([
      passage(1, text('연결 재무상태표', '300'), { ...context, basis: 'consolidated' }),
      passage(2, text('재무상태표', '301'), { ...context, basis: 'separate' }),
    ]);

    expect(all.map(({ kind, basis, currency, scale }) => [kind, basis, currency, scale])).toEqual([
      ['balance', 'consolidated', 'KRW', 6],
      ['balance', 'separate', 'KRW', 6],
    ]);
    expect(all[1]?.columns.map(({ period }) => period)).toEqual(['2024', '2023']);
  });
});

describe('statements of a Japanese report with numbered headings and years named by month', () => {
  const YEARS = '\t2026年3月期\t2025年3月期';
  const numbered = (balance: string, income: string) =>
    readStatements([
      passage(
        0,
        `${balance}\n（単位：百万円）${YEARS}\n現金及び預金\t9,810\t7,957\n売掛金\t8,182\t7,548\n流動資産合計\t17,992\t15,505\n資産合計\t44,582\t40,919\n負債合計\t14,814\t13,928\n純資産合計\t29,768\t26,991`,
        { language: 'ja', section: balance },
      ),
      passage(
        1,
        `${income}\n（単位：百万円）${YEARS}\n売上高\t57,430\t52,980\n営業利益\t5,054\t4,239\n法人税等\t1,506\t1,259\n当期純利益\t3,417\t2,856`,
        { language: 'ja', section: income },
      ),
    ]);

  it.each([
    ['4. 連結貸借対照表', '3. 連結損益計算書'],
    ['（1）連結貸借対照表', '（2）連結損益計算書'],
    ['Ⅰ．貸借対照表', 'Ⅱ．損益計算書'],
    ['貸借対照表', '損益計算書'],
  ])('are read under %s and %s', (balance, income) => {
    const found = numbered(balance, income);

    expect(found.map(({ kind }) => kind)).toEqual(['balance', 'income']);
    expect(found.map(({ columns }) => columns.map(({ period }) => period))).toEqual([
      ['2026-03', '2025-03'],
      ['2026-03', '2025-03'],
    ]);
  });
});

describe('statements of a Korean and an English report with numbered headings', () => {
  it.each([
    [
      '1. 연결재무상태표',
      '유동자산\t300\t250\n현금및현금성자산\t300\t250\n자산총계\t900\t800\n부채총계\t400\t350\n자본총계\t500\t450',
    ],
    [
      '(2) Consolidated Balance Sheets',
      'Cash\t300\t250\nTotal current assets\t300\t250\nTotal assets\t900\t800\nTotal liabilities\t400\t350\nTotal equity\t500\t450',
    ],
  ])('are read: %s', (title, rows) => {
    const [found] = readStatements([passage(0, `${title}\n(in millions)\n\t2024\t2023\n${rows}`, { section: title })]);

    expect(found?.lines.length).toBe(5);
  });
});
