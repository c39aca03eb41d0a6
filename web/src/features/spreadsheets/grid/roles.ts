// ARIA roles of the grid's boxes, which are positioned by pixels as table elements cannot be.
export const GROUP = { role: 'rowgroup' } as const;
export const ROW_HEAD = { role: 'rowheader' } as const;

export const grid = (name: string, rows: number, columns: number) => ({
  role: 'grid',
  'aria-label': name,
  'aria-rowcount': rows,
  'aria-colcount': columns,
});
export const row = (number: number, isThere: boolean) => ({
  role: 'row',
  'aria-rowindex': number,
  'aria-busy': isThere ? undefined : true,
});
export const cell = (column: number) => ({ role: 'gridcell', 'aria-colindex': column });
export const columnHead = (column: number) => ({ role: 'columnheader', 'aria-colindex': column });
export const HEAD_ROW = { role: 'row' } as const;
