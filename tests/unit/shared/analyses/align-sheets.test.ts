// Sheets of one ledger that list the same columns in another order.
import { describe, expect, it } from 'vitest';
import { alignSheets } from '#shared/analyses/align-sheets.ts';

type Rows = readonly (readonly string[])[];
const aligned = (...sheets: Rows[]) =>
  alignSheets(
    sheets.map((rows, i) => ({ name: String(i), rows })),
    { cellsOf: (cells) => cells, withCells: (_, cells) => cells },
  ).map(({ rows }) => rows);

const FIRST = [['Sales 2024'], ['No', 'Arrival', 'Customer', 'Amount'], ['A1', '45293', 'a', '10']];

describe('sheets with the same columns', () => {
  it('are brought to the order of the first, and a renamed column of the same kind to its name', () => {
    const [, second] = aligned(FIRST, [
      ['Sales 2025'],
      ['Amount', 'Customer', 'Check-in', 'No'],
      ['20', 'b', '2025-01-02', 'B1'],
    ]);

    expect(second).toEqual([['Sales 2025'], FIRST[1], ['B1', '2025-01-02', 'b', '20']]);
  });

  it.each([
    ['two columns have other names', ['Total', 'Client', 'Arrival', 'No']],
    ['the column with another name is of another kind', ['Amount', 'Customer', 'Remark', 'No']],
    ['the column with another name is in another unit', ['Amount (USD thousand)', 'Customer', 'Arrival', 'No']],
    ['one has more columns', ['Amount', 'Customer', 'Arrival', 'No', 'Tax']],
  ])('stay as they are if %s', (_, head) => {
    const other = [head, ['20', 'b', 'none', 'B1']];

    expect(aligned(FIRST, other)[1]).toBe(other);
  });
});
