// Ledgers as programs export them: with codes, numbers, states, units and rates beside the columns that are calculated.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

type Row = readonly (string | number)[];
type Part = { readonly calculator: 'pvm' | 'cohorts'; readonly part: string };

const builtOf = async (
  type: AnalysisType,
  work: Part,
  columns: Readonly<Record<string, string>>,
  rows: readonly Row[],
) => {
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
  const context = contextFor({ type, inputs: { grouping: 'BySegment', workbook }, sheets: [sheetOf('Export', rows)] });
  const built = await compute({ kind: 'compute', ...work }, context);
  const [table] = built.blocks.filter((one) => one.kind === 'table');
  return { ...built, rows: table?.rows.map((row) => row.map(({ text }) => text)) ?? [] };
};

const SALES = { customer: 'Customer', date: 'Date', revenue: 'Amount' };
const sizesOf = (head: readonly string[], rows: readonly Row[]) =>
  builtOf('CohortAnalysis', { calculator: 'cohorts', part: 'sizes' }, SALES, [
    [...Object.values(SALES), ...head],
    ...rows,
  ]);

describe('a ledger of sales', () => {
  it('is read without rows that a column beside the amounts marks as cancelled', async () => {
    const { rows, note } = await sizesOf(
      ['Status'],
      [
        ['a', '2025-01-03', 100, 'Paid'],
        ['b', '2025-01-04', 900, 'Cancelled'],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '100']]);
    expect(note).toContain('Rows left out because they are marked as Cancelled: 1 (A3; sum 900).');
  });

  it('is read with cancelled rows that reverse others', async () => {
    const { rows } = await sizesOf(
      ['상태'],
      [
        ['a', '2025-01-03', 300, '완료'],
        ['a', '2025-01-04', -100, '취소'],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '200']]);
  });

  it('counts a row once that the file repeats with its number, and equal sales of different numbers twice', async () => {
    const { rows, note } = await sizesOf(
      ['伝票No'],
      [
        ['a', '2025-01-03', 100, 'S-1'],
        ['a', '2025-01-03', 100, 'S-2'],
        ['a', '2025-01-03', 100, 'S-1'],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '200']]);
    expect(note).toContain('repeats them with the same 伝票No: 1 (A4; sum 100)');
  });

  it('counts repeated rows of an order that has several lines', async () => {
    const { rows, note } = await sizesOf(
      ['Order ID'],
      [
        ['a', '2025-01-03', 100, 'O-1'],
        ['a', '2025-01-03', 100, 'O-1'],
        ['a', '2025-01-03', 50, 'O-1'],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '250']]);
    expect(note).toContain('Duplicate rows, which were counted: 1');
  });

  it('has one customer for each code, and none for rows without one', async () => {
    const coded: Row[] = Array.from({ length: 9 }, (_, i) => [i % 2 ? '㈜가온' : '가온', '2025-01-03', 10, 'C1']);
    const { rows, note } = await sizesOf(['거래처코드'], [...coded, ['현금매출', '2025-01-04', 900, '']]);

    expect(rows).toEqual([['2025-01', '1', '90']]);
    expect(note).toContain('Names counted as one by the code in 거래처코드: 가온.');
    expect(note).toContain('(Customer): 1 (A11; sum 900)');
  });

  it('has two customers for two codes whose names differ in spelling only', async () => {
    const { rows } = await sizesOf(
      ['Customer no'],
      [
        ['Acme Inc', '2025-01-03', 100, 'C1'],
        ['ACME INC', '2025-01-04', 50, 'C2'],
      ],
    );

    expect(rows).toEqual([['2025-01', '2', '150']]);
  });

  it.each([
    [200, 'Of 1 totals, 1 equal the sum of the rows counted next to them.'],
    [1100, '1 of them equal it only with the rows left out.'],
    [777, '1 of them equal no such sum, first A5 with 777'],
  ])('is checked against its own total of %s', async (total, said) => {
    const { note } = await sizesOf(
      ['Status'],
      [
        ['a', '2025-01-03', 200, 'Paid'],
        ['b', '2025-01-04', 900, 'Void'],
        ['Total', '', '', ''],
        ['Total', '', total, ''],
      ],
    );

    expect(note).toContain(said);
  });

  it('names the sheets of the file that are not read', async () => {
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: SALES };
    const sheets = [
      sheetOf('2025', [Object.values(SALES), ['a', '2025-01-03', 200]]),
      sheetOf('Returns', [
        ['Customer', 'Day', 'Returned'],
        ['a', '2025-01-04', 20],
      ]),
    ];

    const { note } = await compute(
      { kind: 'compute', calculator: 'cohorts', part: 'sizes' },
      contextFor({ type: 'CohortAnalysis', inputs: { workbook }, sheets }),
    );

    expect(note).toContain('Sheets of the file that are not read: Returns.');
  });

  it('says when payments and refunds of a customer offset each other', async () => {
    const { rows, note } = await sizesOf(
      ['Status'],
      [
        ['a', '2025-01-03', 200, ''],
        ['b', '2025-01-04', 90, ''],
        ['b', '2025-01-05', -90, ''],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '200']]);
    expect(note).toContain('Refunds offset all payments of these customers and periods (1 in all): b (2025-01).');
  });

  it('is read without totals that are named in a column beside the others', async () => {
    const { rows } = await sizesOf(
      ['Store'],
      [
        ['a', '2025-01-03', 100, 'Mall'],
        ['b', '2025-01-04', 100, 'Subtotal'],
      ],
    );

    expect(rows).toEqual([['2025-01', '1', '100']]);
  });

  it('in several currencies is converted by the rates that its rows state', async () => {
    const { rows, note } = await sizesOf(
      ['Currency', 'FX rate'],
      [
        ['a', '2025-01-03', '£100.00', 'GBP', '1.25'],
        ['b', '2025-01-04', '$80.00', 'USD', '1'],
      ],
    );

    expect(rows).toEqual([['2025-01', '2', '205']]);
    expect(note).toContain('Amounts were converted to USD by the rate of each row in FX rate.');
  });

  it('in several currencies is refused if no rate is one', async () => {
    const { status, note } = await sizesOf(
      ['Currency', 'FX rate'],
      [
        ['a', '2025-01-03', '£100.00', 'GBP', '1.25'],
        ['b', '2025-01-04', '$80.00', 'USD', '1.1'],
      ],
    );

    expect([status, note]).toEqual(['failed', expect.stringContaining('are mixed')]);
  });
});

describe('a bridge of sales by day', () => {
  const columns = { item: 'Item', period: 'Date', quantity: 'Qty', revenue: 'Amount' };
  const bridgeOf = (head: readonly string[], rows: readonly Row[]) =>
    builtOf('PvmAnalysis', { calculator: 'pvm', part: 'bridge' }, columns, [
      [...Object.values(columns), ...head],
      ...rows,
    ]);
  const monthly = (year: number, months: number, row: (month: string) => Row): Row[] =>
    Array.from({ length: months }, (_, i) => row(`${year}-${String(i + 1).padStart(2, '0')}`));
  const sold = (quantity: number, revenue: number) => (month: string) => ['Bolt', `${month}-05`, quantity, revenue];

  it('compares the last two whole years', async () => {
    const { rows } = await bridgeOf(
      [],
      [...monthly(2023, 12, sold(1, 10)), ...monthly(2024, 12, sold(2, 30)), ...monthly(2025, 5, sold(9, 90))],
    );

    expect(rows[0]).toEqual(['Total', '120', '120', '120', '0', '0', '0', '360']);
  });

  it('is refused if only one year is whole', async () => {
    const { note } = await bridgeOf([], [...monthly(2024, 12, sold(2, 30)), ...monthly(2025, 5, sold(9, 90))]);

    expect(note).toContain('At least 2 periods are needed; there are 1.');
  });

  const boxed = (unit: string, pack: number | string) => [
    ...monthly(2023, 12, sold(10, 100)).map((row) => [...row, 'EA', '']),
    ...monthly(2024, 12, sold(1, 95)).map((row) => [...row, unit, pack]),
  ];

  it.each([
    ['BOX', 10],
    ['BOX10', ''],
  ])('converts %s to pieces', async (unit, pack) => {
    const { rows, note } = await bridgeOf(['단위', '입수'], boxed(unit, pack));

    expect(rows[0]).toEqual(['Total', '1,200', '-60', '0', '0', '0', '0', '1,140']);
    expect(note).toContain(`${unit} → EA`);
  });

  it.each([
    ['nothing says how many', ''],
    ['prices contradict it', 100],
  ])('is refused in several units if %s', async (_, pack) => {
    const { note } = await bridgeOf(['단위', '입수'], boxed('BOX', pack));

    expect(note).toContain('Quantities of Bolt are in several units (EA, BOX)');
  });
});
