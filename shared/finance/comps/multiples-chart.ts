// Draws multiples by company as bars: peers, their median, and the target if its price is known.
import { label, labelOf } from '../label.ts';
import { call, when } from '../workbook/expression.ts';
import { type BarChart, blank, formula, head, type Line, line, TIMES } from '../workbook/workbook.ts';
import { type CompsInput, listedTarget, type Multiple, usedMultiples } from './input.ts';
import { multipleCell, statisticCell } from './multiples-sheet.ts';

/** The multiples with bars; those of sales and book value are too small beside those of profits. */
const DRAWN: ReadonlySet<Multiple['id']> = new Set(['evEbitda', 'evOperatingProfit', 'priceEarnings']);
/** A single bar compares nothing. */
const MIN_BARS = 2;

export const drawnMultiples = (comps: CompsInput): readonly Multiple[] =>
  comps.peers.length + (listedTarget(comps) ? 1 : 0) < MIN_BARS
    ? []
    : usedMultiples(comps).filter(({ id }) => DRAWN.has(id));

const barCell = ({ id }: Multiple, row: number): string => `drawn.${id}.${row}`;

type Row = { readonly name: Line['label']; readonly cellOf: (multiple: Multiple) => string };
const rowsOf = (comps: CompsInput): Row[] => {
  const target = listedTarget(comps);
  return [
    ...comps.peers.map(({ name }, n): Row => ({ name, cellOf: (multiple) => multipleCell(multiple, n) })),
    { name: label('comps.median'), cellOf: (multiple) => statisticCell(multiple, 'median') },
    ...(target ? [{ name: target.name, cellOf: (multiple: Multiple) => multipleCell(multiple, 'target') }] : []),
  ];
};

/** The data of the bars; a multiple that is not meaningful has a bar of zero length. */
export const multiplesChartLines = (comps: CompsInput): readonly Line[] => {
  const drawn = drawnMultiples(comps);
  if (drawn.length === 0) return [];
  const bar = (row: Row, n: number) => (multiple: Multiple) => {
    const from = row.cellOf(multiple);
    return formula(barCell(multiple, n), when(call('ISNUMBER', from), from, 0), 'multiple');
  };
  return [
    blank,
    head(
      label('comps.byCompany'),
      drawn.map(({ id }) => labelOf('comps', id)),
    ),
    ...rowsOf(comps).map((row, n) => line({ label: row.name ?? '', unit: TIMES }, drawn.map(bar(row, n)))),
  ];
};

export const multiplesChart = (comps: CompsInput): BarChart | undefined => {
  const drawn = drawnMultiples(comps);
  if (drawn.length === 0) return undefined;
  return {
    title: label('comps.byCompany'),
    series: drawn.map((multiple) => ({
      name: labelOf('comps', multiple.id),
      cells: rowsOf(comps).map((_, n) => barCell(multiple, n)),
    })),
  };
};
