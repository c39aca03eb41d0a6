// Two people change a workspace's people at the same time, in any order: the invariants hold.
import { expect, it } from 'vitest';
import { membershipId } from '#functions/domain/ids.ts';
import { edges, workspacePeoplePk } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { WorkspaceMember } from '#shared/model/people.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { populated } from '../../../helpers/tenants.ts';
import { thingsOf, tokenOf, workspaceIdOf } from '../../../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../../../helpers/test-kernel.ts';

const workspace = workspaceIdOf('alpha', ACCESS.limited);
const ACTORS = ['owner', 'admin'].map((userId) => tokenOf('alpha', userId));
const WHO = ['owner', 'admin', 'member', 'guest', 'limited', thingsOf('alpha').invitation] as const;

const step = fc.record({
  actor: fc.constantFrom(...ACTORS),
  who: fc.constantFrom(...WHO),
  what: fc.constantFrom('add', 'add', 'off', 'on', 'out', 'role'),
  role: fc.constantFrom(ROLES.admin, ROLES.member, ROLES.guest),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const take = (test: TestKernel, { actor, who, what, role }: Step) => {
  const params = { id: membershipId(workspace, who) };
  if (what === 'add')
    return ask(test, 'people.addMembers', actor, {
      body: { projectId: workspace, emails: [`${who}@alpha.test`], role },
    });
  if (what === 'role') return ask(test, 'people.role', actor, { params, body: { role } });
  return ask(test, 'people.status', actor, {
    params,
    body: { isActive: what === 'on', confirmDelete: what === 'out' },
  });
};

it('keeps one membership per person, the owner, right counts, and causes no server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (bursts) => {
      // Prepare
      const test = await populated();

      // Act
      const statuses: number[] = [];
      for (const burst of bursts)
        statuses.push(...(await Promise.all(burst.map((each) => take(test, each)))).map(({ status }) => status));

      // Assess
      expect(statuses.filter((status) => ![200, 201, 403, 404, 409].includes(status))).toEqual([]);
      const { items } = await test.table.query({ index: 'gsi1', pk: workspacePeoplePk('alpha', workspace) });
      const ids = items.map((item) => edges.read(item).userId);
      expect(new Set(ids).size).toBe(ids.length);
      const reply = await ask(test, 'people.list', ACTORS[0], { params: { id: workspace }, query: { limit: '100' } });
      const { rows, count } = dataOf<{ rows: WorkspaceMember[]; count: number }>(reply);
      expect(rows.map(({ personId }) => personId).sort()).toEqual([...ids].sort());
      expect(count).toBe(rows.length);
      const owner = rows.find(({ isOwner }) => isOwner);
      expect(owner).toMatchObject({ personId: 'owner', role: ROLES.owner, status: 'active' });
    }),
    { numRuns: countOf(20, 60) },
  );
});
