// The documents that a report may ask for: the sections that each would fill, and the subjects on which other papers
// come close to it.

export type Requestable = {
  /** Ids of sections. */
  readonly fills: readonly string[];
  /** Subjects and stances of `report-subjects.json`. */
  readonly near: readonly string[];
  /** Headings of these subjects are on something else. */
  readonly notOn?: readonly string[];
  /** A document of the company, not of its market. */
  readonly isOfCompany?: true;
  readonly isOfAccounts?: true;
  /** Any paper of another company comes close. */
  readonly isOfRivals?: true;
};

/** By the keys of i18n `analyses.requests`. */
export const REQUESTABLE: Readonly<Record<string, Requestable>> = {
  accounts: {
    fills: [
      ...['incomeStatement', 'balanceSheet', 'cashFlow', 'ratios', 'keyMeasures', 'equityChanges', 'keyFinancials'],
      ...['profitHighlight', 'draftFinancials', 'financialPerformance', 'peerFigures'],
      ...['dcfAssumptions', 'dcfFlows', 'dcfValue', 'dcfSensitivity', 'dcfScenarios'],
    ],
    near: ['results', 'debt', 'margins'],
    isOfCompany: true,
    isOfAccounts: true,
  },
  segmentAccounts: {
    fills: [
      ...['businessSegments', 'mixOverTime', 'productMix', 'portfolio', 'segments', 'fullProducts', 'chainMargins'],
      'segmentMix',
    ],
    near: ['segments', 'products'],
    isOfCompany: true,
  },
  reasons: {
    fills: ['performanceReasons', 'growthHighlight', 'pvmReasons', 'seasonReasons'],
    near: ['results', 'margins'],
    isOfCompany: true,
  },
  peerPrices: { fills: ['peerMultiples', 'impliedRange'], near: ['competition', 'marketShare'], isOfRivals: true },
  rivals: {
    fills: [
      ...['competitorMatrix', 'playerMap', 'similar', 'similarCompared', 'companies', 'screenBackground', 'rivalry'],
      ...['peerChoice', 'competitiveThreats', 'threats', 'offeringGaps', 'strengths', 'advantages', 'moatHighlight'],
    ],
    near: ['competition', 'marketShare'],
    isOfRivals: true,
  },
  marketStudy: {
    fills: [
      ...['marketSize', 'marketGrowth', 'marketSplit', 'marketShares', 'estimateBasis', 'segmentMap', 'mapReading'],
      ...['demandTrends', 'technologyTrends', 'costTrends', 'trendMilestones', 'marketHighlight', 'rivalry'],
      ...['industryAndCompetition', 'chainMargins', 'chainShifts', 'opportunities'],
    ],
    near: ['market', 'demand', 'marketShare'],
  },
  priceList: {
    fills: ['priceMatrix', 'priceLevel', 'priceChanges', 'priceSeries', 'priceDrivers', 'priceEvents', 'offeringGaps'],
    near: ['prices'],
    notOn: ['economy', 'pricesAndRates'],
  },
  customerSurvey: {
    fills: ['buyers', 'buyingReasons', 'channels', 'spending', 'complaints', 'weaknesses'],
    near: ['motive', 'complaints', 'retention'],
  },
  customerLedger: {
    fills: ['customers', 'customerHighlight', 'buyers', 'bargainingPower', 'draftBusiness'],
    near: ['customers', 'concentration'],
    isOfCompany: true,
  },
  productSheet: {
    fills: ['portfolio', 'productStrengths', 'pipeline', 'businessModel', 'similarTarget', 'companyOverview'],
    near: ['products', 'pipeline', 'business'],
    isOfCompany: true,
  },
  supplierContracts: {
    fills: ['chain', 'bargainingPower', 'costTrends'],
    near: ['suppliers', 'inputCosts'],
    isOfCompany: true,
  },
  operations: {
    fills: ['chain', 'chainShifts', 'advantages', 'strengths', 'productStrengths', 'draftHighlights'],
    near: ['capacity', 'production', 'logistics'],
    isOfCompany: true,
  },
  legalNote: {
    fills: ['rulesInForce', 'supervisors', 'ruleChanges', 'complianceCosts', 'policyTrends'],
    near: ['regulation', 'permits', 'complianceCosts'],
  },
  disputes: {
    fills: ['disputes', 'riskFactors', 'strategicQuestions', 'thesisRisks'],
    near: ['litigation', 'incidents'],
    isOfCompany: true,
  },
  economist: {
    fills: ['growthOutlook', 'pricesAndRates', 'indicators', 'sectorImpact', 'outlookRisks'],
    near: ['economy', 'pricesAndRates', 'sectorImpact'],
  },
  owners: { fills: ['ownership', 'ownershipHistory', 'milestones'], near: ['ownership'], isOfCompany: true },
  leaders: {
    fills: ['people', 'peopleChanges', 'board', 'management', 'managementAndGovernance'],
    near: ['management', 'governance'],
    isOfCompany: true,
  },
  staff: {
    fills: ['organisation', 'headcount', 'workforce', 'labourRisks'],
    near: ['headcount', 'workforce'],
    isOfCompany: true,
  },
  plan: {
    fills: [
      ...['dcfOutlook', 'strategicDirection', 'investmentPlans', 'opportunities', 'strategicInitiatives', 'draftPlan'],
      'forecast',
    ],
    near: ['plan', 'capex'],
    isOfCompany: true,
  },
  minutes: {
    fills: [
      ...['strategicDirection', 'milestones', 'turningPoints', 'weaknesses', 'peopleChanges', 'strategicQuestions'],
    ],
    near: ['governance'],
    isOfCompany: true,
  },
  caseFile: { fills: ['caseBackground', 'caseCourse', 'caseResults', 'caseLessons'], near: ['outcome', 'lesson'] },
  press: {
    fills: [...['recentNews', 'competitorMoves', 'headlines', 'dealNews', 'productNews', 'adverseNews', 'topicAnswer']],
    near: ['news', 'acquisitions'],
  },
  deal: { fills: ['exitHighlight', 'transaction'], near: ['sale'], isOfCompany: true },
};
