// The authorisation matrix, generated from the contract: every row x every kind of caller x every kind of workspace.
import { describe, expect, it } from 'vitest';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ACCESS, type Access, ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import type { IdKind } from '#shared/model/ids.ts';
import {
  addPerson,
  ask,
  edgeOf,
  populated,
  projectIdOf,
  routeNames,
  type TestKernel,
  tokenOf,
} from '../helpers/test-kernel.ts';
import { idsOf, VALID } from './inputs.ts';

/** The decisions of the design card, written a second time and by hand: which roles may do what a row demands. */
const ALLOWED: Readonly<Record<string, readonly Role[]>> = {
  signedIn: [1, 2, 3, 4, 5, 6],
  'project.list': [2, 3, 4, 5, 6],
  'project.create': [2, 3, 4],
  'project.read': [2, 3, 4, 5, 6],
  'project.manage': [2, 3, 6],
  'folder.write': [2, 3, 4, 6],
  'people.read': [2, 3, 4, 6],
  'people.write': [2, 3, 6],
  'staff.read': [1, 2, 3, 6],
  'staff.write': [2],
  'role.read': [2, 3, 6],
  'role.write': [2],
  'tag.read': [2, 3, 4, 5, 6],
  'tag.write': [2],
  'audit.read': [1, 2, 3, 6],
  'credits.read': [2],
  'platform.manage': [1],
  'file.read': [2, 3, 4, 5, 6],
  'file.write': [2, 3, 4, 6],
  'search.read': [2, 3, 4, 5, 6],
  'search.ask': [2, 3, 4, 6],
  export: [2, 3, 4, 6],
};
/** Rows that allow less than their rule, because of what they are asked about: the folder is the owner's. */
const NARROWER: Partial<Record<RouteName, readonly Role[]>> = {
  'projects.updateFolder': [2, 3, 6],
  'projects.deleteFolder': [2, 3, 6],
};
const seesLimited: readonly Role[] = [ROLES.owner, ROLES.admin, ROLES.adminNotCreator];
const OF_A_PROJECT: readonly IdKind[] = ['project', 'file', 'upload', 'search', 'answer', 'membership'];

type Cell = {
  readonly role: Role;
  readonly state: 'active' | 'deactivated' | 'deleted';
  /** Of what is asked about; where nothing is named, of the caller. */
  readonly tenant: 'alpha' | 'beta';
  readonly access: Access;
  readonly isMember: boolean;
};

const kindsOf = (row: Route) => (row.ids ?? []).map(({ kind }) => kind);
const isBound = (row: Route) => kindsOf(row).some((kind) => OF_A_PROJECT.includes(kind));
/** The rows whose only id is optional and not sent by the valid input name nothing. */
const names = (name: RouteName, row: Route) =>
  kindsOf(row).length > 0 && name !== 'projects.create' && !kindsOf(row).includes('organisation');

const expected = (name: RouteName, row: Route, { role, state, tenant, access, isMember }: Cell): number | 'ok' => {
  if (state !== 'active') return 401;
  if (names(name, row) && (tenant === 'beta' || role === ROLES.superAdmin)) return 404;
  const visible = access === ACCESS.all || (access === ACCESS.limited && (isMember || seesLimited.includes(role)));
  if (isBound(row) && !visible) return 404;
  return (NARROWER[name] ?? ALLOWED[row.rule])?.includes(role) ? 'ok' : 403;
};

const cells = (row: Route): Cell[] =>
  Object.values(ROLES).flatMap((role) =>
    (['active', 'deactivated', 'deleted'] as const).flatMap((state) =>
      (['alpha', 'beta'] as const).flatMap((tenant) =>
        (isBound(row) ? Object.values(ACCESS) : [ACCESS.all]).flatMap((access) =>
          (isBound(row) ? [false, true] : [false]).map((isMember) => ({ role, state, tenant, access, isMember })),
        ),
      ),
    ),
  );

const callersTenant = (name: RouteName, row: Route, { role, tenant }: Cell) =>
  role === ROLES.superAdmin ? 'platform' : names(name, row) ? 'alpha' : tenant;
const userIdOf = ({ role, state, isMember }: Cell) => `${role}-${state}-${isMember}`;

/** Everybody of the cells, the members of the limited workspace among them. */
const world = async (row: Route): Promise<TestKernel> => {
  const test = await populated();
  const limited = projectIdOf('alpha', ACCESS.limited);
  const everybody = new Map(cells(row).map((cell) => [userIdOf(cell), cell]));
  for (const [userId, { role, state, isMember }] of everybody) {
    if (state === 'deleted') continue;
    const status = state === 'active' ? STATUS.active : STATUS.inactive;
    const tenants = role === ROLES.superAdmin ? ['platform'] : ['alpha', 'beta'];
    for (const tenant of tenants) await addPerson(test.table, tenant, userId, role, status);
    if (isMember && role !== ROLES.superAdmin) await test.table.write({ put: edgeOf('alpha', limited, userId, role) });
  }
  return test;
};

const statusOf = async (test: TestKernel, name: RouteName, cell: Cell): Promise<number> => {
  const token = tokenOf(callersTenant(name, contract[name], cell), userIdOf(cell));
  return (await ask(test, name, token, VALID[name](idsOf(projectIdOf(cell.tenant, cell.access))))).status;
};

describe('authorisation matrix', () => {
  const protectedRoutes = routeNames((row) => row.rule !== 'public');
  let counted = 0;

  it.each(protectedRoutes)('%s answers every kind of caller as decided', async (name) => {
    const row: Route = contract[name];
    const wrong: string[] = [];
    let test = await world(row);
    for (const cell of cells(row)) {
      const status = await statusOf(test, name, cell);
      const want = expected(name, row, cell);
      const right = want === 'ok' ? ![401, 403, 404].includes(status) && status < 500 : status === want;
      counted += 1;
      if (!right) wrong.push(`${JSON.stringify(cell)} wanted ${want}, got ${status}`);
      // What a permitted call has changed must not hide a hole in the next cell.
      if (status < 400 && row.method !== 'GET') test = await world(row);
    }

    expect(wrong).toEqual([]);
  });

  it.each(protectedRoutes)('%s is closed without a token and with a forged one', async (name) => {
    const test = await populated();
    const input = VALID[name](idsOf(projectIdOf('alpha', ACCESS.all)));
    counted += 2;

    expect((await ask(test, name, undefined, input)).status).toBe(401);
    expect((await ask(test, name, 'forged', input)).status).toBe(401);
  });

  it('knows the decision for every rule, and covers thousands of cells', () => {
    expect(protectedRoutes.filter((name) => !ALLOWED[contract[name].rule])).toEqual([]);
    expect(counted).toBeGreaterThan(6000);
  });
});
