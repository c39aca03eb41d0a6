// An open stream ends within 30 s of a change that closes its route to the reader.
import { expect, it } from 'vitest';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { fakeClock } from '../helpers/fake-clock.ts';
import { addPerson, populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, type TestKernel } from '../helpers/test-kernel.ts';

/** A stage that changes five seconds after a stream has begun. */
const changing = async (change: (test: TestKernel) => Promise<void>) => {
  const test = await populated();
  const clock = fakeClock(Date.now());
  const began = clock.now();
  let changedAt: number | undefined;
  const sleep = async (milliseconds: number) => {
    clock.advance(milliseconds);
    if (changedAt !== undefined || clock.now() - began < 5000) return;
    changedAt = clock.now();
    await change(test);
  };
  const ports = { ...test.kernel.ports, clock: { ...clock, sleep } };
  const secondsSince = () => (changedAt === undefined ? Number.NaN : (clock.now() - changedAt) / 1000);
  return { test: { ...test, kernel: { ...test.kernel, ports } }, secondsSince };
};

const follow = (test: TestKernel) =>
  ask(test, 'research.ask', tokenOf('alpha', 'member'), {
    body: { projectId: workspaceIdOf('alpha', ACCESS.all), query: 'What was revenue?' },
    headers: { accept: 'text/event-stream' },
  });

it.each([
  ['is deactivated', ROLES.member, STATUS.inactive],
  ['becomes a guest', ROLES.guest, STATUS.active],
] as const)('ends within 30 s for a reader who %s', async (_, role, status) => {
  // Prepare
  const { test, secondsSince } = await changing(async ({ table }) => {
    await addPerson(table, 'alpha', 'member', role, status);
  });

  // Act
  const reply = await follow(test);

  // Assess
  expect(reply.status).toBe(200);
  expect(secondsSince()).toBeLessThanOrEqual(30);
});

it('continues if the reader’s permissions have not changed', async () => {
  const { test, secondsSince } = await changing(async () => undefined);

  await follow(test);

  expect(secondsSince()).toBeGreaterThan(300);
});
