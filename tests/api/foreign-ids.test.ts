// Ids in a call must belong together, and no list shows what the caller cannot see.
import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ACCESS, ROLES, type Role } from '#shared/model/enums.ts';
import type { IdKind } from '#shared/model/ids.ts';
import { populated } from '../helpers/tenants.ts';
import { edgeOf, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type Input, routeNames, type TestKernel } from '../helpers/test-kernel.ts';
import { type Ids, idsOf, VALID } from './inputs.ts';

/** The test id used for each kind of id. */
const ID_OF: Readonly<Record<IdKind, keyof Ids>> = {
  workspace: 'workspace',
  file: 'file',
  upload: 'file',
  folder: 'fileFolder',
  question: 'question',
  answer: 'question',
  run: 'run',
  earlierRun: 'run',
  share: 'share',
  drive: 'drive',
  checklist: 'checklist',
  membership: 'membership',
  person: 'invitation',
  workspaceFolder: 'folder',
  tag: 'tag',
  customRole: 'customRole',
  organisation: 'tenant',
};

/** Inputs for routes whose plain valid input omits one of the ids. */
const WITH_BOTH: Partial<Record<RouteName, (ids: ReturnType<typeof idsOf>) => Input>> = {
  'research.ask': (ids) => ({ body: { query: 'q', projectId: ids.workspace, file_search_tools: [ids.file] } }),
  'sources.addFiling': (ids) => ({ body: { projectId: ids.workspace, searchId: ids.question, fileId: ids.file } }),
  'checklists.create': (ids) => ({ body: { projectId: ids.workspace, fileId: ids.file } }),
};

const addMember = (test: TestKernel, userId: string, role: Role) =>
  test.table.write({ put: edgeOf('alpha', workspaceIdOf('alpha', ACCESS.limited), userId, role) });

describe('two ids in one call', () => {
  let test: TestKernel;
  beforeEach(async () => {
    test = await populated();
  });

  const own = idsOf(workspaceIdOf('alpha', ACCESS.all));
  const other = idsOf(workspaceIdOf('alpha', ACCESS.limited));
  const foreign = idsOf(workspaceIdOf('beta', ACCESS.all));
  const two = routeNames((row) => 'ids' in row && (row.ids as readonly unknown[]).length > 1);

  /**
   * Inputs in which each id in turn belongs to another organization, and a second workspace id also to another
   * workspace.
   */
  const mixesOf = (name: RouteName) => {
    const row: Route = contract[name];
    const keys = [...new Set((row.ids ?? []).map(({ kind }) => ID_OF[kind]))];
    const abroad = keys.map((key) => ({ ...own, [key]: foreign[key] }));
    const next = keys.filter((key) => key === 'file').map((key) => ({ ...own, [key]: other[key] }));
    return [...abroad, ...next];
  };

  it.each(two)('%s refuses ids outside the same visible workspace, and changes nothing', async (name) => {
    const watched = [fileKeyOf(own.file, 'alpha'), fileKeyOf(foreign.file, 'beta')];
    const before = await test.table.getMany(watched);
    for (const mix of mixesOf(name)) {
      const input = WITH_BOTH[name]?.(mix) ?? VALID[name](mix);

      expect((await ask(test, name, tokenOf('alpha', 'owner'), input)).status).toBe(404);
    }
    expect(await test.table.getMany(watched)).toEqual(before);
    expect(test.started).toEqual([]);
  });

  it('deletes a mixed list completely or not at all', async () => {
    const missing = own.file.replace(/1$/, '2');
    const reply = await ask(test, 'files.deleteMany', tokenOf('alpha', 'owner'), {
      params: { projectId: own.workspace },
      body: { ids: [own.file, missing] },
    });

    expect(reply.status).toBe(404);
    expect(
      (await ask(test, 'files.signedUrl', tokenOf('alpha', 'owner'), { params: { fileId: own.file } })).status,
    ).toBe(200);
  });
});

describe('lists', () => {
  it('show a member nothing from closed workspaces or other organizations', async () => {
    const test = await populated();
    const names = routeNames((row) => row.method === 'GET');
    for (const name of names) {
      const { text } = await ask(
        test,
        name,
        tokenOf('alpha', 'member'),
        VALID[name](idsOf(workspaceIdOf('alpha', ACCESS.all))),
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
  sk: `FILE#1#${fileId}`,
});
