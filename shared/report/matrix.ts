// Defines a matrix: rows by columns of short cited cells, for comparisons.
import * as z from 'zod';
import { CITED } from './cited.ts';

/** A tick, a text, a figure, or a tick with a text. `unknown`: the evidence does not state it. */
const MatrixCell = z.object({
  mark: z.enum(['yes', 'no', 'partial', 'unknown']).optional(),
  text: z.string().optional(),
  ...CITED,
});
export type MatrixCell = z.infer<typeof MatrixCell>;

export const Matrix = z.object({
  kind: z.literal('matrix'),
  caption: z.string().optional(),
  /** The header of the first column. */
  corner: z.string().optional(),
  columns: z.array(z.string()).min(1),
  /** The note below: how to read it. */
  note: z.string().optional(),
  rows: z.array(z.object({ label: z.string(), ...CITED, cells: z.array(MatrixCell) })),
});
