// Splits a sheet with several tables, below or beside each other, each with its own header.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt, within } from '../grid.ts';
import { headerScore, headsIn } from './header.ts';
import { isCode } from './numbering.ts';
import { scoredLayout } from './score-layouts.ts';

/**
 * Set by hand, since too few lists with a known reading have several tables: each part must score as a list, and both
 * together more than the whole.
 */
const MIN_SCORE = 1;
const MARGIN = 1;
const MIN_HEADER = 4;
const MAX_BLOCKS = 20;

type Cut = { readonly first: Corners; readonly second: Corners; readonly heading?: string };
type Scored = { readonly sheet: GridSheet; readonly score: number; readonly hasHeader: boolean };

/** Includes the columns with dropdowns. */
const cornersOf = ({ rows, choices }: GridSheet): Corners => {
  const filled = [...rows].filter(([, { size }]) => size > 0).map(([row]) => row);
  const columns = [
    ...[...rows.values()].flatMap((cells) => [...cells.keys()]),
    ...choices.map(({ range }) => range.right),
  ];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...filled),
    bottom: Math.max(...filled),
  };
};

/** Cuts at an empty column: the part to its left, and the rest. */
const besideCuts = (sheet: GridSheet): Cut[] => {
  const whole = cornersOf(sheet);
  const wide = [...sheet.rows.values()].filter(({ size }) => size > 1);
  const used = [...new Set(wide.flatMap((cells) => [...cells.keys()]))].sort((a, b) => a - b);
  return used
    .slice(1)
    .filter((column, n) => column > (used[n] ?? column) + 1)
    .map((column) => ({ first: { ...whole, right: column - 1 }, second: { ...whole, left: column } }));
};

/** The titles above a header belong to it. */
const beginsAt = (sheet: GridSheet, header: number): number => {
  let row = header;
  while (sheet.rows.get(row - 1)?.size === 1) row -= 1;
  return row;
};

/** True for a header that is repeated above a part, except for the name of the part. */
const isSameHeader = (sheet: GridSheet, header: number, row: number): boolean => {
  const cells = [...(sheet.rows.get(row) ?? [])];
  return cells.filter(([column, text]) => text === textAt(sheet, header, column)).length > cells.length / 2;
};

/** Cuts at a later header with other words than the one before it, below an empty row or a title. */
const belowCuts = (sheet: GridSheet): Cut[] => {
  const whole = cornersOf(sheet);
  const headers = [...sheet.rows]
    .sort(([a], [b]) => a - b)
    .filter(([row, cells]) => {
      const { size } = cells;
      const [first = ''] = cells.values();
      // A row that begins with a code is an entry, whatever words it contains.
      const heads = size > 1 && !isCode(first) ? headsIn(sheet, row) : [];
      return heads.length > 1 && headerScore(heads, size) >= MIN_HEADER;
    })
    .map(([row]) => row)
    // Keeps the first line of each header.
    .filter((row, n, all) => all[n - 1] !== row - 1);
  return headers.slice(1).flatMap((row, n) => {
    const isApart = (sheet.rows.get(row - 1)?.size ?? 0) < 2;
    const top = beginsAt(sheet, row);
    if (!isApart || isSameHeader(sheet, headers[n] ?? 0, row) || top <= (headers[n] ?? 0) + 1) return [];
    const [heading] = top < row ? [...(sheet.rows.get(row - 1)?.values() ?? [])] : [];
    const named = heading === undefined ? {} : { heading };
    return [{ first: { ...whole, bottom: top - 1 }, second: { ...whole, top }, ...named }];
  });
};

const scored = (sheet: GridSheet): Scored => {
  const best = scoredLayout(sheet);
  return { sheet, score: best?.score ?? 0, hasHeader: (best?.layout.headerRow ?? 0) > 0 };
};

/** False if the second part is cut at a header but read without one: it is the rest of the table above. */
const isCutAtHeader = (first: Scored, second: Scored): boolean =>
  second.hasHeader || first.sheet.range?.top === second.sheet.range?.top;

/** All ways to cut a sheet in two. */
export const cutsIn = (sheet: GridSheet): (readonly [GridSheet, GridSheet])[] =>
  [...besideCuts(sheet), ...belowCuts(sheet)].map(({ first, second, heading }) => [
    within(sheet, first),
    { ...within(sheet, second), ...(heading === undefined ? {} : { heading }) },
  ]);

/** The parts of a sheet that are separate lists; the sheet itself if it is one list or none. */
export const blocksIn = (sheet: GridSheet, most = MAX_BLOCKS): readonly GridSheet[] => {
  if (![...sheet.rows.values()].some(({ size }) => size > 0) || sheet.areEntries || sheet.hidden || most <= 1)
    return [sheet];
  const cuts = cutsIn(sheet);
  if (cuts.length === 0) return [sheet];
  const whole = scored(sheet).score;
  // Takes the first cut that holds: comparing all cuts would take quadratic time.
  for (const [one, other] of cuts) {
    const [first, second] = [scored(one), scored(other)];
    const areLists = Math.min(first.score, second.score) >= MIN_SCORE && isCutAtHeader(first, second);
    if (areLists && first.score + second.score > whole + MARGIN)
      return [...blocksIn(one, most - 1), ...blocksIn(other, most - 1)];
  }
  return [sheet];
};
