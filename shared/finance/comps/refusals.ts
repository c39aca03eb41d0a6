// Refuses an invalid comparison before anything is computed.
import type { Given } from '../given.ts';
import { finite, refuse } from '../refused.ts';
import { monthsAfter } from './align.ts';
import { type Company, type CompsInput, listedTarget, usedMultiples } from './input.ts';
import { rateFor } from './rates.ts';

const givens = (company: Company): readonly Given[] => {
  const { debt, cash, minorities, preferred, associates, bookEquity, metrics } = company;
  const periods = Object.values(metrics).flatMap((periods) => Object.values(periods));
  return [debt, cash, minorities, preferred, associates, bookEquity, ...periods].filter((given) => given !== undefined);
};

const refusePeriods = (comps: CompsInput, company: Company): void => {
  for (const { currentPart, priorPart, nextFiscalYear } of Object.values(company.metrics)) {
    if ((currentPart === undefined) !== (priorPart === undefined))
      refuse('interimIncomplete', { company: company.name });
    const shifted = comps.basis === 'calendar' && monthsAfter(comps, company) > 0;
    if (shifted && !nextFiscalYear) refuse('nextYearMissing', { company: company.name });
  }
};

const refuseRates = ({ rates }: CompsInput): void => {
  const pairs = rates.map(({ from, to }) => `${from}/${to}`);
  const twice = pairs.find((pair, i) => pairs.indexOf(pair) !== i);
  if (twice !== undefined) refuse('itemTwice', { item: twice });
  for (const [i, { rate }] of rates.entries())
    if (!(rate.value > 0)) refuse('valueNotPositive', { about: pairs[i] ?? '' });
};

export const refuseBadComps = (comps: CompsInput): void => {
  const { target, peers } = comps;
  if (peers.length === 0) refuse('peersMissing');
  refuseRates(comps);
  if (usedMultiples(comps).length === 0) refuse('metricsMissing', { company: target.name });
  for (const company of [target, ...peers]) {
    for (const { value } of givens(company)) finite(value, company.name);
    refusePeriods(comps, company);
  }
  const listed = listedTarget(comps);
  for (const { name, price, shares, priceCurrency, currency } of [...peers, ...(listed ? [listed] : [])]) {
    if (!(price.value > 0)) refuse('valueNotPositive', { about: name });
    if (!(shares.value > 0)) refuse('sharesNotPositive', { company: name });
    rateFor(comps, { from: priceCurrency, to: currency });
    rateFor(comps, { from: currency, to: target.currency });
  }
  if (target.shares && !(target.shares.value > 0)) refuse('sharesNotPositive', { company: target.name });
};
