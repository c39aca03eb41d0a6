// Defines what the question of each section on an industry wants: its buyers, trends, size, rules and disputes.
import { COSTS, COSTS_BEHIND } from './industry-costs.ts';
import { COMPETITION, ofBuyers, RULES, SHARES } from './recurring-subjects.ts';
import {
  dated,
  evenAsRisk,
  figures,
  happened,
  industry,
  notOfEconomy,
  now,
  ofMarket,
  type Want,
  withNoun,
} from './want.ts';

/** By the keys of i18n `analyses.ask`. */
export const INDUSTRY_WANTS: Readonly<Partial<Record<string, Want>>> = {
  // That no customer is large does not tell who buys.
  whoBuys: ofBuyers({ ...ofMarket(industry('customers')), elsewhere: ['concentration'] }),
  whyTheyBuy: { ...ofMarket(withNoun(industry('motive'), 'customers')), elsewhere: ['complaints'] },
  whereTheyBuy: { ...ofMarket(withNoun(industry('channels'), 'customers')), amid: ['chain', 'customers', 'motive'] },
  howMuchTheySpend: {
    ...figures(ofMarket(withNoun(industry('spending'), 'customers'))),
    amid: ['customers', 'motive', 'channels'],
    elsewhere: ['results', 'terms', 'debt', 'inputCosts'],
  },
  complaints: { ...ofMarket(withNoun(industry('complaints'), 'customers')), elsewhere: ['pipeline', 'prices'] },
  // Who watches the market describes it; what a company says of itself is its own view.
  industryPlayers: ofMarket({ ...COMPETITION, subjects: ['competition', 'marketShare', 'market'] }),
  dependenceInIndustry: {
    isWhole: true,
    ...ofMarket(industry('power', 'suppliers', 'concentration')),
    amid: ['chain'],
    elsewhere: [
      ...['margins', 'motive', 'retention', 'complaints', 'competition', 'marketShare', 'regulation'],
      'inputCosts',
    ],
  },
  marginsInIndustry: { ...now(figures(ofMarket(industry('margins')))), amid: ['chain', 'power', 'results'] },
  // What the company itself has built or bought is its history.
  shiftsInIndustry: {
    ...ofMarket(industry('chain', 'technology', 'acquisitions')),
    elsewhere: ['terms', 'litigation'],
  },
  demandTrends: {
    ...ofMarket(withNoun(industry('demand', 'market'))),
    isMixed: true,
    elsewhere: ['economy', 'technology', 'marketShare', 'competition'],
  },
  // A clause or a case on a technology is no trend.
  technologyTrends: {
    isWhole: true,
    ...ofMarket(withNoun(industry('technology'))),
    elsewhere: ['terms', 'litigation', 'regulation'],
  },
  costTrends: COSTS,
  costsBehind: COSTS_BEHIND,
  // Coming changes are the trend; rules in force are used if none is coming.
  policyTrends: { ...RULES, holds: 'later', otherwise: RULES },
  policyCosts: {
    ...figures(ofMarket(withNoun(industry('complianceCosts'), 'regulation', 'permits'))),
    apart: [],
    amid: ['regulation', 'labour', 'workforce', 'technology'],
    elsewhere: ['litigation'],
  },
  marketSize: { ...figures(ofMarket(withNoun(industry('market')))), elsewhere: ['marketShare', 'competition'] },
  marketGrowth: {
    ...figures(ofMarket(industry('demand'))),
    isMixed: true,
    elsewhere: ['economy', 'technology', 'regulation'],
    otherwise: figures(ofMarket(industry('market'))),
  },
  marketShares: SHARES,
  // The basis of an estimate is often below its table, without a heading of its own.
  estimateBasis: {
    ...withNoun(industry('method'), 'market', 'marketShare', 'demand'),
    ofOutsiders: true,
    amid: ['market', 'marketShare', 'demand', 'competition', 'suppliers', 'results', 'segments'],
    // A survey of buyers does not measure the market.
    elsewhere: ['customers', 'motive', 'complaints', 'channels', 'spending'],
  },
  surveyBasis: {
    ...ofMarket(industry('method')),
    nouns: ['customers', 'motive', 'spending'],
    amid: ['customers', 'motive', 'complaints', 'channels', 'spending'],
    elsewhere: ['market', 'results', 'segments'],
  },
  rulesInForce: { ...RULES, holds: 'now', elsewhere: ['complianceCosts', ...(RULES.elsewhere ?? [])] },
  ruleChanges: dated({ ...RULES, holds: 'later' }),
  trendMilestones: notOfEconomy({ ...ofMarket(industry('demand', 'technology', 'regulation')), isDated: 'once' }),
  // Whom a sale of the company has to be notified to supervises that sale.
  supervisors: { ...industry('regulators'), elsewhere: ['sale'] },
  complianceCosts: {
    ...evenAsRisk(figures(withNoun(industry('complianceCosts'), 'regulation', 'permits', 'regulators'))),
    amid: ['regulation', 'labour', 'workforce', 'insurance', 'environment', 'safety', 'technology'],
  },
  disputesInIndustry: happened(evenAsRisk(industry('litigation', 'incidents'))),
};
