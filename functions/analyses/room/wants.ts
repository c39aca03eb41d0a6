// What each question of a section wants of a room: subjects in the order of preference, and how they are spoken of.

export type Want = {
  readonly subjects: readonly string[];
  /** In one of these; without them nothing whose stance is `apart`: a risk, a weakness. */
  readonly stances?: readonly string[];
  readonly apart?: readonly string[];
  /** In none of the stances apart at all. */
  readonly isPlain?: true;
  /** From which day it holds: what does so only from a day to come is of another section. */
  readonly holds?: 'now' | 'later';
  /** A sentence without a date does not answer; between two dates lies a trend, and at one something happened. */
  readonly isDated?: 'ever' | 'once';
  /** Subjects that hold the wanted ones as parts: a chain its suppliers. */
  readonly amid?: readonly string[];
  /** Sections of their own are on these. */
  readonly elsewhere?: readonly string[];
  /** A sentence without a figure does not answer. */
  readonly hasFigure?: 'any' | 'percent';
  /** So many stand there whatever sentences say: a staff list by department, one of joiners and leavers. */
  readonly tables?: number;
  /** Where nothing fits. */
  readonly otherwise?: Want;
  /** Written of an industry by others than the company. */
  readonly ofIndustry?: true;
  /** What concerns a country concerns each of its industries. */
  readonly ofAnyIndustry?: true;
  /** Written by those who write of no company, where there are any: what a company fears of a rate is no rate. */
  readonly ofOutsiders?: true;
  /** What is only supposed has not happened. */
  readonly isFact?: true;
  /** What became less speaks for nobody. */
  readonly isForIt?: true;
  /** However much the engine finds in one document, others may add to it. */
  readonly isOpen?: true;
};

const of = (...subjects: readonly string[]): Want => ({ subjects });
const APART = ['risk', 'threat', 'weakness', 'opportunity'];
/** What is: no plan and no risk. */
const now = (want: Want): Want => ({
  ...want,
  apart: [...APART, 'plan', 'outcome', 'lesson'],
  isPlain: true,
});
/** Rules, disputes and labour are presented as risks more often than not. */
const evenAsRisk = (want: Want): Want => ({ ...want, apart: [] });
const inStance = (stances: readonly string[], ...subjects: readonly string[]): Want => ({ subjects, stances });
const industry = (...subjects: readonly string[]): Want => ({ subjects, ofIndustry: true });
const figures = (want: Want): Want => ({ ...want, hasFigure: 'any' });
const percents = (want: Want): Want => ({ ...want, hasFigure: 'percent' });
const stage = (...subjects: readonly string[]): Want => ({
  ...industry(...subjects),
  amid: ['chain'],
  elsewhere: ['power', 'margins', 'regulation', 'terms', 'pipeline', 'incidents'],
});
const dated = (want: Want): Want => ({ ...want, isDated: 'ever' });
const country = (want: Want): Want => ({ ...want, ofIndustry: true, ofAnyIndustry: true });
const ofOutsiders = (want: Want): Want => ({ ...country(want), ofOutsiders: true });
const happened = (want: Want): Want => ({ ...want, isFact: true });
const forIt = (want: Want): Want => ({ ...want, isForIt: true });
const notOfEconomy = (want: Want): Want => ({ ...want, elsewhere: ['economy', ...(want.elsewhere ?? [])] });

/** How a market divides among its suppliers stands under competition, without the word. */
const SHARES: Want = { ...percents(industry('marketShare')), otherwise: percents(industry('competition')) };

/** What the owners do with their shares is no plan of the company. */
const PLAN: Want = { ...inStance(['plan']), elsewhere: ['sale'] };
/** A covenant or a contract binds those who signed it. */
const RULES: Want = {
  ...evenAsRisk(industry('regulation', 'permits')),
  elsewhere: ['terms', 'debt', 'power', 'litigation', 'demand'],
};

/** By the keys of i18n `analyses.ask`, and the stages of a value chain. */
export const WANTS: Readonly<Partial<Record<string, Want>>> = {
  whatCompanyDoes: of('business'),
  foundedAndSeat: of('history'),
  segmentsOfCompany: of('segments', 'products'),
  customersOf: of('customers'),
  concentrationOf: now(figures(of('concentration'))),
  weaknessesOf: of('concentration'),
  retentionOf: forIt(now(of('retention'))),
  efficiencyOf: forIt(now(figures(of('capacity')))),
  competitionOf: industry('competition', 'marketShare'),
  marketShareOf: SHARES,
  marketOf: industry('market', 'demand'),
  advantagesOf: inStance(['strength']),
  weakPointsOf: inStance(['weakness']),
  openingsOf: inStance(['opportunity']),
  opportunitiesOf: inStance(['opportunity', 'plan'], 'market', 'demand', 'capex', 'pipeline', 'acquisitions'),
  threatsTo: {
    ...inStance(['threat']),
    otherwise: inStance(['risk', 'weakness'], 'competition', 'prices', 'retention', 'concentration', 'marketShare'),
  },
  risksOf: { ...inStance(['risk', 'threat']), isOpen: true },
  outlookOf: PLAN,
  strategyOf: PLAN,
  investmentOf: { ...happened(of('capex')), apart: [...APART, 'outcome', 'lesson'], isPlain: true, tables: 1 },
  pipelineOf: of('pipeline', 'research'),
  shareholdersOf: of('ownership'),
  governanceOf: of('governance'),
  leadersBackground: of('management'),
  organisationOf: { ...of('organisation', 'subsidiaries'), tables: 2 },
  employeesOf: { ...of('headcount'), elsewhere: ['labour'] },
  workforceOf: { ...of('workforce'), tables: 2, otherwise: of('headcount') },
  labourRisksOf: {
    ...evenAsRisk(of('labour')),
    amid: ['inputCosts', 'workforce', 'headcount', 'people', 'litigation'],
  },
  dealsOf: of('acquisitions'),
  turningPointsOf: { ...inStance(['turning']), otherwise: dated(evenAsRisk(of('acquisitions'))) },
  transactionOf: of('sale'),
  openQuestionsOf: {
    ...inStance(['open'], 'litigation', 'permits', 'terms', 'incidents', 'regulation', 'debt'),
    otherwise: evenAsRisk(of('litigation', 'incidents')),
  },
  disputesOf: { ...happened(evenAsRisk(of('litigation'))), tables: 1 },
  seasonReasons: of('seasonality'),
  pricesOf: figures(of('prices')),
  priceChangesOf: figures(of('prices')),
  whoBuys: industry('customers'),
  whyTheyBuy: { ...industry('motive'), elsewhere: ['complaints'] },
  whereTheyBuy: { ...industry('channels'), amid: ['chain'] },
  howMuchTheySpend: { ...figures(industry('spending')), otherwise: figures(industry('prices')) },
  complaints: industry('complaints'),
  industryPlayers: industry('competition', 'marketShare', 'market'),
  dependenceInIndustry: {
    ...industry('power', 'concentration', 'chain', 'suppliers'),
    elsewhere: ['margins', 'motive', 'retention'],
  },
  marginsInIndustry: { ...now(figures(industry('margins'))), amid: ['chain', 'power', 'results'] },
  shiftsInIndustry: industry('chain', 'technology', 'acquisitions'),
  demandTrends: notOfEconomy(industry('demand')),
  technologyTrends: industry('technology'),
  costTrends: { ...industry('inputCosts'), elsewhere: ['complianceCosts', 'regulation', 'prices', 'retention'] },
  policyTrends: RULES,
  marketSize: figures(industry('market')),
  marketGrowth: notOfEconomy(figures(industry('demand', 'market'))),
  marketShares: SHARES,
  estimateBasis: { ...industry('method'), ofOutsiders: true },
  rulesInForce: { ...RULES, holds: 'now' },
  ruleChanges: dated({ ...RULES, holds: 'later' }),
  milestonesOf: dated(evenAsRisk(of('history', 'acquisitions'))),
  trendMilestones: notOfEconomy({ ...industry('demand', 'technology', 'regulation'), isDated: 'once' }),
  supervisors: industry('regulators'),
  complianceCosts: evenAsRisk(figures(industry('complianceCosts'))),
  disputesInIndustry: { ...happened(evenAsRisk(industry('litigation', 'incidents'))), tables: 1 },
  growthOutlook: ofOutsiders({ ...of('economy'), elsewhere: ['market', 'demand'] }),
  inflationOutlook: ofOutsiders(of('pricesAndRates')),
  rateOutlook: ofOutsiders(of('pricesAndRates')),
  sectorImpact: country(of('sectorImpact')),
  outlookRisks: country(inStance(['risk', 'threat'], 'economy', 'pricesAndRates')),
  caseBackground: inStance(['reason', 'plan']),
  caseResults: inStance(['outcome']),
  caseLessons: inStance(['lesson']),
  inputs: stage('suppliers'),
  production: now(stage('production', 'capacity')),
  distribution: stage('channels', 'logistics'),
  users: stage('customers'),
};

/** Which company, where, how many: the engine answers these from wherever they stand; the rest is known by headings. */
const ASKED: ReadonlySet<string> = new Set([
  'whatCompanyDoes',
  'foundedAndSeat',
  'segmentsOfCompany',
  'customersOf',
  'competitionOf',
  'marketOf',
  'marketShareOf',
  'risksOf',
  'outlookOf',
  'strategyOf',
  'shareholdersOf',
  'governanceOf',
  'leadersBackground',
  'employeesOf',
  'transactionOf',
  'disputesOf',
  'pricesOf',
  'priceChangesOf',
  'caseResults',
]);

/** Its words stand in few sentences that answer it: only what is about it by its place does. */
export const isByPlace = (key: string): boolean => WANTS[key] !== undefined && !ASKED.has(key);
