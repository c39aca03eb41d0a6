// Computes value by growth and margin: all forecast years shifted by the same points, with unchanged terminal growth.
import { type Label, label, labelOf } from '../label.ts';
import { moneyLabel } from '../money.ts';
import {
  add,
  binary,
  call,
  divide,
  type Expression,
  multiply,
  NOT_MEANINGFUL,
  type Operand,
  power,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import { type Cell, type Format, formula, head, type Line, line } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';
import { OFFSETS, type Table, wealth } from './sensitivity-table.ts';
import { at, before, TERMINAL } from './year-cells.ts';

export const DRIVERS = 'byDrivers';

type Year = number | typeof TERMINAL;
type Case = { readonly dcf: DcfInput; readonly column: number };

const revenueAt = (column: number, year: Year | undefined) => at(`${DRIVERS}.revenue.${column}`, year);
const restAt = (column: number, year: Year) => at(`${DRIVERS}.rest.${column}`, year);

const shiftedRevenue = ({ dcf, column }: Case, year: Year): Operand => {
  const last = before(dcf.years, year);
  const from = last === dcf.baseYear ? 'baseRevenue' : revenueAt(column, last);
  const shift = year === TERMINAL ? [] : [`${DRIVERS}.across.${column}`];
  return multiply(from, add(1, at('revenueGrowth', year), ...shift));
};

/** Working capital is the same share of revenue as in the base case. */
const capitalOn = (revenue: string, year: Year): Expression =>
  divide(multiply(revenue, at('workingCapital', year)), at('revenue', year));

/** The flow besides profit: depreciation less capital expenditure and the increase in working capital. */
const restOf = ({ dcf, column }: Case, year: Year): Operand => {
  const revenue = revenueAt(column, year);
  const last = before(dcf.years, year);
  const opening =
    last === undefined || last === dcf.baseYear
      ? at('workingCapital', dcf.baseYear)
      : capitalOn(revenueAt(column, last), last);
  const invested = multiply(revenue, subtract(at('depreciationShare', year), at('capexShare', year)));
  return add(subtract(invested, capitalOn(revenue, year)), opening);
};

/** Revenue and the other flows for each shift of growth, which the cells of the table refer to. */
export const otherGrowthLines = (dcf: DcfInput): readonly Line[] => {
  const unit = moneyLabel(dcf.money);
  const years: readonly Year[] = [...dcf.years, TERMINAL];
  const row = (key: string, shift: Cell | undefined, cells: readonly Cell[]): Line =>
    line({ label: labelOf('dcf', key), unit }, [shift, ...cells]);
  return [
    head(label('dcf.otherGrowth'), [
      label('dcf.growthShift'),
      ...dcf.years.map((year) => `${year}E`),
      label('dcf.terminalYear'),
    ]),
    ...OFFSETS.flatMap((_, column) => {
      const shift = formula(`${DRIVERS}.shift.${column}`, `${DRIVERS}.across.${column}`, 'percent');
      const of = { dcf, column };
      return [
        row(
          'revenue',
          shift,
          years.map((year) => formula(revenueAt(column, year), shiftedRevenue(of, year), 'amount')),
        ),
        row(
          'flowBesideProfit',
          undefined,
          years.map((year) => formula(restAt(column, year), restOf(of, year), 'amount')),
        ),
      ];
    }),
  ];
};

const flowAt = (column: number, year: Year, shift: string): Expression => {
  const profit = multiply(revenueAt(column, year), add(at('operatingMargin', year), shift));
  return add(subtract(profit, multiply(call('MAX', 0, profit), at('tax', year))), restAt(column, year));
};

const discounted = (flow: Expression, time: string) => divide(flow, power(add(1, 'wacc'), time));

const valueAt = (dcf: DcfInput, column: number, shift: string): Operand => {
  const last = dcf.years.at(-1);
  const flows = dcf.years.map((year, i) => {
    const flow = flowAt(column, year, shift);
    return discounted(i === 0 ? multiply(flow, 'firstYearShare') : flow, at('time', year));
  });
  const terminal = divide(flowAt(column, TERMINAL, shift), subtract('wacc', 'terminalGrowth'));
  const [first = 0, ...others] = [...flows, discounted(terminal, at('time', last))];
  return when(binary('>', 'wacc', 'terminalGrowth'), wealth(dcf, add(first, ...others)), words(NOT_MEANINGFUL));
};

type Shown = { readonly measure: Label; readonly unit: Label; readonly format: Format };

/** Growth with the terminal growth of the base case; the center cell has no shift. */
export const driverTable = (dcf: DcfInput, { measure, unit, format }: Shown): Table => ({
  id: DRIVERS,
  title: label('dcf.sensitivityDrivers', { measure, unit }),
  down: { base: 0, step: 'step.margin', format: 'percent' },
  across: { base: 0, step: 'step.revenueGrowth', format: 'percent' },
  format,
  value: (down, _, column) => valueAt(dcf, column, down),
});
