// The drawn positions of a row's cells.
import { describe, expect, it } from 'vitest';
import { drawnCells } from '#web/features/spreadsheets/grid/cells-of-row.ts';
import { type Look, layoutOf } from '#web/features/spreadsheets/grid/layout.ts';
import { styleOf } from '#web/features/spreadsheets/grid/look-style.ts';

const layout = layoutOf({
  index: 0,
  name: 'Model',
  hidden: false,
  lastRow: 10,
  lastColumn: 6,
  widths: [],
  heights: [],
  defaultWidth: 60,
  defaultHeight: 20,
  frozenRows: 0,
  frozenColumns: 1,
  isProtected: false,
  hasGrid: true,
});
const title = { column: 1, text: 'A title over three columns' };
const merges = [{ left: 1, top: 1, right: 3, bottom: 1 }];
const cellsOf = (...cells: { column: number; text: string; look?: number }[]) =>
  new Map(cells.map((cell) => [cell.column, cell]));

describe('a merged cell', () => {
  it('continues beside the frozen columns in which it begins, until it is out of view', () => {
    const row = { row: 1, cells: cellsOf(title), merges };
    expect(drawnCells(layout, [], row, { from: 2, to: 6 })).toMatchObject([{ x: 0, width: 180 }]);
    expect(drawnCells(layout, [], row, { from: 4, to: 6 })).toEqual([]);
  });
});

describe('a long text', () => {
  it('extends over its empty neighbors, while its cell keeps its width', () => {
    const row = { row: 1, cells: cellsOf({ column: 2, text: 'long' }, { column: 4, text: 'next' }), merges: [] };
    expect(drawnCells(layout, [], row, { from: 2, to: 6 })).toMatchObject([
      { width: 60, reach: 120 },
      { width: 60, reach: 180 },
    ]);
  });
});

describe('a border', () => {
  it('is lightened on a dark canvas, but keeps the workbook’s color on a filled cell', () => {
    const left = { line: 'thin', colour: '#000000' } as const;
    const look = (values: Partial<Look>): Look => ({ left, ...values });
    expect(styleOf(look({}), {}).borderLeft).toBe('1px solid color-mix(in srgb, #000000 var(--sheet-share), white)');
    expect(styleOf(look({ fill: '#ffffff' }), {}).borderLeft).toBe('1px solid #000000');
  });
});
