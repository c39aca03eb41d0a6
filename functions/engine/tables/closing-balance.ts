// The row with which a table of how a balance moved ends: "Balance at December 31, 2021" in the note on goodwill.
import { daysIn, isDay, periodsIn } from '#shared/language/grammar/periods.ts';
import words from '#shared/language/lexicon/balance-rows.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { blank } from '../understand/blank.ts';
import type { Row } from './read-table.ts';

const balanceIn = compile(words.balance);
const openingIn = compile(words.opening);

/** Nothing but the word for a balance and the day of it. */
export const isBalanceRow = (label: string): boolean => {
  const named = balanceIn(label);
  const rest = blank(label, [...named, ...periodsIn(label), ...daysIn(label)]);
  return named.length > 0 && !/\p{L}/u.test(rest.replace(/\b(?:at|as|of|the|on|for)\b/giu, ''));
};

/** It is told for another day of the year than the one that is asked for. */
const isOfOtherDay = (wanted: string | undefined, label: string): boolean => {
  const [day] = daysIn(label);
  return wanted !== undefined && isDay(wanted) && day !== undefined && day.key !== wanted.slice(5);
};

/** The first balance of a table is the one that it begins with. */
export const isClosingBalance = (row: Row, rows: readonly Row[], wanted?: string): boolean =>
  isBalanceRow(row.label) &&
  openingIn(row.label).length === 0 &&
  !isOfOtherDay(wanted, row.label) &&
  rows.some((one) => one.start < row.start && (isBalanceRow(one.label) || openingIn(one.label).length > 0));
