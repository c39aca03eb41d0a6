// Identities of statements: each holds for right figures, breaks for a wrong one, and is skipped if it does not
// apply.
import { describe, expect, it } from 'vitest';
import { equationOf } from '#shared/finance/tie-out/equation.ts';
import type { Rule } from '#shared/finance/tie-out/rule.ts';
import { RULES } from '#shared/finance/tie-out/rules.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement, StatementKind } from '#shared/model/statement.ts';

type Row = readonly [label: string, concept: string, ...figures: readonly number[]];

const statement = (kind: StatementKind, rows: readonly Row[], periods = ['2024', '2023']): Statement => ({
  kind,
  title: kind,
  columns: periods.map((period) => ({ period, label: period, ...(kind === 'balance' ? {} : { months: 12 }) })),
  lines: rows.map(([label, concept, ...figures], n) => ({
    label,
    section: '',
    figures: figures.map((value) => ({ value, shown: String(value) })),
    seq: 1,
    start: n * 10,
    end: n * 10 + 9,
    ...(concept ? { concept } : {}),
    ...(/share/i.test(label) ? { isPlain: true } : {}),
  })),
});

const broken = (...set: readonly Statement[]) =>
  tieOut(set)
    .ties.filter(({ is }) => is === 'breaks')
    .map(({ rule, period, by, whole }) => ({ rule, period, by, line: whole.line.label }));
const held = (rule: string, ...set: readonly Statement[]) =>
  tieOut(set).ties.filter((tie) => tie.rule === rule && tie.is === 'holds').length;

/** Returns statements in which only the rule is run: its parts and their whole, each in a statement of its kind. */
const setFor = (rule: Rule, error: number): Statement[] => {
  const { whole, parts } = rule;
  const isPrior = parts.some(({ isBefore }) => isBefore);
  const rows = new Map<StatementKind, Row[]>();
  const put = (kind: StatementKind, row: Row) => rows.set(kind, [...(rows.get(kind) ?? []), row]);
  const amounts = parts.map((_, n) => [4000 * 3 ** n, 2000 * 3 ** n] as const);
  const sum = (year: 0 | 1) => parts.reduce((all, { weight }, n) => all + weight * (amounts[n]?.[year] ?? 0), 0);
  for (const [n, part] of parts.entries()) put(part.of, [part.concept, part.concept, ...(amounts[n] ?? [])]);
  put(
    whole.of,
    isPrior ? ['whole', whole.concept, 2000 + error, 1000] : ['whole', whole.concept, sum(0) + error, sum(1)],
  );
  return [...rows].map(([kind, own]) => statement(kind, own));
};

describe('each identity', () => {
  /** Roll-forwards have tests of their own below. */
  const plain = RULES.filter(
    ({ whole, parts }) => !parts.some((part) => part.isBefore && part.concept === whole.concept),
  );
  it.each(plain.map((rule) => [rule.id, rule] as const))('%s holds, and breaks if a figure is wrong', (id, rule) => {
    const right = setFor(rule, 0);
    const wrong = setFor(rule, 500);

    expect(broken(...right)).toEqual([]);
    expect(held(id, ...right) + held('subtotal', ...right)).toBeGreaterThan(0);
    if (rule.onlyConfirms) return expect(held(id, ...wrong)).toBe(1);
    if (rule.parts.some(({ isBefore }) => isBefore)) return expect(held(id, ...wrong)).toBe(0);
    expect(broken(...wrong).map(({ period }) => period)).toContain('2024');
  });
});

describe('retained earnings', () => {
  const books = (closing: number) => [
    statement('balance', [['Retained earnings', 'retainedEarnings', closing, 400]]),
    statement('income', [['Net income', 'netIncome', 150, 120]]),
    statement('cashFlow', [['Dividends paid', 'dividends', -50, -40]]),
  ];

  it('equal those of the year before, plus profit, less dividends', () => {
    expect(held('retainedEarningsAlone', ...books(500))).toBe(1);
  });

  it('may move otherwise: shares were retired, or a standard changed', () => {
    expect(held('retainedEarningsAlone', ...books(460))).toBe(0);
    expect(broken(...books(460))).toEqual([]);
  });
});

describe('subtotals of a statement', () => {
  const sheet = (inventories: number) =>
    statement('balance', [
      ['Cash', 'cash', 100, 90],
      ['Inventories', 'inventories', inventories, 210],
      ['Total current assets', 'currentAssets', 300, 300],
      ['Goodwill', 'goodwill', 700, 600],
      ['Total assets', 'totalAssets', 1000, 900],
    ]);

  it('hold without naming the lines that belong together', () => {
    expect(broken(sheet(200))).toEqual([]);
    expect(held('subtotal', sheet(200))).toBe(4);
  });

  it('break with the total and the year of the wrong part', () => {
    expect(broken(sheet(250))).toEqual([{ rule: 'subtotal', period: '2024', by: -50, line: 'Total current assets' }]);
  });

  it('allow for rounding', () => {
    expect(broken(sheet(201))).toEqual([]);
  });

  it('are not checked if lines add up by chance in one year of three', () => {
    const rows: Row[] = [
      ...[['Current assets', 'currentAssets', 800, 900, 1000] as const, ['Cash', 'cash', 800, 900, 1000] as const],
      ['Total assets', 'totalAssets', 1200, 1350, 1500],
      ['Current liabilities', 'currentLiabilities', 290, 320, 350],
      ['Non-current liabilities', 'nonCurrentLiabilities', 310, 380, 450],
      ['Total liabilities', 'totalLiabilities', 600, 700, 800],
    ];

    expect(broken(statement('balance', rows, ['2022', '2023', '2024']))).toEqual([]);
  });

  it('are found above their parts too', () => {
    const korean = (receivables: number) =>
      statement('balance', [
        ['유동자산', 'currentAssets', 300, 250],
        ['현금', 'cash', 100, 100],
        ['매출채권', 'receivables', receivables, 150],
        ['비유동자산', 'nonCurrentAssets', 700, 750],
        ['토지', '', 300, 350],
        ['건물', '', 400, 400],
        ['자산총계', 'totalAssets', 1000, 1000],
      ]);

    expect(broken(korean(200))).toEqual([]);
    expect(broken(korean(260)).map(({ line }) => line)).toEqual(['유동자산']);
  });

  it('are found above the parts of other comprehensive income', () => {
    const korean = (translation: number) =>
      statement(
        'comprehensive',
        [
          ['당기순이익', 'netIncome', 1000, 900, 800],
          ['기타포괄손익', 'otherComprehensive', 310, 250, 260],
          ['재분류되지 않는 항목', '', 110, 100, 110],
          ['재측정요소', '', 70, 60, 70],
          ['지분 평가손익', '', 40, 40, 40],
          ['재분류되는 항목', '', 200, 150, 150],
          ['환산외환차이', '', translation, 160, 160],
          ['위험회피', '', -10, -10, -10],
          ['총포괄손익', 'comprehensiveIncome', 1310, 1150, 1060],
        ],
        ['2024', '2023', '2022'],
      );

    expect(broken(korean(210))).toEqual([]);
    expect(broken(korean(260)).map(({ line }) => line)).toEqual(['재분류되는 항목']);
  });

  it('use costs as printed', () => {
    const income = (cost: number) =>
      statement('income', [
        ['Net sales', 'revenue', 5000, 4000],
        ['Cost of sales', 'costOfSales', cost, 2400],
        ['Gross profit', 'grossProfit', 2000, 1600],
      ]);

    expect(broken(income(3000))).toEqual([]);
    expect(broken(income(-3000)).length).toBeGreaterThan(0);
  });
});

describe('implausible figures', () => {
  it('include a negative asset', () => {
    expect(broken(statement('balance', [['Total assets', 'totalAssets', -900, 800]])).map(({ rule }) => rule)).toEqual([
      'sign',
    ]);
  });

  it('include negative revenue or cash', () => {
    expect(broken(statement('income', [['Revenue', 'revenue', -900, 800]])).map(({ rule }) => rule)).toEqual(['sign']);
    expect(broken(statement('balance', [['Cash', 'cash', -9, 8]])).map(({ rule }) => rule)).toEqual(['sign']);
  });

  it("include a balance sheet total a hundred times last year's: 백만원 beside 억원", () => {
    const sheet = (now: number) => statement('balance', [['자산총계', 'totalAssets', now, 899]]);

    expect(broken(sheet(90_100)).map(({ rule }) => rule)).toEqual(['magnitude']);
    expect(broken(sheet(45_000))).toEqual([]);
  });

  it("include a total a thousand times last year's", () => {
    const sheet = statement('balance', [['Total assets', 'totalAssets', 900_100, 899]]);

    expect(broken(sheet).map(({ rule }) => rule)).toEqual(['magnitude']);
  });

  it('include earnings per share that rise with dilution', () => {
    const income = statement('income', [
      ['Basic earnings per share', 'eps', 1.2, 1],
      ['Diluted earnings per share', 'dilutedEps', 1.3, 0.9],
    ]);

    expect(broken(income)).toMatchObject([{ rule: 'dilution', period: '2024' }]);
  });

  it('include earnings per share that differ from profit divided by shares', () => {
    const income = (eps: number) =>
      statement('income', [
        ['Net income', 'netIncome', 5000, 4000],
        ['Basic earnings per share', 'eps', eps, 2],
        ['Basic shares', 'shares', 2000, 2000],
      ]);

    expect(broken(income(2.5))).toEqual([]);
    expect(broken(income(2.9))).toMatchObject([{ rule: 'eps', period: '2024' }]);
  });
});

describe('a figure printed twice', () => {
  const cashFlow = (opening: number) =>
    statement('cashFlow', [
      ['Cash at beginning', 'openingCash', opening, 350],
      ['Cash at end', 'closingCash', 500, 400],
    ]);
  const years = (opening: number) =>
    statement(
      'cashFlow',
      [
        ['Cash at beginning', 'openingCash', opening, 400, 350],
        ['Cash at end', 'closingCash', 600, 500, 400],
      ],
      ['2025', '2024', '2023'],
    );

  it('must agree to the last unit', () => {
    expect(held('openingCash', cashFlow(400))).toBe(1);
    expect(broken(years(500))).toEqual([]);
    expect(broken(years(501))).toMatchObject([{ rule: 'openingCash', period: '2025', by: 1 }]);
  });
});

describe('income before tax', () => {
  const income = (finance: number) =>
    statement('income', [
      ['영업이익', 'operatingIncome', 900, 800],
      ['금융수익', 'financeIncome', finance, 50],
      ['금융비용', 'financeCosts', 160, 120],
      ['법인세비용차감전순이익', 'pretaxIncome', 800, 730],
    ]);

  it('is operating income plus finance items', () => {
    expect(held('pretaxFromOperating', income(60)) + held('subtotal', income(60))).toBeGreaterThan(1);
  });

  it('is not confirmed if other lines add up to it too', () => {
    expect(held('pretaxFromOperating', income(90))).toBe(1);
  });
});

describe('checks without an equation, and checks not run', () => {
  it('count the figures examined', () => {
    const { looked, notRun } = tieOut([statement('balance', [['Total assets', 'totalAssets', 9, 8]])]);

    expect(looked).toEqual([
      { rule: 'sign', count: 2 },
      { rule: 'magnitude', count: 1 },
    ]);
    expect(tieOut([statement('balance', [['Total assets', 'totalAssets', -9, 8]])]).looked).toContainEqual({
      rule: 'sign',
      count: 1,
    });
    expect(notRun).toContainEqual({ rule: 'dilution', why: 'missing' });
    expect(notRun).toContainEqual({ rule: 'eps', why: 'missing' });
  });

  it('are reported with their missing parts', () => {
    const { notRun } = tieOut([statement('balance', [['Total assets', 'totalAssets', 9, 8]])]);

    expect(notRun).toContainEqual({ rule: 'balance', why: 'missing' });
  });

  it('include those that do not apply to banks', () => {
    const bank = statement('balance', [
      ['Loans', '', 500, 400],
      ['Deposits', '', 300, 200],
      ['Total assets', 'totalAssets', 500, 400],
    ]);

    expect(tieOut([bank]).notRun).toContainEqual({ rule: 'assets', why: 'financial' });
  });

  it('include an identity that no year satisfies, since its lines have another meaning', () => {
    const income = statement('income', [
      ['Gross profit', 'grossProfit', 900, 800],
      ['Selling, general and administrative', 'sga', 300, 250],
      ['Amortisation', '', 11, 17],
      ['Other', '', 3, 5],
      ['Result', 'operatingIncome', 471, 402],
    ]);

    expect(broken(income)).toEqual([]);
  });

  it('name totals to which no lines add up', () => {
    const { notRun } = tieOut([
      statement('income', [
        ['Product sales', '', 700, 650],
        ['Licences', '', 130, 90],
        ['Total other items', '', 77, 55],
      ]),
    ]);

    expect(notRun).toContainEqual({ rule: 'subtotal', why: 'unsummed', lines: ['Total other items'] });
  });
});

describe('a quarter and a half year with the same end', () => {
  const columns = [
    { period: '2024-06-30', months: 3, label: 'three months' },
    { period: '2024-06-30', months: 6, label: 'six months' },
  ];
  const income: Statement = {
    ...statement('income', [
      ['Revenue', 'revenue', 100, 210],
      ['Cost of sales', 'costOfSales', 60, 120],
      ['Gross profit', 'grossProfit', 45, 90],
    ]),
    columns,
  };

  it('are checked separately: the six months still hold', () => {
    const ties = tieOut([income]).ties.filter(({ rule }) => rule === 'grossProfit' || rule === 'subtotal');

    expect(ties.map(({ is, months, by }) => [is, months, by])).toEqual(
      expect.arrayContaining([
        ['breaks', 3, 5],
        ['holds', 6, 0],
      ]),
    );
    expect(ties.filter(({ is, months }) => is === 'breaks' && months === 6)).toEqual([]);
  });

  it('are written with the figures of their own column', () => {
    const equations = tieOut([income])
      .ties.filter(({ is }) => is === 'breaks')
      .map(equationOf);

    expect(equations[0]).toBe('Gross profit 45 ≠ Revenue 100 − Cost of sales 60');
  });
});

describe('dividends', () => {
  const books = (paid: number, label: string) => [
    statement('cashFlow', [['Dividends paid', 'dividends', -paid, -40]]),
    {
      ...statement('balance', []),
      equityChanges: {
        components: ['Retained earnings', 'Total'],
        rows: [
          ['Balance at the start', true, 400],
          [label, false, -40],
          ['Balance', true, 360],
          ['Net income', false, 150],
          [label, false, -50],
          ['Balance at the end', true, 460],
        ].map(([own, isBalance, value]) => ({
          label: String(own),
          isBalance: isBalance === true,
          figures: [1, 2].map(() => ({ value: Number(value), shown: String(value) })),
          ...{ seq: 1, start: 0, end: 9 },
        })),
      },
    },
  ];
  const ofDividends = (...set: readonly Statement[]) =>
    tieOut(set)
      .ties.filter(({ rule }) => rule === 'dividends')
      .map(({ is, by }) => [is, by]);

  it.each(['Dividends declared', '배당금', '剰余金の配当'])('paid are those in the changes in equity: %s', (label) => {
    expect(ofDividends(...books(50, label))).toEqual([
      ['holds', 0],
      ['holds', 0],
    ]);
  });

  it('paid in another year than declared are no error', () => {
    expect(ofDividends(...books(65, 'Dividends'))).toEqual([
      ['differs', 15],
      ['holds', 0],
    ]);
    expect(broken(...books(65, 'Dividends'))).toEqual([]);
  });

  it('in shares are not cash dividends', () => {
    expect(tieOut(books(50, 'Stock dividends')).notRun).toContainEqual({ rule: 'dividends', why: 'missing' });
  });
});
