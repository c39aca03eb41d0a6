// Answers yes or no from a sentence that states everything in the question as a fact, not a supposition.

import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import { asksExistence } from '../../understand/kinds/yes-no.ts';
import { findMeasures, mentions } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isExempting } from '../clauses/clause-terms.ts';
import { meansSame } from '../explained/same-word.ts';
import { speaksOfWord } from '../fit/coverage.ts';
import { GOES_ON } from '../prose/select-sentences.ts';
import { isDenied } from './denied.ts';
import { statedComparison } from './stated-comparison.ts';
import { type Stated, statedInEnglish } from './stated-english.ts';
import { statesPayment } from './stated-payment.ts';
import { statedValue } from './stated-value.ts';

const hedgesIn = compile(lexicon.hedges);
const exceptionsIn = compile(lexicon.exceptions);

/** Includes the topic's words: a decisive sentence must name its subject. */
const questionWords = ({ question, names, entities }: Plan): string[] =>
  contentWords(question, [...names, ...entities]);

const speaksOfAll = (plan: Plan, text: string): boolean => {
  const words = questionWords(plan);
  const wording = { text, words: new Set(terms(text)), section: undefined };
  const measures = findMeasures(plan.question);
  return (
    words.length + measures.length > 0 &&
    words.every((word) => speaksOfWord(word, wording) || meansSame(word, text)) &&
    measures.every((measure) => mentions(measure, text))
  );
};

/** "소송이 없습니다", "訴訟はありません": most characters after the noun. Set by hand. */
const BEHIND = '[^,.。、]{0,24}?';
const KOREAN_DOES =
  '(?:을|를|이|가|은|는)?\\s?(?:하였|했|합니다|한다|하고 있|됐|되었|됩니다|된다|되고 있|발생하였|발생했|완료)';
const KOREAN_NOT = '(?:을|를|이|가|은|는|한|된)?\\s?(?:[가-힣]{0,4}\\s?)?(?:하지 않|되지 않|하지 못|없|아니)';
const JAPANESE_DOES =
  '(?:を|が|は|も)?(?:行|実施|受)?[いっけ]?(?:し|され|す|さ|と)?(?:た|ました|ている|ています|ております|る|ます|です)';
const JAPANESE_NOT =
  '(?:を|が|は|も)?(?:行|実施|受)?[わけ]?(?:し|され|す|さ|で)?(?:は)?(?:て)?(?:い|お|あ)?(?:ない|ません|りません|らず|ておりません|ていません|ていない|なかった)';
const EXISTS = {
  ko: [
    '(?:(?:이|가|은|는|도)?\\s?있(?:습니다|다|으며|고|음|었)|\\s?중(?:이며|이고|입니다|이다|임|에 있))',
    '(?:이|가|은|는|도|을|를)?\\s?(?:없|존재하지 않|제기되지 않|발생하지 않|인식하지 않|계상하지 않)',
  ],
  ja: [
    '(?:が|は|も)?(?:あります|ある|あり、|存在し(?:ます|ている)|ございます)',
    '(?:が|は|も)?(?:ありません|ない|なく|存在しない|存在しません|ございません|提起されて(?:いません|おりません)|発生して(?:いません|おりません)|(?:損失)?[はを]?計上して(?:いません|おりません|いない))',
  ],
} as const;

const holds = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);

const stated = (does: boolean, isNot: boolean): Stated => (does === isNot ? undefined : does ? 'yes' : 'no');

/** The last word of the question is the predicate. */
const inEastern = (plan: Plan, text: string, language: 'ko' | 'ja'): Stated => {
  const word = questionWords(plan).at(-1);
  if (!word) return undefined;
  const bare = text
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ');
  const at = escaped(word);
  if (asksExistence(plan.question)) {
    const [is, isNot] = EXISTS[language];
    return stated(holds(`${at}${BEHIND}${is}`, bare), holds(`${at}${BEHIND}${isNot}`, bare));
  }
  const [does, not] = language === 'ko' ? [KOREAN_DOES, KOREAN_NOT] : [JAPANESE_DOES, JAPANESE_NOT];
  const isNegated = holds(`${at}${not}`, bare);
  return stated(!isNegated && holds(`${at}${does}`, bare), isNegated);
};

/** 발생 시, 오르면: the particle and the ending only; 시스템 and 반면 suppose nothing. */
const SUPPOSES = /\S\s시(?:에는?)?(?=[\s,])|(?<=[가-힣])(?<![반측화표전도내외])면(?=[\s,])/u;

/** Whether the sentence hedges or supposes, and so states nothing. */
export const isSupposed = (text: string): boolean => hedgesIn(text).length > 0 || SUPPOSES.test(text);

/**
 * Never decides by a sentence that merely mentions the matter, supposes it or makes an exception. `before` is the
 * sentence before, whose words a continuing sentence need not repeat; `heading` is the text above, which no sentence
 * repeats.
 */
export const statedIn = (plan: Plan, text: string, before = '', heading = ''): Stated => {
  const whole = `${heading} ${GOES_ON.test(text) ? before : ''} ${text}`;
  if (isSupposed(text) || exceptionsIn(text).length > 0 || isExempting(plan.question, text)) return undefined;
  if (comparesSides(plan.question)) return statedComparison(plan, text);
  const value = statedValue(plan, text);
  if (value) return value;
  if (isDenied(plan, text)) return 'no';
  if (statesPayment(plan, text)) return 'yes';
  if (!speaksOfAll(plan, whole)) return undefined;
  const language = languageOf(text);
  return language === 'en' ? statedInEnglish(plan, text) : inEastern(plan, text, language);
};
