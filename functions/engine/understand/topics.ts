// What reports have sections about: how questions ask for it, and how headings name it, in three languages.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import narrowing from '#shared/language/lexicon/topic-narrowing.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';

export type Topic = {
  readonly id: string;
  /** How a question, or a sentence, speaks of it. */
  readonly words: RegExp;
  /** How the heading of such a section reads. */
  readonly heading: RegExp;
  /** The usual heading in each language, by which such sections are looked for. */
  readonly names: Readonly<Record<Language, string>>;
};

const topic = (id: string, words: RegExp, heading: RegExp, names: Topic['names']): Topic => ({
  id,
  words,
  heading,
  names,
});

/** The more particular stand first: what is asked about legal risks is asked about the law. */
const TOPICS: readonly Topic[] = [
  topic(
    'auditor',
    /(?:외부\s?)?감사인|회계\s?감사(?:인)?|회계법인|(?:independent |external )?auditors?|(?:independent )?registered public accounting firm|監査人|監査法人|会計監査人/giu,
    /감사인|회계감사|감사의견|auditor|accounting firm|監査/iu,
    {
      ko: '회계감사인 감사의견 회계법인',
      en: 'independent registered public accounting firm auditor',
      ja: '監査法人 会計監査人',
    },
  ),
  topic(
    'meeting',
    /주주총회(?:\s?의결)?|의결권\s?행사|\bagm\b|annual (?:general )?meeting|(?:share|stock)holder (?:votes?|proposals?)|株主総会/giu,
    /주주총회|matters to a vote|annual meeting|株主総会/iu,
    { ko: '주주총회 의결 사항', en: 'submission of matters to a vote annual meeting', ja: '株主総会 決議' },
  ),
  topic(
    'acquisitions',
    /(?:기업\s?|주요\s?)?(?:인수(?:합병)?|합병)(?:\s?내역|\s?현황)?|사업\s?결합|\bm&a\b|(?:major |material |recent )?acquisitions?|acquire[ds]?|takeovers?|mergers?|divestitures?|business combinations?|買収|合併|企業結合/giu,
    /인수|합병|사업\s?결합|acquisition|divestiture|business combination|merger|買収|合併|企業結合/iu,
    { ko: '사업결합 인수 합병', en: 'acquisitions divestitures business combinations', ja: '企業結合 買収' },
  ),
  topic(
    'relatedParties',
    /특수\s?관계자|related[- ]part(?:y|ies)|関連当事者/giu,
    /특수관계자|related part|関連当事者/iu,
    { ko: '특수관계자 거래', en: 'related party transactions', ja: '関連当事者との取引' },
  ),
  topic(
    'legal',
    /소송|법적\s?(?:분쟁|절차)|계류\s?중|lawsuits?|litigations?|court cases?|legal (?:proceedings?|disputes?|matters|battles?|actions?|cases?|claims?|troubles?)|訴訟|係争|裁判/giu,
    /소송|법적|분쟁|우발부채|legal (?:and regulatory )?(?:proceedings|matters)|litigation|訴訟|係争/iu,
    { ko: '소송', en: 'legal proceedings lawsuit', ja: '訴訟' },
  ),
  topic(
    'risk',
    /위험\s?(?:요인|요소|관리)?|리스크|risk factors?|risks?|(?:事業等の)?リスク(?:要因)?/giu,
    /위험|리스크|risk|リスク/iu,
    { ko: '위험 요인', en: 'risk factors', ja: '事業等のリスク' },
  ),
  topic(
    'customers',
    /(?:주요\s?)?(?:고객사?|매출처|거래처)|(?:major |main |largest |key |biggest )?customers?|clients?|(?:主要(?:な)?)?(?:顧客|販売先|得意先|取引先)/giu,
    /고객|매출처|거래처|customers?\b|顧客|販売先|取引先/iu,
    { ko: '주요 고객', en: 'customers', ja: '主要な顧客 販売先' },
  ),
  topic(
    'competition',
    /경쟁(?:사|업체|자|상황|현황)?|competitions?|competitors?|competitive (?:landscape|environment|position|advantages?)|competes?|competing|競合(?:他社|企業)?|競争(?:環境|状況)?/giu,
    /경쟁|competit|競合|競争/iu,
    { ko: '시장과 경쟁', en: 'competition', ja: '競合 競争' },
  ),
  topic(
    'employees',
    /임직원|종업원|직원(?:\s?수)?|employees?|headcount|workforce|human capital|従業員(?:数)?|人員/giu,
    /임직원|종업원|직원|인력|employees|human capital|workforce|従業員|人的資本/iu,
    { ko: '임직원 현황', en: 'employees human capital', ja: '従業員の状況' },
  ),
  topic(
    'investment',
    /설비\s?투자|시설\s?투자|투자\s?계획|capital (?:expenditures?|investments?)|設備投資/giu,
    /설비|시설\s?투자|투자\s?계획|capital expenditure|設備/iu,
    { ko: '설비 투자', en: 'capital expenditures', ja: '設備投資' },
  ),
  topic(
    'governance',
    /지배\s?구조|이사회|사외이사|(?:corporate )?governance|board of directors|コーポレート・?ガバナンス|企業統治|取締役会/giu,
    /지배\s?구조|이사회|governance|directors|ガバナンス|企業統治|取締役/iu,
    { ko: '지배구조 이사회', en: 'corporate governance board', ja: 'コーポレート・ガバナンス' },
  ),
  topic(
    'dividends',
    /배당(?:\s?정책|\s?계획)?|주주\s?환원(?:\s?정책)?|dividends?(?: policy)?|shareholder returns?|配当(?:政策|方針)?|株主還元/giu,
    /배당|주주\s?환원|dividend|配当|株主還元/iu,
    { ko: '배당에 관한 사항', en: 'dividends', ja: '配当政策' },
  ),
  topic(
    'shareholders',
    /(?:주요\s?|최대\s?|대)주주|지분\s?(?:구조|현황)|(?:major |largest |principal |biggest )(?:share|stock)holders?|ownership structure|大株主|主要株主|株主構成/giu,
    /주주|shareholders|stockholders|ownership|株主/iu,
    { ko: '주요 주주 현황', en: 'principal shareholders', ja: '大株主の状況' },
  ),
  topic(
    'outlook',
    /(?:성장|사업|경영)\s?(?:계획|전략|전망)|전망|outlook|guidance|growth (?:plans?|strategy)|(?:成長|経営|事業)(?:戦略|計画)|見通し|業績予想/giu,
    /계획|전략|전망|outlook|guidance|strategy|戦略|計画|見通し|予想/iu,
    { ko: '성장 계획 전망', en: 'outlook strategy', ja: '見通し 戦略' },
  ),
  topic(
    'business',
    /(?:주요\s?|주력\s?|영위하는\s?)사업|사업\s?(?:의\s?)?(?:개요|내용|영역|모델)|업종|(?:어떤|무슨)\s?(?:회사|사업)|(?:what|which) (?:industry|industries|business(?:es)?|sector)|what does [^?]{1,60} do(?=\s*\??$)|lines? of business|business (?:model|overview|description)|company overview|事業(?:の)?(?:内容|概要|領域)|業種|どのような(?:会社|事業)/giu,
    /^business\b(?! (?:combination|risk|continuity))|^about (?!this|these|forward)|회사\s?소개|business overview|general development|사업의\s?(?:개요|내용)|회사의\s?개요|事業の(?:内容|概要)|会社の概要/iu,
    { ko: '사업의 개요 사업의 내용', en: 'business overview', ja: '事業の内容 会社の概要' },
  ),
];

const first = ({ words }: Topic, text: string): number => text.search(new RegExp(words.source, 'iu'));

const BEFORE_IT = /^[^.?!\n]{0,12}?(?:\s?시(?:의|에)?\s|\s?때|의\s|\s?관련\s|の|時の|に関する|における)/u;
const BEHIND_IT = /\b(?:of|in|from|for|by|under|related to)\b[^.?!\n]{0,24}$/i;
/** "인수 시 위험", "買収のリスク", "risks of the acquisition": the acquisition narrows down which risks are asked for. */
const isNarrower = (one: Topic, other: Topic, text: string): boolean => {
  const [a, b] = [first(one, text), first(other, text)];
  return a < b ? BEFORE_IT.test(text.slice(a, b)) : BEHIND_IT.test(text.slice(b, a));
};

/** The topic that a question names, if it names one. */
export const findTopic = (question: string): Topic | undefined => {
  const plain = question.normalize('NFKC');
  const named = TOPICS.filter((one) => first(one, plain) >= 0);
  return named.find((one) => !named.some((other) => other !== one && isNarrower(one, other, plain))) ?? named[0];
};

export const speaksOf = (topic: Topic, text: string): boolean => first(topic, text) >= 0;

const QUALIFIERS = new Map(narrowing.topics.map((one) => [one.id, compile(one)]));
/** "Pending or threatened" litigation is what the section on litigation tells. */
const withoutQualifiers = ({ id }: Topic, text: string): string =>
  (QUALIFIERS.get(id)?.(text) ?? []).reduce(
    (out, { start, end }) => `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`,
    text,
  );

/** A question without the words that name its topic, and without those that narrow it down to another one. */
export const withoutTopic = (topic: Topic | undefined, question: string): string => {
  if (!topic) return question;
  const plain = question.normalize('NFKC');
  const narrower = TOPICS.filter((one) => one !== topic && first(one, plain) >= 0 && isNarrower(one, topic, plain));
  const bare = withoutQualifiers(topic, plain);
  return [topic, ...narrower].reduce((text, { words }) => text.replace(words, ' '), bare);
};

const NUMBERING =
  /^(?:(?:item|part|note)\s+[\divx]+[a-c]?|[제第]\s?[\d一二三四五六七八九十]+\s?[장편부절章部編節]?|[IVXⅠ-Ⅻivx\d]{1,5}(?:-\d+)?|[가-하])\s*[.:)．、]?\s+(?:[-–—]\s+)?|^[\d.]+\s*/iu;
const TRIMMINGS = /(?:\s?등)?(?:에\s?관한|의)?\s?(?:사항|현황|상황|내용|개요|정책|の状況|の概要|について|等)$/u;
const plain = (heading: string): string =>
  heading.normalize('NFKC').trim().replace(NUMBERING, '').replace(TRIMMINGS, '').trim();

/** 1 where the heading is the topic's own, less where it says more, 0 where it names another. */
export const headingMatch = ({ heading }: Topic, text: string): number => {
  const name = plain(text);
  const found = heading.exec(name);
  if (!found || name.length > 80) return 0;
  return 0.5 + 0.5 * Math.min(1, (found[0].length * 1.6) / name.length);
};

/** The part of a section's path that is about the topic, and how plainly: the outermost, with all that stands under it. */
export const topicSection = (
  topic: Topic,
  section: string | undefined,
): { readonly path: string; readonly match: number } | undefined => {
  const parts = section?.split(' > ') ?? [];
  const matches = parts.map((part) => headingMatch(topic, part));
  const best = Math.max(0, ...matches);
  const at = matches.findIndex((match) => match > 0 && match >= best * 0.8);
  return at >= 0 ? { path: parts.slice(0, at + 1).join(' > '), match: matches[at] ?? 0 } : undefined;
};
