// Guesses the companies that a question names; ranking compares them with the companies of documents.
import { escaped } from '#shared/language/escaped.ts';
import { bareMonthsIn } from '#shared/language/grammar/bare-months.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import commonNouns from '#shared/language/lexicon/common-nouns.json' with { type: 'json' };
import { EASTERN_FORMS, LATIN_FORMS_AND_GROUPS } from '#shared/language/lexicon/legal-forms.ts';
import { terms, withoutJosa } from '../../terms.ts';
import { isGroupWord } from '../kinds/find-rank.ts';
import { titlesIn } from '../kinds/positions.ts';
import { findTopic, withoutTopic } from '../kinds/topics.ts';
import { namedMeasures } from '../measures/find-metrics.ts';
import { bracketFormula } from '../measures/ratios/bracket-formula.ts';
import { blank } from '../words/blank.ts';
import { isEnglishNoun } from '../words/dictionary.ts';
import { isOrdinaryWord } from '../words/ordinary-words.ts';
import { isAskingTerm, isRequest } from '../words/question-words.ts';
import { withoutComparison, withoutReportKinds } from '../words/set-aside.ts';
import { kanaNames } from './kana-names.ts';
import { isAbbreviation, isJapaneseNameLike, isNameLike, isNoName } from './name-words.ts';

export const LEGAL_FORM = new RegExp(`${EASTERN_FORMS}|,?\\s?\\b(?:${LATIN_FORMS_AND_GROUPS})\\b\\.?`, 'gi');

export const withoutLegalForm = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(LEGAL_FORM, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([]) | (?=[)\]])/g, '')
    .trim();

/** Names of one letter, which need their legal form: A株式会社. */
const LETTER_AND_FORM = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}](?:${EASTERN_FORMS})(?=[^\\p{L}\\p{N}]|[のはがにをと은는이가의를을와과]|$)`,
  'gu',
);
export const initialNames = (text: string): string[] => text.normalize('NFKC').match(LETTER_AND_FORM) ?? [];

/** A capitalized noun at the start of a question, before a preposition: "Covenants on the loan". */
const HEAD = /^\s*([A-Z][a-z]+)(?=\s+(?:on|in|for|of|under|about)\b)/u;
/** "Reconciliation of last year's costs", "Breakdown of H1 costs": no name, because none is behind it. */
const HEAD_OF = /^\s*([A-Z][a-z]+)(?=\s+of\s+(?:[^A-Z]|[HQ][1-4]\b))/u;
const withoutHead = (text: string): string =>
  text
    .replace(HEAD, (word) => (isEnglishNoun(word) ? word.toLowerCase() : word))
    .replace(HEAD_OF, (word) => word.toLowerCase());

const latinNames = (given: string): string[] =>
  [...withoutHead(given).matchAll(/[A-Z][\w&.’'-]*(?:\s+(?:of\s+|and\s+|&\s+)?[A-Z][\w&.’'-]*)*/g)]
    .map(([name]) =>
      name
        .replace(/['’](?:s\b.*)?$/u, '')
        .split(/\s+/)
        .filter((word) => /^(?:of|and|&)$/.test(word) || (!isNoName(word) && !isAbbreviation(word) && !isRequest(word)))
        .join(' ')
        .replace(/^(?:(?:of|and|&)(?: |$))+|(?: (?:of|and|&))+$/g, ''),
    )
    .filter((name) => name.length > 1);

/** The verb before a noun of cause, which is not a name: "영업이익률이 떨어진 이유". */
const BEFORE_CAUSE = new RegExp(`[가-힣]+(?=\\s?(?:${commonNouns.koCauses.join('|')}))`, 'gu');

const koreanNames = (given: string): string[] => {
  const text = given.replace(BEFORE_CAUSE, '\ue000');
  const named = /(?:^|[\s\ue000])(?<whole>(?<name>[가-힣A-Za-z0-9&]{2,20}?)(?:의|은|는|이|가))(?=[\s\ue000])/u;
  const { whole = '', name } = named.exec(`${text} `)?.groups ?? {};
  const alone = [...text.matchAll(/(?<![가-힣])[가-힣]{3,20}(?![가-힣])/g)]
    .map(([word]) => withoutJosa(word))
    .find((word) => word.length > 2 && isNameLike(word));
  // The last syllable of 객단가 is not a particle.
  return [name, name ? undefined : alone].filter(
    (found): found is string => found !== undefined && isNameLike(found) && !isOrdinaryWord(whole),
  );
};

const japaneseNames = (text: string): readonly string[] => {
  const ofKana = kanaNames(text);
  if (ofKana.length > 0) return ofKana;
  const [, name] = /([一-龥ァ-ヺーA-Za-z0-9&][一-龥ァ-ヺー・A-Za-z0-9&]{1,23}?)(?:の|は|が)/u.exec(text) ?? [];
  return name && isJapaneseNameLike(name) ? [name] : [];
};

/** Names in any case whose grammar shows an owner or actor: "globex's revenue", "did globex sell". */
const OWNERS =
  /([\p{L}\d][\p{L}\d&.-]*(?: [\p{L}\d][\p{L}\d&.-]*)?)['’]s\b|\b(?:did|does|has|had)\s+((?:[\p{L}\d][\p{L}\d&.-]*\s+){1,3}?)(?:report|have|make|earn|spend|pay|generate|record|post|sell|employ|hold|owe|recognize|incur)\b/giu;
/** A cheap check that rules out nearly all texts. */
const MAY_HAVE_OWNER = /['’]s\b|\b(?:did|does|has|had)\s/iu;
const ownerNames = (text: string): string[] =>
  (MAY_HAVE_OWNER.test(text) ? [...text.matchAll(OWNERS)] : [])
    .map(([, owner, doer]) => (owner ?? doer ?? '').trim())
    .map((name) =>
      name
        .split(/\s+/)
        .filter((word) => !isNoName(word) && !isAbbreviation(word) && !terms(word).every(isAskingTerm))
        .join(' '),
    )
    .filter((name) => /\p{Script=Latin}/u.test(name));

const PARTS = '(?:부문|사업부|사업|部門|事業部|事業|セグメント|(?:reporting )?segment|division)';
const MAY_HAVE_PART = new RegExp(PARTS, 'iu');
/** Whether the name is that of a segment or division: DS부문, Rigid segment. */
const isPart = (name: string, text: string): boolean =>
  /(?:부문|사업부|사업|部門|事業部|事業|セグメント)$/u.test(name) ||
  (MAY_HAVE_PART.test(text) && new RegExp(`${escaped(name)}\\s?${PARTS}`, 'iu').test(text));

/** Names without legal form and particles, each once. */
export const findEntities = (question: string): string[] => {
  // 부채비율(부채총계/자산총계) is a ratio and its formula.
  const named = question.normalize('NFKC').replace(bracketFormula(question)?.stated ?? '', ' ');
  const whole = withoutLegalForm(withoutReportKinds(withoutComparison(named)));
  const plain = withoutTopic(findTopic(whole), whole);
  const rest = blank(
    plain,
    [...periodsIn(plain), ...bareMonthsIn(plain), ...daysIn(plain), ...namedMeasures(plain), ...titlesIn(plain)],
    '\ue000',
  );
  const names = [
    ...(/[가-힣]/.test(plain) ? koreanNames(rest) : []),
    ...(/[\u3041-\u30ff]/.test(plain) ? japaneseNames(rest) : []),
    ...latinNames(rest),
  ];
  if (names.length === 0) names.push(...ownerNames(rest));
  const all = [...new Set([...initialNames(named), ...names].map((name) => name.replaceAll('\ue000', '').trim()))];
  // UFJ is not a company beside 三菱UFJフィナンシャル・グループ.
  const isOfLonger = (name: string) =>
    all.some((other) => other !== name && /[\u3041-\u30ff\u4e00-\u9fff]/.test(other) && other.includes(name));
  return all.filter((name) => name.length > 1 && !isGroupWord(name) && !isPart(name, plain) && !isOfLonger(name));
};
