// Defines tiles: the few figures that a reader should see first.
import * as z from 'zod';
import { CITED } from './cited.ts';

export const Tile = z.object({
  label: z.string(),
  /** As shown, in the language of the report. */
  value: z.string(),
  unit: z.string().optional(),
  period: z.string().optional(),
  /** The change from the previous value. The direction is that of the figure, not a judgement. */
  change: z.object({ text: z.string(), direction: z.enum(['up', 'down', 'flat']), ...CITED }).optional(),
  ...CITED,
});
export type Tile = z.infer<typeof Tile>;

export const Figures = z.object({ kind: z.literal('figures'), tiles: z.array(Tile).min(1).max(12) });
