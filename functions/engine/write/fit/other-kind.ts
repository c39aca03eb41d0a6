// Tests whether a line states another kind of thing than requested, whichever rule selected it.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/other-kinds.json' with { type: 'json' };
import { countsTime, isOfOtherEvent } from '../../understand/kinds/answer-type.ts';
import { isOfMore } from '../../understand/kinds/aspects.ts';
import { countAt, countsOther } from '../../understand/kinds/counters.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { asksHowMany } from '../figures/pick-figure.ts';
import { isQuestion } from '../prose/furniture.ts';
import { isRate } from './quantities.ts';

const moneyIn = compile(lexicon.money);
const rateIn = compile(lexicon.rate);
const somebodyIn = compile(lexicon.somebody);
const asksOwnerIn = compile(lexicon.owner.asks);
const ownerIn = compile(lexicon.owner.holds);

const UNIT_IN_BRACKETS = /[(（][^)）\d\s,]{1,8}[)）]/gu;
const MAX_HEADS = 120;
/** Heads of a table laid out as text: several units and no figure. */
const isHeads = (text: string): boolean =>
  text.length <= MAX_HEADS && !/[\d.。]/u.test(text) && (text.match(UNIT_IN_BRACKETS) ?? []).length > 1;

const WORDS = /[\p{L}]+/gu;
/** 점검기간 2024년 11월 4일 ~ 11월 22일: a label with dates contains no person's name. */
const isDatesAlone = (text: string): boolean => {
  const dated = [...periodsIn(text), ...daysIn(text)];
  return dated.length > 0 && (blank(text, dated).match(WORDS) ?? []).length <= 1;
};

/** A smaller bare number counts weeks or phases. */
const MIN_AMOUNT = 100;
/** "214 cranes": a plural noun right after a bare number. */
const COUNTS = /^ \p{Ll}{2,}s\b/u;
type Stated = { readonly unit: string | undefined; readonly isOther: boolean; readonly value: number };
const statedIn = (text: string): Stated[] => {
  const plain = blank(text, periodsIn(text));
  return readFigures(plain).figures.map((figure) => ({
    unit: figure.unit,
    isOther:
      countAt(plain, figure) !== undefined || countsTime(plain, figure.start) || COUNTS.test(plain.slice(figure.end)),
    value: figure.value,
  }));
};

const statesTimeAlone = (text: string): boolean => {
  const { figures } = readFigures(text);
  return figures.length > 0 && figures.every(({ start }) => countsTime(text, start));
};

const statesNoMoney = (text: string): boolean =>
  statedIn(text).every(({ unit, isOther, value }) =>
    unit === undefined ? isOther || value < MIN_AMOUNT : !(MONEY as readonly string[]).includes(unit),
  );

/** Whether every figure is money, which does not answer "how many". */
const statesMoneyAlone = (text: string): boolean => {
  const stated = statedIn(text);
  return (
    stated.length > 0 && stated.every(({ unit }) => unit !== undefined && (MONEY as readonly string[]).includes(unit))
  );
};

/** Whether the text has figures but no rate: 평균 보수의 3개월분. */
const statesNoRate = (text: string): boolean => {
  const stated = statedIn(text);
  return stated.length > 0 && stated.every(({ unit, isOther }) => !isRate(unit) && (unit !== undefined || isOther));
};

export const isOfOtherKind = (plan: Plan, text: string): boolean => {
  const { wanted } = plan;
  const question = plan.question.normalize('NFKC');
  return (
    isHeads(text) ||
    isQuestion(text) ||
    (asksHowMany(question) && statesMoneyAlone(text)) ||
    countsOther(question, text) ||
    (wanted === 'count' && statesTimeAlone(text)) ||
    (wanted === 'count' && isOfMore(question, text)) ||
    ((somebodyIn(question).length > 0 || isOfOtherEvent(question, text)) && isDatesAlone(text)) ||
    (wanted !== 'share' && moneyIn(question).length > 0 && statesNoMoney(text)) ||
    (asksOwnerIn(question).length > 0 && ownerIn(text).length === 0) ||
    (rateIn(question).length > 0 && statesNoRate(text))
  );
};
