// The tables outside the statements as grids of figures, for checking what rows and columns state.
import type { GridCell, GridRow } from '#shared/finance/tie-out/computed-columns.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readTable } from './read-table.ts';
import { printedNumber } from './statements/numbers.ts';
import type { Value } from './table.ts';

const PERCENT = /[%％]/;
/** Percentage points are not quotients of amounts. */
const POINTS = /%\s?p\b|％ポイント|\bpp\b|\bbps?\b/i;

const cellOf = ({ text, column }: Value): GridCell | undefined => {
  const head = column?.label ?? '';
  if (POINTS.test(text) || POINTS.test(head)) return undefined;
  const value = printedNumber(text.replaceAll(/[%％]/g, ''));
  if (value === undefined || !/\d/.test(text)) return undefined;
  return { value, shown: text, isPercent: PERCENT.test(text) || PERCENT.test(head) };
};

export const gridOf = (chunk: Chunk): GridRow[] =>
  readTable(chunk).rows.map(({ label, start, end, values }) => ({
    label,
    seq: chunk.seq,
    start,
    end,
    cells: new Map(
      values.flatMap((value) => {
        const cell = cellOf(value);
        return cell ? [[value.index, cell]] : [];
      }),
    ),
  }));
