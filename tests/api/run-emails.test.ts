// The email at the end of a run is sent to its starter while they see the workspace.
import { beforeEach, expect, it } from 'vitest';
import { emailEnd } from '#functions/domain/runs/run-email.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { type RunRecord, runRowKey, runs } from '#functions/store/runs.ts';
import { edges } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { populated } from '../helpers/tenants.ts';
import { runIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import type { TestKernel } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);

let test: TestKernel;
let run: RunRecord;
beforeEach(async () => {
  test = await populated();
  const [item] = await test.table.getMany([runRowKey('alpha', runIdOf(projectId))]);
  if (!item) throw new Error('the tenant has a run');
  run = { ...runs.read(item), status: 'Completed', createdBy: { id: 'member', name: 'member' } };
});

const recipients = async () => {
  await emailEnd(test.kernel.ports, 'alpha', run);
  return test.emails.map(({ to }) => to);
};

it('is sent to a person who sees the workspace', async () => {
  expect(await recipients()).toEqual(['member@alpha.test']);
});

it('is not sent to a deactivated account', async () => {
  const [item] = await test.table.getMany([memberKey('alpha', 'member')]);
  if (!item) throw new Error('the tenant has a member');
  await test.table.write({ put: members.row('alpha', { ...members.read(item), status: STATUS.inactive }) });

  expect(await recipients()).toEqual([]);
});

it('is not sent to a person who was removed from the workspace', async () => {
  const edge = { projectId, userId: 'member', role: ROLES.member, name: '', email: '', isShutOut: true };
  await test.table.write({ put: edges.row('alpha', edge) });

  expect(await recipients()).toEqual([]);
});
