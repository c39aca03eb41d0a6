// Defines an email that a stage shows instead of sending it.
import * as z from 'zod';

export const InboxEmail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'InboxEmail' });
export type InboxEmail = z.infer<typeof InboxEmail>;
