// Keys of members and invitations in the sort orders other than by name.
import { ROLES, type Role } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import type { TenantPk } from '../ports/table.ts';
import { pk } from './keys.ts';

export const STATUS_ORDER: Readonly<Record<Person['status'], number>> = {
  active: 0,
  awaiting: 1,
  invited: 2,
  deactivated: 3,
};
/** From the top, as ranks of a workspace have them. */
const ROLE_ORDER: readonly Role[] = [
  ROLES.owner,
  ROLES.admin,
  ROLES.adminNotCreator,
  ROLES.member,
  ROLES.superAdmin,
  ROLES.guest,
];

/** Those whom the list of admins shows, and the rest: everybody is in one of the two. */
export const adminsPk = (tenant: string): TenantPk => pk(tenant, 'MEMBERS', 'ADMINS');
export const othersPk = (tenant: string): TenantPk => pk(tenant, 'MEMBERS', 'OTHERS');

/** The index of each order. */
export const PERSON_INDEXES = { email: 'gsi4', role: 'gsi5', status: 'gsi6', lastActivity: 'gsi7' } as const;

type Listed = {
  readonly isAdmin: boolean;
  readonly email: string;
  readonly role: Role;
  readonly status: Person['status'];
  readonly lastActivity: string;
  /** By name and email: between equal ones. */
  readonly order: string;
};

export const personPlaces = <T>(listed: (record: T) => Listed) => {
  const by = (sortKey: (of: Listed) => string) => (tenant: string, record: T) => {
    const of = listed(record);
    return { pk: of.isAdmin ? adminsPk(tenant) : othersPk(tenant), sk: sortKey(of) };
  };
  return {
    gsi4: by(({ email }) => email),
    gsi5: by(({ role, order }) => `${ROLE_ORDER.indexOf(role)}#${order}`),
    gsi6: by(({ status, order }) => `${STATUS_ORDER[status]}#${order}`),
    gsi7: by(({ lastActivity, order }) => `${lastActivity}#${order}`),
  };
};
