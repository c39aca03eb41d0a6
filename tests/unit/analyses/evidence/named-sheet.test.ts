// The sheet named in the title of a person's own section.
import { describe, expect, it } from 'vitest';
import type { Sheet } from '#functions/analyses/builder.ts';
import { namedSheet } from '#functions/analyses/evidence/named-sheet.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const sheetOf = (name: string, rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: rows.map((cells, i) => ({
    cells,
    reference: {
      ...{ n: 1, source: 'FILES', title: 'figures.xlsx', fileId: 'fil_000000000001_00000000000000ff' },
      ...{
        locator: { sheet: name, range: `A${i + 1}` },
        quote: cells.join(' '),
        retrievedAt: '2026-10-01T00:00:00.000Z',
      },
    },
  })),
});

const CENTRES = sheetOf('센터 현황', [
  ['센터', '면적 (㎡)', '가동률'],
  ['평택 센터', '68,400', '86.0%'],
  ['송도 센터', '52,700', '88.1%'],
]);

const tablesFor = async (title: string, sheets: readonly Sheet[]) => {
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Gaon' }, sheets });
  return namedSheet({ ...context, section: { id: 'own', title } });
};

describe('a sheet that a title names', () => {
  it('is shown as a table, each figure with its row', async () => {
    const [table] = await tablesFor('센터별 가동률', [CENTRES]);

    expect(table).toMatchObject({ kind: 'table', caption: '센터 현황' });
    expect(table?.kind === 'table' && table.rows[0]?.at(-1)).toMatchObject({ text: '86.0%', check: 'verified' });
  });

  it('keeps the columns of its file, under the file name without its extension', async () => {
    const products = sheetOf('제품별_매출.csv', [
      ['제품', '2024년 매출액(백만원)', '2025년 매출액(백만원)'],
      ['호흡기', '15480', '19035'],
      ['센서', '24720', '29768'],
    ]);

    const [table] = await tablesFor('제품별 매출 추이', [products]);

    expect(table).toMatchObject({ caption: '제품별 매출' });
    expect(table?.kind === 'table' && table.columns.map(({ label }) => label)).toEqual(products.rows[0]?.cells);
  });

  it('is not found for words of another subject, or in a ledger', async () => {
    const ledger = sheetOf('센터 가동률', [
      ['센터', '가동률'],
      ...Array.from({ length: 60 }, (_, i) => [`${i}번`, '80.0%']),
    ]);

    expect(await tablesFor('퇴직금 소송', [CENTRES])).toEqual([]);
    expect(await tablesFor('센터별 가동률', [ledger])).toEqual([]);
  });
});
