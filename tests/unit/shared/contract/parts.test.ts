// The route index leads to exactly the rows of the contract.
import { describe, expect, it } from 'vitest';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import { routeAt, rowOf } from '#shared/contract/parts.ts';

describe('a route', () => {
  it('is found for every row of the contract by method and path, and for nothing else', () => {
    for (const name of ROUTE_NAMES) {
      const { method, path } = contract[name];
      expect(routeAt(method, path)).toBe(name);
    }
    expect(routeAt('PUT', '/api/v2/project')).toBeUndefined();
    expect(routeAt('toString', '')).toBeUndefined();
  });

  it('has the row of the contract', async () => {
    const rows = await Promise.all(ROUTE_NAMES.map(rowOf));
    expect(rows).toEqual(ROUTE_NAMES.map((name) => contract[name]));
  });
});
