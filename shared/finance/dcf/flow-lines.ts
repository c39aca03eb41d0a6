// Unlevered free cash flows from the drivers of the chosen scenario, and their present values.
import { type Label, label } from '../label.ts';
import { moneyLabel } from '../money.ts';
import { add, binary, call, divide, multiply, type Operand, power, subtract, when } from '../workbook/expression.ts';
import { type Format, formula, head, type Line, line, PERCENT, total, YEARS } from '../workbook/workbook.ts';
import { type DcfInput, SCENARIOS } from './input.ts';
import { at } from './year-cells.ts';

type Row = { readonly id: string; readonly unit?: Label; readonly format?: Format; readonly strong?: boolean };

/** A line of one formula a year; the base year's cell, where there is one, comes first. */
const over =
  (dcf: DcfInput) =>
  ({ id, unit, format = 'amount', strong }: Row, each: (year: number, i: number) => Operand, base?: Operand): Line =>
    (strong ? total : line)({ label: label(`dcf.${id}`), ...(unit === undefined ? {} : { unit }) }, [
      base === undefined ? undefined : formula(at(id, dcf.baseYear), base, format),
      ...dcf.years.map((year, i) => formula(at(id, year), each(year, i), format)),
    ]);

const live = (driver: string) => (year: number) =>
  call('CHOOSE', 'scenario', ...SCENARIOS.map((scenario) => `${driver}.${scenario}.${year}`));

const forecast = ({ years }: DcfInput): readonly string[] => years.map((year) => `${year}E`);

const ofRevenue = (share: string) => (year: number) => multiply(at('revenue', year), at(share, year));

/** A loss pays no tax and earns no credit: losses carried forward are left out. */
const taxOf = (year: number) => multiply(call('MAX', 0, at('operatingProfit', year)), at('tax', year));

export const operatingLines = (dcf: DcfInput): readonly Line[] => {
  const row = over(dcf);
  const money = moneyLabel(dcf.money);
  return [
    head(label('dcf.flows'), [`${dcf.baseYear}A`, ...forecast(dcf)]),
    row({ id: 'revenueGrowth', unit: PERCENT, format: 'percent' }, live('growth')),
    row(
      { id: 'revenue', unit: money, strong: true },
      (year) => multiply(at('revenue', year - 1), add(1, at('revenueGrowth', year))),
      'baseRevenue',
    ),
    row({ id: 'operatingMargin', unit: PERCENT, format: 'percent' }, live('margin')),
    row({ id: 'operatingProfit', unit: money }, (year) => multiply(at('revenue', year), at('operatingMargin', year))),
    row({ id: 'taxOnProfit', unit: money }, taxOf),
    row({ id: 'nopat', unit: money }, (year) => subtract(at('operatingProfit', year), at('taxOnProfit', year))),
    row({ id: 'depreciation', unit: money }, ofRevenue('depreciationShare')),
    row({ id: 'ebitda', unit: money }, (year) => add(at('operatingProfit', year), at('depreciation', year))),
    row({ id: 'capex', unit: money }, ofRevenue('capexShare')),
    row(
      { id: 'workingCapital', unit: money },
      ofRevenue('workingCapitalShare'),
      dcf.baseWorkingCapital ? 'baseWorkingCapital' : multiply('baseRevenue', at('workingCapitalShare', dcf.years[0])),
    ),
    row({ id: 'workingCapitalIncrease', unit: money }, (year) =>
      subtract(at('workingCapital', year), at('workingCapital', year - 1)),
    ),
    row({ id: 'flow', unit: money, strong: true }, (year) =>
      subtract(add(at('nopat', year), at('depreciation', year)), at('capex', year), at('workingCapitalIncrease', year)),
    ),
  ];
};

/** Flows come in the middle of what is left of their year, or at its end. */
const timeOf = (year: number, i: number) =>
  subtract(at('end', year), when(binary('=', 'midYear', 1), i === 0 ? divide('firstYearShare', 2) : 0.5, 0));

export const discountingLines = (dcf: DcfInput): readonly Line[] => {
  const row = over(dcf);
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
