// Detects sentences that share a question's words but answer another one: opposite direction, another year, a one-off.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Passage } from '../../evidence.ts';
import { moveOf } from '../../rank/sentence-score.ts';
import { readTable } from '../../tables/read-table.ts';
import { effectOf } from '../../understand/kinds/answer-type.ts';
import { isOfMore, lacksRule } from '../../understand/kinds/aspects.ts';
import { countsOther } from '../../understand/kinds/counters.ts';
import { asksDependence, statesShare } from '../../understand/kinds/dependence.ts';
import { asksHeadroom, statesHeadroom } from '../../understand/kinds/headroom.ts';
import { asksSupposition, isSupposition, supposesAlike } from '../../understand/kinds/suppositions.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { narrowsInCause } from '../figures/clause-of-figure.ts';
import { isOfOtherYears } from '../fit/implied-year.ts';
import { isOfCovenant } from '../fit/of-covenant.ts';
import { isOfOtherYear, lacksQuantity } from '../fit/quantities.ts';
import type { Quotable } from './sentences.ts';

/** A sentence about a rise does not explain a fall. */
const isOtherWay = ({ wanted, question }: Plan, text: string): boolean => {
  const [wantedMove, statedMove] = wanted === 'cause' ? [moveOf(question), moveOf(effectOf(text))] : [];
  if (wantedMove === undefined) return false;
  // A hypothetical change did not happen.
  return (statedMove !== undefined && wantedMove !== statedMove) || isSupposition(effectOf(text));
};

/** The effect of a rise is not the effect of a fall. */
export const supposesOther = ({ question }: Pick<Plan, 'question'>, text: string): boolean =>
  asksSupposition(question) && isSupposition(text) && !supposesAlike(question, text);

/** Whether the text answers another question on the subject: the opposite change, a one-off event, an increment. */
export const isBesideIt = (plan: Plan, { text }: Pick<Quotable, 'text'>): boolean =>
  isOtherWay(plan, text) ||
  (plan.wanted === 'cause' && narrowsInCause(plan, text)) ||
  supposesOther(plan, text) ||
  isOfOtherYear(plan, text) ||
  lacksQuantity(plan, text) ||
  lacksRule(plan.question, text) ||
  countsOther(plan.question, text) ||
  ((plan.wanted === 'count' || plan.wanted === 'place') && isOfMore(plan.question, text));

/** Whether the context differs: the cause of another year, the covenant of another lender. */
export const isOfOtherOne = (plan: Plan, one: Quotable): boolean =>
  (plan.wanted === 'cause' && isOfOtherYears(plan.periods, one)) ||
  (asksHeadroom(plan.question) && statesHeadroom(one.text) && !isOfCovenant(plan, one)) ||
  (asksDependence(plan.question) && !statesShare(one.text));

const FEWEST_MEMBERS = 2;
const LOOKED_AT = 12;
const holdsName = (text: string, label: string): boolean => label.length > 1 && text.includes(label);

/**
 * Detects sentences on several members of a list of which the question names one: they name several and have fewer
 * figures, so the figure is of all together.
 */
export const ofSeveral = (plan: Plan, passages: readonly Passage[]): ((text: string) => boolean) => {
  const question = plan.question.toLowerCase();
  const tables = passages.filter(({ chunk }) => chunk.kind === 'table').slice(0, LOOKED_AT);
  const lists = tables
    .map(({ chunk }) => readTable(chunk).rows.map(({ label }) => label.trim().toLowerCase()))
    .filter((labels) => labels.filter((label) => holdsName(question, label)).length === 1);
  return (text) => {
    const plain = text.toLowerCase();
    const figures = readFigures(text).figures.length;
    return lists.some((labels) => {
      const named = new Set(labels.filter((label) => holdsName(plain, label)));
      return named.size >= FEWEST_MEMBERS && figures > 0 && figures < named.size;
    });
  };
};
