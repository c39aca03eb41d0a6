// The table of products from a workbook that lists them, and the one that grew fastest.
import { describe, expect, it } from 'vitest';
import { products } from '#functions/analyses/products.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const builtOf = (rows: readonly (readonly (string | number)[])[]) => {
  const facts = [filed({ company: 'Fern Dairy', metric: 'revenue', value: 9_000_000, end: '2025-12-31', unit: 'GBP' })];
  const sheets = [sheetOf('Lines', rows, 'dairy lines.xlsx')];
  return products(
    { kind: 'products' },
    contextFor({ type: 'ProductPortfolio', inputs: { company: 'Fern Dairy' }, facts, sheets }),
  );
};

describe('the products', () => {
  it('are listed with the growth of what the list gives for two years', async () => {
    const { blocks } = await builtOf([
      ['Product', 'Sales 2024 (GBP million)', 'Sales 2025 (GBP million)', 'Gross margin 2025 (%)'],
      ['Butter', 2.0, 2.2, 31],
      ['Yoghurt', 3.0, 3.9, 44],
      ['Milk', 2.9, 2.9, 12],
      ['Total', 7.9, 9.0, 28],
    ]);
    const [table] = blocks;

    expect(table?.kind === 'table' && table.rows.map((row) => row.at(-1)?.text)).toEqual([
      '10.0%',
      '30.0%',
      '0.0%',
      '13.9%',
    ]);
    expect(blocks.flatMap(sentencesOf)[0]?.text).toBe(
      'Of the 3 products listed, Yoghurt grew fastest: sales by 30.0%.',
    );
  });

  it('are those of the last year, if the list has a row for each year', async () => {
    const { blocks } = await builtOf([
      ['Year', 'Service', 'Revenue'],
      ['2024', 'Bottling', 40],
      ['2025', 'Bottling', 50],
      ['2024', 'Cold storage', 20],
      ['2025', 'Cold storage', 21],
    ]);
    const [table] = blocks;

    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Bottling', '50', '25.0%'],
      ['Cold storage', '21', '5.0%'],
    ]);
  });

  it('are not read from a list of customers, or from a ledger', async () => {
    const customers = [
      ['Customer', 'Product', 'Sales'],
      ['Alder', 'Butter', 3],
      ['Birch', 'Milk', 2],
      ['Cedar', 'Cream', 1],
    ];
    const ledger = [
      ['Product', 'Sales'],
      ['Butter', 3],
      ['Milk', 2],
      ['Butter', 1],
    ];

    expect((await builtOf(customers)).blocks[0]?.kind).toBe('notice');
    expect((await builtOf(ledger)).blocks[0]?.kind).toBe('notice');
  });
});
