// Price, volume and mix of a person's workbook: the right two periods, and nothing counted twice.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

type Row = readonly (string | number)[];
const bridgeOf = async (rows: readonly Row[]) => {
  const context = contextFor({
    type: 'PvmAnalysis',
    inputs: {
      grouping: 'BySegment',
      workbook: {
        fileId: 'fil_000000000001_00000000000000ff',
        columns: { item: 'Item', period: 'Period', quantity: 'Quantity', revenue: 'Revenue' },
      },
    },
    sheets: [sheetOf('Sales', [['Item', 'Period', 'Quantity', 'Revenue'], ...rows])],
  });
  const built = await compute({ kind: 'compute', calculator: 'pvm', part: 'bridge' }, context);
  const table = built.blocks.find((block) => block.kind === 'table');
  const row = table?.rows[0]?.map(({ text }) => text) ?? [];
  return { from: table?.columns[1]?.label, to: table?.columns.at(-1)?.label, before: row[1], after: row.at(-1), built };
};

describe('price, volume and mix of a workbook', () => {
  it.each([
    ['Q4 2024', 'Q1 2025'],
    ['2024년 9월', '2024년 10월'],
    ['week 9', 'week 10'],
    ['2024', '2025'],
  ])('explain the change from %s to %s', async (from, to) => {
    const found = await bridgeOf([
      ['a', from, 10, 100],
      ['a', to, 10, 150],
    ]);

    expect(found).toMatchObject({ from, to, before: '100', after: '150' });
  });

  it('read two spellings of a year as one period', async () => {
    const found = await bridgeOf([
      ['a', '2023', 10, 100],
      ['a', '2024', 10, 150],
      ['b', '2024년', 10, 50],
    ]);

    expect(found).toMatchObject({ from: '2023', to: '2024', before: '100', after: '200' });
  });

  it('draw no effect that is only a rounding error', async () => {
    const { built } = await bridgeOf([
      ['a', '2024', 10, '100,000,000'],
      ['b', '2024', 5, '80,000,000'],
      ['a', '2025', 12, '130,000,000'],
      ['b', '2025', 6, '90,000,000'],
    ]);

    const chart = built.blocks.find((block) => block.kind === 'chart')?.chart;
    const steps = chart?.type === 'waterfall' ? chart.steps.map(({ label }) => label) : [];
    expect(steps).toEqual(['2024', 'Price', 'Volume', '2025']);
  });

  it('leave totals out', async () => {
    const found = await bridgeOf([
      ['a', '2024', 10, 100],
      ['합계', '2024', 10, 100],
      ['a', '2025', 10, '1,150'],
      ['Total', '2025', 10, '1,150'],
    ]);

    expect(found).toMatchObject({ before: '100', after: '1,150' });
  });

  it('refuse a number whose comma does not separate thousands', async () => {
    const { built } = await bridgeOf([
      ['a', '2024', 10, '100,5'],
      ['a', '2025', 10, 150],
    ]);

    expect(built).toMatchObject({
      status: 'failed',
      blocks: [],
      note: expect.stringContaining('“100,5” in a isn’t a number'),
    });
  });

  it('give an item with its own unit no mix, since pieces and tonnes cannot be added', async () => {
    const { built } = await bridgeOf([
      ['Storage (m2)', '2024', 1000, 1000],
      ['Haulage (t)', '2024', 10, 500],
      ['Storage (m2)', '2025', 1000, 1000],
      ['Haulage (t)', '2025', 12, 600],
    ]);

    const table = built.blocks.find((block) => block.kind === 'table');
    const row = table?.rows[0]?.map(({ text }) => text) ?? [];
    expect(row.slice(2, 5)).toEqual(['0', '100', '0']);
  });

  it('name the largest effect on revenue in a sentence', async () => {
    const { built } = await bridgeOf([
      ['a', '2024', 10, 100],
      ['a', '2025', 10, 150],
    ]);

    const list = built.blocks.find((block) => block.kind === 'list');
    expect(list?.items[0]?.[0]?.text).toContain('the largest effect is Price, 50');
  });
});
