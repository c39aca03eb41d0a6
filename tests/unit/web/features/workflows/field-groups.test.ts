// Which fields of a form are open at first, and which are collapsed.
import { describe, expect, it } from 'vitest';
import { analysisOf } from '#shared/analyses/registry.ts';
import { fieldGroups, isTouched } from '#web/features/workflows/field-groups.ts';

const namesOf = (type: Parameters<typeof analysisOf>[0]) => {
  const { main, more } = fieldGroups(analysisOf(type).fields);
  return { main: main.map(({ name }) => name), more: more.map(({ name }) => name) };
};

describe('the fields of a form', () => {
  it('begin with the company, then required fields, and collapse the rest', () => {
    expect(namesOf('ImWorkflow')).toEqual({
      main: ['company', 'homepage', 'peers'],
      more: ['dataSource', 'industry', 'country', 'basis', 'period', 'currency', 'exchangeRates', 'customerNames'],
    });
    expect(namesOf('DCF').main).toEqual(['company']);
  });

  it('are all shown if they are few', () => {
    expect(namesOf('CompanyProfiling')).toEqual({ main: ['company', 'homepage', 'country'], more: [] });
  });

  it('are expanded if one of them has a value', () => {
    const { more } = fieldGroups(analysisOf('ImWorkflow').fields);

    expect(isTouched(more, { basis: 'consolidated', dataSource: 'CoreSignal', period: '' })).toBe(false);
    expect(isTouched(more, { basis: 'separate' })).toBe(true);
  });
});
