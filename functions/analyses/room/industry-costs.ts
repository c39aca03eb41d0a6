// Defines what a section on the costs of an industry wants, and from whom.
import { industry, ofMarket, ofOutsiders, type Want, withNoun } from './want.ts';

const ON_COSTS: Want = {
  ...withNoun(industry('inputCosts')),
  tables: 1,
  elsewhere: ['complianceCosts', 'regulation', 'prices', 'retention', 'acquisitions', 'results', 'method'],
};
/** Observers describe the costs of an industry, then economists; those of one company are not its trend. */
export const COSTS: Want = {
  ...ON_COSTS,
  ofOutsidersAlone: true,
  otherwise: {
    ...ofOutsiders(ON_COSTS),
    amid: ['sectorImpact', 'labour', 'workforce'],
    elsewhere: [...(ON_COSTS.elsewhere ?? []), 'pricesAndRates'],
    otherwise: ofMarket(ON_COSTS),
  },
};
