// Builds cited text as pieces of PDF text: each in the first font that has its characters, note marks raised and
// linked.
import type { Inline } from 'pdfmake/js/Printer.js';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { type Check, type Cited, markedCheck } from '#shared/report/cited.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Marks } from '../notes.ts';
import { sentenceParts } from '../sentence-parts.ts';
import type { PickFont } from './fonts.ts';

export type Writing = { readonly language: Language; readonly notes: Marks; readonly pickFont: PickFont };
type Look = Omit<Inline, 'text'>;

/** Groups adjacent characters of one font. */
const fontRuns = (pickFont: PickFont, text: string): { font: string; text: string }[] => {
  const runs: { font: string; text: string }[] = [];
  for (const character of pickFont.shown(cleanText(text))) {
    const last = runs.at(-1);
    const font = pickFont.nameOf(character, last?.font);
    if (last && font === last.font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

export const textRuns = (pickFont: PickFont, text: string, look: Look = {}): Inline[] =>
  fontRuns(pickFont, text).map((run) => ({ ...look, ...run }));

/** Longer words may break anywhere, so that they do not run off the page. */
const MAX_WORD_LENGTH = 16;
const HANGUL = /[\uac00-\ud7a3]/;

/** Breaks Korean prose between words, where the layout would break between characters. `longest`: a word that fits. */
export const wordRuns = (pickFont: PickFont, text: string, look: Look = {}, longest = MAX_WORD_LENGTH): Inline[] =>
  fontRuns(pickFont, text).flatMap(({ font, text: run }) =>
    HANGUL.test(run)
      ? run
          .split(/(?<=\s)(?=\S)/)
          .map((word) => ({ ...look, text: word, font, ...(word.trimEnd().length <= longest ? { noWrap: true } : {}) }))
      : [{ ...look, text: run, font }],
  );

const LINK = '#2a49b0';
/** A word joiner, so that a mark never begins a line. */
const GLUE = '\u2060';

/** A comma separates two adjacent marks. */
const markRuns = ({ notes }: Writing, refs: readonly number[]): Inline[] =>
  notes.cite(refs).map(({ n, anchor }, i) => ({
    text: `${GLUE}${i === 0 ? '' : ','}${n}`,
    sup: true,
    color: LINK,
    linkToDestination: anchor,
  }));

const checkRuns = ({ language, pickFont }: Writing, check: Check | undefined): Inline[] =>
  check === undefined || check === 'verified'
    ? []
    : textRuns(pickFont, ` [${translate(language, `export.${check}`)}]`, {
        color: check === 'uncertain' ? '#8f5300' : '#c02b3b',
        fontSize: 7.5,
      });

/** The mark precedes the closing full stop, as in the app. */
const sentenceRuns = (writing: Writing, { text, refs, check, edit }: Sentence): Inline[] => {
  const { words, stop, gap } = sentenceParts(text);
  return [
    ...wordRuns(writing.pickFont, words),
    ...markRuns(writing, refs),
    ...textRuns(writing.pickFont, stop),
    ...checkRuns(writing, markedCheck({ check, refs, edit })),
    ...(gap === '' ? [] : [{ text: gap }]),
  ];
};

export const proseRuns = (writing: Writing, sentences: readonly Sentence[]): Inline[] =>
  sentences.flatMap((sentence) => sentenceRuns(writing, sentence));

/** `longest`: the length of a word that fits in the cell. */
type CellLook = Look & { readonly longest?: number };

/** The text of a cell or tile with its marks. */
export const citedRuns = (
  writing: Writing,
  text: string,
  { refs = [], check }: Cited,
  { longest = 0, ...look }: CellLook = {},
): Inline[] => [
  ...wordRuns(writing.pickFont, text, look, longest),
  ...markRuns(writing, refs),
  ...checkRuns(writing, check),
];
