// Turns the lines of a text into a sheet: likely questions in the first column, headings and email courtesies beside
// it.
import { type GridSheet, plainSheet } from '../grid.ts';
import words from '../words/mails.json' with { type: 'json' };
import { asks } from './kind.ts';

export type Line = { readonly text: string; readonly isEntry: boolean; readonly isHeading: boolean };

/** Fewer entries may be the options of one question. */
const FEWEST_ENTRIES = 3;
/** The most lines of a signature. Set by hand, not tuned on a set. */
const MAX_SIGNED = 8;

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const GREETING = new RegExp(`^(?:${words.greetings.join('|')})`, 'u');
const CLOSING = new RegExp(`^(?:${words.closings.join('|')})`, 'u');

const closingIn = (lines: readonly Line[]): number => {
  const at = lines.findLastIndex(({ text }) => CLOSING.test(plain(text)));
  const after = lines.slice(at + 1).filter(({ text }) => text.trim() !== '');
  return at >= 0 && after.length <= MAX_SIGNED && !after.some(({ text }) => asks(text)) ? at : lines.length;
};

/** If the entries are the questions, all other lines go to the column beside them. */
export const lineSheet = (name: string, lines: readonly Line[]): GridSheet => {
  const entries = lines.filter(({ text, isEntry }) => isEntry && text !== '');
  const asking = lines.filter(({ text }) => asks(text));
  const areEntries =
    entries.length >= FEWEST_ENTRIES && asking.filter(({ isEntry }) => isEntry).length > asking.length / 2;
  const closing = closingIn(lines);
  const isBeside = ({ text, isEntry, isHeading }: Line, n: number): boolean =>
    n >= closing || GREETING.test(plain(text)) || (areEntries ? !isEntry : isHeading && !asks(text));
  const cells = lines.map((line, n) => (isBeside(line, n) ? ['', line.text] : [line.text]));
  return { ...plainSheet(name, cells), ...(areEntries ? { areEntries } : {}) };
};
