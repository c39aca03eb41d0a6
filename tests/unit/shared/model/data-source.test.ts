// The choice between two company databases: the other one is not asked, everything else is.
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
  ] as const)('%s is asked where %j is chosen: %s', (provider, dataSource, isAsked) => {
    expect(isChosen(provider, dataSource)).toBe(isAsked);
  });
});
