// Presence: people of the workspace see for some seconds who else has something open, and when it was changed.
import { expect, it, vi } from 'vitest';
import { PRESENT_MS } from '#functions/store/presence.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import type { Presence } from '#shared/model/presence.ts';
import { member, open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { checklistIdOf, runIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const look = async (test: TestKernel, name: RouteName, token: string, params: Record<string, string>) =>
  dataOf<Presence>(await ask(test, name, token, { params }));

it.each([
  ['checklists.presence', { id: checklistIdOf(open) }],
  ['runs.presence', { runId: runIdOf(open) }],
] as const)('%s names the others while they look, each once', async (name, params) => {
  // Prepare
  const test = await populated();

  // Act
  const alone = await look(test, name, owner, params);
  await look(test, name, member, params);
  await look(test, name, member, params);
  const together = await look(test, name, owner, params);
  vi.spyOn(test.kernel.ports.clock, 'now').mockReturnValue(Date.now() + PRESENT_MS);
  const later = await look(test, name, owner, params);

  // Assess
  expect(alone.people).toEqual([]);
  expect(together.people).toHaveLength(1);
  expect(later.people).toEqual([]);
});
