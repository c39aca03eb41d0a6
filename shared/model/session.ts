// Defines a sign-in as its owner sees it.
import * as z from 'zod';

export const Session = z.object({
  id: z.string(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** The browser's user agent. */
  agent: z.string(),
  sourceIp: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
