// Stores organizations: one row each under their own tenant, listed for platform administrators, with usage counters.
import * as z from 'zod';
import { ORGANISATION_STATUSES } from '#shared/model/enums.ts';
import { Quotas } from '#shared/model/quota.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  website: z.string(),
  /** The address of the invitation; later the owner's. */
  email: z.string(),
  /** Verified addresses of this domain may join as guests. */
  domain: z.string(),
  status: z.enum(ORGANISATION_STATUSES),
  /** The owner's name, once there is an owner. */
  admin: z.string().optional(),
  createdAt: z.string(),
  /** Quotas set by the super admin. */
  quotas: Quotas.optional(),
  /** An outsider invited to a workspace needs approval by a member who may invite to the organization. */
  approvesOutsiders: z.boolean().optional(),
  /** Outsiders cannot be invited at all. */
  refusesOutsiders: z.boolean().optional(),
});
export type OrganisationRecord = Versioned<z.infer<typeof Record>>;

export const ORGANISATION_SK = 'ORGANISATION';
export const organisationKey = (tenant: string) => key(pk(tenant), ORGANISATION_SK);
export const organisationsPk = pk(PLATFORM, 'ORGANISATIONS');

export const organisations = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant) => organisationKey(tenant),
  gsi1: (tenant, { createdAt }) =>
    tenant === PLATFORM ? undefined : { pk: organisationsPk, sk: `${createdAt}#${tenant}` },
});

/** Counted in the transactions that change them. */
const Usage = z.object({
  members: z.number().int().default(0),
  runs: z.number().int().default(0),
  storageBytes: z.number().int().default(0),
  workspaces: z.number().int().default(0),
  /** Workspace folders. */
  folders: z.number().int().default(0),
});
export type UsageField = keyof z.infer<typeof Usage>;
export const USAGE_SK = 'USAGE';
export const usageKey = (tenant: string) => key(pk(tenant), USAGE_SK);
export const usage = store<z.infer<typeof Usage>>({ schema: Usage, key: usageKey });
