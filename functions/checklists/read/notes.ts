// Recognizes lines that are not questions by their beginning: notes, totals, and the signature block below a list.
import heads from '../words/heads.json' with { type: 'json' };

/** "Note 2: ", "※ ", "(주1) ", "* ": a sentence about the list. */
const NOTE = new RegExp(
  `^(?:※|\\*{1,3}(?!\\*)|[(（]?(?:${heads.notes.join('|')})\\s?\\d{0,2}(?:[:：.．]|[)）])(?!\\S*\\d))\\s*\\S`,
  'iu',
);
const SIGN_OFF = new Set(heads.signOff);
const TOTALS = new Set(heads.totals);
/** A label whose value is to be filled in after it. */
const LABEL = /[:：]\s*$/u;

export const isNote = (text: string): boolean => NOTE.test(text.normalize('NFKC').trim());
/** The mark in a separate cell before the note: "※", "Note 2", "(주1)". */
const NOTE_MARK = new RegExp(`^(?:※|\\*{1,3}|[(（]?(?:${heads.notes.join('|')})\\s?\\d{0,2}[:：.．)）]?)$`, 'iu');
export const isNoteMark = (text: string): boolean => NOTE_MARK.test(text.normalize('NFKC').trim());
export const isLabel = (text: string): boolean => LABEL.test(text);
const bareLabel = (text: string): string => text.normalize('NFKC').replace(LABEL, '').trim().toLowerCase();
export const isSignOff = (text: string): boolean => SIGN_OFF.has(bareLabel(text));
/** Matches both "소계" and "합 계". */
export const isTotal = (text: string): boolean =>
  TOTALS.has(bareLabel(text)) || TOTALS.has(bareLabel(text).replace(/\s/g, ''));

/** The rows below the last entry of a list. `isAlone`: the row has nothing else except labels of signatures. */
export const tailOf = (
  lines: readonly { readonly row: number; readonly text: string; readonly isAlone: boolean }[],
): ReadonlySet<number> => {
  const last = lines.findLastIndex(({ text, isAlone }) => !isAlone || (!isSignOff(text) && !isNote(text)));
  return new Set(lines.slice(last + 1).map(({ row }) => row));
};
