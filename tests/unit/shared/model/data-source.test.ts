// The choice between two company databases: only the other database is left out.
import { describe, expect, it } from 'vitest';
import { isChosen } from '#shared/model/source.ts';

describe('a chosen database', () => {
  it.each([
    ['coresignal', 'CoreSignal', true],
    ['capitalIq', 'CoreSignal', false],
    ['coresignal', 'CapitalIQ', false],
    ['capitalIq', 'CapitalIQ', true],
    ['tavily', 'CapitalIQ', true],
    ['coresignal', '', true],
  ] as const)('%s is searched if %j is chosen: %s', (provider, dataSource, isAsked) => {
    expect(isChosen(provider, dataSource)).toBe(isAsked);
  });
});
