// How a note that leads from borrowings to net debt gives debt, cash and leases.
import { expect, it } from 'vitest';
import type { FiledStatements } from '#functions/analyses/evidence/filed-statements.ts';
import { netDebtFigures } from '#functions/analyses/evidence/net-debt-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Penlee Oysters plc';
const INCOME = madeStatement('income', [['Revenue', 'revenue', 700, 690]]);

const figuresIn = async (rows: readonly (readonly string[])[], statements = [INCOME]) => {
  const passages = [tableChunk([['£000', '2025', '2024'], ...rows], { company, section: 'Notes > Borrowings' })];
  const context = contextFor({ type: 'DCF', inputs: { company }, chunks: passages });
  const filed = [{ statements, unread: [], passages }] as unknown as readonly FiledStatements[];
  const found = await netDebtFigures({ ...context, statements: async () => filed }, { name: company });
  return found.filter(({ year }) => year === '2025').map(({ metric, value }) => [metric, value / 1000]);
};

const ROWS = [
  ['Bank loan', '3,800', '4,100'],
  ['Overdraft', '450', '600'],
  ['Cash at bank', '(725)', '(612)'],
  ['Net bank debt', '3,525', '4,088'],
  ['Lease liabilities', '1,893', '1,974'],
];

it('adds up borrowings and takes the deducted cash as positive', async () => {
  expect(await figuresIn(ROWS)).toEqual([
    ['debt', 4250],
    ['cash', 725],
    ['leases', 1893],
  ]);
});

it('is not used if the rows do not add up, or beside a balance sheet', async () => {
  const other = ROWS.map((row) => (row[0] === 'Net bank debt' ? ['Net bank debt', '3,900', '4,000'] : row));
  expect(await figuresIn(other)).toEqual([]);
  const balance = madeStatement('balance', [['Cash', 'cash', 725, 612]]);
  expect(await figuresIn(ROWS, [INCOME, balance])).toEqual([]);
});
