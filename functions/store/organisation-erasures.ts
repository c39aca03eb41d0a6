// Stores removed organizations that are still being erased, under the platform, because their own partitions are being
// emptied.
import * as z from 'zod';
import { deadlineKey } from './deadline-index.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({
  tenant: z.string(),
  /** The earliest time of an audit log entry. */
  createdAt: z.string(),
  deadline: z.string(),
});
export type OrganisationErasure = z.infer<typeof Record>;

export const organisationErasureKey = (tenant: string) => key(pk(PLATFORM, 'ERASURES'), tenant);

/** Replaces the organization's row until everything is erased. */
export const organisationErasures = store<OrganisationErasure>({
  schema: Record,
  key: (_tenant, erasure) => organisationErasureKey(erasure.tenant),
  gsi1: (_tenant, { tenant, deadline }) => deadlineKey(deadline, `organisation#${tenant}`),
});
