// Defines a spreadsheet of a workspace: a file, the layout of its sheets, and cells as displayed and edited.
import * as z from 'zod';
import { MAX_COLUMNS, MAX_ROWS } from '../spreadsheet/a1.ts';
import { FileRow } from './file.ts';

const Row = z.number().int().min(1).max(MAX_ROWS);
const Column = z.number().int().min(1).max(MAX_COLUMNS);
export const Merge = z.object({ left: Column, top: Row, right: Column, bottom: Row });
/** `[first, last, pixels]`: 0 if hidden. */
const Run = z.tuple([z.number().int(), z.number().int(), z.number()]);

export const SpreadsheetRow = FileRow.extend({
  /** The number of changed cells that are not saved to the file yet. */
  unsaved: z.number().int().min(0),
  lastModifiedAt: z.iso.datetime(),
}).meta({ id: 'SpreadsheetRow' });
export type SpreadsheetRow = z.infer<typeof SpreadsheetRow>;

const SIDES = ['thin', 'medium', 'thick', 'dashed', 'dotted', 'double'] as const;
const Side = z.object({ line: z.enum(SIDES), colour: z.string().optional() });
export type Side = z.infer<typeof Side>;

/** The look of cells; colors as `#rrggbb`, absent if the workbook does not set them. */
export const Look = z.object({
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
  strike: z.literal(true).optional(),
  /** Points. */
  size: z.number().optional(),
  colour: z.string().optional(),
  fill: z.string().optional(),
  across: z.enum(['left', 'center', 'right', 'fill']).optional(),
  down: z.enum(['top', 'center']).optional(),
  wrap: z.literal(true).optional(),
  indent: z.number().int().optional(),
  left: Side.optional(),
  right: Side.optional(),
  top: Side.optional(),
  bottom: Side.optional(),
});
export type Look = z.infer<typeof Look>;

export const SheetInfo = z.object({
  index: z.number().int().min(0),
  name: z.string(),
  hidden: z.boolean(),
  lastRow: z.number().int(),
  lastColumn: z.number().int(),
  widths: z.array(Run),
  heights: z.array(Run),
  defaultWidth: z.number(),
  defaultHeight: z.number(),
  /** The number of frozen rows and columns. */
  frozenRows: z.number().int(),
  frozenColumns: z.number().int(),
  isProtected: z.boolean(),
  hasGrid: z.boolean(),
});
export type SheetInfo = z.infer<typeof SheetInfo>;

export const ShownCell = z.object({
  column: Column,
  /** The text that Excel would show. */
  text: z.string(),
  /** The editable value if it differs from the text: the formula, or the full number. */
  input: z.string().optional(),
  /** Index in the workbook's list of looks; absent for the default one. */
  look: z.number().int().optional(),
  /** The color that the number format sets for this value. */
  colour: z.string().optional(),
  kind: z.enum(['number', 'truth', 'error']).optional(),
  /** Cannot be changed alone: part of an array, a table head or a protected sheet. */
  fixed: z.literal(true).optional(),
});
export type ShownCell = z.infer<typeof ShownCell>;

export const ShownRow = z.object({ row: Row, cells: z.array(ShownCell) });
export type ShownRow = z.infer<typeof ShownRow>;

/** The position of a cell. */
const Place = { sheet: z.number().int().min(0).max(1000), row: Row, column: Column };

export const EDITS = { atOnce: 5_000, unsaved: 50_000, inputLength: 32_767 } as const;

export const CellEdit = z.object({
  ...Place,
  /** As typed: `1,200`, `12%`, `2024-03-31`, `=SUM(B2:B9)`, `'007`; empty clears the cell. */
  input: z.string().max(EDITS.inputLength),
  /** Another number format, in Excel's notation. */
  format: z.string().max(255).optional(),
});
export type CellEdit = z.infer<typeof CellEdit>;

export const ChangedCell = ShownCell.extend({ sheet: Place.sheet, row: Row });
export type ChangedCell = z.infer<typeof ChangedCell>;

/** An unsaved edit: who made it, and in which version of the draft. */
export const DraftCell = CellEdit.extend({ version: z.number().int(), by: z.string() });
export type DraftCell = z.infer<typeof DraftCell>;
