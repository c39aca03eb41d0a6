// Organisations: one row each, under their own tenant.
import * as z from 'zod';
import { key, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  website: z.string(),
  email: z.string(),
  createdAt: z.string(),
});

export const organisationKey = (tenant: string) => key(pk(tenant), 'ORGANISATION');

export const organisations = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant) => organisationKey(tenant),
});
