// Yearly figures of a company from tables of documents: the row of each metric over its columns.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../evidence.ts';
import type { Metric } from '../../plan/metrics/metric.ts';
import type { Plan } from '../../plan/plan-type.ts';
import type { FoundCell } from '../../table/find-cells.ts';
import { metricScore } from '../../table/label-match.ts';
import { amountValue, cellMeasure } from '../../write/figure-sentence.ts';
import { pickFigure } from '../../write/pick-figure.ts';
import type { Bench } from '../builder.ts';
import { type Known, metricLabel, metricOf } from './known-figure.ts';
import { isOwn } from './own.ts';

const YEARLY = /^\d{4}(?:-\d{2}){0,2}$/;
const YEARS = 6;
const SAME_LABEL = 0.9;
/** The total of a table whose heading is the metric: such a cell is only found under that heading. */
const TOTAL_ROW = /^(?:합\s?계|총\s?계|계|total|合\s?計|計)$/iu;

const isNamed = (metric: Metric, label: string): boolean =>
  metricScore(metric, label) >= SAME_LABEL || TOTAL_ROW.test(label.trim());

const periodsOf = ({ value, row }: FoundCell): readonly string[] => [...(value.column?.periods ?? []), ...row.periods];

/** The values of the row, each in its own column; none where two columns claim one year. */
const overColumns = (cell: FoundCell): FoundCell[] => {
  const cells = cell.row.values
    .filter(({ text }) => /\d/.test(text))
    .map(
      (value): FoundCell => ({ ...cell, value, period: periodsOf({ ...cell, value }).find((one) => YEARLY.test(one)) }),
    )
    .filter(({ period }) => period !== undefined);
  const years = cells.map(({ period = '' }) => period.slice(0, 4));
  return new Set(years).size === years.length ? cells : [];
};

const knownOf = (bench: Bench, metric: string, cell: FoundCell): Known[] => {
  const { passage, row, period = '' } = cell;
  const unit = cellMeasure(cell)?.unit;
  const value = amountValue(cell);
  if (unit === undefined || !Number.isFinite(value)) return [];
  const { n } = bench.notes.cite(passage, row.start, row.end);
  const { basis } = passage.chunk.context;
  return [{ metric, year: period.slice(0, 4), period, value, unit, basis, refs: [n] }];
};

const ofMetric = async (bench: Bench, company: CompanyIds, id: string): Promise<Known[]> => {
  const metric = metricOf(id);
  if (!metric) return [];
  const question = bench.text('say.figureQuestion', { company: company.name, metric: metricLabel(bench.language, id) });
  const { plan, passages }: { plan: Plan; passages: readonly Passage[] } = await bench.passages(question);
  const own = passages.filter((passage) => isOwn(company, passage));
  const cell = pickFigure({ ...plan, periods: [] }, metric, undefined, own);
  // A near label is another figure: current liabilities are not all liabilities.
  if (!cell || !isNamed(metric, cell.row.label)) return [];
  return overColumns(cell).flatMap((one) => knownOf(bench, id, one));
};

/** In the unit that most of them have: figures in another one stand in another kind of table. */
const ofOneUnit = (figures: readonly Known[]): Known[] => {
  const count = (unit: string) => figures.filter((one) => one.unit === unit).length;
  const unit = [...new Set(figures.map((one) => one.unit))].sort((a, b) => count(b) - count(a))[0];
  return figures.filter((one) => one.unit === unit);
};

export const evidenceFigures = async (
  bench: Bench,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  const found: Known[] = [];
  for (const id of metrics) {
    if (bench.signal.aborted) return [];
    found.push(...(await ofMetric(bench, company, id)));
  }
  const years = [...new Set(found.map(({ year }) => year))].sort().slice(-YEARS);
  return ofOneUnit(found).filter(({ year }) => years.includes(year));
};
