// Converts blocks to PDF.
import type { Content } from 'pdfmake/js/Printer.js';
import { translate } from '#shared/i18n/translate.ts';
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import { spanOf } from '#shared/report/partial-date.ts';
import { matrixShares } from '../column-shares.ts';
import { markSign } from '../mark-sign.ts';
import { chartOf } from './chart.ts';
import { figuresOf } from './figures.ts';
import { rowsFit } from './fit.ts';
import { GREY, ROWS, SIZE } from './look.ts';
import { citedRuns, proseRuns, textRuns, type Writing } from './runs.ts';
import { captionOf, gridOf, headCell, keepTogether, longestWord, noteBelow, tableOf } from './table.ts';

/**
 * The most characters, about five lines, of a paragraph that stays on one page: pdfmake has no widow control. Set by
 * hand.
 */
const MAX_UNBROKEN_LENGTH = 400;
const staysWhole = (sentences: readonly Sentence[]): { readonly unbreakable?: true } =>
  sentences.reduce((length, { text }) => length + text.length, 0) <= MAX_UNBROKEN_LENGTH ? { unbreakable: true } : {};

const listOf = (writing: Writing, { ordered, items }: BlockOf<'list'>): Content[] =>
  items.map((item, i) => ({
    columns: [
      { width: 14, text: ordered ? `${i + 1}.` : '•' },
      { width: '*', text: proseRuns(writing, item) },
    ],
    columnGap: 4,
    margin: [0, 0, 0, 5],
    ...staysWhole(item),
  }));

const quoteOf = (writing: Writing, { text, refs }: BlockOf<'quote'>): Content => ({
  text: citedRuns(writing, text, { refs }),
  color: GREY,
  margin: [16, 2, 0, 8],
});

/** Cells contain sentences of several lines; more rows may not fit on a page. */
const TEXT_ROWS_TOGETHER = 4;

const matrixOf = (writing: Writing, block: BlockOf<'matrix'>): Content[] => {
  const { caption, corner, columns, rows, note } = block;
  const figures = figureColumns(block);
  const side = (i: number) => (figures[i] ? 'right' : 'left');
  const head = [headCell(writing, corner ?? ''), ...columns.map((name, i) => headCell(writing, name, side(i)))];
  const shares = matrixShares(block);
  const longest = shares.map(longestWord);
  const body = rows.map(({ label, cells, ...cited }): Content[] => [
    { text: citedRuns(writing, label, cited, { longest: longest[0] ?? 0 }) },
    ...columns.map((_, i): Content => {
      const { mark, text, ...by } = cells[i] ?? {};
      const words = [mark ? markSign(writing.language, mark) : '', text ?? ''].filter(Boolean).join(' ');
      return {
        text: citedRuns(writing, words, by, { longest: longest[i + 1] ?? 0 }),
        alignment: text === undefined && !figures[i] ? 'center' : side(i),
      };
    }),
  ]);
  const widths = shares.map((share) => `${100 * share}%`);
  const parts = {
    caption: captionOf(writing, caption),
    grid: gridOf(head, body, widths),
    note: noteBelow(writing, note),
  };
  return keepTogether(rows.length, parts, TEXT_ROWS_TOGETHER);
};

const timelineOf = (writing: Writing, { caption, entries }: BlockOf<'timeline'>): Content[] => {
  const body = entries.map((entry): Content[] => {
    const named = [entry.title, entry.tag].filter(Boolean).join(' · ');
    return [
      { text: textRuns(writing.pickFont, spanOf(writing.language, entry), { bold: true }) },
      {
        stack: [
          ...(named === '' ? [] : [{ text: textRuns(writing.pickFont, named, { bold: true }) }]),
          { text: proseRuns(writing, entry.sentences) },
        ],
      },
    ];
  });
  const table = { widths: [92, '*'], body };
  const grid: Content = {
    table: { ...table, dontBreakRows: rowsFit(table) },
    layout: ROWS,
    fontSize: SIZE.cell,
    margin: [0, 0, 0, 10],
  };
  return keepTogether(entries.length, { caption: captionOf(writing, caption), grid, note: [] }, TEXT_ROWS_TOGETHER);
};

/** Sections write headings, since they know their numbers. */
export const blockOf = (writing: Writing, block: Exclude<Block, { kind: 'heading' }>): Content[] => {
  switch (block.kind) {
    case 'text':
      return [{ text: proseRuns(writing, block.sentences), margin: [0, 0, 0, 8], ...staysWhole(block.sentences) }];
    case 'list':
      return listOf(writing, block);
    case 'table':
      return tableOf(writing, block);
    case 'quote':
      return [quoteOf(writing, block)];
    case 'notice':
      return [
        {
          text: textRuns(writing.pickFont, translate(writing.language, `answers.notice.${block.code}`, block.params)),
          color: GREY,
          margin: [0, 0, 0, 8],
        },
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
