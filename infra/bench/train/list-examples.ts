// Training examples from known lists: candidate layouts of each sheet, with their signs and whether they are right.
import { type GridSheet, textAt } from '#functions/checklists/grid.ts';
import { cutsIn } from '#functions/checklists/read/blocks.ts';
import { rowsAfter } from '#functions/checklists/read/column-facts.ts';
import { signsOf } from '#functions/checklists/read/column-signs.ts';
import { headsIn, headTexts, lastLine } from '#functions/checklists/read/header.ts';
import { layoutSigns } from '#functions/checklists/read/layout-signs.ts';
import { proposalsIn } from '#functions/checklists/read/proposals.ts';
import { candidateColumns } from '#functions/checklists/read/score-columns.ts';
import { besideIn } from '#functions/checklists/read/side-heads.ts';
import { columnName, columnNumber, isWithin, rangeName } from '#shared/spreadsheet/a1.ts';
import type { Block, KnownSheet } from './known-sheet.ts';
import { type ColumnExample, useOf } from './list-columns.ts';
import type { Example } from './list-layouts.ts';
import { knownSheets } from './list-sheets.ts';

const isRight = (blocks: readonly Block[], headerRow: number, question: number): boolean =>
  blocks.some(({ head, columns }) => head.includes(headerRow) && columns.question?.includes(columnName(question)));

const isIn = ({ range }: GridSheet, { head, columns }: Block): boolean =>
  range !== undefined &&
  head.some((row) => row > 0 && isWithin(range, row, columnNumber(columns.question?.[0] ?? 'A')));

/**
 * False for sheets that are read without choosing a layout: text entries, cards, hidden sheets, questions side by side.
 */
const isChosen = ({ grid, blocks }: KnownSheet): boolean =>
  !grid.hidden &&
  !grid.areEntries &&
  grid.rows.size > 0 &&
  besideIn(grid) === undefined &&
  !blocks.some(({ across }) => across);

const exampleOf = ({ set, list, grid, blocks }: KnownSheet): Example => {
  const { proposals, others } = proposalsIn(grid);
  const ways = proposals.map((proposal) => ({
    signs: layoutSigns(grid, proposal, others),
    isRight: isRight(blocks, proposal.layout.headerRow, proposal.layout.columns.question),
  }));
  const sheet = `${grid.name}${grid.range ? ` ${rangeName(grid.range)}` : ''}`;
  return { set, list, sheet, ways: [{ signs: {}, isRight: blocks.length === 0 }, ...ways] };
};

/** The parts of a sheet with several tables that contain exactly one of them. */
const partsOf = (known: KnownSheet): KnownSheet[] =>
  known.blocks.length < 2
    ? []
    : cutsIn(known.grid)
        .flat()
        .map((grid) => ({ ...known, grid, blocks: known.blocks.filter((block) => isIn(grid, block)) }))
        .filter(({ blocks }) => blocks.length === 1);

export const layoutExamples = (set: string): Example[] =>
  knownSheets(set)
    .filter(isChosen)
    .flatMap((known) => [known, ...partsOf(known)])
    .map(exampleOf);

/** Returns the columns beside the known questions, each with its use. */
const columnExample = ({ set, list, grid }: KnownSheet, block: Block): ColumnExample[] => {
  const headerRow = block.head[0] ?? 0;
  const name = block.columns.question?.[0];
  if (name === undefined) return [];
  const question = columnNumber(name);
  const rows = rowsAfter(grid, lastLine(grid, headerRow)).filter((row) => textAt(grid, row, question) !== '');
  const below = { headerRow, question, heads: headsIn(grid, headerRow), rows };
  const texts = headTexts(grid, headerRow);
  const columns = candidateColumns(grid, below)
    .filter((column) => !block.columns.question?.includes(columnName(column)))
    .map((column) => ({ column, signs: signsOf(grid, below, column), use: useOf(block, column) }));
  return [
    {
      set,
      list,
      sheet: grid.name,
      block,
      question,
      hidden: columns.map(({ column }) => column).filter((column) => grid.isHiddenColumn(column)),
      columns,
      unheaded: columns.map(({ column }) => column).filter((column) => !texts.has(column)),
    },
  ];
};

export const columnExamples = (set: string): ColumnExample[] =>
  knownSheets(set)
    .filter(({ grid, blocks }) => !grid.hidden && blocks.length === 1 && !blocks.some(({ across }) => across))
    .flatMap((known) => known.blocks.flatMap((block) => columnExample(known, block)));
