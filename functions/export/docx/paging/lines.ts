// Estimates the height of a paragraph's lines closely enough to know its page, without Word's fonts.
import type { Language } from '#shared/model/enums.ts';

/** Sizes in points. `notes`: the footnotes that the run refers to. */
export type Run = {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly notes: readonly string[];
};
export type Line = { readonly height: number; readonly notes: readonly string[] };
type Box = { readonly width: number; readonly least: number; readonly language: Language };

/** Widths of Malgun Gothic, Yu Gothic and Calibri relative to their size, as measured. */
const HANGUL = 0.92;
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[\uac00-\ud7a3]/, HANGUL],
  [/[\u1100-\u11ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/, 1],
  [/[ijlI.,:;'|!·’‘]/, 0.26],
  [/[ ftr()[\]/\-“”"]/, 0.32],
  [/[mwMW%@—…]/, 0.83],
  [/[A-Z&]/, 0.63],
];
const OTHER = 0.55;
/** Calibri is narrower than the Latin characters of East Asian fonts. */
const CALIBRI = 0.92;
const BOLD = 1.05;
/** The least line height relative to the font size: that of Malgun Gothic, plus a margin for other fonts. */
const NATURAL = 1.45;

const known = new Map<string, number>();
const emOf = (character: string): number => {
  const before = known.get(character);
  if (before !== undefined) return before;
  const em = CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  known.set(character, em);
  return em;
};

const IS_EASTERN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
/** East Asian closing marks never begin a line. */
const PIECE =
  /\s+|[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60][、。，．）」』】：；！？ー々]*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+/gu;

const widthOf = (text: string, { size, bold }: Run, language: Language): number => {
  let width = 0;
  for (const character of text) {
    const em = emOf(character);
    width += language === 'en' && !IS_EASTERN.test(character) && em !== HANGUL ? em * CALIBRI : em;
  }
  return width * size * (bold ? BOLD : 1);
};

type Word = { readonly kind: 'word' | 'character' | 'space' | 'break'; width: number; height: number; notes: string[] };

const kindOf = (piece: string): Word['kind'] => {
  if (piece.includes('\n')) return 'break';
  if (/^\s/.test(piece)) return 'space';
  return IS_EASTERN.test(piece) ? 'character' : 'word';
};

/** A word may continue across runs. */
const wordsOf = (runs: readonly Run[], language: Language): Word[] => {
  const words: Word[] = [];
  for (const run of runs) {
    for (const piece of run.text.match(PIECE) ?? []) {
      const kind = kindOf(piece);
      const [width, height] = [widthOf(piece, run, language), run.size * NATURAL];
      const last = words.at(-1);
      if (last && kind === 'word' && last.kind === 'word')
        [last.width, last.height] = [last.width + width, Math.max(last.height, height)];
      else words.push({ kind, width, height, notes: [] });
    }
    words.at(-1)?.notes.push(...run.notes);
  }
  return words;
};

/**
 * Fills lines from the left; breaks at spaces and between East Asian characters. A word longer than a line continues on
 * the next.
 */
export const linesOf = (runs: readonly Run[], { width, least, language }: Box): Line[] => {
  const lines: { height: number; notes: string[] }[] = [{ height: least, notes: [] }];
  let left = width;
  const next = () => {
    lines.push({ height: least, notes: [] });
    left = width;
  };
  for (const word of wordsOf(runs, language)) {
    if (word.kind === 'break' || (word.kind !== 'space' && word.width > left && left < width)) next();
    if (word.kind === 'break') continue;
    for (let over = word.width - left; over > 0 && word.kind !== 'space'; over -= width) next();
    left -= Math.min(left, word.width % width);
    const line = lines.at(-1);
    if (!line) continue;
    line.height = Math.max(line.height, word.height);
    line.notes.push(...word.notes);
  }
  return lines;
};
