// Maps an expense in a question to the line of an income statement: "fuel expense" to "Fuel".
import terms from './expense-terms.json' with { type: 'json' };

const longestFirst = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const BEHIND = new RegExp(`(?:${longestFirst([...terms.ko, ...terms.en, ...terms.ja])})$`, 'iu');
/** Labels that would name both a payment and a receipt without the word. */
const BOTH_WAYS = new RegExp(longestFirst(terms.not), 'iu');
const SHORTEST = 2;

/** A normalized label without its word for expense; `undefined` if it has none, or too little would be left. */
export const withoutExpense = (label: string): string | undefined => {
  const left = label.replace(BEHIND, '');
  return left === label || left.length < SHORTEST || BOTH_WAYS.test(left) ? undefined : left;
};

export const isExpenseTerm = (word: string): boolean =>
  [...terms.ko, ...terms.en, ...terms.ja].includes(word.toLowerCase());

const CERTAIN = new RegExp(
  `(?:${longestFirst([...terms.ko, ...terms.en, ...terms.ja].filter((word) => word.length >= SHORTEST))})$`,
  'iu',
);
const EARNED_TOO = new RegExp(longestFirst(terms.earned), 'iu');
/** Whether the label alone shows that a row is an expense: "Operating costs", but not "Other income and expenses". */
export const isSpending = (label: string): boolean => CERTAIN.test(label.trim()) && !EARNED_TOO.test(label);
