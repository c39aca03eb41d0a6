// Removed organizations that are still being erased. Stored under the platform, because their own partitions are being
// emptied.
import * as z from 'zod';
import { deadlineKey } from './deadline-index.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({
  tenant: z.string(),
  /** Since when there may be an audit log. */
  createdAt: z.string(),
  deadline: z.string(),
});
export type OrganisationErasure = z.infer<typeof Record>;

export const organisationErasureKey = (tenant: string) => key(pk(PLATFORM, 'ERASURES'), tenant);

/** Takes the place of the organization's row, and stays until nothing is left of it. */
export const organisationErasures = store<OrganisationErasure>({
  schema: Record,
  key: (_tenant, erasure) => organisationErasureKey(erasure.tenant),
  gsi1: (_tenant, { tenant, deadline }) => deadlineKey(deadline, `organisation#${tenant}`),
});
