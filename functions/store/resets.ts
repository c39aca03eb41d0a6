// Stores pending password resets: one row per person, the hash of the secret, valid for half an hour.
import * as z from 'zod';
import { key } from './keys.ts';
import { personPk } from './members.ts';
import { store } from './record.ts';

const Record = z.object({
  userId: z.string(),
  /** SHA-256 of the secret in the email's link; the secret itself is never stored. */
  secretHash: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  validUntil: z.number(),
});

export const resetKey = (tenant: string, userId: string) => key(personPk(tenant, userId), 'RESET');

export const resets = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, { userId }) => resetKey(tenant, userId),
  expiresAt: ({ validUntil }) => Math.ceil(validUntil / 1000),
});
