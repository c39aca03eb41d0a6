// Ledgers with every defect at once: mapped as the form proposes, each month's revenue and each cohort's size are exact.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { proposeSheet } from '#shared/analyses/map-columns.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import { type Ledger, messyLedger } from '#tests/helpers/messy-ledger.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

const ROWS = 1500;

const tableOf = async (
  { rows }: Ledger,
  type: 'EcommerceMetrics' | 'CohortAnalysis',
  calculator: 'commerce' | 'cohorts',
  part: string,
) => {
  const plain = sheetOf('Data', rows);
  const tidied = tidySheet({
    rows: plain.rows,
    cellsOf: ({ cells }) => cells,
    withCells: (row, cells) => ({ ...row, cells }),
  });
  const sheet = { ...plain, rows: tidied };
  const field = analysisOf(type).fields.find(({ kind }) => kind === 'workbook');
  const wanted = field?.kind === 'workbook' ? field.columns : [];
  const proposed = proposeSheet(wanted, [{ name: sheet.name, grid: sheet.rows.map(({ cells }) => cells) }]);
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: proposed?.columns ?? {} };
  const context = contextFor({ type, inputs: { currency: 'KRW', grain: 'month', workbook }, sheets: [sheet] });
  const { blocks } = await compute({ kind: 'compute', calculator, part }, context);
  const table = blocks.find((block) => block.kind === 'table');
  return table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
};

const revenueIn = ({ sums }: Ledger, month: string): number =>
  [...(sums.get(month)?.values() ?? [])].reduce((all, one) => all + one, 0);

/** Customers by the first month in which payments exceed refunds. */
const cohortSizes = ({ sums }: Ledger): ReadonlyMap<string, number> => {
  const begun = new Set<string>();
  return new Map(
    [...sums.keys()].sort().map((month) => {
      const paying = [...(sums.get(month) ?? [])].filter(([, sum]) => sum > 0).map(([customer]) => customer);
      const fresh = paying.filter((customer) => !begun.has(customer));
      for (const customer of fresh) begun.add(customer);
      return [month, fresh.length];
    }),
  );
};

const digits = (text = ''): number => Number(text.replaceAll(',', ''));

describe.each([
  ['Korean', ['고객명', '결제일', '결제금액'], '소계'],
  ['Korean, of an accountant', ['거래처명', '전표일자', '공급가액'], '합계'],
  ['English', ['Client name', 'Invoice date', 'Revenue'], 'Subtotal'],
  ['Japanese', ['得意先名', '請求日', '売上高'], '小計'],
])('a messy ledger: %s', (_, heads, total) => {
  const ledger = messyLedger({ heads, total, count: ROWS });

  it('returns the exact revenue of each month', async () => {
    const rows = await tableOf(ledger, 'EcommerceMetrics', 'commerce', 'bridge');

    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect([row[0], digits(row.at(-1))]).toEqual([row[0], revenueIn(ledger, row[0] ?? '')]);
  });

  it('returns the size of each cohort', async () => {
    const rows = await tableOf(ledger, 'CohortAnalysis', 'cohorts', 'sizes');

    const sizes = cohortSizes(ledger);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect([row[0], digits(row[1])]).toEqual([row[0], sizes.get(row[0] ?? '')]);
  });
});
