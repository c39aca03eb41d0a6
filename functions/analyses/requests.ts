// Says for a section without evidence which documents to ask for, and which of the sources come closest.

import type { Work } from '#shared/analyses/analysis.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Built, SectionContext } from './builder.ts';
import { documentName } from './evidence/document-name.ts';

/** Documents by the keys of i18n `analyses.requests`, each with the sections that it would fill. */
const FILLS: Readonly<Record<string, readonly string[]>> = {
  marketStudy: [
    ...['marketSize', 'marketGrowth', 'marketSplit', 'marketShares', 'estimateBasis', 'segmentMap', 'mapReading'],
    ...['demandTrends', 'technologyTrends', 'costTrends', 'trendMilestones', 'marketHighlight', 'rivalry'],
    ...['industryAndCompetition', 'chainMargins', 'chainShifts', 'opportunities'],
  ],
  rivals: [
    ...['competitorMatrix', 'playerMap', 'similar', 'similarCompared', 'companies', 'screenBackground', 'rivalry'],
    'peerChoice',
    ...['competitiveThreats', 'threats', 'offeringGaps', 'strengths', 'advantages', 'moatHighlight'],
  ],
  priceList: [
    'priceMatrix',
    'priceLevel',
    'priceChanges',
    'priceSeries',
    'priceDrivers',
    'priceEvents',
    'offeringGaps',
  ],
  customerSurvey: ['buyers', 'buyingReasons', 'channels', 'spending', 'complaints', 'weaknesses'],
  customerLedger: ['customers', 'customerHighlight', 'buyers', 'bargainingPower', 'draftBusiness'],
  segmentAccounts: [
    ...['businessSegments', 'mixOverTime', 'productMix', 'portfolio', 'segments', 'fullProducts', 'chainMargins'],
  ],
  productSheet: ['portfolio', 'productStrengths', 'pipeline', 'businessModel', 'similarTarget', 'companyOverview'],
  supplierContracts: ['chain', 'bargainingPower', 'costTrends'],
  operations: ['chain', 'chainShifts', 'advantages', 'strengths', 'productStrengths', 'draftHighlights'],
  legalNote: ['rulesInForce', 'supervisors', 'ruleChanges', 'complianceCosts', 'policyTrends'],
  disputes: ['disputes', 'riskFactors', 'strategicQuestions', 'openPoints', 'thesisRisks'],
  economist: ['growthOutlook', 'pricesAndRates', 'indicators', 'sectorImpact', 'outlookRisks'],
  owners: ['ownership', 'ownershipHistory', 'milestones'],
  leaders: ['people', 'peopleBackground', 'peopleChanges', 'board', 'management', 'managementAndGovernance'],
  staff: ['organisation', 'headcount', 'workforce', 'labourRisks'],
  plan: [
    'dcfOutlook',
    'strategicDirection',
    'investmentPlans',
    'opportunities',
    'strategicInitiatives',
    'draftPlan',
    'forecast',
  ],
  minutes: ['strategicDirection', 'milestones', 'turningPoints', 'weaknesses', 'peopleChanges', 'strategicQuestions'],
  caseFile: ['caseBackground', 'caseCourse', 'caseResults', 'caseLessons'],
  press: ['recentNews', 'competitorMoves'],
  accounts: ['incomeStatement', 'balanceSheet', 'cashFlow', 'ratios', 'keyMeasures', 'equityChanges', 'segmentMix'],
  deal: ['exitHighlight'],
  reasons: ['performanceReasons', 'growthHighlight'],
};

/** More would name every paper of a small workspace. */
const MAX_CLOSEST = 3;

const closestTo = async ({ passages }: SectionContext, title: string): Promise<readonly string[]> => {
  const found = await passages(title);
  const names = found.passages.map(({ chunk }) => documentName(chunk.context.document));
  return [...new Set(names)].slice(0, MAX_CLOSEST);
};

const isEmpty = ({ blocks }: Built): boolean => blocks.every(({ kind }) => kind === 'notice');

/** Parts of a joined section say nothing: their neighbours may fill it. */
const isWhole = (work: Work, { type, section }: SectionContext): boolean =>
  analysisOf(type).sections.some((one) => one.id === section.id && one.work === work);

export const withRequests = async (work: Work, context: SectionContext, built: Built): Promise<Built> => {
  const { section, text } = context;
  const wanted = Object.entries(FILLS).filter(([, sections]) => sections.includes(section.id));
  if (built.status === 'failed' || !isEmpty(built) || !isWhole(work, context) || wanted.length === 0) return built;
  const documents = wanted.map(([id]) => text(`requests.${id}`)).join('; ');
  const closest = (await closestTo(context, section.title)).join(', ');
  const asides = [
    built.aside,
    text('say.askFor', { section: section.title, documents }),
    closest && text('say.closest', { documents: closest }),
  ];
  return { ...built, aside: asides.filter(Boolean).join(' ') };
};
