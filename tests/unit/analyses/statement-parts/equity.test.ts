// Changes in equity in a report: by component, with a note behind each row, uncertain where a component does not roll forward.
import { expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import type { EquityChanges } from '#shared/model/statement.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });

const row = (
  n: number,
  label: string,
  isBalance: boolean,
  figures: readonly number[],
): EquityChanges['rows'][number] => ({
  ...{ label, isBalance, seq: 1, start: n * 20, end: n * 20 + 19 },
  figures: figures.map((value) => ({ value, shown: value.toLocaleString('en-US') })),
});

const tableWith = async (profit: number) => {
  const equityChanges: EquityChanges = {
    components: ['Common shares', 'Retained earnings', 'Total'],
    rows: [
      row(0, 'Balance at December 31, 2023', true, [10, 37_000, 47_000]),
      row(1, 'Net income', false, [0, profit, 5000]),
      row(2, 'Balance at December 31, 2024', true, [10, 42_000, 52_000]),
    ],
  };
  const balance = { ...madeStatement('balance', [['Total assets', 'totalAssets', 90_000, 80_000]]), equityChanges };
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements: [balance], ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk };
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Harbor' } });
  const { blocks } = await statements(
    { kind: 'statements', parts: ['equity'] },
    { ...context, statements: async () => [filed] },
  );
  const [table] = blocks;
  return table?.kind === 'table' ? table : undefined;
};

it('shows each row by component, with its note', async () => {
  const table = await tableWith(5000);

  expect(table?.columns.map(({ label, unit }) => [label, unit])).toEqual([
    ['Line', undefined],
    ['Common shares', undefined],
    ['Retained earnings', '$ million'],
    ['Total', '$ million'],
  ]);
  expect(table?.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Balance at December 31, 2023', '10', '37,000', '47,000'],
    ['Net income', '0', '5,000', '5,000'],
    ['Balance at December 31, 2024', '10', '42,000', '52,000'],
  ]);
  expect(table?.rows.every(([, cell]) => cell?.refs?.length === 1 && cell.check === 'verified')).toBe(true);
});

it('marks a component that does not roll forward as uncertain at its closing balance', async () => {
  const table = await tableWith(7000);

  expect(table?.rows.at(-1)?.map(({ check }) => check)).toEqual([undefined, 'verified', 'uncertain', 'verified']);
});

const CORMORANT = 'Cormorant Tools';
const factsOf = (dividends: boolean) =>
  [
    { metric: 'equity', value: 900, end: '2023-12-31', instant: true as const },
    { metric: 'equity', value: 1040, end: '2024-12-31', instant: true as const },
    { metric: 'netIncome', value: 180, end: '2023-12-31' },
    { metric: 'netIncome', value: 200, end: '2024-12-31' },
    ...(dividends ? [{ metric: 'dividends', value: 50, end: '2024-12-31' }] : []),
  ].map((one) => filed({ company: CORMORANT, unit: 'USD', ...one }));

const rolledWith = async (dividends: boolean) => {
  const context = contextFor({
    type: 'FinancialPerformance',
    inputs: { company: CORMORANT },
    facts: factsOf(dividends),
  });
  const { blocks } = await statements({ kind: 'statements', parts: ['equity'] }, context);
  const [table] = blocks;
  return table?.kind === 'table' ? table.rows.map((cells) => cells.map(({ text }) => text)) : undefined;
};

it('rolls equity from one balance sheet to the next if no statement of changes is printed', async () => {
  expect(await rolledWith(true)).toEqual([
    ['Equity at the start of the year', '900'],
    ['Net income', '200'],
    ['Dividends paid', '-50'],
    ['Other changes', '-10'],
    ['Equity at the end of the year', '1,040'],
  ]);
});

it('shows the part that no dividend line explains as one figure', async () => {
  expect((await rolledWith(false))?.slice(2)).toEqual([
    ['Dividends and other changes', '-60'],
    ['Equity at the end of the year', '1,040'],
  ]);
});
