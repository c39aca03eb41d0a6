// The authorisation matrix, generated from the contract: every row x every kind of caller x every kind of workspace.
import { beforeEach, describe, expect, it } from 'vitest';
import { edges } from '#functions/store/projects.ts';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ACCESS, type Access, ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import {
  addPerson,
  ask,
  dataOf,
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
  'file.read': [2, 3, 4, 5, 6],
  'file.write': [2, 3, 4, 6],
  'search.read': [2, 3, 4, 5, 6],
  'search.ask': [2, 3, 4, 6],
  export: [2, 3, 4, 6],
};
const seesLimited: readonly Role[] = [ROLES.owner, ROLES.admin, ROLES.adminNotCreator];

type Cell = {
  readonly role: Role;
  readonly state: 'active' | 'deactivated' | 'deleted';
  readonly tenant: 'alpha' | 'beta';
  readonly access: Access;
  readonly isMember: boolean;
};

const expected = (row: Route, { role, state, tenant, access, isMember }: Cell): number | 'ok' => {
  if (state !== 'active') return 401;
  const named = (row.ids ?? []).length > 0;
  const foreign = tenant === 'beta' || role === ROLES.superAdmin;
  if (named && foreign) return 404;
  const visible = access === ACCESS.all || (access === ACCESS.limited && (isMember || seesLimited.includes(role)));
  if (named && !visible) return 404;
  return ALLOWED[row.rule]?.includes(role) ? 'ok' : 403;
};

const cells = (row: Route): Cell[] => {
  const bound = (row.ids ?? []).length > 0;
  const roles = Object.values(ROLES);
  return roles.flatMap((role) =>
    (['active', 'deactivated', 'deleted'] as const).flatMap((state) =>
      (bound ? (['alpha', 'beta'] as const) : (['alpha'] as const)).flatMap((tenant) =>
        (bound ? Object.values(ACCESS) : [ACCESS.all]).flatMap((access) =>
          (bound ? [false, true] : [false]).map((isMember) => ({ role, state, tenant, access, isMember })),
        ),
      ),
    ),
  );
};

const personOf = async (test: TestKernel, { role, state, isMember }: Cell): Promise<string> => {
  const tenant = role === ROLES.superAdmin ? 'platform' : 'alpha';
  const userId = `${role}-${state}-${isMember}`;
  if (state !== 'deleted')
    await addPerson(test.table, tenant, userId, role, state === 'active' ? STATUS.active : STATUS.inactive);
  return tokenOf(tenant, userId);
};

/** Each call has a world of its own, so that a delete in one cell cannot hide a hole in the next. */
const statusOf = async (test: TestKernel, name: RouteName, cell: Cell): Promise<number> => {
  const token = await personOf(test, cell);
  return (await ask(test, name, token, VALID[name](idsOf(projectIdOf(cell.tenant, cell.access))))).status;
};

const members = (row: Route): Record<string, Role> =>
  Object.fromEntries(
    cells(row)
      .filter((cell) => cell.isMember && cell.role !== ROLES.superAdmin)
      .map((cell) => [`${cell.role}-${cell.state}-true`, cell.role]),
  );

describe('authorisation matrix', () => {
  const protectedRoutes = routeNames((row) => row.rule !== 'public');
  let counted = 0;

  it.each(protectedRoutes)('%s answers every kind of caller as decided', async (name) => {
    const row: Route = contract[name];
    const wrong: string[] = [];
    for (const cell of cells(row)) {
      const test = await populatedWith(row);
      const status = await statusOf(test, name, cell);
      const want = expected(row, cell);
      const right = want === 'ok' ? ![401, 403, 404].includes(status) && status < 500 : status === want;
      counted += 1;
      if (!right) wrong.push(`${JSON.stringify(cell)} wanted ${want}, got ${status}`);
    }

    expect(wrong).toEqual([]);
  });

  it('covers hundreds of cells', () => {
    expect(counted).toBeGreaterThan(1000);
  });

  it.each(protectedRoutes)('%s is closed without a token and with a forged one', async (name) => {
    const test = await populated();
    const input = VALID[name](idsOf(projectIdOf('alpha', ACCESS.all)));

    expect((await ask(test, name, undefined, input)).status).toBe(401);
    expect((await ask(test, name, 'forged', input)).status).toBe(401);
  });
});

const populatedWith = async (row: Route): Promise<TestKernel> => {
  const test = await populated();
  const people = members(row);
  // The limited workspace again, with its members.
  for (const userId of Object.keys(people)) if (people[userId]) await addMember(test, userId, people[userId]);
  return test;
};

const addMember = async (test: TestKernel, userId: string, role: Role) => {
  await test.table.write({
    put: edges.row('alpha', { projectId: projectIdOf('alpha', ACCESS.limited), userId, role }),
  });
};

describe('two ids in one call', () => {
  let test: TestKernel;
  beforeEach(async () => {
    test = await populated();
  });

  const own = idsOf(projectIdOf('alpha', ACCESS.all));
  const other = idsOf(projectIdOf('alpha', ACCESS.limited));
  const foreign = idsOf(projectIdOf('beta', ACCESS.all));
  const two = routeNames((row) => 'ids' in row && (row.ids as readonly unknown[]).length > 1);

  it.each(two)('%s refuses whatever is not of the same visible workspace, and changes nothing', async (name) => {
    const before = await test.table.getMany([
      { ...fileKeyOf(own.file, 'alpha') },
      { ...fileKeyOf(foreign.file, 'beta') },
    ]);
    for (const mix of [
      { ...own, file: foreign.file },
      { ...own, file: other.file },
      { ...foreign, file: own.file },
    ]) {
      const valid = VALID[name](mix);
      const input =
        name === 'research.ask'
          ? { ...valid, body: { query: 'q', projectId: mix.project, file_search_tools: [mix.file] } }
          : valid;

      expect((await ask(test, name, tokenOf('alpha', 'owner'), input)).status).toBe(404);
    }
    expect(
      await test.table.getMany([{ ...fileKeyOf(own.file, 'alpha') }, { ...fileKeyOf(foreign.file, 'beta') }]),
    ).toEqual(before);
    expect(test.started).toEqual([]);
  });

  it('deletes all or none of a mixed list', async () => {
    const missing = own.file.replace(/1$/, '2');
    const reply = await ask(test, 'files.deleteMany', tokenOf('alpha', 'owner'), {
      params: { projectId: own.project },
      body: { ids: [own.file, missing] },
    });

    expect(reply.status).toBe(404);
    expect(
      (await ask(test, 'files.signedUrl', tokenOf('alpha', 'owner'), { params: { fileId: own.file } })).status,
    ).toBe(200);
  });
});

describe('lists', () => {
  it('show a member nothing of closed workspaces or of another organisation', async () => {
    const test = await populated();
    const names = routeNames((row) => row.method === 'GET');
    for (const name of names) {
      const { text } = await ask(
        test,
        name,
        tokenOf('alpha', 'member'),
        VALID[name](idsOf(projectIdOf('alpha', ACCESS.all))),
      );

      expect(text, name).not.toContain('canary-beta');
      expect(text, name).not.toContain('canary-alpha-2');
      expect(text, name).not.toContain('canary-alpha-3');
    }
  });

  it('count only what the caller can see', async () => {
    const test = await populated();
    const count = async (userId: string) =>
      dataOf<{ count: number }>(await ask(test, 'projects.list', tokenOf('alpha', userId))).count;

    expect(await count('member')).toBe(1);
    expect(await count('admin')).toBe(2);
    expect(await count('owner')).toBe(3);
    await addMember(test, 'member', ROLES.member);
    expect(await count('member')).toBe(2);
  });
});

const fileKeyOf = (fileId: string, tenant: string) => ({
  pk: `ORG#${tenant}#PROJECT#prj_${fileId.split('_')[1]}` as never,
  sk: `FILE#${fileId}`,
});
