// Recognizes a table that was copied from a spreadsheet into a text: fields between tabs below heads.
import { headOf } from './heads.ts';

/** Set by hand: a list with a tab after each number has no heads. */
const FEWEST_HEADS = 2;
const TABBED = 0.5;

export const isPastedTable = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const tabbed = lines.filter((line) => line.includes('\t'));
  const heads = (tabbed[0] ?? '').split('\t').filter((field) => headOf(field) !== undefined);
  return heads.length >= FEWEST_HEADS && tabbed.length >= lines.length * TABBED;
};
