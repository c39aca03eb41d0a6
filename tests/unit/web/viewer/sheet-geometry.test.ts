// The screen positions of a sheet's cells.
import { expect, test } from 'vitest';
import {
  boxOf,
  edgesOf,
  MAX_COLUMNS,
  ROW_HEIGHT,
  type SheetInfo,
} from '#web/components/viewer/sheet/sheet-geometry.ts';

const sheet = (values: Partial<SheetInfo>): SheetInfo => ({
  index: 0,
  name: 'P&L',
  hidden: false,
  lastRow: 10,
  lastColumn: 4,
  widths: [
    [2, 2, 100],
    [3, 3, 0],
  ],
  heights: [],
  defaultWidth: 64,
  defaultHeight: 20,
  frozenRows: 0,
  frozenColumns: 0,
  isProtected: false,
  hasGrid: true,
  ...values,
});

test("uses the workbook's column widths, and none for hidden columns", () => {
  expect(edgesOf(sheet({}))).toEqual([0, 64, 164, 164, 228]);
});

test('frames a cited range, even beyond the last used column, and cuts it outside the view', () => {
  const edges = edgesOf(sheet({ lastColumn: 1 }), 4);
  expect(boxOf(edges, { left: 2, top: 3, right: 4, bottom: 4 })).toEqual({
    left: 64,
    top: 2 * ROW_HEIGHT,
    width: 164,
    height: 2 * ROW_HEIGHT,
  });
  expect(edgesOf(sheet({ lastColumn: 16_384 }))).toHaveLength(MAX_COLUMNS + 1);
});
