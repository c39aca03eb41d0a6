// Builds all table keys: each begins with its tenant.
import type { Key, TenantPk } from '../ports/table.ts';

/** The reserved tenant of the platform, for lookups made before a tenant is known. */
export const PLATFORM = 'platform';

export const pk = (tenant: string, ...parts: readonly string[]): TenantPk => {
  if (!/^[a-z0-9_-]{3,40}$/.test(tenant)) throw new Error('a tenant id is 3 to 40 of a-z, 0-9, _ and -');
  return ['ORG', tenant, ...parts].join('#') as TenantPk;
};

/** Defined here, because the guard knows these rows without their stores. */
export const INVITATION_SK = 'INVITATION';
export const EMAIL_SK = 'EMAIL';

export const key = (tenantPk: TenantPk, sk: string): Key => ({ pk: tenantPk, sk });
