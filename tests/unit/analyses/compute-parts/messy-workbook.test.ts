// Sheets as people keep them: periods side by side, two header rows, subtotals, text numbers, trailing spaces; figures are exact.
import { describe, expect, it } from 'vitest';
import type { Sheet } from '#functions/analyses/builder.ts';
import { compute } from '#functions/analyses/compute.ts';
import { proposeSheet } from '#shared/analyses/map-columns.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

const readAs = (rows: readonly (readonly string[])[]): Sheet => {
  const sheet = sheetOf('Sales', rows);
  const tidied = tidySheet({
    rows: sheet.rows,
    cellsOf: ({ cells }) => cells,
    withCells: (row, cells) => ({ ...row, cells }),
  });
  return { ...sheet, rows: tidied };
};

/** Maps the sheet as the form proposes, then computes. */
const bridgeOf = async (rows: readonly (readonly string[])[]) => {
  const sheet = readAs(rows);
  const field = analysisOf('PvmAnalysis').fields.find(({ kind }) => kind === 'workbook');
  const wanted = field?.kind === 'workbook' ? field.columns : [];
  const proposed = proposeSheet(wanted, [{ name: sheet.name, grid: sheet.rows.map(({ cells }) => cells) }]);
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: proposed?.columns ?? {} };
  const context = contextFor({ type: 'PvmAnalysis', inputs: { grouping: 'BySegment', workbook }, sheets: [sheet] });
  const { blocks, note } = await compute({ kind: 'compute', calculator: 'pvm', part: 'bridge' }, context);
  const table = blocks.find((block) => block.kind === 'table');
  const row = table?.kind === 'table' ? table.rows[0] : undefined;
  return { missing: proposed?.missing, figures: row?.slice(1).map(({ text }) => text), note };
};

describe.each([
  [
    'Korean, quantities and revenue below each year',
    [
      ['2024년 제품별 매출'],
      ['제품', '부문', '2023년', '', '2024년', ''],
      ['', '', '수량', '매출액', '수량', '매출액'],
    ],
    ['소계', '합계'],
  ],
  [
    'English, years below each measure',
    [
      ['Product', 'Segment', 'Units', '', 'Revenue', ''],
      ['', '', 'FY2023', 'FY2024', 'FY2023', 'FY2024'],
    ],
    ['Subtotal', 'Grand total'],
  ],
  [
    'Japanese, one header row',
    [['製品', '部門', '2023年度 数量', '2023年度 売上高', '2024年度 数量', '2024年度 売上高']],
    ['小計', '合計'],
  ],
] as const)('a wide sheet: %s', (name, head, [subtotal, total]) => {
  const body = [
    ['widget ', 'A', '100', '1,000 ', '120', '1,320'],
    [' gadget', 'A', '50', '2,500', '40', '2,200'],
    [subtotal, '', '150', '3,500', '160', '3,520'],
    ['gizmo', 'B', '10', '400', '10', '(100)'],
    [total, '', '160', '3,900', '170', '3,420'],
  ];
  // The quantities of both years are side by side, the years below them.
  const laid = name.startsWith('English')
    ? body.map(([a = '', b = '', q = '', r = '', s = '', t = '']) => [a, b, q, s, r, t])
    : body;

  it('is mapped without a correction, and gives the exact change', async () => {
    const { missing, figures, note } = await bridgeOf([...head, ...laid]);

    expect(missing).toEqual([]);
    expect([figures?.[0], figures?.at(-1)]).toEqual(['3,900', '3,420']);
    expect(note).toMatch(/Total rows left out/);
  });
});
