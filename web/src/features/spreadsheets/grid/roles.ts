// What the grid's boxes are to a screen reader: they are placed by pixels, which the elements of a table cannot be.
const of = <R extends string>(role: R) => ({ role, tabIndex: -1 });

export const GRID = of('grid');
export const GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'gridcell' } as const;
export const ROW_HEAD = { role: 'rowheader' } as const;
export const COLUMN_HEAD = { role: 'columnheader' } as const;
