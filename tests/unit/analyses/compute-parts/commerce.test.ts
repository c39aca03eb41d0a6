// Order metrics of a workbook use the columns that the person mapped, on screen and in the file.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

const BOOK = sheetOf('Shop', [
  ['Customer', 'Date', 'MRR', 'Orders', 'GMV'],
  ['a', '2025-01-05', 10, 3, 90],
  ['b', '2025-01-09', 10, 1, 30],
  ['a', '2025-02-05', 10, 1, 50],
  ['c', '2025-02-07', 10, 1, 70],
]);
const LINES = sheetOf('Lines', [
  ['Customer', 'Date', 'MRR', 'Order ID'],
  ['a', '2025-01-05', 10, '#1001'],
  ['a', '2025-01-05', 5, '#1001'],
  ['', '2025-01-09', 15, '#1002'],
  ['b', '2025-01-10', 0, '#1003'],
  ['a', '2025-02-05', -5, '#1001'],
  ['a', '2025-02-06', 30, '#1004'],
]);
const part = (name: string, columns: Readonly<Record<string, string>>, sheet = BOOK) =>
  compute(
    { kind: 'compute', calculator: 'commerce', part: name },
    contextFor({
      type: 'EcommerceMetrics',
      inputs: {
        currency: 'KRW',
        workbook: {
          fileId: 'fil_000000000001_00000000000000ff',
          columns: { customer: 'Customer', date: 'Date', recurring: 'MRR', ...columns },
        },
      },
      sheets: [sheet],
    }),
  );

describe('order metrics', () => {
  it('read merchandise value and orders from their own columns', async () => {
    const { blocks } = await part('orders', { orders: 'Orders', gross: 'GMV' });

    const table = blocks[0]?.kind === 'table' ? blocks[0] : undefined;
    expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['2025-01', '120', '4', '30', '50.0%', '0.0%'],
      ['2025-02', '120', '2', '60', '0.0%', '50.0%'],
    ]);
    expect(table?.columns[1]).toMatchObject({ unit: 'KRW' });
  });

  it('count rows as rows if the file has no such columns, and say nothing of repeated orders', async () => {
    const { blocks, note } = await part('orders', {});

    const table = blocks[0]?.kind === 'table' ? blocks[0] : undefined;
    expect(table?.columns[2]?.label).toBe('Rows');
    expect(table?.rows[0]?.map(({ text }) => text)).toEqual(['2025-01', '20', '2', '10', '0.0%']);
    expect(note).toContain('No column numbers the orders');
  });

  it('count an order of several lines once, with orders of nobody in particular and without samples', async () => {
    const { blocks, note } = await part('orders', { order: 'Order ID' }, LINES);

    const rows = blocks[0]?.kind === 'table' ? blocks[0].rows : [];
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['2025-01', '30', '2', '15', '0.0%', '0.0%'],
      ['2025-02', '30', '1', '30', '0.0%', '100.0%'],
    ]);
    expect(note).toContain('Refunds left out of the orders: 1 (sum -5).');
  });

  it('are formulas in the workbook of the bridge, and in a workbook of their own', async () => {
    const columns = { orders: 'Orders', gross: 'GMV' };
    const [bridge, orders] = [await part('bridge', columns), await part('orders', columns)];

    for (const { workbook } of [bridge, orders]) {
      const cells = workbook?.sheets.flatMap(({ lines }) => lines).flatMap(({ cells = [] }) => cells) ?? [];
      expect(cells.find((cell) => cell?.id === 'averageOrder.0')).toMatchObject({ kind: 'formula' });
    }
    expect(bridge.workbook?.sheets.map(({ id }) => id)).toContain('bridge');
  });
});
