// Stores custom roles of an organization: all in one row, because every request reads them with the caller's
// membership.
import * as z from 'zod';
import { CustomRole } from '#shared/model/custom-role.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

export const MAX_CUSTOM_ROLES = 50;
const Record = z.object({ roles: z.array(CustomRole).max(MAX_CUSTOM_ROLES) });
export type CustomRolesRecord = Versioned<z.infer<typeof Record>>;

export const customRolesKey = (tenant: string) => key(pk(tenant), 'ROLES');
export const customRoles = store<z.infer<typeof Record>>({ schema: Record, key: customRolesKey });
