// Shows reported years next to the forecast: each line with its source, each measure a live formula.
import { type Label, label, labelOf } from '../label.ts';
import { FORMATS, type Measure, measureById, measureOperand } from '../measures/measures.ts';
import { moneyLabel } from '../money.ts';
import { ratioOf, subtract } from '../workbook/expression.ts';
import {
  blank,
  type Cell,
  formula,
  head,
  input,
  type Line,
  line,
  PERCENT,
  type Sheet,
  TIMES,
  title,
} from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';

type History = NonNullable<DcfInput['history']>;

/** The measures that the drivers of the forecast continue, preceded by their components. */
const SHOWN = [
  ...['operatingMargin', 'ebitda', 'ebitdaMargin', 'effectiveTaxRate', 'capexToRevenue', 'capexToDepreciation'],
  ...['receivableDays', 'inventoryDays', 'payableDays', 'cashCycle', 'tradeWorkingCapital', 'workingCapitalToRevenue'],
];

const cellId = (id: string, year: string | number): string => `history.${id}.${year}`;

const knowing = ({ years, lines }: History) => {
  const known = new Set(
    lines.flatMap(({ metric, values }) =>
      values.flatMap((value, i) => (value ? [cellId(metric, years[i] ?? '')] : [])),
    ),
  );
  return (id: string, year: string | number): boolean => known.has(cellId(id, year));
};

const growthLine = ({ years }: History, knows: ReturnType<typeof knowing>): Line =>
  line(
    { label: label('dcf.revenueGrowth'), unit: PERCENT },
    years.map((year) => {
      const [now, before] = [cellId('revenue', year), cellId('revenue', year - 1)];
      if (!knows('revenue', year) || !knows('revenue', year - 1)) return undefined;
      return formula(cellId('revenueGrowth', year), ratioOf(subtract(now, before), before), 'percent');
    }),
  );

const unitOf = ({ money }: DcfInput, { unit }: Measure): Label => {
  if (unit === 'percent') return PERCENT;
  if (unit === 'times') return TIMES;
  return unit === 'days' ? label('unit.days') : moneyLabel(money);
};

/** A measure may depend on another measure, whose cells are on this sheet too. */
const measureLine = (dcf: DcfInput, history: History, id: string): Line[] => {
  const measure = measureById(id);
  const knows = knowing(history);
  if (!measure) return [];
  const cells = history.years.map((year): Cell | undefined => {
    const operand = measureOperand(measure, String(year), knows, cellId);
    return operand === undefined ? undefined : formula(cellId(id, year), operand, FORMATS[measure.unit]);
  });
  return cells.some(Boolean) ? [line({ label: labelOf('measures', id), unit: unitOf(dcf, measure) }, cells)] : [];
};

export const historySheet = (dcf: DcfInput, history: History): Sheet => {
  const unit = moneyLabel(dcf.money);
  return {
    id: 'history',
    title: label('sheet.history'),
    frozen: 2,
    lines: [
      title(label('sheet.history')),
      head(
        label('workbook.item'),
        history.years.map((year) => `${year}A`),
      ),
      ...history.lines.map(({ metric, label: name, values }) =>
        line(
          { label: name, unit },
          values.map((value, i) => value && input(cellId(metric, history.years[i] ?? ''), value, 'amount')),
        ),
      ),
      blank,
      growthLine(history, knowing(history)),
      ...SHOWN.flatMap((id) => measureLine(dcf, history, id)),
    ],
  };
};
