// Shows all rows of a short statement that a document prints as one table, under the document's own names.
import type { StatementKind } from '#shared/model/statement.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { FoundCell } from '../../engine/tables/find-cells.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import type { Row as TableRow } from '../../engine/tables/table.ts';
import { amountValue, cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import { amountIn } from '../evidence/amounts.ts';
import { verified } from '../evidence/computed.ts';
import { tableOfMetric } from '../evidence/evidence-figures.ts';
import { factFigures } from '../evidence/fact-figures.ts';
import { known, metricLabel, yearOf } from '../evidence/known-figure.ts';
import { overColumns } from '../evidence/over-columns.ts';
import { wantedBasis } from '../evidence/wanted-basis.ts';
import { LINES } from './lines.ts';
import type { Row, Sheet } from './table.ts';

/** The line that identifies the table of each statement. */
const ANCHOR: Readonly<Partial<Record<StatementKind, string>>> = {
  income: 'revenue',
  balance: 'totalAssets',
  cashFlow: 'operatingCashFlow',
};

type Printed = { readonly row: TableRow; readonly amounts: ReadonlyMap<string, number> };

/** The amounts of a row by year; empty if the row has another unit than the statement, such as a share or a count. */
const printedIn = (passage: Passage, row: TableRow, unit: string): Printed[] => {
  const [value] = row.values;
  if (!value) return [];
  const cell: FoundCell = { passage, metric: undefined, row, value, period: undefined, fit: 1 };
  const cells = overColumns(cell).filter((one) => cellMeasure(one)?.unit === unit);
  if (cells.length === 0) return [];
  return [{ row, amounts: new Map(cells.map((one) => [yearOf(one.period ?? ''), amountValue(one)])) }];
};

/** The statement line with the same amounts as the row. */
const metricOfRow = ({ figures, years }: Sheet, metrics: readonly string[], { amounts }: Printed): string | undefined =>
  metrics.find((metric) => {
    const own = years.flatMap((year) => known(figures, metric, year) ?? []);
    return (
      own.length > 0 && own.every(({ year, value }) => Math.abs(amounts.get(year) ?? Number.NaN) === Math.abs(value))
    );
  });

const FEWEST_ROWS = 3;

/** `undefined` if the figures are from another source, or if the table lacks a known line of the statement. */
export const shortStatementRows = async (sheet: Sheet, kind: StatementKind): Promise<readonly Row[] | undefined> => {
  const { context, figures, filed, years, scale } = sheet;
  const { company, language } = context;
  const metrics: readonly string[] = kind === 'income' || kind === 'balance' || kind === 'cashFlow' ? LINES[kind] : [];
  const anchor = ANCHOR[kind];
  if (!company || !anchor || figures !== filed) return undefined;
  if (factFigures(await context.facts(), { company, basis: wantedBasis(context), cite: () => 0 }).length > 0)
    return undefined;
  const passage = await tableOfMetric(context, company, anchor);
  const printed = passage
    ? readTable(passage.chunk).rows.flatMap((row) => printedIn(passage, row, figures[0]?.unit ?? ''))
    : [];
  const named = printed.map((one) => ({ ...one, metric: metricOfRow(sheet, metrics, one) }));
  const found = new Set(named.map(({ metric }) => metric));
  const isWhole = metrics.every((metric) => found.has(metric) || !figures.some((one) => one.metric === metric));
  if (!passage || !isWhole || printed.length < FEWEST_ROWS) return undefined;
  const isOfLanguage = passage.chunk.context.language === language;
  return named.map(({ row, amounts, metric }) => {
    const { n } = context.notes.cite(passage, row.start, row.end);
    const label = metric && !isOfLanguage ? metricLabel(language, metric) : row.label;
    return [
      { text: label },
      ...years.map((year) => {
        const amount = amounts.get(year);
        return amount === undefined ? { text: '' } : { text: amountIn(language, scale, amount), ...verified([n]) };
      }),
    ];
  });
};
