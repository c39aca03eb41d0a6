// Two organizations in one process with interleaved calls: nothing of one ever reaches the other (SECURITY G11).
import { expect, it } from 'vitest';
import { contract, ROUTE_NAMES, type RouteName } from '#shared/contract/contract.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { countOf } from '#tests/helpers/properties.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask } from '../helpers/test-kernel.ts';
import { idsOf, VALID } from './inputs.ts';

/** Each organization makes each call once. */
const CALLS = countOf(500, 20_000);
const PEOPLE = ['owner', 'admin', 'member', 'guest', 'limited'] as const;
const AT_ONCE = 16;

/** Routes without those that delete and without sign-out, which would end the test's own data. */
const asked: readonly RouteName[] = ROUTE_NAMES.filter(
  (name) => contract[name].method !== 'DELETE' && name !== 'account.signOut' && contract[name].service !== 'account',
);

let seed = 20261121;
/** Pseudo-random numbers from 0 to 1, the same on every run. */
const next = (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const one = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(next() * list.length)];
  if (chosen === undefined) throw new Error('an empty list');
  return chosen;
};

const OTHER = { alpha: 'beta', beta: 'alpha' } as const;
type Tenant = keyof typeof OTHER;

it(`${2 * CALLS} interleaved calls of two organisations show nothing of the other`, { timeout: 600_000 }, async () => {
  // Prepare
  const test = await populated();
  const leaks: string[] = [];
  const call = async (tenant: Tenant) => {
    const name = one(asked);
    const about = next() < 0.5 ? tenant : OTHER[tenant];
    const input = VALID[name](idsOf(workspaceIdOf(about, one(Object.values(ACCESS)))));
    const { text } = await ask(test, name, tokenOf(tenant, one(PEOPLE)), input);
    if (text.includes(`canary-${OTHER[tenant]}`)) leaks.push(`${name} told ${tenant} of ${OTHER[tenant]}`);
  };

  // Act
  for (let done = 0; done < CALLS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => [call('alpha'), call('beta')]).flat());

  // Assess
  expect(leaks).toEqual([]);
  expect(JSON.stringify(test.logs)).not.toContain('canary-');
  // Emails do not contain deal names.
  expect(JSON.stringify(test.emails)).not.toContain('canary-');
});
