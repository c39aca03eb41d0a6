// Proposes layouts of a sheet: every likely header with every possible question column, and layouts by shape.
import { type GridSheet, textAt } from '../grid.ts';
import { isFree } from './answer-columns.ts';
import { assigned } from './assigned.ts';
import { isBodyRow } from './body-rows.ts';
import { columnsIn, factsOf, rowsAfter } from './column-facts.ts';
import { type ColumnHead, headsIn, isEarly, repeatsHeader } from './header.ts';
import type { Layout, Others, Proposal } from './layout.ts';
import { scoreOf } from './layout-signs.ts';
import { likelyHeadsIn } from './likely-heads.ts';
import { headsWithDetails, isTitle, ruledLayout } from './ruled-layout.ts';
import { byAsking, byCodes } from './shapes.ts';
import { byChoices, byEmptiness, byEntities } from './to-fill.ts';

/** Replies may be questions again, and are longer than codes. Set by hand. */
const [ASKING, SHORTEST] = [0.3, 8];
/** The most headers and columns to try, best first. */
const MAX_HEADERS = 4;
const MAX_COLUMNS = 5;

type Header = {
  readonly row: number;
  readonly known: readonly ColumnHead[];
  readonly rows: readonly number[];
  readonly score: number;
};

/** Breaks ties between header rows in favour of the one with more heads similar to known ones. */
const LIKE = 0.01;

const headersIn = (sheet: GridSheet): Header[] =>
  [...sheet.rows.keys()]
    .filter((row) => isEarly(sheet, row))
    .sort((a, b) => a - b)
    .flatMap((row) => {
      const found = likelyHeadsIn(sheet, row);
      if (found.length === 0 || isTitle(sheet, row, found) || isBodyRow(sheet, row)) return [];
      const rows = rowsAfter(sheet, row).filter((below) => !repeatsHeader(sheet, row, below));
      const known = headsIn(sheet, row);
      const score = scoreOf(sheet, row, headsWithDetails(sheet, known, rows)) + LIKE * found.length;
      return [{ row, known, rows, score }];
    });

const questionsUnder = (sheet: GridSheet, { rows }: Header): number[] =>
  columnsIn(sheet, rows)
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ facts }) => facts.filled > 0)
    .sort((a, b) => b.facts.length * b.facts.filled - a.facts.length * a.facts.filled)
    .slice(0, MAX_COLUMNS)
    .map(({ column }) => column);

const underHeader = (sheet: GridSheet, header: Header): Proposal[] =>
  questionsUnder(sheet, header).map((question) => {
    const { row, known, rows } = header;
    const { gain, ...beside } = assigned(sheet, known, { headerRow: row, rows }, question);
    const heads = headsWithDetails(sheet, known, rows);
    return { by: ['heads'], layout: { headerRow: row, ...beside }, gain, heads, rows };
  });

/** Applies the heads to the columns beside questions that were found by shape. */
const withHeads = (sheet: GridSheet, layout: Layout, rows: readonly number[]): Layout => {
  const { headerRow, columns } = layout;
  const named = assigned(sheet, headsIn(sheet, headerRow), { headerRow, rows }, columns.question);
  // An empty column is not for answers if another one is for the words.
  const { answer, ...rest } = columns;
  const isElsewhere = named.columns.comment !== undefined && answer !== undefined && isFree(sheet, rows, answer);
  const own = isElsewhere ? rest : columns;
  return { headerRow, columns: { ...own, ...named.columns }, otherAnswers: named.otherAnswers };
};

/** The column between the questions and the documents, if some rows have words in it. */
const wordsBefore = (sheet: GridSheet, rows: readonly number[], question: number, reference: number) => {
  const own = rows.filter((row) => textAt(sheet, row, question) !== '');
  const { filled, asking, length } = factsOf(sheet, own, question + 1);
  return reference === question + 2 && filled > 1 && asking < ASKING && length >= SHORTEST ? question + 1 : undefined;
};

/** Without heads, the replies and what supports them are known by their cells. */
const withEntries = (sheet: GridSheet, layout: Layout, rows: readonly number[]): Layout => {
  const { columns } = layout;
  const { answer, comment, reference } = assigned(sheet, [], { headerRow: 0, rows }, columns.question).columns;
  const reply =
    columns.answer ?? answer ?? comment ?? (reference && wordsBefore(sheet, rows, columns.question, reference));
  const support = reference === reply ? undefined : reference;
  const own = {
    ...(reply === undefined ? {} : { answer: reply }),
    ...(support === undefined ? {} : { reference: support }),
  };
  return { ...layout, columns: { ...columns, ...own } };
};

const SHAPES: Readonly<Record<string, (sheet: GridSheet) => Layout | undefined>> = {
  codes: byCodes,
  entities: byEntities,
  asking: byAsking,
  choices: byChoices,
  emptiness: byEmptiness,
  rules: ruledLayout,
};

const byShapes = (sheet: GridSheet): Proposal[] =>
  Object.entries(SHAPES).flatMap(([by, shape]) => {
    const found = shape(sheet);
    if (!found) return [];
    const rows = rowsAfter(sheet, found.headerRow);
    const hasHeader = found.headerRow > 0;
    const named = by === 'rules' ? found : withHeads(sheet, found, rows);
    const layout = hasHeader ? named : withEntries(sheet, found, rows);
    return [{ by: [by], layout, gain: 0, heads: hasHeader ? headsIn(sheet, found.headerRow) : [], rows }];
  });

const isSame = (a: Layout, b: Layout): boolean =>
  a.headerRow === b.headerRow && a.columns.question === b.columns.question;

/** A shape that proposes the same layout as a header supports it; the columns are the header's. */
const together = (headed: readonly Proposal[], shaped: readonly Proposal[]): Proposal[] => [
  ...headed.map((one) => ({
    ...one,
    by: [...one.by, ...shaped.filter(({ layout }) => isSame(layout, one.layout)).flatMap(({ by }) => by)],
  })),
  ...shaped.filter(({ layout }) => !headed.some((one) => isSame(layout, one.layout))),
];

export const proposalsIn = (sheet: GridSheet): { readonly proposals: readonly Proposal[]; readonly others: Others } => {
  const headers = headersIn(sheet);
  const best = [...headers].sort((a, b) => b.score - a.score || a.row - b.row).slice(0, MAX_HEADERS);
  const proposals = together(
    best.flatMap((header) => underHeader(sheet, header)),
    byShapes(sheet),
  );
  const asked = proposals.map(({ rows, layout }) => {
    const { filled, asking } = factsOf(sheet, rows, layout.columns.question);
    return filled * asking;
  });
  return {
    proposals,
    others: { scores: new Map(headers.map(({ row, score }) => [row, score])), most: Math.max(1, ...asked) },
  };
};
