// The edits that result from changing a block of cells.
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import {
  clearing,
  copied,
  filling,
  formatting,
  type InputAt,
  pasted,
  pasting,
} from '#web/features/spreadsheets/edit/block-edits.ts';
import { contentOf } from '#web/features/spreadsheets/edit/use-cells.ts';

const range = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const A1 = range(1, 1, 1, 1);
const named: InputAt = (row, column) => `r${row}c${column}`;
const inputs = (edits: readonly { input: string }[]) => edits.map(({ input }) => input);

describe('a block', () => {
  it('is pasted once, or repeated into a selection of a whole multiple of its size', () => {
    expect(pasted(range(2, 2, 2, 2), [['a', 'b']])).toEqual(range(2, 2, 3, 2));
    expect(pasted(range(1, 1, 3, 2), [['a', 'b']])).toEqual(range(1, 1, 2, 1));
    const twice = pasted(range(1, 1, 2, 2), [['a', 'b']]);
    expect(inputs(pasting(0, twice, [['a', 'b']]))).toEqual(['a', 'b', 'a', 'b']);
  });

  it('clears old cells if its lines have different lengths', () => {
    const block = [['a'], ['b', 'c']];
    expect(inputs(pasting(0, pasted(A1, block), block))).toEqual(['a', '', 'b', 'c']);
  });

  it('moves its references inside the workbook, but not those copied from elsewhere', () => {
    const block = [['=A1+$B$1']];
    const to = pasted(range(3, 5, 3, 5), block);
    expect(inputs(pasting(0, to, block, A1))).toEqual(['=C5+$B$1']);
    expect(inputs(pasting(0, to, block))).toEqual(['=A1+$B$1']);
  });

  it('is unchanged if it is pasted where it was copied', () => {
    const corner = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(corner, corner, corner, corner, (left, top, width, height) => {
        const from = range(left, top, left + width, top + height);
        const { inputs: block } = copied(from, named);
        const edits = pasting(0, pasted(from, block), block, from);
        expect(edits.every(({ row, column, input }) => input === named(row, column))).toBe(true);
        expect(edits).toHaveLength(clearing(0, from).length);
      }),
    );
  });

  it('fills in every direction, and is not changed itself', () => {
    const source = range(2, 2, 2, 3);
    expect(filling(0, source, range(2, 2, 2, 5), named).map(({ row, input }) => [row, input])).toEqual([
      [4, 'r2c2'],
      [5, 'r3c2'],
    ]);
    expect(filling(0, source, range(2, 1, 2, 3), named).map(({ row, input }) => [row, input])).toEqual([[1, 'r3c2']]);
    expect(inputs(filling(0, A1, range(1, 1, 2, 1), () => '=A1'))).toEqual(['=B1']);
  });

  it('keeps its values if it gets another format', () => {
    expect(formatting(0, A1, '0.0%', named)).toEqual([{ sheet: 0, row: 1, column: 1, input: 'r1c1', format: '0.0%' }]);
  });
});

describe('a selection', () => {
  const sheet = { lastRow: 20, lastColumn: 4 };
  const store = (row: number, column: number) => ({ reach: () => ({ row, column }) });

  it('of a whole column or row ends with its content, including typed cells', () => {
    expect(contentOf(sheet, store(0, 0), range(2, 1, 2, 120))).toEqual(range(2, 1, 2, 20));
    expect(contentOf(sheet, store(33, 0), range(2, 1, 2, 120))).toEqual(range(2, 1, 2, 33));
    expect(contentOf(sheet, store(0, 0), range(1, 5, 16, 5))).toEqual(range(1, 5, 4, 5));
  });

  it('of some cells is unchanged, even below the content', () => {
    expect(contentOf(sheet, store(0, 0), range(2, 30, 3, 35))).toEqual(range(2, 30, 3, 35));
  });
});
