// Matches sentences and questions to subjects by their words, in three languages.
import type { Subject } from '#shared/analyses/subject.ts';
import explanations from '#shared/language/lexicon/explanations.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import patterns from '#shared/language/lexicon/subject-patterns.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/subject-words.json' with { type: 'json' };
import type { Telling } from './quotes-on.ts';

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };

/** English words match as whole words, Korean and Japanese ones also within words. */
const oneOf = ({ ko, en, ja }: Words): RegExp =>
  new RegExp([...en.map((word) => `\\b${word}\\b`), ...ko, ...ja].join('|'), 'iu');

const patternsOf = ({ ko, en, ja }: Words): RegExp => new RegExp([...ko, ...en, ...ja].join('|'), 'iu');

const explainsIn = compile(explanations);

/** The result that moved, and the cause; or the sentence after it with the cause only. */
const MOVED =
  /(?=.*(?:매출|이익|실적|수익|수입|판매|비용|원가|\bsales|revenues?\b|(?:net|operating|gross) (?:income|loss|profit|margin)|\bmargins?\b|earnings|\bcosts?\b|expenses?\b|maintenance|売上|利益|収益|増収|減収|費用))(?=.*(?:증가|감소|상승|하락|개선|악화|성장|확대|늘|줄|increas|decreas|grew|growth|declin|higher|lower|rose|fell|improv|増加|減少|増収|減収|増益|減益|上昇|低下|改善|伸び))(?=.*(?:영향|따른|따라|힘입어|때문|인하여|기인|덕분|탓|(?:due|owing|attributable|relat(?:ed|es))(?: \w+)? to|driven by|because|as a result of|came (?:\w+ )?from|thanks to|reflect(?:s|ed|ing)|offset by|により|ため|伴い|影響|寄与|主因))/iu;

const MARKET = patternsOf(patterns.marketWords);
const MARKET_SHARE = patternsOf(patterns.marketShareWords);
/** A share of the market is another subject than the size of the market. */
const SHARE_OF_MARKET = patternsOf(patterns.shareOfMarketWords);

export const SUBJECTS: Readonly<Record<Subject, Telling>> = {
  business: patternsOf(patterns.business),
  deal: patternsOf(patterns.deal),
  offering: patternsOf(patterns.offering),
  market: { test: (text) => MARKET.test(text) && !SHARE_OF_MARKET.test(text) },
  marketShare: { test: (text) => MARKET_SHARE.test(text) || SHARE_OF_MARKET.test(text) },
  estimate: { test: (text) => MARKET.test(text) && oneOf(lexicon.estimate).test(text) },
  weakness: oneOf(lexicon.weakness),
  opportunity: oneOf(lexicon.opportunity),
  demand: patternsOf(patterns.demand),
  technology: patternsOf(patterns.technology),
  cost: patternsOf(patterns.cost),
  regulation: patternsOf(patterns.regulation),
  dispute: patternsOf(patterns.dispute),
  dependence: patternsOf(patterns.dependence),
  margin: patternsOf(patterns.margin),
  sells: oneOf(lexicon.sells),
  supply: oneOf(lexicon.supply),
  operation: oneOf(lexicon.operation),
  transport: patternsOf(patterns.transport),
  customer: patternsOf(patterns.customer),
  channel: patternsOf(patterns.channel),
  motive: oneOf(lexicon.motive),
  complaint: oneOf(lexicon.complaint),
  economy: patternsOf(patterns.economy),
  prices: patternsOf(patterns.prices),
  reason: { test: (text) => MOVED.test(text) || explainsIn(text).length > 0 },
  economicRisk:
    /(?=.*(?:경제|경기|물가|금리|환율|관세|econom|inflation|tariffs?|\brates?\b|経済|景気|物価|金利|為替|関税))(?=.*(?:위험|불확실|risks?\b|uncertain|リスク|不確実))/iu,
  impact:
    /(?=.*(?:산업|업종|업계|은행업|제조업|industr|sectors?\b|compan(?:y|ies)|産業|業種|業界|小売業|製造業))(?=.*(?:물가|금리|환율|임금|인건비|관세|경기|원가|inflation|\brates?\b|wages?|tariffs?|dollar|pound|euro\b|costs?\b|物価|金利|為替|賃金|関税|景気|人件費|円[安高]))(?=.*(?:늘|줄|감소|증가|오르|오를|상승|하락|낮아|높아|rais|ris[ei]|rose|fall|fell|reduc|increas|lower|higher|増|減|上昇|低下|上が|下が))/iu,
  seat: oneOf(lexicon.seat),
  headcount: oneOf(lexicon.headcount),
  governance: oneOf(lexicon.governance),
  plan: oneOf(lexicon.plan),
  rivalry: oneOf(lexicon.rivalry),
  labour: oneOf(lexicon.labour),
  supervisor: oneOf(lexicon.supervisor),
  spending: oneOf(lexicon.spending),
  turning: oneOf(lexicon.turning),
  investment: oneOf(lexicon.investment),
  unsettled: oneOf(lexicon.unsettled),
  terms: oneOf(lexicon.terms),
  scope: oneOf(lexicon.scope),
  priceLevel: oneOf(lexicon.priceLevel),
  adverse: oneOf(lexicon.adverse),
  hazard: oneOf(lexicon.hazard),
  season: oneOf(lexicon.season),
  sale: oneOf(lexicon.sale),
  advantage: oneOf(lexicon.advantage),
  concentration: oneOf(lexicon.concentration),
  retention: oneOf(lexicon.retention),
  efficiency: oneOf(lexicon.efficiency),
  acquisition: oneOf(lexicon.acquisition),
  organisation: oneOf(lexicon.organisation),
  workforce: oneOf(lexicon.workforce),
  bargaining: oneOf(lexicon.bargaining),
};

/** The subject whose sentences are quoted if the engine finds no answer to a question. */
export const SUBJECT_OF: Readonly<Partial<Record<string, Subject>>> = {
  whatCompanyDoes: 'business',
  performanceReasons: 'reason',
  priceAndVolumeReasons: 'reason',
  latestNews: 'deal',
  dealNews: 'deal',
  productNews: 'offering',
  adverseNews: 'dispute',
  turningPointsOf: 'turning',
  dealsOf: 'acquisition',
  priceDrivers: 'cost',
  whyTheyBuy: 'motive',
  whereTheyBuy: 'channel',
  complaints: 'complaint',
  supervisors: 'supervisor',
  foundedAndSeat: 'seat',
  employeesOf: 'headcount',
  governanceOf: 'governance',
  organisationOf: 'organisation',
  outlookOf: 'plan',
  investmentOf: 'investment',
  marketOf: 'market',
  marketShareOf: 'marketShare',
  advantagesOf: 'advantage',
  weaknessesOf: 'dependence',
  weakPointsOf: 'weakness',
  weakToRivals: 'weakness',
  openingsOf: 'opportunity',
  threatsTo: 'rivalry',
  competitionOf: 'rivalry',
  labourRisksOf: 'labour',
  seasonReasons: 'season',
  transactionOf: 'sale',
  openQuestionsOf: 'unsettled',
  concentrationOf: 'concentration',
  retentionOf: 'retention',
  efficiencyOf: 'efficiency',
};
