// Builds cited text as Word runs: sentences and figures with their note marks, and a small label unless verified.
import { type ParagraphChild, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Palette } from '#shared/report/chart/svg.ts';
import { type Check, type Cited, markedCheck } from '#shared/report/cited.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Typesetter } from '../picture/glyphs.ts';
import { sentenceParts } from '../sentence-parts.ts';
import type { Footnotes } from './footnotes.ts';

export type Writing = {
  readonly language: Language;
  readonly footnotes: Footnotes;
  /** Starts a new ordered list, which begins at one. */
  readonly newList: () => number;
  /** Draws charts as pictures; without it, only their tables are shown. */
  readonly typeset?: Typesetter | undefined;
  /** The chart colors of the organization's template. */
  readonly palette: Palette;
};

const label = (language: Language, check: Check | undefined): TextRun[] =>
  check === undefined || check === 'verified'
    ? []
    : [
        new TextRun({
          text: ` [${translate(language, `export.${check}`)}]`,
          color: check === 'uncertain' ? '8F5300' : 'C02B3B',
          size: 16,
        }),
      ];

const written = (text: string): TextRun[] => (text === '' ? [] : [new TextRun(text)]);

/** Computed sentences rest on figures that tables and tiles beside them cite. */
const isComputed = ({ findings = [] }: Sentence): boolean => findings.some(({ code }) => code === 'computed');

/** The footnote mark precedes the closing full stop, as in the app. */
const sentenceRuns = ({ language, footnotes }: Writing, sentence: Sentence): ParagraphChild[] => {
  const { words, stop, gap } = sentenceParts(cleanText(sentence.text));
  const labels = label(language, markedCheck(sentence));
  return [
    new TextRun(words),
    ...(isComputed(sentence) ? footnotes.refer(sentence.refs) : footnotes.cite(sentence.refs)),
    ...(labels.length === 0 ? written(stop + gap) : [...written(stop), ...labels, ...written(gap)]),
  ];
};

export const sentenceRun = (writing: Writing, all: readonly Sentence[]): ParagraphChild[] =>
  all.flatMap((sentence) => sentenceRuns(writing, sentence));

/** `style`: the character style. */
type Look = { readonly style?: string };

/** The text of a cell or tile with the numbers of its notes. */
export const citedRuns = (writing: Writing, text: string, cited: Cited & Look): ParagraphChild[] => {
  const { refs = [], check, findings: _, ...look } = cited;
  return [
    new TextRun({ text: cleanText(text), ...look }),
    ...writing.footnotes.refer(refs),
    ...label(writing.language, check),
  ];
};
