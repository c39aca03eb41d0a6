// Builds tables with hairlines, a header repeated on every page, and figures aligned right.
import { Paragraph, type ParagraphChild, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { BlockOf } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import { tableShares } from '../column-shares.ts';
import { unitCaption } from '../unit-caption.ts';
import { citedRuns, type Writing } from './runs.ts';
import { type CellLook, cellStyle, HEADED_LOOK, PLAIN_LOOK, REPORT_ROWS, REPORT_TABLE, TOTAL } from './table-styles.ts';

/** The width of the text in twentieths of a point. */
const TEXT_WIDTH = 9072;

export const cellOf = (children: ParagraphChild[], look: CellLook): TableCell =>
  new TableCell({ children: [new Paragraph({ style: cellStyle(look), children })] });

export const headOf = (text: string, look: CellLook = {}): TableCell =>
  cellOf([new TextRun(cleanText(text))], { ...look, head: true });

type Grid = {
  /** True if a part of the table, such as its sources, follows it. */
  readonly hasNote?: boolean;
  /** True for rows of paragraphs, a few of which fill a page. */
  readonly isText?: boolean;
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
  /** The share of the width for each column. */
  readonly shares: readonly number[];
};

/** A table with at most this many rows stays on one page; a longer one keeps its first and last rows together. */
const ROWS_TOGETHER = 12;

const staysWithNext = (at: number, rows: number, { hasNote, isText }: Pick<Grid, 'hasNote' | 'isText'>): boolean =>
  at === rows - 1 ? hasNote === true : (rows <= ROWS_TOGETHER && !isText) || at === 0 || at === rows - 2;

export const gridOf = ({ head, rows, shares, ...grid }: Grid): Table =>
  new Table({
    style: REPORT_TABLE,
    tableLook: HEADED_LOOK,
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: shares.map((share) => Math.floor(share * TEXT_WIDTH)),
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, keepNext: true, children: [...head] }),
      ...rows.map(
        (row, i) =>
          new TableRow({
            cantSplit: true,
            keepNext: staysWithNext(i, rows.length, grid),
            children: [...row],
          }),
      ),
    ],
  });

export const captionOf = (text: string | undefined): Paragraph[] =>
  text ? [new Paragraph({ style: 'TableCaption', children: [new TextRun(cleanText(text))], keepNext: true })] : [];

/** `keepNext`: keeps the note on the page of the following content. */
type NoteLook = { readonly keepNext?: boolean };

export const noteBelow = (note: string | undefined, look: NoteLook = {}): Paragraph[] =>
  note ? [new Paragraph({ style: 'TableNote', children: [new TextRun(cleanText(note))], ...look })] : [];
/**
 * Word would merge two adjacent tables, so each is followed by its note or an empty line, which is too low to begin
 * the next page.
 */
export const after = (note?: string, look: NoteLook = {}): Paragraph[] =>
  note ? noteBelow(note, look) : [new Paragraph({ style: 'TableGap', ...look })];

/** In a table with more columns, figures are printed smaller. */
const MAX_FULL_SIZE_COLUMNS = 6;

export const tableOf = (
  writing: Writing,
  block: BlockOf<'table'>,
  { isText = false, ...below }: NoteLook & Pick<Grid, 'isText'> = {},
): (Paragraph | Table)[] => {
  const { caption, columns, rows } = block;
  const unit = commonUnit(block);
  const title = unitCaption(writing.language, caption, unit);
  const small = columns.length > MAX_FULL_SIZE_COLUMNS;
  const head = columns.map((column) =>
    headOf(unit ? column.label : headText(column), { numeric: column.numeric ?? false, small }),
  );
  const body = rows.map((row) =>
    columns.map(({ numeric = false }, i) => {
      const { text = '', check, refs } = row[i] ?? {};
      const look = isTotal(row) ? { style: TOTAL } : {};
      return cellOf(citedRuns(writing, text, { check, refs, ...look }), { numeric, small });
    }),
  );
  return [
    ...captionOf(title),
    gridOf({
      head,
      rows: body,
      shares: tableShares(block),
      hasNote: block.note !== undefined || below.keepNext === true,
      isText,
    }),
    ...after(block.note, below),
  ];
};

type Dated = { readonly when: string; readonly what: readonly Paragraph[] };

/** A narrow first column and a wide second one, without a header. */
export const datedRows = (rows: readonly Dated[]): Table =>
  new Table({
    style: REPORT_ROWS,
    tableLook: PLAIN_LOOK,
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [2000, TEXT_WIDTH - 2000],
    rows: rows.map(
      ({ when, what }, i) =>
        new TableRow({
          cantSplit: true,
          keepNext: staysWithNext(i, rows.length, { isText: true }),
          children: [
            cellOf([new TextRun({ text: cleanText(when), style: TOTAL })], {}),
            new TableCell({ children: [...what] }),
          ],
        }),
    ),
  });
