// Stores custom roles: named sets of flags. All of an organization's roles are in one row, read with every caller.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { CustomRole } from '#shared/model/custom-role.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { type CustomRolesRecord, customRoles, customRolesKey, MAX_CUSTOM_ROLES } from '../../store/custom-roles.ts';
import { nameOf } from '../../store/members.ts';
import { sameName } from '../../store/tags.ts';
import type { Caller } from '../caller.ts';
import { newCustomRoleId } from '../ids.ts';

type Reach = Pick<Table, 'getMany' | 'write'>;
type Roles = readonly CustomRole[];

const MAX_ATTEMPTS = 5;

/** Changes the current list; a concurrent change is merged by retrying. */
const changeRoles = async (table: Reach, { tenant, customRoles: read }: Caller, change: (roles: Roles) => Roles) => {
  let current: CustomRolesRecord | undefined = read;
  for (let tries = 1; ; tries += 1) {
    const roles = [...change(current?.roles ?? [])];
    const put = customRoles.row(tenant, { roles }, current?.version);
    try {
      return await table.write({ put, if: current ? { version: current.version } : 'absent' });
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === MAX_ATTEMPTS) throw error;
    }
    const [item] = await table.getMany([customRolesKey(tenant)]);
    current = item && customRoles.read(item);
  }
};

const requireUnique = (roles: Roles, name: string, id?: string): void => {
  if (roles.some((role) => role.id !== id && sameName(role.name) === sameName(name))) throw new AppError('nameExists');
};

export const listRoles = (
  { customRoles: read }: Caller,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const roles = read?.roles ?? [];
  return { rows: roles.slice(offset, offset + limit), count: roles.length };
};

type Ports = { readonly table: Reach; readonly clock: Clock; readonly random: Random };

/** Throws nameExists, or badInput at the maximum number of roles. */
export const addRole = async (
  ports: Ports,
  caller: Caller,
  wanted: Parsed<'organisation.addRole', 'body'>,
): Promise<CustomRole> => {
  const made = {
    ...wanted,
    flags: [...new Set(wanted.flags)],
    id: newCustomRoleId(ports),
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: new Date(ports.clock.now()).toISOString(),
    version: 1,
  };
  await changeRoles(ports.table, caller, (roles) => {
    requireUnique(roles, made.name);
    if (roles.length >= MAX_CUSTOM_ROLES) throw new AppError('badInput', { field: 'name' });
    return [...roles, made];
  });
  return made;
};

const changed = (role: CustomRole, wanted: Parsed<'organisation.updateRole', 'body'>): CustomRole => {
  const { name = role.name, description = role.description, flags = role.flags, version } = wanted;
  if (version !== undefined && version !== role.version) throw new AppError('stale', {}, role);
  return { ...role, name, description, flags: [...new Set(flags)], version: role.version + 1 };
};

export const updateRole = async (
  table: Reach,
  caller: Caller,
  { id }: CustomRole,
  wanted: Parsed<'organisation.updateRole', 'body'>,
): Promise<CustomRole> => {
  let made: CustomRole | undefined;
  await changeRoles(table, caller, (roles) => {
    const role = roles.find((one) => one.id === id);
    if (!role) throw new AppError('notFound');
    const next = changed(role, wanted);
    requireUnique(roles, next.name, id);
    made = next;
    return roles.map((one) => (one.id === id ? next : one));
  });
  if (!made) throw new AppError('notFound');
  return made;
};

/** Members who had the custom role get the flags of their own role again. */
export const deleteRole = (table: Reach, caller: Caller, { id }: CustomRole): Promise<void> =>
  changeRoles(table, caller, (roles) => roles.filter((role) => role.id !== id));
