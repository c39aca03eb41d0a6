// States which row of a register is the largest or smallest, with the first rows below it.
import type { Block, Finding } from '#shared/report/blocks.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { allowsRank, extremeOf as wayOf } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { compared, figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { fitted } from '../fit/fit.ts';
import { rateKey, say } from '../wording.ts';
import type { Writing } from '../writer.ts';

const SHOWN = 5;

type Item = { readonly name: string; readonly cell: FoundCell };
/** Rows in their order, and the heading of the column that ranks them. */
export type RankedRows = { readonly items: readonly Item[]; readonly column: string };

const PERCENT = /[%％]/u;
const BRACKETED = /^(.*?)\s*[(（]([^()（）]*)[)）]\s*$/u;
const citeHead = (citations: Writing['citations'], { cell: { passage } }: Item) => {
  const head = headOf(passage.chunk);
  const start = passage.chunk.text.indexOf(head);
  return citations.cite(passage, start, start + head.length);
};

/** Uses the column's unit: the unit above the table may belong to another column. */
const figureOf = (plan: Plan, column: string, { cell }: Item): string => {
  if (PERCENT.test(column) && !PERCENT.test(cell.value.text))
    return `${column.replace(/[(（]?[%％][)）]?/u, '').trim()} ${cell.value.text}%`.trim();
  const [, name, unit] = BRACKETED.exec(column) ?? [];
  if (name === undefined) return `${column} ${cell.value.text}`;
  const amount = cellMeasure(cell)?.isScaled ? amountText(plan.language, cell) : cell.value.text;
  return amount === cell.value.text ? `${name} ${amount}${unit}` : amount;
};

export const rankedBlocks = (
  { plan, citations }: Writing,
  { items, column }: RankedRows,
  near: readonly Finding[],
): Block[] => {
  const [first, second] = items;
  const way = wayOf(plan.question);
  if (!first || !second || !way || amountValue(first.cell) === amountValue(second.cell)) return [];
  const section = first.cell.passage.chunk.context.section?.split(' > ').at(-1) ?? '';
  if (!allowsRank(plan.question, `${section} ${column}`)) return [];
  const cite = ({ cell: { passage, row } }: Item) => citations.cite(passage, row.start, row.end);
  const figure = figureOf(plan, column, first);
  // A heading that is printed in the sentence may have figures: sales 2025.
  const heads = /[\d%％]/.test(column) ? [citeHead(citations, first)] : [];
  const text = say(plan.language, `figure.${way}${rateKey(figure)}`, {
    name: first.name,
    figure,
    next: second.name,
    nextFigure: figureOf(plan, column, second),
  });
  const rows = items.slice(0, SHOWN).map((item) => {
    const { passage, row, value } = item.cell;
    const cell = figureCell(passage, row, value, cite(item).n);
    return [{ text: item.name }, item === first ? fitted(cell, near) : compared(cell)];
  });
  return [
    { kind: 'text', sentences: [fitted(checked(text, [cite(first), cite(second), ...heads], plan), near)] },
    { kind: 'table', columns: [{ label: '' }, { label: column }], rows },
  ];
};
