// Embeds the fonts of a PDF as subsets: the font of the text, and fallbacks for single characters.
import { create } from 'fontkit';
import type { FontFiles } from '../fonts/font-files.ts';

export type PickFont = {
  /** The name of the font for a character; a space keeps the font of the character before it. */
  nameOf(letter: string, before?: string | undefined): string;
  /** The text with characters that no font has replaced by plain equivalents, such as for a ligature. */
  shown(text: string): string;
};

const nameOf = (i: number): string => (i === 0 ? 'Body' : `Fallback${i}`);

/** Characters without a Unicode equivalent. */
const ALIKE: Readonly<Record<string, string>> = { '\u2266': '\u2264', '\u2267': '\u2265' };

export const pickFontOf = (files: FontFiles): PickFont => {
  const fonts = files.map(({ regular }) => create(regular));
  const known = new Map<string, number>();
  /** The position of the first font with the character, or -1. */
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
 * Font families by name, with their files in memory: nothing is read from disk or network. Files have the fonts' own
 * names, by which the text of charts refers to them.
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
