// The parts of the company's revenue by year: its segments, and the products that a table of its own lists.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { type Known, yearOf } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { partTable } from '../evidence/parts.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { inUnit, isTotalRow, numberColumns } from '../evidence/table-columns.ts';
import type { Side } from './reading.ts';

type OwnPart = { readonly part: string; readonly figures: readonly Known[] };

const FEWEST_YEARS = 2;
const ofRevenue = (label: string): boolean => findMetrics(label).some(({ id }) => id === 'revenue');

/** Only columns headed as revenue of a year. */
const productsIn = ({ context }: Side, table: PlainTable): OwnPart[] => {
  const columns = numberColumns(table).filter(({ label, period }) => period !== undefined && ofRevenue(label));
  if (columns.length < FEWEST_YEARS) return [];
  return table.rows.flatMap(({ cells, start, end }, i): OwnPart[] => {
    const [part = ''] = cells;
    if (part === '' || isTotalRow(part)) return [];
    const { n } = context.notes.cite(table.passage, start, end);
    const figures = columns.flatMap(({ period = '', unit, numbers }): Known[] => {
      const number = numbers[i];
      const [figure] = number === undefined ? [] : readFigures(inUnit(String(number), unit)).figures;
      if (!figure?.unit || !isCurrency(figure.unit)) return [];
      const of = { metric: part, year: yearOf(period), period, value: figure.value, unit: figure.unit };
      return [{ ...of, basis: undefined, refs: [n] }];
    });
    return figures.length >= FEWEST_YEARS ? [{ part, figures }] : [];
  });
};

/** A product that a segment is named after is listed once, as the segment. */
export const ownParts = async (side: Side): Promise<OwnPart[]> => {
  const { context, company } = side;
  const table = await partTable(context, company);
  const segments = (table?.parts ?? []).map((part) => ({
    part,
    figures: (table?.figures ?? []).filter(({ metric }) => metric === part),
  }));
  const passages = (await context.room(['products', 'segments'])).filter(
    (one) => isOwn(company, one) && !isPrivate(context, one),
  );
  const listed = plainTables(passages).map((one) => productsIn(side, one));
  const products = listed.find((one) => one.length > 1) ?? [];
  return [...segments, ...products.filter(({ part }) => !segments.some((one) => one.part === part))];
};
