// Tests whether a line has the requested kind of thing: a date, a name, a count, an amount, a reason.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lineQuestions from '#shared/language/lexicon/line-questions.json' with { type: 'json' };
import { countWordsIn, hasWanted, lacksWanted } from '../../understand/kinds/answer-type.ts';
import { countsIn, isOtherCount } from '../../understand/kinds/counters.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { conditionsIn } from '../clauses/clause-terms.ts';
import { lacksAmount, MULTIPLE, statesTime } from '../explained/explained-lines.ts';
import { isBesideIt } from '../prose/beside-it.ts';
import { isQuestion, isStatement } from '../prose/furniture.ts';
import { type LineQuestion, rangesIn } from './line-question.ts';
import type { Unit } from './units.ts';

const KIND_LABELS = new Map(
  lineQuestions.kindLabels.map((one) => [one.id, compile({ ...one, source: lineQuestions.source })]),
);
/** 日時, Venue: a label that gives only the kind of its value. */
const isKindLabel = ({ wanted }: Plan, label: string): boolean => {
  const [found] = (wanted && label !== '' && KIND_LABELS.get(wanted)?.(label.trim())) || [];
  return found !== undefined && found.start === 0 && found.end === label.trim().length;
};

/** Whether the value contains no name: no capital in Latin script, and no other script. */
const namesNobody = ({ text, label }: Unit): boolean =>
  label !== '' && !/\p{Lu}|[^\x20-\x7e]/u.test(text.slice(text.indexOf(label) + label.length));

const statesValue = (text: string): boolean =>
  /\d/u.test(blank(text, [...periodsIn(text), ...daysIn(text)])) || countWordsIn(text).length > 0;
const statesMoney = (text: string): boolean =>
  MULTIPLE.test(text) ||
  readFigures(text).figures.some(({ unit }) => unit === 'percent' || (unit !== undefined && MONEY.includes(unit)));
const statesSharesAlone = (text: string): boolean => {
  const { figures } = readFigures(text);
  return figures.length > 0 && figures.every(({ unit }) => unit === 'percent' || unit === 'points');
};

/** 何日, 며칠: a calendar day or a number of days. */
const DAYS = /何(?:営業)?日|며칠|몇 ?(?:영업)?일|언제|いつ|^when\b/iu;
const WORKING_DAYS = /\d\s?(?:営業日|영업일|business days?|working days?)/iu;
const PLACE = /\b(?:in|at|near|to|of) (?:the )?\p{Lu}|[가-힣\p{Script=Han}]/u;
/** Whether the text is of the requested kind, more loosely than for ticks by similarity. */
const isOfKind = (plan: Plan, text: string): boolean => {
  const { wanted } = plan;
  if (wanted === undefined) return true;
  if (wanted === 'date' && DAYS.test(plan.question) && (hasWanted('duration', text) || WORKING_DAYS.test(text)))
    return true;
  if (wanted === 'place') return PLACE.test(text);
  return wanted === 'name' || !lacksWanted(wanted === 'notice' ? 'duration' : wanted, text) || statesTime(plan, text);
};

const WITH = /([가-힣A-Za-z\d]{2,20})[와과]의(?=\s)/u;
/** 오월제과와의 계약: a contract with another party. */
const isWithOther = (question: string, text: string): boolean => {
  const [requested, stated] = [WITH.exec(question)?.[1], WITH.exec(text)?.[1]];
  return requested !== undefined && stated !== undefined && requested !== stated;
};

const undated = (text: string): string => blank(text, [...periodsIn(text), ...daysIn(text)]);

const countsOf = ({ counter }: LineQuestion, text: string) => {
  const isCounted =
    counter !== undefined && countsIn(text).some((one) => one !== undefined && !isOtherCount(counter, one));
  return { counts: Number(isCounted), countsOther: Number(counter !== undefined && !isCounted) };
};

export const kindFeatures = (request: LineQuestion, unit: Unit) => {
  const { plan, isValue, isMoney, isRange, asksCondition } = request;
  const { text, before, lead, label } = unit;
  // "Her notice period is six months": a notice is a duration; the question's words show that it is a notice.
  const wanted = plan.wanted === 'notice' ? 'duration' : plan.wanted;
  const isAmountless = lacksAmount(plan, text);
  const has = wanted !== undefined && (hasWanted(wanted, text) || statesTime(plan, text)) && !isAmountless;
  const [isName, isCount, isWhy] = (['name', 'count', 'cause'] as const).map((one) => plan.wanted === one);
  return {
    ...countsOf(request, text),
    kindLabel: Number(isKindLabel(plan, label)),
    isAnswered: Number(isQuestion(before) || isQuestion(lead)),
    isStatement: Number(isStatement(text)),
    has: Number(has),
    lacks: Number(!isOfKind(plan, text) || isAmountless),
    lacksName: Number(isName === true && !has),
    namesNobody: Number(isName === true && namesNobody(unit)),
    isValue: Number(isValue),
    lacksValue: Number((isValue && !statesValue(text)) || (isMoney && !statesMoney(text))),
    sharesAlone: Number(isCount === true && statesSharesAlone(text)),
    isNotice: Number(plan.wanted === 'notice'),
    isWhy: Number(isWhy === true),
    hasCause: Number(isWhy === true && hasWanted('cause', text)),
    hasCondition: Number(asksCondition && conditionsIn(text).length > 0),
    isWhen: Number(asksCondition),
    statesRule: Number(!isRange && isCount === true && rangesIn(undated(text)).length > 0),
    isBeside: Number(isBesideIt(plan, unit) || isWithOther(plan.question, text)),
    isYesNo: Number(asksYesNo(plan.question)),
    isUntyped: Number(plan.wanted === undefined),
  };
};
