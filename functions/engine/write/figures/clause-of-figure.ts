// The text up to the end of a figure's clause: a later word does not name its part.
import { effectOf } from '../../understand/kinds/answer-type.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';

const CLAUSE_END = /[,;、，](?!\d)/;

/** "…, driven by new warehousing contracts" gives a reason for the whole and speaks of no part. */
const upToClause = (text: string, end: number): string => {
  const length = text.slice(end).search(CLAUSE_END);
  return (length < 0 ? text : text.slice(0, end + length)).toLowerCase();
};

/** Words of the question that say which part of a measure is asked for. */
export const narrowingWords = ({ question, names, qualifiers }: Plan): string[] =>
  contentWords(question, names).filter((word) => qualifiers.includes(word));

export const narrows = (plan: Plan, text: string, end: number): boolean => {
  const clause = upToClause(text, end);
  return narrowingWords(plan).every((word) => clause.includes(word));
};

/** A part that only the reason behind the figure names is not what the figure is of. */
export const narrowsBehind = (plan: Plan, text: string, end: number): boolean => {
  const [clause, whole] = [upToClause(text, end), text.toLowerCase()];
  return narrowingWords(plan).some((word) => whole.includes(word) && !clause.includes(word));
};

/** "Total revenue rose, driven by warehousing" tells why the whole rose, and nothing of the revenue of warehousing. */
export const narrowsInCause = (plan: Plan, text: string): boolean => {
  const [effect, whole] = [effectOf(text).toLowerCase(), text.toLowerCase()];
  return narrowingWords(plan).some((word) => !effect.includes(word) && whole.includes(word));
};
