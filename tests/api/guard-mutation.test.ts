// Each guard is disabled in turn, and the matrix must fail (SECURITY G2): a guard that no test misses protects nothing.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ROLES } from '#shared/model/enums.ts';
import type * as Policy from '#shared/policy/policy.ts';
import { NARROWER, wrongCells } from '../helpers/matrix.ts';
import { routeNames } from '../helpers/test-kernel.ts';

const off = vi.hoisted(() => ({ canSee: false, can: false, roleIn: false, status: false }));

vi.mock('#shared/policy/policy.ts', async (original) => {
  const policy = await original<typeof Policy>();
  const live = (actor: Policy.Actor): Policy.Actor => (off.status ? { ...actor, status: 1 } : actor);
  return {
    ...policy,
    canSee: (actor: Policy.Actor, workspace: Policy.WorkspaceStanding) =>
      off.canSee || policy.canSee(live(actor), workspace),
    can: (actor: Policy.Actor, action: Policy.Action, workspace?: Policy.WorkspaceStanding) =>
      off.can || policy.can(off.roleIn ? { ...live(actor), role: ROLES.owner } : live(actor), action, workspace),
  };
});

afterEach(() => {
  for (const name of Object.keys(off) as (keyof typeof off)[]) off[name] = false;
});

const notices = async (name: RouteName) => (await wrongCells(name, true)).wrong.length > 0;

/** Replaces a contract row for the duration of `work`. */
const withRow = async (name: RouteName, change: Partial<Route>, work: () => Promise<void>) => {
  const row = contract[name];
  Object.assign(contract, { [name]: { ...row, ...change } });
  try {
    await work();
  } finally {
    Object.assign(contract, { [name]: row });
  }
};

/** Rules that repeat what the ids already guard: whoever sees the workspace may read it. */
const GUARDED_TWICE: readonly Route['rule'][] = ['public', 'signedIn', 'project.read', 'file.read', 'checklist.reply'];

describe('the rule of', () => {
  it.each(routeNames((row, name) => !GUARDED_TWICE.includes(row.rule) && !NARROWER[name]))('%s', async (name) => {
    await withRow(name, { rule: 'signedIn' }, async () => expect(await notices(name)).toBe(true));
  });
});

describe('the ids of', () => {
  const many = routeNames((row) => 'ids' in row && row.service !== 'platform');
  it.each(many.filter((name) => name !== 'projects.create'))('%s', async (name) => {
    await withRow(name, { ids: [] }, async () => expect(await notices(name)).toBe(true));
  });
});

describe('the policy', () => {
  it.each([
    ['whether a workspace exists for the caller', 'canSee', 'projects.get'],
    ['whether the caller may', 'can', 'projects.create'],
    ['the role that counts', 'roleIn', 'files.delete'],
  ] as const)('%s', async (_, guard, name) => {
    off[guard] = true;

    expect(await notices(name)).toBe(true);
  });
});

it('the matrix passes with all guards enabled', async () => {
  expect(await notices('projects.get')).toBe(false);
});
