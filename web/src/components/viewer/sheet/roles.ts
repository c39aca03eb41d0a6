// ARIA roles for a table with absolutely positioned cells, which a table element cannot lay out.
export const tableOf = (label: string, rows: number) => ({
  role: 'table',
  'aria-label': label,
  'aria-rowcount': rows,
});
export const ROWS = { role: 'rowgroup' } as const;
export const HEADS = { role: 'row' } as const;
export const rowAt = (number: number) => ({ role: 'row', 'aria-rowindex': number });
export const COLUMN_HEAD = { role: 'columnheader' } as const;
export const ROW_HEAD = { role: 'rowheader' } as const;
export const cellAt = (column: number) => ({ role: 'cell', 'aria-colindex': column });
