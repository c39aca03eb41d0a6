// Shows the few figures of a first document for buyers in one table, none of which is the sum of others.
import type { Block } from '#shared/report/blocks.ts';
import { barsOf } from './charts.ts';
import { growthRow } from './growth.ts';
import { measureRowOf } from './measures.ts';
import { type Row, rowOf, type Sheet, tableOf } from './table.ts';

/** Adds the unit to a row of amounts, since the rows between are rates. */
const inUnit = ({ scale }: Sheet, row: Row | undefined): Row | undefined =>
  row?.map((cell, i) => (i === 0 ? { ...cell, text: `${cell.text} (${scale.label})` } : cell));

export const summary = (sheet: Sheet): Block[] => {
  const { context, oneOffs } = sheet;
  const line = (metric: string) => inUnit(sheet, rowOf(sheet, metric));
  const of = (id: string) => measureRowOf(sheet, id).row;
  const [ebitda, margin] = oneOffs.length > 0 ? ['adjustedEbitda', 'adjustedEbitdaMargin'] : ['ebitda', 'ebitdaMargin'];
  const rows = [
    ...[line('revenue'), growthRow(sheet, 'revenue'), of('grossMargin')],
    ...[of(ebitda ?? ''), of(margin ?? ''), line('operatingIncome'), of('operatingMargin')],
    ...[line('netIncome'), of('capexToRevenue'), of('netDebt'), of('netDebtToEbitda')],
  ];
  return [
    ...tableOf(sheet, context.text('say.selectedFigures'), rows, false),
    ...barsOf(sheet, context.text('say.revenueAndProfit'), ['revenue', 'operatingIncome']),
  ];
};
