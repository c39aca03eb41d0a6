// Tests whether a ticked statement lacks the kind of thing that is asked for: an amount, a date, a level that is no
// condition, another person.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import headcount from '#shared/language/lexicon/headcount.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import money from '#shared/language/lexicon/money-questions.json' with { type: 'json' };
import ownSide from '#shared/language/lexicon/own-side.json' with { type: 'json' };
import people from '#shared/language/lexicon/people.json' with { type: 'json' };
import proceedings from '#shared/language/lexicon/proceedings.json' with { type: 'json' };
import sayingQuestions from '#shared/language/lexicon/saying-questions.json' with { type: 'json' };
import { isTotalAlone, isTotalOf } from '#shared/language/lexicon/totals.ts';
import { isMemberForCount } from '../../tables/count-of-cell.ts';
import { statedIn } from '../../tables/stated-unit.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { isOfHolderNow } from '../../understand/kinds/positions.ts';
import { headingMatch } from '../../understand/kinds/topics.ts';
import { companyNames, isNamedIn } from '../../understand/names/company-names.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { isMoney } from '../../verify/units.ts';
import { isTicked, type Row, type Statement } from './statements.ts';

const headcountIn = compile(headcount);
const peopleIn = compile(people);
const moneyIn = compile(money);
const ownSideIn = compile(ownSide);
const courtsIn = compile(proceedings.courts);
const pendingIn = compile(proceedings.pending);
/** An amount, but no part of a code or a name: 748 and 3억, not L-01 and 2창고. */
const FIGURE =
  /(?<![\p{L}\d.-]|\d,)(?:\d[\d,]{2,}|\d+(?:\.\d+)?(?=\s?(?:[만억천백원万億千百円%]|[kmb]\b|million|billion)))(?![\d,]*-\d)/iu;
const hasFigure = (text: string): boolean => FIGURE.test(blank(text, [...periodsIn(text), ...daysIn(text)]));
/** 38 under a head in millions is an amount. */
const isInMoney = (label: string, text: string): boolean => {
  const unit = statedIn(label)?.unit;
  return /^\d[\d.,]*$/u.test(text.trim()) && (unit === 'other' || isMoney(unit));
};
const SHARE = /\d[\d.,]*\s?[%％]/gu;
const isOfDeal = (question: string): boolean => dealEventsIn(question).some(({ id }) => id === 'buy' || id === 'sell');
/** "How much is the rent": a row without a ticked cell that has a figure. A share is no price of a sale. */
const isRowWithoutAmount = ({ question }: Plan, { of, table }: Statement): boolean => {
  if (!table || moneyIn(question.normalize('NFKC')).length === 0) return false;
  const plainOf = (text: string): string => (isOfDeal(question) ? text.replace(SHARE, ' ') : text);
  const ticked = (of as Row).map((cell, at) => ({ cell, label: table.columns[at]?.label ?? '' }));
  const own = ticked.filter(({ cell }) => isTicked(cell));
  return own.length > 0 && !own.some(({ cell: { text }, label }) => hasFigure(plainOf(text)) || isInMoney(label, text));
};

/** "What did the outage cost": a sentence that has a length of time alone. */
const isQuoteWithoutAmount = ({ question }: Plan, { kind, text }: Statement): boolean =>
  kind === 'quote' &&
  moneyIn(question.normalize('NFKC')).length > 0 &&
  !hasFigure(text) &&
  !readFigures(text).figures.some(({ unit }) => isMoney(unit));

/** "How many depots are there": the row of one depot. */
const isRowOfMember = ({ question }: Plan, { of, table }: Statement): boolean => {
  if (!table) return false;
  const [label, ...cells] = (of as Row).map(({ text }, at) => ({ text, head: table.columns[at]?.label ?? '' }));
  return isMemberForCount(question, label?.text ?? '', cells);
};

const LABEL_LENGTH = 2;
const asksForStaff = ({ topic, metrics }: Plan): boolean =>
  topic?.id === 'employees' || (metrics.length > 0 && metrics.every(({ id }) => id === 'employees'));
/** "How many people do you employ": the row of one site or grade, which the question does not name. */
const isRowOfPart = (plan: Plan, { of, table }: Statement): boolean => {
  if (!table || plan.wanted !== 'count' || plan.words.length > 0 || !asksForStaff(plan)) return false;
  const label = ((of as Row)[0]?.text ?? '').normalize('NFKC').trim().toLowerCase();
  const isNamed = label.length < LABEL_LENGTH || plan.question.normalize('NFKC').toLowerCase().includes(label);
  const isWhole = [periodsIn, peopleIn, headcountIn].some((find) => find(label).length > 0) || isTotalOf(label);
  return !isNamed && !isWhole && !isTotalAlone(label);
};

/** "When was the dividend paid": amounts under years state no date. */
const isRowWithoutDate = ({ wanted, whichPeriod }: Plan, { of, table }: Statement): boolean => {
  if (!table || wanted !== 'date' || whichPeriod !== undefined) return false;
  return !(of as Row).some((cell) => isTicked(cell) && hasWanted('date', cell.text));
};

/** A question that names nothing but a year ("what is said about 2026") is not answered by a row of that year. */
const isOfYearAlone = ({ metrics, ratios, topic, words, position, qualifiers }: Plan, { table }: Statement): boolean =>
  table !== undefined &&
  topic === undefined &&
  position === undefined &&
  metrics.length + ratios.length + words.length + qualifiers.length === 0;

const sayingIn = compile(sayingQuestions);
const SPEAKER = /([\p{Script=Han}가-힣\p{Script=Katakana}ーA-Za-z]{2,20})(?:さん|氏|様|\s?씨|님)/u;
/** "What did she say about the price": a row says nothing, and neither does the text of another speaker. */
const isOfNoSpeaker = ({ question }: Plan, { table, cited }: Statement): boolean => {
  if (sayingIn(question.normalize('NFKC')).length === 0) return false;
  const name = SPEAKER.exec(question)?.[1]?.toLowerCase();
  const isIn = ({ chunk: { text, context } }: Statement['cited'][number]): boolean =>
    `${text} ${context.section ?? ''} ${context.document}`.toLowerCase().includes(name ?? '');
  return table !== undefined || !cited.some(isIn);
};

const PERSON = /([\p{Script=Han}가-힣]{2,4}?)(?:さん|氏|様|\s?씨|님)/gu;
/** "Who comes after 佐久間さん": the row of 佐久間 names nobody else. */
const isOfPersonNamed = ({ question, wanted }: Plan, { of, table }: Statement): boolean => {
  if (!table || wanted !== 'name') return false;
  const named = [...question.matchAll(PERSON)].map(([, name = '']) => name);
  return named.some((name) => (of as Row).some(({ text }) => text.startsWith(name)));
};

const isOfPresentHolder = ({ question, position }: Plan, { kind, text }: Statement): boolean =>
  kind === 'quote' && position !== undefined && isOfHolderNow(question, text);

/** "Any pending cases": a clause on the court of a contract is none. */
const isCourtOfContract = ({ topic, question }: Plan, { kind, text }: Statement): boolean =>
  kind === 'quote' &&
  topic?.id === 'legal' &&
  courtsIn(question).length === 0 &&
  courtsIn(text).length > 0 &&
  pendingIn(text).length === 0;

/** "Growth on the prior year": a row without a percentage that is not under two periods. */
const isRowOfOneTime = ({ question }: Plan, { text, table }: Statement): boolean =>
  table !== undefined &&
  asksGrowth(question) &&
  !/[%％]/.test(text) &&
  table.columns.filter(({ label }) => periodsIn(label).length > 0).length < 2;

/** "What share do we have": the row of another company, where one of the table is the company's own. */
const isRowOfOthers = ({ question, names }: Plan, { of, table, cited }: Statement): boolean => {
  if (!table || ownSideIn(question).length === 0) return false;
  // A question without a name is about the company of the paper.
  const own = names.length > 0 ? names : cited.flatMap(({ chunk }) => companyNames(chunk.context.company));
  const isOurs = (text: string): boolean => own.some((name) => isNamedIn(name, text));
  return cited.some(({ chunk }) => isOurs(chunk.text)) && !(of as Row).some(({ text }) => isOurs(text));
};

/** "Intellectual property. All code is owned …": the few words that head a paragraph state nothing. */
const TITLE = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}\.$/u;
const isTitleAlone = ({ topic, wanted }: Plan, { kind, text, cited }: Statement): boolean =>
  kind === 'quote' &&
  wanted === undefined &&
  TITLE.test(text.trim()) &&
  ((topic && headingMatch(topic, text) === 1) ||
    cited.some(
      ({ chunk, start, end }) =>
        (start === 0 || chunk.text[start - 1] === '\n') && /^[^\S\n]+\S/u.test(chunk.text.slice(end)),
    ));

export const isNotOfKind = (plan: Plan, statement: Statement): boolean =>
  [
    isRowWithoutAmount,
    isRowOfOthers,
    isRowOfOneTime,
    isOfNoSpeaker,
    isCourtOfContract,
    isRowWithoutDate,
    isRowOfMember,
    isRowOfPart,
    isOfYearAlone,
    isOfPersonNamed,
    isQuoteWithoutAmount,
    isOfPresentHolder,
    isTitleAlone,
  ].some((is) => is(plan, statement));
