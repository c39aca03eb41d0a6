// The probability below which a ticked statement loses its tick, and from which on a line has one, by its kind and by the
// words of the question.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import nameMarks from '#shared/language/lexicon/name-marks.json' with { type: 'json' };
import presentWords from '#shared/language/lexicon/present-words.json' with { type: 'json' };
import sayingQuestions from '#shared/language/lexicon/saying-questions.json' with { type: 'json' };
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { asksForDone } from '../../understand/kinds/done-questions.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isFarther } from '../account/account.ts';
import { isContent, isOpen, type Judged, MANY_WORDS, type WordAccount } from '../account/account-features.ts';
import { clausesIn, states } from '../account/answer-clauses.ts';
import { isTicked, type Row } from '../account/statements.ts';
import {
  GIVE,
  GIVE_WHOLE,
  KEEP,
  KEEP_ALIKE,
  KEEP_FAR,
  KEEP_NAMED,
  KEEP_ROWS,
  KEEP_ROWS_OF_ALL,
  KEEP_WHOLE,
} from './answering-probability.ts';

const sayingIn = compile(sayingQuestions);
const presentIn = compile(presentWords);
const TITLES = [...nameMarks.ko.titlesBehind, ...nameMarks.ja.titlesBehind].filter((title) => title.length > 1);
/** Whether a question asks for a kind of thing: also for what someone said, and for the holder of an office. */
const hasKind = ({ question, wanted }: Plan): boolean =>
  wanted !== undefined ||
  sayingIn(question.normalize('NFKC')).length > 0 ||
  TITLES.some((title) => question.includes(title));

/** Neither a measure nor a ranking or topic says what to look for. */
const isOpenEnded = ({ metrics, ratios, rank, topic, kind }: Plan): boolean =>
  metrics.length + ratios.length === 0 && rank === undefined && topic === undefined && kind === 'text';

/** One word of the question may be in any clause. */
const MIN_WORDS = 2;
/** A rule has found the time or count, and one clause has it beside every word of the question. */
const isWhole = (plan: Plan, { statement, account }: Judged, content: WordAccount): boolean => {
  const { wanted } = plan;
  if (wanted !== 'date' && wanted !== 'duration' && wanted !== 'count') return false;
  if (!statement.isJudged || asksForDone(plan) || content.length < MIN_WORDS) return false;
  if (account.some(({ place }) => isFarther(place, 'near'))) return false;
  const stating = clausesIn(statement.text).filter(({ text }) => states(wanted, text));
  return stating.some(({ text }) => content.every(({ concept, place }) => place === 'near' || concept.isIn(text)));
};

/** Yes or no and a reason have no form that tells them from others: what counts is that every word is explained. */
const isNamed = ({ question, wanted }: Plan, content: WordAccount): boolean =>
  (wanted === 'cause' || (wanted === undefined && asksYesNo(question))) && content.length > 0 && !content.some(isOpen);

/** The row of a thing under the head that is asked for: its cells and heads have every word of the question. */
const isOfAll = (plan: Plan, { account, statement: { of, table } }: Judged): boolean => {
  // What something was sold for need not be what is under a head of sales.
  if (!table || asksForDone(plan) || account.length < MIN_WORDS || account.some(({ place }) => place !== 'own'))
    return false;
  const filled = (of as Row).map((cell, at) => ({ cell, head: table.columns[at]?.label ?? '' }));
  const cells = filled.map(({ cell }) => cell.text).join(' ');
  const heads = filled.flatMap(({ cell, head }) => (isTicked(cell) && cell.text.trim() !== '' ? [head] : [])).join(' ');
  const inCells = account.filter(({ concept }) => concept.isIn(cells));
  const isHead = (one: WordAccount[number]): boolean =>
    isContent(one) && !inCells.includes(one) && one.concept.isIn(heads);
  return inCells.length > 0 && account.some(isHead);
};

/**
 * A sentence that no rule has judged is only alike. For a question of few words it has to be likelier: if the question
 * asks for no kind of thing that it would have to state, or if some word is not beside it.
 */
export const leastOf = (plan: Plan, judged: Judged): number => {
  const { kind, isJudged } = judged.statement;
  const content = judged.account.filter(isContent);
  // A cell under the only word of a question, which need not be what it asks for: "what did we get from the brewery".
  if (kind === 'row') {
    if (isOfAll(plan, judged)) return KEEP_ROWS_OF_ALL;
    return content.length < 2 && !hasKind(plan) && isOpenEnded(plan) ? KEEP_ALIKE : KEEP_ROWS;
  }
  if (kind !== 'quote' || plan.topic !== undefined) return KEEP;
  if (isWhole(plan, judged, content)) return KEEP_WHOLE;
  if (isNamed(plan, content)) return KEEP_NAMED;
  if (isJudged || content.length >= MANY_WORDS) return KEEP;
  // Many a sentence has some name beside the one word of a question: "who are the owners".
  if (plan.wanted === 'name' && content.length < MIN_WORDS) return KEEP_FAR;
  if (content.some(({ place }) => isFarther(place, 'near'))) return KEEP_FAR;
  return hasKind(plan) ? KEEP : KEEP_ALIKE;
};

/** "Which grade is it now": what a dated line states may have changed since. */
const isOfThen = (question: string, text: string): boolean =>
  presentIn(question.normalize('NFKC')).length > 0 && hasWanted('date', text);

/** For yes or no, an office, a measure or a superlative the words alone decide nothing. */
export const mayBeSole = ({ question, position, rank, metrics }: Plan): boolean =>
  metrics.length === 0 &&
  position === undefined &&
  rank === undefined &&
  !namesExtreme(question) &&
  !asksYesNo(question);

/**
 * A sentence that has every word of the question in it or beside it may be less probable. Rows have words of many
 * questions, and for a yes or no the words alone do not decide.
 */
export const leastToGive = ({ question }: Plan, { account, statement }: Judged): number => {
  if (statement.kind !== 'quote' || asksYesNo(question) || isOfThen(question, statement.text)) return GIVE;
  const content = account.filter(isContent);
  const isAll = content.length >= MIN_WORDS && content.every(({ place }) => !isFarther(place, 'near'));
  return isAll ? GIVE_WHOLE : GIVE;
};
