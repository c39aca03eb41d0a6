// Tests whether a sentence binds what is asked for: the clause with the date, figure or name also names the event or
// measure of the question, as realized as the question takes it to be.
import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import money from '#shared/language/lexicon/money-questions.json' with { type: 'json' };
import otherStanding from '#shared/language/lexicon/other-standing.json' with { type: 'json' };
import { moveOf } from '../../rank/sentence-score.ts';
import { joinedHalves } from '../../understand/joined-halves.ts';
import { findWanted, hasWanted, type Wanted } from '../../understand/kinds/answer-type.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { EVENTS } from '../../understand/kinds/date-events.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { asksForDone, isUnrealized } from '../../understand/kinds/done-questions.ts';
import { asksSupposition, conditionOf } from '../../understand/kinds/suppositions.ts';
import { withoutTopic } from '../../understand/kinds/topics.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { questionWord } from '../fit/question-word.ts';
import { isFarther } from './account.ts';
import { isContent, type Judged, MANY_WORDS, namesOf, type WordAccount } from './account-features.ts';
import { asksTime, type Clause, clausesIn, states } from './answer-clauses.ts';
import { isBeforeEvent } from './before-event.ts';
import type { Refused } from './other-event.ts';

const moneyIn = compile(money);
const standingIn = compile(otherStanding);

/** What a sentence must have: also where money is asked for in other words; risk factors (リスク要因) are no cause. */
const wantedOf = ({ question, wanted, topic }: Plan): Wanted | undefined => {
  if (wanted === 'cause') return findWanted(withoutTopic(topic, question)) === 'cause' ? wanted : undefined;
  const isOfMoney = moneyIn(question.normalize('NFKC')).length > 0 && !asksYesNo(question);
  return wanted ?? (isOfMoney ? 'count' : undefined);
};

/** What narrows the head of an English question: "of the lease", "at Hove". */
const BEHIND = /\s(?:in|at|of|for|from|to|with|by|on|under|per|during|since)\s.*$/iu;
type Word = WordAccount[number];
/** The words that name what is asked for: the last in Korean and Japanese, those before a preposition in English. */
const headsOf = (plan: Plan, account: WordAccount): readonly Word[] => {
  const { question, wanted } = plan;
  const placed = account
    .filter(({ concept }) => !concept.isExact && !concept.isName)
    .map((word) => ({ word, at: question.toLowerCase().indexOf(questionWord(plan, word.concept.name).toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (languageOf(question) !== 'en') return placed.slice(-1).map(({ word }) => word);
  const end = question.replace(BEHIND, '').length;
  const before = placed.filter(({ at }) => at < end);
  return (wanted === 'date' ? before.slice(-1) : before).map(({ word }) => word);
};

/** Whether the text speaks of a substitute, a limit or a shortfall, or of a plan or a condition of what is asked as done. */
const isOtherwise = (plan: Plan, text: string): boolean => {
  const { question, wanted } = plan;
  const plain = question.normalize('NFKC');
  const isNumber = wantedOf(plan) === 'count';
  if (isNumber && standingIn(plain).length === 0 && standingIn(text.normalize('NFKC')).length > 0) return true;
  if (asksForDone(plan)) return isUnrealized(text) || conditionOf(text) !== undefined;
  return wanted === 'count' && plan.metrics.length === 0 && speaksOfFuture(text) && !speaksOfFuture(question);
};

/** Events before the end of a contract: their time is not its length. */
const BEFORE_END: ReadonlySet<string> = new Set(['notice', 'break', 'renew']);
const isBeforeEnd = ({ question, wanted }: Plan, { own }: Clause): boolean =>
  wanted === 'duration' &&
  dealEventsIn(question).length === 0 &&
  own.some(({ id }) => BEFORE_END.has(id)) &&
  !own.some(({ id }) => id === 'end');

/** "If use exceeds 70 %": the figure is part of a condition, unless the question has one. */
const withoutCondition = ({ question }: Plan, text: string): string => {
  const condition = conditionOf(question) === undefined ? conditionOf(text) : undefined;
  return condition === undefined ? text : text.normalize('NFKC').replace(condition, ' ');
};

/** Found by rules of their own: a period of notice, a number of an order. */
const UNBOUND: ReadonlySet<Wanted> = new Set<Wanted>(['code', 'ordinal', 'notice']);
const isUnnamed = ({ metrics, topic, question }: Plan, words: readonly unknown[]): boolean =>
  words.length + metrics.length === 0 &&
  topic === undefined &&
  EVENTS.every(({ wordsInQuestion }) => wordsInQuestion(question).length === 0);

/** "Which firm was it": a sentence without a name. */
const WHICH = /(?:どこ|어디)[^\p{Script=Han}가-힣]*(?:야|예요|인가요?|입니까|ですか|だ|か)?[?？\s]*$/u;
const OF_FIRM = /会社|法人|業者|先(?:は|って|が|どこ)|회사|업체|법인|거래처/u;
const isWithoutName = ({ question, wanted }: Plan, { statement: { text, cited }, account }: Judged): boolean => {
  if (wanted !== undefined || !WHICH.test(question)) return false;
  // A section whose heading is what is asked for: names in Hangul and Han need have no form.
  const content = account.filter(({ concept }) => !concept.isExact && !concept.isName);
  if (
    content.length > 0 &&
    content.every(({ concept }) => cited.some(({ chunk }) => concept.isIn(chunk.context.section ?? '')))
  )
    return false;
  const own = account.map(({ concept }) => escaped(concept.name)).join('|');
  const others = own === '' ? text : text.replace(new RegExp(`(?<!\\p{L})(?:${own})`, 'gu'), ' ');
  return !(hasWanted('name', others) || (!OF_FIRM.test(question) && hasWanted('place', text)));
};

/** By how much something grew is not a level alone. */
const isLevelAlone = ({ question, wanted, metrics }: Plan, text: string): boolean =>
  wanted === 'count' && metrics.length > 0 && asksGrowth(question) && moveOf(text) === undefined;

/** "Who called the vase of the museum in Limoges a wonder": of many words the verb need not be that of the sentence. */
const isNamedByOthers = (wanted: Wanted, account: WordAccount): boolean =>
  wanted === 'name' && account.filter((one) => isContent(one) && one.place === 'own').length >= MANY_WORDS;

/** The clauses with what is asked for, the events and heads that they have to name, and whether one is enough. */
const unboundTo = (plan: Plan, wanted: Wanted, { account, statement }: Judged): Refused => {
  const { text } = statement;
  const stating = clausesIn(text).filter((clause) => states(wanted, withoutCondition(plan, clause.text)));
  const events = asksTime(wanted) || asksForDone(plan) ? dealEventsIn(plan.question) : [];
  // A rule that explains every word has bound them, but not to what has been done.
  const isExplained = statement.isJudged && !asksForDone(plan);
  // The 27th term is a period, and no day.
  const isTermAlone = stating.length === 0 && wanted === 'date' && hasWanted(wanted, text);
  if (stating.length === 0) return isExplained && wanted !== 'count' && !isTermAlone ? undefined : [];
  const isFree = isExplained || events.length > 0 || isNamedByOthers(wanted, account);
  const heads = isFree ? [] : headsOf(plan, account);
  // Nothing is named that a date could be of: 1심 언제.
  if (asksTime(wanted) && !isExplained && isUnnamed(plan, [...events, ...heads])) return [];
  const isAlone = !asksTime(wanted) && stating.length === 1;
  const [event, ...others] = events;
  const isOfEvent = ({ text: clause }: Clause): boolean =>
    wanted !== 'date' || event === undefined || others.length > 0 || !isBeforeEvent(clause, event.id);
  const bound = stating.filter(
    (clause) =>
      isOfEvent(clause) &&
      events.every(({ id }) => clause.own.some((one) => one.id === id)) &&
      heads.every(({ concept, place }) => concept.isIn(clause.text) || (isAlone && !isFarther(place, 'near'))),
  );
  const isNamed = heads.length === 0 || heads.some(({ concept }) => concept.isIn(text));
  if (bound.length === 0 || !isNamed)
    return [...events.map(({ word }) => word), ...heads.map(({ concept }) => concept.name)];
  return bound.every((clause) => isOtherwise(plan, clause.text) || isBeforeEnd(plan, clause)) ? [] : undefined;
};

const unboundFrom = (plan: Plan, judged: Judged): Refused => {
  const { text } = judged.statement;
  const wanted = wantedOf(plan);
  if (isWithoutName(plan, judged) || isLevelAlone(plan, text)) return [];
  if (wanted === 'cause') {
    // Why something is so that the file does not speak of: the reason is another thing's.
    const absent = judged.account.filter((one) => isContent(one) && one.place === 'nowhere');
    if (absent.length > 0) return namesOf(absent);
    // Beside a topic's lines, which name it alone, a cause need have no word of its own.
    return plan.topic === undefined || hasWanted(wanted, text) ? undefined : [];
  }
  if (wanted === 'share')
    return hasWanted(wanted, text) && !hasWanted(wanted, withoutCondition(plan, text)) ? [] : undefined;
  if (wanted === undefined || UNBOUND.has(wanted) || asksSupposition(plan.question)) return undefined;
  return unboundTo(plan, wanted, judged);
};

/** `undefined` if the sentence is bound to the question or to one of its halves, else the words that are not. */
export const unboundIn = (plan: Plan, judged: Judged): Refused => {
  const halves = joinedHalves(plan.question).map(({ question }) =>
    unboundFrom({ ...plan, question, wanted: findWanted(question) }, judged),
  );
  return halves.length > 0 && halves.includes(undefined) ? undefined : unboundFrom(plan, judged);
};
