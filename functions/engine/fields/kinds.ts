// Tests whether a statement contains a value of the requested kind: money paid, a holding, a count, a date, a name.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/requested-fields.json' with { type: 'json' };
import yesNo from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { countsTime, countWordsIn, isOfOtherEvent, lacksWanted } from '../understand/kinds/answer-type.ts';
import { datedThingsIn, endIn } from '../understand/kinds/date-events.ts';
import { isModifier } from '../understand/names/name-words.ts';
import type { Plan } from '../understand/plan-type.ts';
import { blank } from '../understand/words/blank.ts';
import { MULTIPLE, statesTime } from '../write/explained/explained-lines.ts';
import { asksHowMany } from '../write/figures/pick-figure.ts';
import { isRate } from '../write/fit/quantities.ts';

type Stated = { readonly unit: Figure['unit']; readonly value: number; readonly isTime: boolean };
const statedIn = (text: string): readonly Stated[] => {
  const plain = blank(text, periodsIn(text));
  return readFigures(plain).figures.map(({ unit, value, start }) => ({
    unit,
    value,
    isTime: countsTime(plain, start),
  }));
};

const isMoney = ({ unit }: Stated): boolean => (MONEY as readonly (string | undefined)[]).includes(unit);
/** A smaller bare number counts terms or meetings. */
const MIN_AMOUNT = 100;
const isAmount = (one: Stated): boolean =>
  isMoney(one) || isRate(one.unit) || (one.unit === undefined && !one.isTime && one.value >= MIN_AMOUNT);

/** 12,500주, 持株数 3,000株, "1.2 million shares", 31.5%. */
const HOLDS = /\d\s?[십백천만억百千万億]*\s?(?:주(?![가-힣]*[간년차말])|株)|\bshares?\b/iu;
const statesHolding = (text: string): boolean =>
  /\d/.test(text) && (HOLDS.test(text) || statedIn(text).some(({ unit }) => isRate(unit)));

/** Sums that are amounts of money, or parts or multiples of one. */
const PAID: ReadonlySet<string> = new Set([
  'rent',
  'deposit',
  'serviceCharge',
  'penalty',
  'fine',
  'fee',
  'royalty',
  'premium',
  'salary',
  'severance',
  'bonus',
  'grant',
  'compensation',
]);

/** Whether the text has a figure for a named sum. */
export const statesSum = (sums: readonly string[], text: string): boolean =>
  sums.some((one) => {
    if (one === 'holding') return statesHolding(text);
    return !PAID.has(one) || MULTIPLE.test(text) || statedIn(text).some(isAmount);
  });

/** Whether things are counted; a number of days or months is a time. */
const countsThings = ({ question, wanted }: Plan): boolean =>
  asksHowMany(question) && (wanted === undefined || wanted === 'count');

/** Money, shares and times are not counts of things. */
const statesCount = (text: string): boolean =>
  countWordsIn(text).length > 0 || statedIn(text).some((one) => !isMoney(one) && !isRate(one.unit) && !one.isTime);

/** Whether the question asks when or how many of something end, and the statement is about another event. */
const lacksEnd = ({ question, wanted }: Plan, text: string): boolean =>
  (wanted === 'date' || (asksHowMany(question) && datedThingsIn(question).length > 0)) &&
  endIn(question) !== undefined &&
  isOfOtherEvent(question, text);

/** "Fenmark is the largest customer": a name at the beginning, where every word is capitalized. */
const FIRST = /^\p{Lu}[\p{L}\d&'’-]+/u;
const beginsWithName = (text: string): boolean => {
  const first = FIRST.exec(text)?.[0];
  return first !== undefined && !isModifier(first.toLowerCase());
};

/** A share: 58%, "all of it". */
const ALL = compile({ id: 'all', source: lexicon.source, not: [], ...lexicon.wholes });
const lacksShare = (text: string): boolean =>
  lacksWanted('share', text) && ALL(text).length === 0 && !statedIn(text).some(({ unit }) => isRate(unit));

const asksIn = compile(yesNo.others);
/** "When is it and what is discussed": each part is answered separately. */
const isJoined = (question: string): boolean => asksIn(question.normalize('NFKC')).length > 1;

/** Kinds checked here; other rules check reasons, notices and durations. */
const KINDS: ReadonlySet<string> = new Set(['date', 'share', 'name', 'place']);
const lacksRequested = (plan: Plan, text: string): boolean => {
  const { wanted, question } = plan;
  if (wanted === undefined || !KINDS.has(wanted) || isJoined(question) || statesTime(plan, text)) return false;
  if (wanted === 'share') return lacksShare(text);
  if (wanted === 'name' && beginsWithName(text)) return false;
  // A place may be any name, if not a known place.
  return lacksWanted(wanted, text) && (wanted !== 'place' || lacksWanted('name', text));
};

/** The same for a table row, whose columns may give the unit: a count or a date. */
export const lacksKindInCells = (plan: Plan, text: string, around: string): boolean =>
  (plan.wanted === 'date' && lacksRequested(plan, text)) ||
  (countsThings(plan) && !statesCount(text)) ||
  (lacksEnd(plan, `${around} ${text}`) && !statesTime(plan, text));

/** `around` holds the headings, which may name what ends. */
export const lacksKind = (plan: Plan, text: string, around: string): boolean =>
  lacksRequested(plan, text) || lacksKindInCells(plan, text, around);
