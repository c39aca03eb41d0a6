// Computes growth and margins of each company, with the peers' median, as an explanation of the multiples.
import { label, labelOf } from '../label.ts';
import {
  binary,
  call,
  divide,
  NOT_AVAILABLE,
  NOT_MEANINGFUL,
  type Operand,
  range,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import { blank, type Cell, formula, head, type Line, line, PERCENT, text, total } from '../workbook/workbook.ts';
import { type Company, type CompanyNumber, type CompsInput, cellOf, type Metric, usedMetrics } from './input.ts';
import { companiesOf } from './inputs-sheet.ts';

const MARGINS = { ebitda: 'ebitdaMargin', operatingProfit: 'operatingMargin', netProfit: 'netMargin' } as const;
const GROWTH = 'revenueGrowth';

const overPositive = (above: Operand, below: string): Operand =>
  when(binary('>', below, 0), divide(above, below), words(NOT_MEANINGFUL));

/** Growth of fiscal years, since interim periods are seasonal. */
const growthCell = ({ metrics: { revenue } }: Company, n: CompanyNumber): Cell => {
  const id = cellOf(GROWTH, n);
  const [now, before] = ['fiscalYear', 'priorFiscalYear'].map((period) => `${cellOf('revenue', n)}.${period}`);
  if (!revenue?.priorFiscalYear || !now || !before) return text(NOT_AVAILABLE, id);
  return formula(id, overPositive(subtract(now, before), before), 'percent');
};

const marginCell = ({ metrics }: Company, metric: Metric, id: string, n: CompanyNumber): Cell =>
  metrics[metric] && metrics.revenue
    ? formula(cellOf(id, n), overPositive(cellOf(metric, n), cellOf('revenue', n)), 'percent')
    : text(NOT_AVAILABLE, cellOf(id, n));

/** Empty if the companies have no revenue in common. */
export const operatingLines = (comps: CompsInput): readonly Line[] => {
  const used = usedMetrics(comps);
  if (!used.includes('revenue')) return [];
  const margins = Object.entries(MARGINS).flatMap(([metric, id]) =>
    used.filter((one) => one === metric).map((one) => [one, id] as const),
  );
  const ids = [GROWTH, ...margins.map(([, id]) => id)];
  const row = ([company, n]: readonly [Company, CompanyNumber]): Line =>
    line({ label: company.name, unit: PERCENT }, [
      growthCell(company, n),
      ...margins.map(([metric, id]) => marginCell(company, metric, id, n)),
    ]);
  const median = (id: string): Cell => {
    const all = range(comps.peers.map((_, n) => cellOf(id, n)));
    const value = when(binary('>', call('COUNT', all), 0), call('MEDIAN', all), words(NOT_MEANINGFUL));
    return formula(`statistic.${id}.median`, value, 'percent');
  };
  const companies = companiesOf(comps);
  return [
    blank,
    head(
      label('comps.operating'),
      ids.map((id) => labelOf('comps', id)),
    ),
    ...companies.slice(0, -1).map(row),
    total({ label: label('comps.median'), unit: PERCENT }, ids.map(median)),
    ...companies.slice(-1).map(row),
  ];
};
