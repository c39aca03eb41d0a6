// Finds the closing row of a table of movements: "Balance at December 31, 2021" in the note on goodwill.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import words from '#shared/language/lexicon/balance-rows.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { blank } from '../understand/words/blank.ts';
import type { Row } from './table.ts';

const balanceIn = compile(words.balance);
const openingIn = compile(words.opening);
const contraIn = compile(words.contra);

/** Whether the label has only a word for a balance and its day. */
export const isBalanceRow = (label: string): boolean => {
  const named = balanceIn(label);
  if (named.length === 0) return false;
  const rest = blank(label, [...named, ...periodsIn(label), ...daysIn(label)]);
  return !/\p{L}/u.test(rest.replace(/\b(?:at|as|of|the|on|for)\b/giu, ''));
};

/** Whether the label names another day of the year than requested. */
const isOfOtherDay = (wanted: string | undefined, label: string): boolean => {
  const [day] = daysIn(label);
  return wanted !== undefined && isDay(wanted) && day !== undefined && day.key !== wanted.slice(5);
};

/** Whether the table is about a deduction from the metric, such as the allowance for receivables. */
export const isOfContra = ({ labels }: Metric, heading: string): boolean =>
  contraIn(heading).length > 0 && contraIn(Object.values(labels).flat().join(' · ')).length === 0;

/** Removes the metric's name from a label: "Goodwill, end of the year". */
const withoutName = ({ labels }: Metric, label: string): string => {
  const names = Object.values(labels).flat();
  const lower = label.toLowerCase();
  const [own] = names.filter((name) => lower.includes(name.toLowerCase())).sort((a, b) => b.length - a.length);
  const start = own === undefined ? -1 : lower.indexOf(own.toLowerCase());
  return own === undefined ? label : `${label.slice(0, start)} ${label.slice(start + own.length)}`;
};

type Closing = { readonly isNamed: boolean };
/**
 * Returns whether the closing row names the metric; `undefined` if the row is no closing balance. A table's first
 * balance is the opening one.
 */
export const closingBalance = (
  metric: Metric,
  row: Row,
  rows: readonly Row[],
  wanted?: string,
): Closing | undefined => {
  if (balanceIn(row.label).length === 0) return undefined;
  const label = withoutName(metric, row.label);
  const isClosing =
    isBalanceRow(label) &&
    openingIn(label).length === 0 &&
    !isOfOtherDay(wanted, label) &&
    rows.some(
      (one) =>
        one.start < row.start && (isBalanceRow(withoutName(metric, one.label)) || openingIn(one.label).length > 0),
    );
  return isClosing ? { isNamed: label !== row.label } : undefined;
};
