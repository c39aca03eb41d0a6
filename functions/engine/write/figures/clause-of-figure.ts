// Cuts text at the end of a figure's clause: later words do not name its part.
import { effectOf } from '../../understand/kinds/answer-type.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';

const CLAUSE_END = /[,;、，](?!\d)/;

/** In "…, driven by new warehousing contracts" the reason concerns the whole and names no part. */
const upToClause = (text: string, end: number): string => {
  const length = text.slice(end).search(CLAUSE_END);
  return (length < 0 ? text : text.slice(0, end + length)).toLowerCase();
};

/** Returns the question's words that name a part of a measure. */
export const narrowingWords = ({ question, names, qualifiers }: Plan): string[] =>
  contentWords(question, names).filter((word) => qualifiers.includes(word));

export const narrows = (plan: Plan, text: string, end: number): boolean => {
  const clause = upToClause(text, end);
  return narrowingWords(plan).every((word) => clause.includes(word));
};

/** Whether a part is named only after the figure's clause, where it does not qualify the figure. */
export const narrowsBehind = (plan: Plan, text: string, end: number): boolean => {
  const [clause, whole] = [upToClause(text, end), text.toLowerCase()];
  return narrowingWords(plan).some((word) => whole.includes(word) && !clause.includes(word));
};

/**
 * Whether a part is named only in the cause: "Total revenue rose, driven by warehousing" gives no warehousing revenue.
 */
export const narrowsInCause = (plan: Plan, text: string): boolean => {
  const [effect, whole] = [effectOf(text).toLowerCase(), text.toLowerCase()];
  return narrowingWords(plan).some((word) => !effect.includes(word) && whole.includes(word));
};
