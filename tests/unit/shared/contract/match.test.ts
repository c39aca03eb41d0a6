// Route matching: every row finds itself, and no parameter matches a literal.
import { describe, expect, it } from 'vitest';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import { matchRoute } from '#shared/contract/match.ts';

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, 'some-id');

describe('matching a route', () => {
  it.each(ROUTE_NAMES)('finds %s by its own method and path', (name) => {
    const { method, path } = contract[name];

    expect(matchRoute(method, filled(path))?.name).toBe(name);
  });

  it('prefers a literal to a parameter', () => {
    expect(matchRoute('GET', '/api/v2/project/searches')?.name).toBe('research.list');
    expect(matchRoute('DELETE', '/api/v2/attachments/prj_1/multiple')?.name).toBe('files.deleteMany');
  });

  it('accepts a trailing slash, decodes parameters and refuses undecodable ones', () => {
    expect(matchRoute('GET', '/api/v2/project/searches/')?.name).toBe('research.list');
    expect(matchRoute('GET', '/api/v2/project/a%2Fb')?.params).toEqual({ id: 'a/b' });
    expect(matchRoute('GET', '/api/v2/project/%E0%A4%A')).toBeUndefined();
  });

  it('matches no other methods or paths', () => {
    expect(matchRoute('PUT', '/api/v2/project')).toBeUndefined();
    expect(matchRoute('GET', '/graphql')).toBeUndefined();
  });

  it('has no two rows with the same address', () => {
    const addresses = ROUTE_NAMES.map(
      (name) => `${contract[name].method} ${contract[name].path.replaceAll(/\{\w+\}/g, '{}')}`,
    );

    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
