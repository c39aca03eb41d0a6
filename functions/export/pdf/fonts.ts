// The fonts of a PDF, embedded as subsets: the text's own, and fallbacks for single characters.
import { create } from 'fontkit';
import type { FontFiles } from '../fonts/font-files.ts';

export type PickFont = {
  /** The name of the font for a letter; a space stays in the font of what is before it. */
  nameOf(letter: string, before?: string | undefined): string;
  /** The text with letters that no font has written as their plain equivalents: a parenthesised form, a ligature. */
  shown(text: string): string;
};

const nameOf = (i: number): string => (i === 0 ? 'Body' : `Fallback${i}`);

/** Signs that have no plain equivalent of their own. */
const ALIKE: Readonly<Record<string, string>> = { '\u2266': '\u2264', '\u2267': '\u2265' };

export const pickFontOf = (files: FontFiles): PickFont => {
  const fonts = files.map(({ regular }) => create(regular));
  const known = new Map<string, number>();
  /** Position of the first font that has the letter, or -1. */
  const find = (letter: string): number => {
    const before = known.get(letter);
    if (before !== undefined) return before;
    const found = fonts.findIndex((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    known.set(letter, found);
    return found;
  };
  const plain = (letter: string): string => {
    if (find(letter) >= 0) return letter;
    const other = ALIKE[letter] ?? letter.normalize('NFKC');
    return [...other].every((one) => find(one) >= 0) ? other : letter;
  };
  return {
    nameOf: (letter, before) => (before !== undefined && letter === ' ' ? before : nameOf(Math.max(0, find(letter)))),
    shown: (text) => [...text].map(plain).join(''),
  };
};

/**
 * Families by name and their files in memory: nothing is read from a disk or the network. Files bear the fonts' own
 * names, because the text of charts asks for them by these.
 */
export const fontTables = (files: FontFiles) => {
  const named = files.map(({ regular, bold }) => ({
    normal: [create(regular).postscriptName, regular] as const,
    bold: [create(bold).postscriptName, bold] as const,
  }));
  const stored = new Map<string, Uint8Array>(named.flatMap(({ normal, bold }) => [normal, bold]));
  return {
    families: Object.fromEntries(named.map(({ normal, bold }, i) => [nameOf(i), { normal: normal[0], bold: bold[0] }])),
    files: {
      existsSync: (name: string) => stored.has(name),
      readFileSync: (name: string) => stored.get(name) ?? new Uint8Array(),
    },
  };
};
