// Defines what a section on the costs of an industry wants, and from whom.
import { industry, ofMarket, ofOutsiders, type Want, withNoun } from './want.ts';

const ON_COSTS: Want = {
  ...withNoun(industry('inputCosts')),
  tables: 1,
  elsewhere: ['complianceCosts', 'regulation', 'prices', 'retention', 'acquisitions', 'results', 'method'],
};
/** What an economy does to the costs of an industry. */
const BY_ECONOMISTS: Want = {
  ...ofOutsiders(ON_COSTS),
  amid: ['sectorImpact', 'labour', 'workforce'],
  elsewhere: [...(ON_COSTS.elsewhere ?? []), 'pricesAndRates'],
};
/** Observers describe the costs of an industry, then economists; those of one company are not its trend. */
export const COSTS: Want = {
  ...ON_COSTS,
  ofOutsidersAlone: true,
  otherwise: { ...BY_ECONOMISTS, otherwise: ofMarket(ON_COSTS) },
};

/** What moves a price, as observers describe it: one company's own costs, or those of a case, drive no market. */
export const COSTS_BEHIND: Want = {
  ...ON_COSTS,
  ofOutsidersAlone: true,
  hasFigure: 'percent',
  tables: 0,
  elsewhere: [...(ON_COSTS.elsewhere ?? []).filter((id) => id !== 'prices'), 'litigation', 'incidents'],
  otherwise: { ...BY_ECONOMISTS, hasFigure: 'percent' },
};
