// Defines who else has a workbook, checklist or report open.
import * as z from 'zod';

export const Presence = z.object({
  /** Excludes the caller. */
  people: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** The version of what is open, which increases with every change. */
  version: z.number().int(),
});
export type Presence = z.infer<typeof Presence>;
