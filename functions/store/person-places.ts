// Builds keys of members and invitations for the sort orders other than by name.
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
/** Highest role first, in the order of workspace ranks. */
const ROLE_ORDER: readonly Role[] = [
  ROLES.owner,
  ROLES.admin,
  ROLES.adminNotCreator,
  ROLES.member,
  ROLES.superAdmin,
  ROLES.guest,
];

/** The list of admins, and the list of all others: everybody is in exactly one. */
export const adminsPk = (tenant: string): TenantPk => pk(tenant, 'MEMBERS', 'ADMINS');
export const othersPk = (tenant: string): TenantPk => pk(tenant, 'MEMBERS', 'OTHERS');

/** The index of each sort order. */
export const PERSON_INDEXES = { email: 'gsi4', role: 'gsi5', status: 'gsi6', lastActivity: 'gsi7' } as const;

type Listed = {
  readonly isAdmin: boolean;
  readonly email: string;
  readonly role: Role;
  readonly status: Person['status'];
  readonly lastActivity: string;
  /** Name and email, to break ties. */
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
