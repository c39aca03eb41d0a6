// Who else has a workbook, a checklist or a report open.
import * as z from 'zod';

export const Presence = z.object({
  /** Without the caller. */
  people: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** Of what is open: it grows when somebody changes it. */
  version: z.number().int(),
});
export type Presence = z.infer<typeof Presence>;
