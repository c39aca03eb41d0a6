// Workspaces in the bin over the API: who sees, restores and erases them, and what is erased with people and
// organizations.
import { describe, expect, it } from 'vitest';
import { sweepPerson } from '#functions/domain/organisation/sweep-person.ts';
import type { TenantPk } from '#functions/ports/table.ts';
import { workspaceBinPk } from '#functions/store/bin.ts';
import { usageKey } from '#functions/store/organisations.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { deleteWorkspaces } from '#functions/tasks/erase-organisation/workspaces.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { member, open, owner } from '../helpers/alpha.ts';
import type { Rows } from '../helpers/staff.ts';
import { populated } from '../helpers/tenants.ts';
import { AT, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const rowsOf = async (test: TestKernel, pk: TenantPk) => (await test.table.query({ pk })).items;

describe('a workspace', () => {
  const outside = async (test: TestKernel, token = owner) =>
    dataOf<Rows<BinEntry>>(await ask(test, 'projects.bin', token, {})).rows;
  const changeIt = (test: TestKernel, name: 'projects.restore' | 'projects.erase', token = owner, id = open) =>
    ask(test, name, token, { body: { ids: [id] } });
  const remove = (test: TestKernel) => ask(test, 'projects.delete', owner, { params: { id: open } });
  const read = (test: TestKernel) => ask(test, 'projects.get', owner, { params: { id: open } });

  it('is restored with all its contents, its people and its quota', async () => {
    // Prepare
    const test = await populated();
    const before = dataOf<Workspace>(await read(test));
    const inside = await rowsOf(test, workspacePk('alpha', open));
    const count = async () => (await test.table.getMany([usageKey('alpha')]))[0]?.data.workspaces;
    const counted = await count();

    // Act
    await remove(test);
    const binned = await outside(test);
    const between = await count();
    expect(dataOf(await changeIt(test, 'projects.restore'))).toEqual({ restored: 1 });

    // Assess
    expect(binned).toMatchObject([{ entity: 'project', id: open, deletedBy: { id: 'owner' } }]);
    expect(between).toBe(Number(counted) - 1);
    expect(await count()).toBe(counted);
    expect(dataOf(await read(test))).toEqual(before);
    expect((await rowsOf(test, workspacePk('alpha', open))).map(({ sk }) => sk)).toEqual(inside.map(({ sk }) => sk));
    expect(await outside(test)).toEqual([]);
  });

  it('is shown, restored and erased only by its managers, and by nobody of another organization', async () => {
    const test = await populated();
    await remove(test);
    for (const token of [member, tokenOf('alpha', 'guest'), tokenOf('beta', 'owner')]) {
      expect(await outside(test, token)).toEqual([]);
      expect(dataOf(await changeIt(test, 'projects.restore', token))).toEqual({ restored: 0 });
      expect(dataOf(await changeIt(test, 'projects.erase', token))).toEqual({ erased: 0 });
    }
    expect(dataOf(await changeIt(test, 'projects.erase'))).toEqual({ erased: 1 });
    expect(test.started).toMatchObject([{ machine: 'delete-project' }]);
    expect(dataOf(await changeIt(test, 'projects.restore'))).toEqual({ restored: 0 });
  });

  it('is erased by the reaper when its retention ends', async () => {
    const test = await populated();
    await remove(test);
    const { ports } = test.kernel;
    const clock = { ...ports.clock, now: () => Date.now() + 31 * 86_400_000 };
    await reap.run({}, { ...ports, clock });
    expect(test.started.map(({ machine }) => machine)).toContain('delete-project');
    expect(await outside(test)).toEqual([]);
  });
});

describe('items in the bin of a removed person or organization', () => {
  const personal = workspaceIdOf('alpha', ACCESS.personal);
  const deletedBy = (test: TestKernel, id: string) => ask(test, 'projects.delete', owner, { params: { id } });
  const erasing = ({ started }: TestKernel) =>
    started.filter(({ machine }) => machine === 'delete-project').map(({ name }) => name.slice(0, personal.length));

  it('are erased with the person whose personal workspace had them, and no others', async () => {
    const test = await populated();
    await deletedBy(test, personal);
    await deletedBy(test, open);
    const gone = { userId: 'owner', projectIds: [], deadline: AT, version: 1 };
    await sweepPerson(test.kernel.ports, 'alpha', gone);
    expect(erasing(test)).toEqual([personal]);
  });

  it('are erased with the organization', async () => {
    const test = await populated();
    await deletedBy(test, open);
    await deleteWorkspaces(test.kernel.ports, 'alpha', []);
    expect(erasing(test)).toContain(open);
    expect(await rowsOf(test, workspaceBinPk('alpha'))).toEqual([]);
  });
});
