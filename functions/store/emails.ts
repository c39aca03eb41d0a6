// Stores which account an email address belongs to. Read before the tenant is known, so stored under the platform by
// the address's hash.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Table } from '../ports/table.ts';
import { EMAIL_SK, key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({
  /** Hash of the address in lower case. */
  hash: z.string(),
  tenant: z.string(),
  /** `undefined` while a sign-up holds the address. */
  userId: z.string().optional(),
  /** Until when that sign-up holds the address (epoch milliseconds), so that an interrupted sign-up releases it. */
  heldUntil: z.number().optional(),
});

const keyOfHash = (hash: string) => key(pk(PLATFORM, 'EMAIL', hash), EMAIL_SK);

export const emailHash = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
export const emailKey = (email: string) => keyOfHash(emailHash(email));

/** One row per address on the whole platform, because an account belongs to one organization. */
export const emails = store<z.infer<typeof Record>>({ schema: Record, key: (_tenant, { hash }) => keyOfHash(hash) });

export type PersonOfEmail = { readonly tenant: string; readonly userId: string };

/** `undefined` for an address without an account. */
export const personOfEmail = async (
  table: Pick<Table, 'getMany'>,
  email: string,
): Promise<PersonOfEmail | undefined> => {
  const [item] = await table.getMany([emailKey(email)]);
  const { tenant, userId } = item ? emails.read(item) : {};
  return tenant && userId ? { tenant, userId } : undefined;
};
