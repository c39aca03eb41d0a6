// Defines what the question of each section wants: subjects in order of preference, and stances.
import { INDUSTRY_WANTS } from './industry-subjects.ts';
import { COMPETITION, ofBuyers, PLAN, PRICES, SHARES } from './recurring-subjects.ts';
import {
  APART,
  dated,
  evenAsRisk,
  figures,
  forIt,
  happened,
  industry,
  inStance,
  now,
  of,
  ofMarket,
  ofOutsiders,
  stage,
  type Want,
} from './want.ts';

/** What an economy does to an industry, and so to a company in it. */
const SECTOR_IMPACT: Want = {
  ...ofOutsiders(of('sectorImpact')),
  amid: [
    ...['labour', 'workforce', 'inputCosts', 'demand', 'capex', 'technology', 'pricesAndRates', 'spending'],
    'complianceCosts',
  ],
};

/** By the keys of i18n `analyses.ask` and the stages of a value chain. */
export const WANTS: Readonly<Partial<Record<string, Want>>> = {
  whatCompanyDoes: { ...of('business'), elsewhere: ['results', 'leases'] },
  foundedAndSeat: { ...of('history'), elsewhere: ['results'] },
  segmentsOfCompany: {
    ...of('segments', 'products'),
    // Whom a segment works for is no effect on a sector.
    amid: ['sectorImpact'],
    elsewhere: ['debt', 'ownership', 'litigation', 'dividends', 'leases', 'suppliers', 'inputCosts'],
  },
  customersOf: {
    ...ofBuyers({ ...of('customers'), elsewhere: ['acquisitions', 'technology'] }),
    otherwise: of('customers'),
  },
  concentrationOf: { ...now(figures(of('concentration'))), tables: 0 },
  // A customer's share that falls, or is small, is no weakness.
  weaknessesOf: { ...forIt(of('concentration')), leastPercent: 10, tables: 0 },
  retentionOf: forIt(now(of('retention'))),
  // Unlike `now`, does not exclude outcomes: a rise in efficiency is not the outcome of a case.
  efficiencyOf: forIt({ ...figures(of('capacity')), apart: [...APART, 'plan'], isPlain: true }),
  competitionOf: COMPETITION,
  marketShareOf: SHARES,
  marketOf: { ...ofMarket(industry('market', 'demand')), elsewhere: ['results', 'competition'] },
  // What was faster on the day of an outage is no strength.
  advantagesOf: { ...inStance(['strength']), elsewhere: ['incidents', 'litigation'] },
  // What was learnt from an acquisition is no weak side of today.
  weakPointsOf: { ...inStance(['weakness']), apart: ['lesson'] },
  // A weak side that papers on the competition name: a lesson of the past or a missing licence is none.
  weakToRivals: { ...inStance(['weakness']), apart: ['lesson'], nouns: ['competition'] },
  openingsOf: inStance(['opportunity']),
  opportunitiesOf: {
    ...inStance(['opportunity', 'plan'], 'market', 'demand', 'pipeline', 'acquisitions'),
    elsewhere: ['sale', 'ownership', 'history', 'capex'],
    otherwise: { ...ofMarket(industry('demand')), isPlain: true, isForIt: true },
  },
  threatsTo: {
    ...inStance(['threat']),
    otherwise: inStance(['risk', 'weakness'], 'competition', 'prices', 'retention', 'concentration', 'marketShare'),
  },
  risksOf: { ...inStance(['risk', 'threat']), isOpen: true },
  outlookOf: PLAN,
  strategyOf: PLAN,
  // What was spent is shown where nothing is planned.
  investmentOf: {
    ...inStance(['plan'], 'capex', 'sites'),
    elsewhere: ['dividends', 'ownership'],
    tables: 1,
    otherwise: { ...happened(of('capex')), apart: [...APART, 'outcome', 'lesson'], isPlain: true, tables: 1 },
  },
  performanceReasons: {
    ...inStance(['reason'], 'results', 'margins', 'prices', 'demand'),
    isPlain: true,
    elsewhere: ['acquisitions', 'sale'],
  },
  pipelineOf: { ...of('pipeline', 'research'), tables: 1 },
  shareholdersOf: { ...of('ownership'), elsewhere: ['relatedParties', 'subsidiaries', 'debt', 'dividends'] },
  governanceOf: { ...of('governance'), elsewhere: ['capex', 'acquisitions', 'results', 'debt', 'litigation'] },
  leadersBackground: { ...of('management'), elsewhere: ['debt', 'relatedParties', 'litigation'] },
  organisationOf: {
    ...of('organisation', 'subsidiaries'),
    tables: 2,
    elsewhere: ['headcount', 'workforce', 'relatedParties'],
  },
  employeesOf: { ...of('headcount'), elsewhere: ['labour', 'ownership'] },
  workforceOf: { ...of('workforce'), tables: 2, otherwise: of('headcount') },
  labourRisksOf: {
    ...evenAsRisk(of('labour')),
    // Planned hiring is no risk.
    apart: ['plan'],
    amid: ['inputCosts', 'workforce', 'headcount', 'people', 'litigation'],
    elsewhere: ['prices'],
  },
  // Overtime that former employees claim is a lawsuit and a risk of labour.
  labourDisputesOf: { ...happened(evenAsRisk(of('litigation'))), nouns: ['labour', 'workforce'] },
  suppliersOf: { ...of('suppliers', 'power'), hasFigure: 'any', elsewhere: ['competition', 'margins', 'regulation'] },
  debtOf: { ...evenAsRisk(figures(of('debt'))), tables: 1, elsewhere: ['sale', 'ownership'] },
  // How large it is, in one or two sentences.
  scaleOf: {
    ...now(figures(of('sites', 'headcount', 'organisation'))),
    tables: 0,
    elsewhere: ['capex', 'litigation', 'incidents', 'results', 'labour', 'acquisitions', 'regulation', 'debt'],
  },
  sitesOf: {
    ...now(figures(of('sites', 'capacity'))),
    tables: 1,
    elsewhere: ['capex', 'litigation', 'incidents', 'relatedParties', 'accounting', 'organisation'],
  },
  // What is to be learnt from an acquisition is no acquisition.
  dealsOf: { ...of('acquisitions'), apart: [...APART, 'lesson'] },
  turningPointsOf: {
    ...inStance(['turning']),
    apart: ['lesson'],
    otherwise: { ...dated(of('acquisitions')), apart: ['lesson'] },
  },
  milestonesOf: { ...dated(of('history', 'acquisitions')), apart: ['plan', 'lesson'], elsewhere: ['pipeline'] },
  transactionOf: { ...of('sale'), elsewhere: ['insurance'] },
  openQuestionsOf: {
    ...inStance(['open'], 'litigation', 'permits', 'terms', 'incidents', 'regulation', 'debt'),
    // That the owners think of selling is known.
    elsewhere: ['sale', 'ownership'],
    otherwise: evenAsRisk(of('litigation', 'incidents')),
  },
  disputesOf: happened(evenAsRisk(of('litigation', 'incidents'))),
  seasonReasons: of('seasonality'),
  ...{ pricesOf: PRICES, priceChangesOf: PRICES },
  ...INDUSTRY_WANTS,
  growthOutlook: ofOutsiders({ ...of('economy'), isPlain: true, elsewhere: ['market', 'demand'] }),
  inflationOutlook: ofOutsiders({ ...of('pricesAndRates'), isPlain: true, elsewhere: ['sectorImpact'] }),
  rateOutlook: ofOutsiders({ ...of('pricesAndRates'), isPlain: true, elsewhere: ['sectorImpact'] }),
  ...{ sectorImpact: SECTOR_IMPACT, sectorImpactOf: SECTOR_IMPACT },
  outlookRisks: ofOutsiders(inStance(['risk', 'threat'], 'economy', 'pricesAndRates')),
  caseBackground: {
    ...inStance(['reason']),
    apart: ['outcome', 'lesson'],
    // The reason for the results of a year is no reason for a decision.
    elsewhere: ['results'],
    otherwise: { ...inStance(['plan']), apart: ['outcome', 'lesson'] },
  },
  caseResults: inStance(['outcome']),
  caseLessons: inStance(['lesson']),
  inputs: stage('suppliers'),
  // The reason for a result is no description of the work.
  production: { ...now(stage('production', 'capacity')), apart: [...APART, 'plan', 'outcome', 'lesson', 'reason'] },
  distribution: stage('channels', 'logistics'),
  users: ofBuyers({ ...stage('customers'), elsewhere: ['concentration', 'terms', 'incidents', 'regulation'] }),
};
