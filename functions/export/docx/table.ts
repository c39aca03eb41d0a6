// Tables with hairlines, a head that is repeated on every page and figures to the right.
import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { BlockOf } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { headText } from '#shared/report/head-text.ts';
import { captionRefs, shownRefs } from '#shared/report/table-refs.ts';
import { tableShares } from '../column-shares.ts';
import { citedRuns, type Writing } from './runs.ts';

const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: 'CFD4DC' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
/** Said once for the table: a report has thousands of cells. */
const RULED = {
  borders: {
    top: HAIRLINE,
    bottom: HAIRLINE,
    left: NONE,
    right: NONE,
    insideHorizontal: HAIRLINE,
    insideVertical: NONE,
  },
  margins: { top: 60, bottom: 60, left: 100, right: 100 },
};
/** Width of the text in twentieths of a point. */
const TEXT_WIDTH = 9072;

export type CellLook = { readonly numeric?: boolean; readonly head?: boolean; readonly middle?: boolean };

export const cellOf = (children: ParagraphChild[], { numeric, head, middle }: CellLook): TableCell =>
  new TableCell({
    ...(head ? { shading: { type: ShadingType.CLEAR, fill: 'F1F3F6', color: 'auto' } } : {}),
    children: [
      new Paragraph({
        style: 'Cell',
        children,
        ...(numeric ? { alignment: AlignmentType.RIGHT } : middle ? { alignment: AlignmentType.CENTER } : {}),
      }),
    ],
  });

export const headOf = (text: string, look: CellLook = {}): TableCell =>
  cellOf([new TextRun({ text: cleanText(text), bold: true })], { ...look, head: true });

type Grid = {
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
  /** What part of the width each column has. */
  readonly shares: readonly number[];
};

export const gridOf = ({ head, rows, shares }: Grid): Table =>
  new Table({
    ...RULED,
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: shares.map((share) => Math.floor(share * TEXT_WIDTH)),
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: [...head] }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: [...row] })),
    ],
  });

export const captionOf = (text: string | undefined, marks: ParagraphChild[] = []): Paragraph[] =>
  text
    ? [new Paragraph({ style: 'TableCaption', children: [new TextRun(cleanText(text)), ...marks], keepNext: true })]
    : [];

/** Two tables in a row would become one. */
export const after = (): Paragraph => new Paragraph({ text: '' });

export const tableOf = (writing: Writing, block: BlockOf<'table'>): (Paragraph | Table)[] => {
  const { caption, columns, rows } = block;
  const common = caption ? captionRefs(block) : undefined;
  const head = columns.map((column) => headOf(headText(column), { numeric: column.numeric ?? false }));
  const marks = common ? writing.footnotes.refer(common) : [];
  const body = rows.map((row) => {
    const shown = common ? [] : shownRefs(row);
    return columns.map(({ numeric = false }, i) => {
      const { text = '', check } = row[i] ?? {};
      return cellOf(citedRuns(writing, text, { check, refs: [...(shown[i] ?? [])] }), { numeric });
    });
  });
  return [...captionOf(caption, marks), gridOf({ head, rows: body, shares: tableShares(block) }), after()];
};

type Dated = { readonly when: string; readonly what: readonly Paragraph[] };

/** A narrow first column and a wide second one, without a head. */
export const datedRows = (rows: readonly Dated[]): Table =>
  new Table({
    ...RULED,
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [2000, TEXT_WIDTH - 2000],
    rows: rows.map(
      ({ when, what }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cellOf([new TextRun({ text: cleanText(when), bold: true })], {}),
            new TableCell({ children: [...what] }),
          ],
        }),
    ),
  });
