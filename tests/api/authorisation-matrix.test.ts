// Every row of the contract answers every kind of caller as decided (SECURITY G1).
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/contract.ts';
import { lazy } from '#shared/lazy.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { ALLOWED, wrongCells } from '../helpers/matrix.ts';
import { populated } from '../helpers/tenants.ts';
import { workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, routeNames } from '../helpers/test-kernel.ts';
import { idsOf, VALID } from './inputs.ts';

describe('the authorization matrix', () => {
  const protectedRoutes = routeNames((row) => row.rule !== 'public');
  let counted = 0;
  /** A kernel shared by the refused calls, which change nothing. */
  const unchanged = lazy(populated);

  it.each(protectedRoutes)('%s answers every kind of caller as decided', async (name) => {
    const { wrong, asked } = await wrongCells(name);
    counted += asked;

    expect(wrong).toEqual([]);
  });

  it.each(protectedRoutes)('%s is closed without a token and with a forged one', async (name) => {
    const test = await unchanged();
    const input = VALID[name](idsOf(workspaceIdOf('alpha', ACCESS.all)));
    counted += 2;

    expect((await ask(test, name, undefined, input)).status).toBe(401);
    expect((await ask(test, name, 'forged', input)).status).toBe(401);
  });

  it('has a decision for every rule, and covers thousands of cells', () => {
    expect(protectedRoutes.filter((name) => !ALLOWED[contract[name].rule])).toEqual([]);
    expect(counted).toBeGreaterThanOrEqual(8488);
  });
});
