// Comparisons across documents: contradictions, restated years, and quarters that do not add up to the year.
import { describe, expect, it } from 'vitest';
import { acrossDocuments, comparedAcross, type DocumentStatements } from '#shared/finance/tie-out/across.ts';
import type { StatementKind } from '#shared/model/statement.ts';
import { type MadeLine, madeStatement } from '#tests/helpers/made-statement.ts';

const document = (
  name: string,
  kind: StatementKind,
  lines: readonly MadeLine[],
  periods: readonly string[],
  months?: number,
): DocumentStatements => ({
  document: name,
  statements: [
    madeStatement(kind, lines, {
      columns: periods.map((period) => ({
        period,
        label: period,
        ...(kind === 'balance' ? {} : { months: months ?? 12 }),
      })),
    }),
  ],
});
const found = (...documents: readonly DocumentStatements[]) =>
  acrossDocuments(documents).map(({ rule, concept, period, figures }) => ({
    ...{ rule, concept, period },
    shown: figures.map((one) => `${one.of.document} ${one.shown}`),
  }));

const LINES = [
  ['매출액', 'revenue'],
  ['売上高', 'revenue'],
  ['Net sales', 'revenue'],
] as const;

describe.each(LINES)('%s in two documents', (label, concept) => {
  const year = (name: string, now: number, before: number, last = 2024) =>
    document(name, 'income', [[label, concept, now, before]], [`${last}-12-31`, `${last - 1}-12-31`]);

  it('agrees', () => {
    expect(found(year('a', 1000, 900), year('b', 1000, 900))).toEqual([]);
  });

  it('contradicts if both report the same year', () => {
    expect(found(year('a', 1000, 900), year('b', 1010, 900))).toEqual([
      { rule: 'contradiction', concept, period: '2024-12-31', shown: ['a 1,000', 'b 1,010'] },
    ]);
  });

  it('is restated if a later document has another figure for an earlier year', () => {
    expect(found(year('old', 900, 800, 2023), year('new', 1000, 880))).toEqual([
      { rule: 'restated', concept, period: '2023-12-31', shown: ['new 880', 'old 900'] },
    ]);
  });

  it('agrees within one unit of the coarser scale', () => {
    const [statement] = year('b', 1_000_400, 900_400).statements;
    const inThousands = { document: 'b', statements: statement ? [{ ...statement, scale: 3 }] : [] };

    expect(found(year('a', 1000, 900), inThousands)).toEqual([]);
  });
});

describe('parts of a year', () => {
  const part = (name: string, months: number, end: string, value: number) =>
    document(name, 'income', [['Revenue', 'revenue', value]], [end], months);
  const nine = part('9M', 9, '2024-09-30', 700);
  const quarter = (value: number) => part('Q4', 3, '2024-12-31', value);
  const year = part('FY', 12, '2024-12-31', 1000);

  it('add up to the year', () => {
    expect(found(nine, quarter(300), year)).toEqual([]);
    expect(
      found(part('Q1', 3, '2024-03-31', 200), part('Q2', 3, '2024-06-30', 250), part('H1', 6, '2024-06-30', 450)),
    ).toEqual([]);
  });

  it('are reported with all three figures if they do not add up', () => {
    expect(found(nine, quarter(330), year)).toEqual([
      { rule: 'partsOfYear', concept: 'revenue', period: '2024-12-31', shown: ['FY 1,000', '9M 700', 'Q4 330'] },
    ]);
  });

  it('may be four quarters or two halves', () => {
    const quarters = [200, 250, 250].map((value, n) => part(`Q${n + 1}`, 3, `2024-0${3 * (n + 1)}-30`, value));
    const half = (end: string, value: number) => part(end, 6, end, value);

    expect(found(...quarters, quarter(300), year)).toEqual([]);
    expect(found(...quarters, quarter(290), year)).toMatchObject([{ rule: 'partsOfYear', period: '2024-12-31' }]);
    expect(found(half('2024-06-30', 450), half('2024-12-31', 550), year)).toEqual([]);
    expect(found(half('2024-06-30', 450), half('2024-12-31', 505), year)).toHaveLength(1);
  });

  it('are counted if they can be compared', () => {
    expect(comparedAcross([nine, quarter(300), year])).toEqual({ contradiction: 0, restated: 0, partsOfYear: 1 });
    expect(comparedAcross([year])).toEqual({ contradiction: 0, restated: 0, partsOfYear: 0 });
  });

  it('do not apply to balances', () => {
    const balance = (end: string, value: number) => document(end, 'balance', [['Cash', 'cash', value]], [end]);

    expect(found(balance('2024-09-30', 10), balance('2024-12-31', 50))).toEqual([]);
  });
});
