// The cost of capital outside the workbook equals the workbook's.
import { expect, it } from 'vitest';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { premiumFor, waccOf } from '#shared/finance/dcf/wacc.ts';
import { assumed } from '#shared/finance/given.ts';
import { dcfSample } from '../dcf-sample.ts';

const { capital } = dcfSample();

it.each(['levered', 'unlevered'] as const)("equals the workbook's for a beta that is %s", (betaIs) => {
  const own = { ...capital, betaIs };

  expect(waccOf(own)).toBeCloseTo(dcf(dcfSample({ capital: own })).wacc, 12);
});

it('is reached with a premium', () => {
  const sizePremium = assumed(premiumFor(capital, 0.11), 'Kim Minji');

  expect(waccOf({ ...capital, sizePremium })).toBeCloseTo(0.11, 12);
});
