// The words that a statement must account for: each content word of the question, and its verbs.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import foremostWords from '#shared/language/lexicon/foremost.json' with { type: 'json' };
import headcount from '#shared/language/lexicon/headcount.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/unaccounted-words.json' with { type: 'json' };
import { remembering } from '#shared/remembering.ts';
import { terms, withoutJosa } from '../../terms.ts';
import { findForemost } from '../../understand/kinds/foremost.ts';
import { findThreshold } from '../../understand/kinds/threshold.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { asksForResults, withoutResultRequest } from '../../understand/measures/result-requests.ts';
import { waysOfAskingIn } from '../../understand/measures/ways-of-asking.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { withoutAlternativeEndings } from '../../understand/words/alternatives.ts';
import { blank } from '../../understand/words/blank.ts';
import { hasTranslated } from '../../understand/words/dictionary.ts';
import { stemOf } from '../../understand/words/inflection.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';
import { withoutComparison } from '../../understand/words/set-aside.ts';
import type { Concept } from '../explained/concept.ts';
import { conceptsOf } from '../explained/explained.ts';
import { hasSameWord, isEmpty } from '../explained/same-word.ts';
import { questionWord } from '../fit/question-word.ts';
import { asksRateKind, kindsOfRateIn } from '../prose/stated-rate-mix.ts';

/** `isVerb`: found by its root, since a text may have another form of it. */
export type Requested = Concept & {
  readonly isVerb?: boolean;
  /** It narrows a measure, or is a quoted name: a figure of the whole does not explain it. */
  readonly isNarrowing?: boolean;
};

const numbers: Readonly<Record<string, number>> = foremostWords.numbers;
const needNoneIn = compile(lexicon);
const namesRate = compile(rateQuestions);
const STEMS = new Set(lexicon.en.flatMap((word) => terms(word)));
/** 몇 배인가, 몇 곳인가요: a counter with the ending of a question. */
const COUNTER = /^[가-힣](?:인|입니|이었|였|이야|이에|예요)[가-힣]*$/u;
/** FY2024, Q2: periods are compared separately; 10개, 률이: remains of a number or a measure. */
const REST = /^(?:fy\d*|[qh]\d|\d+[가-힣]{1,2}|[률율][가-힣]?)$/iu;
const needsNone = (word: string): boolean =>
  REST.test(word) ||
  COUNTER.test(word) ||
  isEmpty(word) ||
  isAskingTerm(word) ||
  STEMS.has(word) ||
  needNoneIn(word).some(({ start, end }) => start === 0 && end === word.length);

const rootOf = (word: string): string => {
  const stem = stemOf(word);
  if (stem !== word) return stem;
  return word.slice(0, word.length > 3 ? 2 : 1);
};
const plainOf = ({ question, names, metrics }: Plan, places: readonly Place[]): string => {
  const plain = withoutComparison(withoutAlternativeEndings(question));
  // 얼마 팔았어 is the measure itself, and no deed.
  const ways = metrics.length > 0 ? waysOfAskingIn(plain) : [];
  return withoutNames(
    blank(plain, [...periodsIn(plain), ...daysIn(plain), ...namedMeasures(plain), ...ways, ...places]),
    names,
    ' ',
  );
};

type Word = { readonly name: string; readonly root: string; readonly isVerb: boolean; readonly isNarrowing?: boolean };
const koreanIn = (text: string): readonly Word[] =>
  (text.match(/[가-힣]{2,}/gu) ?? []).map((name) => {
    const noun = withoutJosa(name);
    return noun === name ? { name, root: rootOf(name), isVerb: true } : { name: noun, root: noun, isVerb: false };
  });
/** 貸しの: a noun made of a verb, before what it narrows. */
const NOUN_OF_VERB = /^[一-龥々][\u3041-\u3096]{1,2}(?<![たるだなく])の$/u;
const PARTICLE = /^([一-龥々])(?:は|が|を|へ|には|では|とは|から|まで|より|って)$/u;
const ASKS_JAPANESE = /誰|何(?:か[月所国]|[人名社台件回本個型枚軒店倍度])?|ど[れの](?:[くぐ]らい|ほど)/gu;
/** システム障害 is two words; 返したら is a form of 返す, and 持ち株 is a noun made of one. */
const JAPANESE =
  /[ァ-ヺー]{2,}|(?<![一-龥々])[一-龥々][いきちみりえけせめれげべ][一-龥々]+|[一-龥々]{2,}|[一-龥々][\u3041-\u3096]{1,3}/gu;
const japaneseIn = (text: string): readonly Word[] =>
  // 所長誰, 何人辞めた: words that ask follow others without a particle.
  (text.replace(ASKS_JAPANESE, ' ').match(JAPANESE) ?? []).map((name) => {
    // 店は: a noun of one letter with its particle.
    const noun = PARTICLE.exec(name)?.[1];
    if (noun) return { name: noun, root: noun, isVerb: false };
    const isVerb = /[\u3041-\u3096]$/u.test(name);
    const root = isVerb ? name.slice(0, 1) : name;
    if (NOUN_OF_VERB.test(name)) return { name: name.slice(0, -1), root, isVerb, isNarrowing: true };
    return { name, root, isVerb };
  });

/** Words without a concept. */
const othersOf = (plan: Plan, known: readonly Concept[], places: readonly Place[] = []): readonly Requested[] => {
  const plain = plainOf(plan, places);
  const words = [...koreanIn(plain), ...(/[\u3041-\u30ff]/u.test(plain) ? japaneseIn(plain) : [])];
  const isKnown = (one: string): boolean => known.some(({ name }) => name.includes(one) || one.startsWith(name));
  const left = words.filter(({ name, root }) => !isKnown(name) && !needsNone(name) && !needsNone(root));
  return [...new Map(left.map((one) => [one.name, one])).values()].map(
    ({ name, root, isVerb, isNarrowing = false }) => ({
      name,
      isIn: (text: string) =>
        text.includes(root) || hasSameWord(name, text) || hasTranslated(plan.question, name, text),
      isVerb,
      isNarrowing,
    }),
  );
};

/** 「なぎ」: a name in quotation marks. */
const QUOTED = /[「『“]([^」』”]{1,24})[」』”]/gu;
const quotedIn = ({ question }: Plan): readonly Requested[] =>
  [...question.matchAll(QUOTED)].map(([, name = '']) => ({
    name,
    isIn: (text: string) => text.includes(name) || hasTranslated(question, name, text),
    isNarrowing: true,
  }));

const asOne = (all: readonly Requested[], isOfIt: (one: Requested) => boolean, isIn = (_: string) => false) => {
  const own = all.filter(isOfIt);
  const [first] = own;
  if (!first) return all;
  const any: Requested = { ...first, isIn: (text) => own.some((one) => one.isIn(text)) || isIn(text) };
  return [...all.filter((one) => !own.includes(one)), any];
};

const headcountIn = compile(headcount);
const countsPeople = (text: string): boolean =>
  headcountIn(text).length > 0 || readFigures(text).figures.some(({ unit }) => unit === 'people');

/** "Margin" asks for any of several measures, and a choice for either side: one of them suffices. */
const withOneOfEach = (plan: Plan, all: readonly Requested[]): readonly Requested[] => {
  const ids = new Set(plan.metrics.map(({ id }) => id));
  const isOfPeople = ids.has('employees') ? countsPeople : () => false;
  const isOfMeasure = (text: string): boolean => isOfPeople(text) || [...ids].some((id) => hasSameWord(id, text));
  const sides = new Set(plan.choice?.flat());
  const { position } = plan;
  const titled = position
    ? asOne(
        all,
        ({ name }) => position.titlesIn(questionWord(plan, name)).length > 0,
        (text) => position.titlesIn(text).length > 0,
      )
    : all;
  const measured = asOne(titled, ({ name }) => ids.has(name), isOfMeasure);
  const isOfRate = asksRateKind(plan);
  const isOfSide = (text: string): boolean =>
    (isOfRate && kindsOfRateIn(text).length > 0) ||
    (plan.choice ?? []).some((side) => side.every((word) => hasSameWord(word, text)));
  return asOne(measured, ({ name }) => sides.has(name) || [...sides].some((side) => side.includes(name)), isOfSide);
};

/** With fewer words the last is the subject of the question. */
const MIN_OF_YES_NO = 2;
const withoutLast = (plan: Plan, all: readonly Requested[]): readonly Requested[] => {
  const measures = new Set(plan.metrics.map(({ id }) => id));
  const words = all.filter(({ name, isExact, isName }) => !isExact && !isName && !measures.has(name));
  return all.length < MIN_OF_YES_NO ? all : all.filter((one) => one !== words.at(-1));
};

/** "Was it profitable?" asks for measures with other names. */
const withoutResults = (plan: Plan): Plan =>
  plan.metrics.length > 0 && asksForResults(plan.question, plan.names)
    ? { ...plan, question: withoutResultRequest(plan.question) }
    : plan;

const isNumber = ({ name }: Concept, count: number): boolean =>
  name === String(count) || numbers[name.toLowerCase()] === count;

export const requestedOf = (given: Plan, subject = ''): readonly Requested[] => {
  const plan = withoutResults(given);
  // The limit in a question is compared, not printed.
  const threshold = findThreshold(plan.question.normalize('NFKC'));
  // "The three biggest risks": how many of a topic to show is not in its section.
  const foremost = plan.topic && !plan.isConcentration ? findForemost(plan.question) : undefined;
  // A statement may be about one of several periods.
  const isOneOfPeriods = ({ name }: Concept): boolean => plan.periods.length > 1 && plan.periods.includes(name);
  const isLimit = ({ name, isExact }: Concept): boolean =>
    threshold !== undefined && isExact === true && /^\d/.test(name);
  const isOfKind = (name: string): boolean =>
    (plan.wanted === 'share' || plan.isConcentration === true) && namesRate(name).length > 0;
  const all = conceptsOf(plan, subject).filter(
    (one) =>
      !isLimit(one) &&
      !isOneOfPeriods(one) &&
      !(foremost && isNumber(one, foremost.count)) &&
      !REST.test(one.name) &&
      (one.isExact || !(needsNone(one.name) || isOfKind(one.name))),
  );
  const whole = withOneOfEach(plan, [...all, ...othersOf(plan, all, threshold?.places), ...quotedIn(plan)]);
  // The largest is found by comparison, and a yes-or-no question may be denied in other words.
  const isOpenEnded = plan.rank !== undefined || asksYesNo(plan.question);
  const nouns = isOpenEnded ? whole.filter(({ isVerb }) => isVerb !== true) : whole;
  const left = asksYesNo(plan.question) ? withoutLast(plan, nouns) : nouns;
  // The same titles, headings, passages and files surround many statements.
  return left.map((one) => ({ ...one, isIn: remembering(one.isIn) }));
};
