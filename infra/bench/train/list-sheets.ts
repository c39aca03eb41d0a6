// Invented lists with a known reading: sheets as tables of text, with the header and columns of each block.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { type GridSheet, plainSheet } from '#functions/checklists/grid.ts';
import type { Kind } from '#functions/checklists/read/kinds.ts';
import { type Corners, columnNumber, cornersOf } from '#shared/spreadsheet/a1.ts';
import { Block, type KnownSheet } from './known-sheet.ts';
import { madeSheet } from './made-lists.ts';

const Sheet = z.object({
  name: z.string(),
  lines: z.array(z.array(z.string())),
  merges: z.array(z.string()).default([]),
  choices: z.array(z.tuple([z.string(), z.array(z.string())])).default([]),
  hiddenColumns: z.array(z.string()).default([]),
  hiddenRows: z.array(z.number()).default([]),
  hidden: z.boolean().default(false),
  /** The cells of a protected sheet that accept a value. */
  open: z.array(z.string()).optional(),
  width: z.number().optional(),
  heading: z.string().optional(),
  areEntries: z.boolean().optional(),
  /** Empty if the sheet asks nothing. */
  blocks: z.array(Block),
  /** Cells of known kind: "!" marks a document request, "?" a question. */
  questions: z.array(z.string()).optional(),
});
const Lists = z.array(z.object({ name: z.string(), format: z.string(), sheets: z.array(Sheet) }));

const FOLDER = join(import.meta.dirname, 'samples');

const corners = (text: string): Corners[] => {
  const found = cornersOf(text);
  return found ? [found] : [];
};

const kindsIn = (questions: readonly string[] = []): Map<string, Kind> =>
  new Map(
    questions
      .filter((cell) => /[!?]$/.test(cell))
      .map((cell) => [cell.slice(0, -1), cell.endsWith('!') ? 'request' : 'question']),
  );

const gridOf = (sheet: z.infer<typeof Sheet>): GridSheet => {
  const hidden = new Set(sheet.hiddenColumns.map(columnNumber));
  const rows = new Set(sheet.hiddenRows);
  const open = new Set(sheet.open?.flatMap((cell) => corners(cell).map(({ top, left }) => `${top} ${left}`)));
  return {
    ...plainSheet(sheet.name, sheet.lines),
    hidden: sheet.hidden,
    merges: sheet.merges.flatMap(corners),
    choices: sheet.choices.flatMap(([range, values]) => corners(range).map((one) => ({ range: one, values }))),
    isHiddenColumn: (column) => hidden.has(column),
    isHiddenRow: (row) => rows.has(row),
    isProtected: sheet.open !== undefined,
    isOpen: (row, column) => sheet.open === undefined || open.has(`${row} ${column}`),
    ...(sheet.width === undefined ? {} : { width: sheet.width }),
    ...(sheet.heading === undefined ? {} : { heading: sheet.heading }),
    ...(sheet.areEntries ? { areEntries: true } : {}),
  };
};

const setsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [basename(name, '.json'), join(folder, name)] as const);

const OWN = new Map(setsIn(FOLDER));
/** FOOTNOTE_CHECK_LISTS: a folder of lists of other writers, which are read by the weights and not learned from. */
const OTHERS = new Map(process.env.FOOTNOTE_CHECK_LISTS ? setsIn(process.env.FOOTNOTE_CHECK_LISTS) : []);

const MADE = 'made';
const MADE_COUNT = 500;

export const SETS: readonly string[] = [...OWN.keys(), MADE].sort();
export const CHECKED: readonly string[] = [...OTHERS.keys()].sort();

export const knownSheets = (set: string): KnownSheet[] => {
  if (set === MADE) return Array.from({ length: MADE_COUNT }, (_, seed) => madeSheet(MADE, seed));
  return Lists.parse(JSON.parse(readFileSync(OWN.get(set) ?? OTHERS.get(set) ?? '', 'utf8'))).flatMap(
    ({ name, sheets }) =>
      sheets.map((sheet) => ({
        set,
        list: `${set} ${name}`,
        grid: gridOf(sheet),
        blocks: sheet.blocks,
        asked: kindsIn(sheet.questions),
      })),
  );
};
