// Converts blocks to Word.
import { Paragraph, type Table, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { chartOf } from './chart.ts';
import { figuresOf } from './figures.ts';
import { type HeadingPlace, headingOf } from './heading.ts';
import { matrixOf } from './matrix.ts';
import { citedRuns, sentenceRun, type Writing } from './runs.ts';
import { tableOf } from './table.ts';
import { timelineOf } from './timeline.ts';

/**
 * Keeps the lines of a paragraph below a heading together: if footnotes push them to the next page, LibreOffice leaves
 * the heading behind.
 */
const wholeBelow = (isBelowHeading: boolean): { keepLines?: true } => (isBelowHeading ? { keepLines: true } : {});

const listOf = (writing: Writing, { ordered, items }: BlockOf<'list'>, isBelowHeading: boolean): Paragraph[] => {
  const instance = ordered ? writing.newList() : 0;
  return items.map(
    (item, i) =>
      new Paragraph({
        style: 'Reading',
        ...wholeBelow(isBelowHeading && i === 0),
        children: sentenceRun(writing, item),
        numbering: ordered ? { reference: 'ordered', level: 0, instance } : { reference: 'bullets', level: 0 },
      }),
  );
};

type Place = {
  /** The place of the heading, if the block is one. */
  readonly heading?: HeadingPlace | undefined;
  readonly isBelowHeading?: boolean;
};

export const blockOf = (
  writing: Writing,
  block: Block,
  { heading, isBelowHeading = false }: Place = {},
): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'heading':
      return [headingOf(block.text, heading ?? { depth: block.level })];
    case 'text':
      return [
        new Paragraph({
          style: 'Reading',
          ...wholeBelow(isBelowHeading),
          children: sentenceRun(writing, block.sentences),
        }),
      ];
    case 'list':
      return listOf(writing, block, isBelowHeading);
    case 'table':
      return tableOf(writing, block);
    case 'quote':
      return [
        new Paragraph({
          style: 'Quote',
          children: [...citedRuns(writing, block.text, {}), ...writing.footnotes.cite(block.refs)],
        }),
      ];
    case 'notice':
      return [
        new Paragraph({
          style: 'Reading',
          children: [new TextRun(cleanText(translate(writing.language, `answers.notice.${block.code}`, block.params)))],
        }),
      ];
    case 'chart':
      return chartOf(writing, block);
    case 'figures':
      return figuresOf(writing, block);
    case 'matrix':
      return matrixOf(writing, block);
    case 'timeline':
      return timelineOf(writing, block);
    default:
      return block satisfies never;
  }
};
