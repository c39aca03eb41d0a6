// Matches sentences and questions to subjects by their words, in three languages.
import type { Subject } from '#shared/analyses/subject.ts';
import explanations from '#shared/language/lexicon/explanations.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/subject-words.json' with { type: 'json' };
import type { Telling } from './quotes-on.ts';

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };

/** English words match as whole words, Korean and Japanese ones also within words. */
const oneOf = ({ ko, en, ja }: Words): RegExp =>
  new RegExp([...en.map((word) => `\\b${word}\\b`), ...ko, ...ja].join('|'), 'iu');

const explainsIn = compile(explanations);

/** The result that moved, and the cause; or the sentence after it with the cause only. */
const MOVED =
  /(?=.*(?:매출|이익|실적|수익|수입|판매|비용|원가|\bsales|revenues?\b|(?:net|operating|gross) (?:income|loss|profit|margin)|\bmargins?\b|earnings|\bcosts?\b|expenses?\b|maintenance|売上|利益|収益|増収|減収|費用))(?=.*(?:증가|감소|상승|하락|개선|악화|성장|확대|늘|줄|increas|decreas|grew|growth|declin|higher|lower|rose|fell|improv|増加|減少|増収|減収|増益|減益|上昇|低下|改善|伸び))(?=.*(?:영향|따른|따라|힘입어|때문|인하여|기인|덕분|탓|(?:due|owing|attributable|relat(?:ed|es))(?: \w+)? to|driven by|because|as a result of|came (?:\w+ )?from|thanks to|reflect(?:s|ed|ing)|offset by|により|ため|伴い|影響|寄与|主因))/iu;

const MARKET =
  /(?<!코스닥|증권|주식|금융|감)시장(?!치|금리|이자|\s?점유)|\bmarkets?\b(?! share)|industry is|市場(?!シェア|占有率)/iu;
const MARKET_SHARE = /점유율|시장에서의 비중|market share|シェア|市場占有率/iu;
/** A share of the market is another subject than the size of the market. */
const SHARE_OF_MARKET =
  /시장의 (?:약 )?\d[\d.]*\s?%|\d[\d.]*\s?(?:%|per ?cent) of the market|市場の(?:約)?\d[\d.]*\s?[%％]/iu;

export const SUBJECTS: Readonly<Record<Subject, Telling>> = {
  business:
    /영위|사업을 (?:하|펼|운영)|전문 (?:기업|회사)|(?:회사|기업|업체)(?:입니다|이다)|설립되어|[을를] (?:개발|제조|생산|판매|공급|제공|운영)(?:하|합)|^(?!(?:if|when|although|while|because|since|such|this|these|those|there|many|some|any|as)\b)(?:(?!(?:that|which|who|to|may|can|could|would|will|not|competes?)\b)[\w.&’'-]+,? ){1,10}(?:also )?(?:designs|develops|manufactures|makes|builds|collects|distributes|sells|offers|provides|runs|operates|owns|carries|rents|leases|hires|grows|farms|brews|bakes|processes|trains|teaches|treats|installs|maintains|ships|delivers|publishes|supplies|serves|lends|insures|(?:is|are) (?:primarily )?engaged in|operates (?:an?|in|the|as|through|one)|is (?:an?|one of the|the) [\w -]{0,60}\b(?:company|companies|provider|carrier|retailer|manufacturer|operator|producer|bank|group))\b|^we (?:also |primarily )?(?:design|develop|manufacture|sell|offer|provide|operate)\b|を営|事業を展開|を主な事業|を(?:運営|開発|製造|販売|提供)し(?:て|、|ます)/iu,
  deal: /계약|인수(?!\s?후보)|합병|투자(?!자)|증설|매각|contract|acqui|merger|invest|expan|契約|買収|合併|投資|増設/iu,
  offering: /서비스|제품|출시|센터|services?\b|products?\b|launch|サービス|製品|発売|センター/iu,
  market: { test: (text) => MARKET.test(text) && !SHARE_OF_MARKET.test(text) },
  marketShare: { test: (text) => MARKET_SHARE.test(text) || SHARE_OF_MARKET.test(text) },
  estimate: { test: (text) => MARKET.test(text) && oneOf(lexicon.estimate).test(text) },
  weakness: oneOf(lexicon.weakness),
  opportunity: oneOf(lexicon.opportunity),
  demand:
    /수요|시장.{0,20}(?:성장|확대)|demand|(?:market|industry)\b.{0,40}(?:grow|grew|expand)|volumes?\b.{0,30}(?:rose|fell|flat|grew)|需要|市場.{0,12}(?:成長|拡大)/iu,
  technology: /자동화|로봇|창고관리시스템|디지털|인공지능|automat|robot|digital|software|自動化|ロボット|デジタル/iu,
  cost: /인건비|최저임금|유가(?!증권)|연료비|금리|원가|wages?\b|fuel|diesel|interest rates?|人件費|燃料|軽油|金利|コスト|価格.{0,8}上昇|cocoa/iu,
  regulation:
    /규제|법에 따라|하도록 규정|규정(?:의|에 따른)|제한될|제한되|의무화|법률|시행령|regulat|mandate|\bmust\b.{0,80}\b(?:act|directive)\b|\blaws?\b|規制|義務|法令|上限/iu,
  dispute:
    /소송|분쟁|제재|과징금|판결|lawsuit|litigation|\b(?:fined|sued)\b|verdict|legal proceedings|claims? (?:of|against|for|filed)\b|sanction|訴訟|係争|判決|制裁/iu,
  dependence:
    /고객.{0,20}(?:비중|집중|의존)|단일 고객|차주.{0,8}비중|상위 \d+.{0,6}(?:고객|차주|거래처|매출처|판매처)|공급처|customers? accounted|suppliers?|depend|販売先|顧客.{0,12}(?:割合|依存)|得意先|外注/iu,
  margin: /이익률|수익성|원가율|margin|% of revenue|利益率|収益性/iu,
  sells: oneOf(lexicon.sells),
  supply: oneOf(lexicon.supply),
  operation: oneOf(lexicon.operation),
  transport: /운송|배송|출고|유통|노선|transport|deliver|truckload|brokerage|freight|輸送|配送|流通|路線/iu,
  customer: /고객|판매자|구매|소비자(?!\s?물가)|customers?|shippers?|consumers?|buyers?|顧客|荷主|消費者|販売先/iu,
  channel:
    /온라인|오프라인|채널|영업점|모바일 앱|직접 구매|유통망|매장|대리점|직판|online|offline|mobile app|buy directly|channels?\b|stores?\b|distributors?|オンライン|店舗|販路|代理店/iu,
  motive: oneOf(lexicon.motive),
  complaint: oneOf(lexicon.complaint),
  economy:
    /경제성장률|\bGDP\b|economic growth|経済成長率|^(?:경제\s?)?성장(?:률|\s?전망)?:|^(?:economic )?growth(?: outlook)?:|^(?:経済)?成長(?:率|見通し)?:/iu,
  prices: /물가|기준금리|환율|inflation|policy rate|exchange rate|物価|政策金利|為替/iu,
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
