// Helpers for tests of an organization: its members, their states and roles, a person who may change them, and its
// audit log.
import { expect } from 'vitest';
import type { AuditRow } from '#shared/model/audit.ts';
import type { CustomRole } from '#shared/model/custom-role.ts';
import type { Person } from '#shared/model/people.ts';
import { owner } from './alpha.ts';
import { ask, dataOf, type TestKernel } from './test-kernel.ts';

export type Rows<T> = { readonly rows: readonly T[]; readonly count: number };
export const people = async (test: TestKernel, query: Record<string, string> = {}) =>
  dataOf<Rows<Person>>(await ask(test, 'organisation.people', owner, { query: { scope: 'everybody', ...query } }));
export const status = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'organisation.personStatus', token, { params: { id }, body });
export const role = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'organisation.personRole', token, { params: { id }, body });

/** Gives a person, by default the admin, StaffEdit by a custom role. */
export const staffEditor = async (test: TestKernel, holder = 'admin') => {
  const made = await ask(test, 'organisation.addRole', owner, {
    body: { name: 'Staff', flags: ['StaffView', 'StaffEdit', 'UserView'] },
  });
  const { id } = dataOf<CustomRole>(made);
  expect((await role(test, owner, holder, { customRoleId: id })).status).toBe(200);
  return id;
};

export type Log = Rows<AuditRow> & {
  readonly cursor?: string;
  readonly names: Readonly<Record<string, string>>;
};
export const audit = async (test: TestKernel, query: Record<string, string> = {}) =>
  dataOf<Log>(await ask(test, 'organisation.audit', owner, { query }));
