// Computes unlevered free cash flows from the drivers of the chosen scenario, and their present values.

import { type Label, label, labelOf } from '../label.ts';
import { moneyLabel } from '../money.ts';
import { DAYS_A_YEAR } from '../periods.ts';
import { add, binary, call, divide, multiply, type Operand, power, subtract, when } from '../workbook/expression.ts';
import { type Format, formula, head, type Line, line, PERCENT, total, YEARS } from '../workbook/workbook.ts';
import { type DcfInput, SCENARIOS } from './input.ts';
import { at, before, TERMINAL } from './year-cells.ts';

type Row = { readonly id: string; readonly unit?: Label; readonly format?: Format; readonly strong?: boolean };

type Year = number | typeof TERMINAL;

/** A line with one formula per year, preceded by the base year's cell if there is one. */
const over =
  <Y extends Year>(dcf: DcfInput, years: readonly Y[]) =>
  ({ id, unit, format = 'amount', strong }: Row, each: (year: Y, i: number) => Operand, base?: Operand): Line =>
    (strong ? total : line)({ label: labelOf('dcf', id), ...(unit === undefined ? {} : { unit }) }, [
      base === undefined ? undefined : formula(at(id, dcf.baseYear), base, format),
      ...years.map((year, i) => formula(at(id, year), each(year, i), format)),
    ]);

const live = (driver: string) => (year: Year) =>
  call('CHOOSE', 'scenario', ...SCENARIOS.map((scenario) => `${driver}.${scenario}.${year}`));

const forecast = ({ years }: DcfInput): readonly string[] => years.map((year) => `${year}E`);

const ofRevenue = (share: string) => (year: Year) => multiply(at('revenue', year), at(share, year));

/** Days of receivables and advances refer to revenue, days of inventories and payables to cost of sales. */
const ofDays = (key: string, isOfCost: boolean) => (year: Year) => {
  const flow = isOfCost ? multiply(at('revenue', year), at('costShare', year)) : at('revenue', year);
  return divide(multiply(flow, at(`days.${key}`, year)), DAYS_A_YEAR);
};

/** Working capital of the base year from its drivers; drivers without a base use the ratio of their first year. */
const baseCapital = ({ baseYear, years, workingCapital }: DcfInput): Operand => {
  const from = (driver: { readonly base?: unknown }) => (driver.base === undefined ? years[0] : baseYear);
  if (workingCapital.in === 'share')
    return multiply('baseRevenue', at('workingCapitalShare', from(workingCapital.share)));
  const { cost, receivables, inventories, payables, advances } = workingCapital;
  const days = (key: string, driver: { readonly base?: unknown }) => at(`days.${key}`, from(driver));
  const ofCost = multiply(
    at('costShare', from(cost)),
    subtract(days('inventories', inventories), days('payables', payables)),
  );
  const ofRevenue = days('receivables', receivables);
  const ofCustomers = advances ? subtract(ofRevenue, days('advances', advances)) : ofRevenue;
  return divide(multiply('baseRevenue', add(ofCustomers, ofCost)), DAYS_A_YEAR);
};

const capitalLines = (dcf: DcfInput, columns: readonly Year[]): readonly Line[] => {
  const row = over(dcf, columns);
  const unit = moneyLabel(dcf.money);
  const base = dcf.baseWorkingCapital ? 'baseWorkingCapital' : baseCapital(dcf);
  const increase = row({ id: 'workingCapitalIncrease', unit }, (year) =>
    subtract(at('workingCapital', year), at('workingCapital', before(dcf.years, year))),
  );
  if (dcf.workingCapital.in === 'share')
    return [row({ id: 'workingCapital', unit }, ofRevenue('workingCapitalShare'), base), increase];
  const hasAdvances = dcf.workingCapital.advances !== undefined;
  return [
    row({ id: 'receivables', unit }, ofDays('receivables', false)),
    row({ id: 'inventories', unit }, ofDays('inventories', true)),
    row({ id: 'payables', unit }, ofDays('payables', true)),
    ...(hasAdvances ? [row({ id: 'advances', unit }, ofDays('advances', false))] : []),
    row(
      { id: 'workingCapital', unit },
      (year) =>
        subtract(
          add(at('receivables', year), at('inventories', year)),
          ...[at('payables', year), ...(hasAdvances ? [at('advances', year)] : [])],
        ),
      base,
    ),
    increase,
  ];
};

/** A loss pays no tax and earns no credit: loss carry-forwards are left out. */
const taxOf = (year: Year) => multiply(call('MAX', 0, at('operatingProfit', year)), at('tax', year));

export const operatingLines = (dcf: DcfInput): readonly Line[] => {
  const columns: readonly Year[] = [...dcf.years, TERMINAL];
  const row = over(dcf, columns);
  const money = moneyLabel(dcf.money);
  return [
    head(label('dcf.flows'), [`${dcf.baseYear}A`, ...forecast(dcf), label('dcf.terminalYear')]),
    row({ id: 'revenueGrowth', unit: PERCENT, format: 'percent' }, live('growth')),
    row(
      { id: 'revenue', unit: money, strong: true },
      (year) => multiply(at('revenue', before(dcf.years, year)), add(1, at('revenueGrowth', year))),
      'baseRevenue',
    ),
    row({ id: 'operatingMargin', unit: PERCENT, format: 'percent' }, live('margin')),
    row(
      { id: 'operatingProfit', unit: money },
      (year) => multiply(at('revenue', year), at('operatingMargin', year)),
      dcf.scenarios[dcf.scenario].operatingMargin.base &&
        multiply('baseRevenue', `margin.${dcf.scenario}.${dcf.baseYear}`),
    ),
    row({ id: 'taxOnProfit', unit: money }, taxOf),
    row({ id: 'nopat', unit: money }, (year) => subtract(at('operatingProfit', year), at('taxOnProfit', year))),
    row({ id: 'depreciation', unit: money }, ofRevenue('depreciationShare')),
    row({ id: 'ebitda', unit: money }, (year) => add(at('operatingProfit', year), at('depreciation', year))),
    row({ id: 'capex', unit: money }, ofRevenue('capexShare')),
    ...capitalLines(dcf, columns),
    row({ id: 'flow', unit: money, strong: true }, (year) =>
      subtract(add(at('nopat', year), at('depreciation', year)), at('capex', year), at('workingCapitalIncrease', year)),
    ),
  ];
};

/** Flows occur in the middle of the remaining year, or at its end. */
const timeOf = (year: number, i: number) =>
  subtract(at('end', year), when(binary('=', 'midYear', 1), i === 0 ? divide('firstYearShare', 2) : 0.5, 0));

export const discountingLines = (dcf: DcfInput): readonly Line[] => {
  const row = over(dcf, dcf.years);
  const money = moneyLabel(dcf.money);
  return [
    head(label('dcf.discounting'), [undefined, ...forecast(dcf)]),
    row({ id: 'counted', unit: money }, (year, i) =>
      i === 0 ? multiply(at('flow', year), 'firstYearShare') : at('flow', year),
    ),
    row({ id: 'end', unit: YEARS, format: 'decimal' }, (year, i) =>
      i === 0 ? 'firstYearShare' : add(at('end', year - 1), 1),
    ),
    row({ id: 'time', unit: YEARS, format: 'decimal' }, timeOf),
    row({ id: 'factor', format: 'factor' }, (year) => divide(1, power(add(1, 'wacc'), at('time', year)))),
    row({ id: 'present', unit: money, strong: true }, (year) =>
      divide(at('counted', year), power(add(1, 'wacc'), at('time', year))),
    ),
  ];
};
