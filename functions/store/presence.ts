// Stores who has something in a workspace open: a row per person, renewed while they view it.
import * as z from 'zod';
import { workspaceOf } from '#shared/model/ids.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({
  /** The id of what is open. */
  id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** In milliseconds; the table removes rows some time after they expire. */
  seenAt: z.number(),
});

/** Browsers poll every four seconds; one response may be lost. */
export const PRESENT_MS = 10_000;

export const presencePrefix = (id: string) => `PRESENT#${id}#`;
export const presencePk = (tenant: string, id: string) => workspacePk(tenant, workspaceOf(id) ?? '');

export const presence = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, { id, userId }) => key(presencePk(tenant, id), `${presencePrefix(id)}${userId}`),
  expiresAt: ({ seenAt }) => Math.ceil((seenAt + PRESENT_MS) / 1000),
});
