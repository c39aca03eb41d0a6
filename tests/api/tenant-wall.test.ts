// Signed-in callers are served by their tenant's table, with credentials that reach no other rows.
import { describe, expect, it } from 'vitest';
import type { Table } from '#functions/ports/table.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, routeNames, type TestKernel } from '../helpers/test-kernel.ts';
import { idsOf, VALID } from './inputs.ts';

/** The function's own table, which counts every call. */
const countingTable = (calls: string[]): Table => {
  const refuse = (name: string) => async (): Promise<never> => {
    calls.push(name);
    throw new Error('the table of the function was used');
  };
  return { getMany: refuse('getMany'), query: refuse('query'), count: refuse('count'), write: refuse('write') };
};

const walled = (test: TestKernel) => {
  const [calls, tenants]: [string[], string[]] = [[], []];
  const tableOf = (tenant: string) => {
    tenants.push(tenant);
    return test.table;
  };
  const ports = { ...test.kernel.ports, table: countingTable(calls) };
  return { calls, tenants, walled: { ...test, kernel: { ...test.kernel, ports, tableOf } } };
};

const input = (name: (typeof SIGNED_IN)[number]) => VALID[name](idsOf(workspaceIdOf('alpha', ACCESS.all)));
const SIGNED_IN = routeNames(({ rule }) => rule !== 'public' && rule !== 'platform.manage');

describe('a signed-in caller', () => {
  it.each(SIGNED_IN)("%s reads and writes only with the tenant's table", async (name) => {
    // Prepare
    const [open, shut] = [await populated(), walled(await populated())];
    const token = tokenOf('alpha', 'owner');

    // Act
    const plain = await ask(open, name, token, input(name));
    const behindWall = await ask(shut.walled, name, token, input(name));

    // Assess
    expect(shut.calls).toEqual([]);
    expect(new Set(shut.tenants)).toEqual(new Set(['alpha']));
    expect(behindWall.status).toBe(plain.status);
    expect(behindWall.status).toBeLessThan(500);
  });
});

describe('the staff of the platform', () => {
  it.each(routeNames(({ rule }) => rule === 'platform.manage'))('%s requires the whole table', async (name) => {
    const shut = walled(await populated());
    await ask(shut.walled, name, tokenOf('platform', 'super'), input(name));
    expect(shut.calls.length).toBeGreaterThan(0);
    expect(shut.tenants).toEqual([]);
  });
});
