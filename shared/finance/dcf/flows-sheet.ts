// Unlevered free cash flows, their present values, the terminal value both ways and the bridge to equity.
import { type Label, label } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import {
  add,
  binary,
  call,
  divide,
  multiply,
  NOT_MEANINGFUL,
  type Operand,
  power,
  subtract,
  sum,
  when,
  whenNumbers,
  words,
} from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  type Line,
  line,
  PERCENT,
  type Sheet,
  section,
  TIMES,
  title,
  total,
  YEARS,
} from '../workbook/workbook.ts';
import { type DcfInput, SCENARIOS } from './input.ts';

type Row = { readonly id: string; readonly unit?: Label; readonly format?: Format; readonly strong?: boolean };

export const yearIds = (id: string, years: readonly number[]): readonly string[] =>
  years.map((year) => `${id}.${year}`);

const at = (id: string, year: number | undefined) => `${id}.${year}`;

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

const ofRevenue = (share: string) => (year: number) => multiply(at('revenue', year), at(share, year));

/** A loss pays no tax and earns no credit: losses carried forward are left out. */
const taxOf = (year: number) => multiply(call('MAX', 0, at('operatingProfit', year)), at('tax', year));

const operations = (dcf: DcfInput): readonly Line[] => {
  const row = over(dcf);
  const money = moneyLabel(dcf.money);
  return [
    head(label('dcf.flows'), [`${dcf.baseYear}A`, ...dcf.years.map((year) => `${year}E`)]),
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

const discounting = (dcf: DcfInput): readonly Line[] => {
  const row = over(dcf);
  const money = moneyLabel(dcf.money);
  return [
    section(label('dcf.discounting')),
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

/** A loss has no multiple, and no growth at or above the rate that discounts it has a present value. */
const meaningful = (condition: Operand, value: Operand) => when(condition, value, words(NOT_MEANINGFUL));

/** From the time of the last flow to the end of its year: half a year under the mid-year convention. */
const toYearEnd = (last: number | undefined) => power(add(1, 'wacc'), subtract(at('end', last), at('time', last)));

/**
 * Gordon growth: flow x (1 + g) / (WACC - g), discounted from the time of the last flow; exit multiple of EBITDA,
 * discounted from the end of the last year. The two implied figures translate one into the other.
 * Rosenbaum and Pearl, Investment Banking, ch. 3; Koller, Goedhart, Wessels, Valuation, ch. 14.
 */
const terminalLines = ({ years, terminal, money }: DcfInput): readonly Line[] => {
  const last = years.at(-1);
  const flow = at('flow', last);
  const ebitda = at('ebitda', last);
  const has = terminal.exitMultiple !== undefined;
  const pair = (id: string, unit: Label, format: Format, growth: Operand, multiple: Operand, strong = false) =>
    (strong ? total : line)({ label: label(`dcf.${id}`), unit }, [
      formula(`${id}.growth`, growth, format),
      ...(has ? [formula(`${id}.multiple`, multiple, format)] : []),
    ]);
  const amount = moneyLabel(money);
  const growthValue = divide(multiply(flow, add(1, 'terminalGrowth')), subtract('wacc', 'terminalGrowth'));
  const each = (value: (method: string) => Operand) => [value('growth'), value('multiple')] as const;
  const from = (id: string, value: (of: string) => Operand) =>
    each((method) => whenNumbers([`${id}.${method}`], value(`${id}.${method}`)));
  return [
    head(label('dcf.value'), [label('dcf.byGrowth'), ...(has ? [label('dcf.byMultiple')] : [])]),
    line({ label: label('dcf.presentFlows'), unit: amount }, [
      formula('presentFlows', sum(yearIds('present', years)), 'amount'),
      ...(has ? [formula('presentFlows.multiple', 'presentFlows', 'amount')] : []),
    ]),
    pair(
      'terminalValue',
      amount,
      'amount',
      meaningful(binary('>', 'wacc', 'terminalGrowth'), growthValue),
      meaningful(binary('>', ebitda, 0), multiply(ebitda, 'exitMultiple')),
    ),
    pair(
      'terminalPresent',
      amount,
      'amount',
      whenNumbers(['terminalValue.growth'], divide('terminalValue.growth', power(add(1, 'wacc'), at('time', last)))),
      whenNumbers(['terminalValue.multiple'], divide('terminalValue.multiple', power(add(1, 'wacc'), at('end', last)))),
    ),
    pair('enterpriseValue', amount, 'amount', ...from('terminalPresent', (id) => add('presentFlows', id)), true),
    pair(
      'terminalShare',
      PERCENT,
      'percent',
      ...each((method) =>
        whenNumbers(
          [`enterpriseValue.${method}`],
          meaningful(
            binary('>', `enterpriseValue.${method}`, 0),
            divide(`terminalPresent.${method}`, `enterpriseValue.${method}`),
          ),
        ),
      ),
    ),
    line({ label: label('dcf.impliedMultiple'), unit: TIMES }, [
      formula(
        'impliedMultiple',
        whenNumbers(
          ['terminalValue.growth'],
          meaningful(binary('>', ebitda, 0), divide(multiply('terminalValue.growth', toYearEnd(last)), ebitda)),
        ),
        'multiple',
      ),
    ]),
    ...(has ? [impliedGrowth(flow, toYearEnd(last))] : []),
  ];
};

/** The growth at which the flow's perpetuity is worth what the multiple says. */
const impliedGrowth = (flow: string, step: Operand): Line => {
  const value = 'terminalValue.multiple';
  const grown = multiply(flow, step);
  return line({ label: label('dcf.impliedGrowth'), unit: PERCENT }, [
    undefined,
    formula(
      'impliedGrowth',
      whenNumbers(
        [value],
        meaningful(
          binary('>', add(value, grown), 0),
          divide(subtract(multiply(value, 'wacc'), grown), add(value, grown)),
        ),
      ),
      'percent',
    ),
  ]);
};

const SIGNED = [
  ['debt', multiply(-1, 'debt')],
  ['cash', 'cash'],
  ['minorities', multiply(-1, 'minorities')],
  ['preferred', multiply(-1, 'preferred')],
  ['associates', 'associates'],
] as const;

const equityLines = ({ terminal, money, shares }: DcfInput): readonly Line[] => {
  const methods = terminal.exitMultiple ? ['growth', 'multiple'] : ['growth'];
  const amount = moneyLabel(money);
  const chosen = (id: string) =>
    terminal.exitMultiple ? call('CHOOSE', 'method', `${id}.growth`, `${id}.multiple`) : `${id}.growth`;
  const headline = shares ? 'perShare' : 'equityValue';
  return [
    section(label('dcf.bridge')),
    ...SIGNED.map(([key, value]) =>
      line({ label: label(`dcf.${key}`), unit: amount }, [formula(`bridge.${key}`, value, 'amount')]),
    ),
    line({ label: label('dcf.claims'), unit: amount }, [
      formula('claims', sum(SIGNED.map(([key]) => `bridge.${key}`)), 'amount'),
    ]),
    total(
      { label: label('dcf.equityValue'), unit: amount },
      methods.map((method) =>
        formula(
          `equityValue.${method}`,
          whenNumbers([`enterpriseValue.${method}`], add(`enterpriseValue.${method}`, 'claims')),
          'amount',
        ),
      ),
    ),
    ...(shares
      ? [
          total(
            { label: label('dcf.perShare'), unit: currencyLabel(money.currency) },
            methods.map((method) =>
              formula(
                `perShare.${method}`,
                whenNumbers([`equityValue.${method}`], divide(`equityValue.${method}`, 'shares')),
                'price',
              ),
            ),
          ),
        ]
      : []),
    blank,
    total({ label: label('dcf.headlineEnterprise'), unit: amount }, [
      formula('headline.enterpriseValue', chosen('enterpriseValue'), 'amount'),
    ]),
    total({ label: label(`dcf.headline.${headline}`), unit: shares ? currencyLabel(money.currency) : amount }, [
      formula('headline', chosen(headline), shares ? 'price' : 'amount'),
    ]),
  ];
};

export const flowsSheet = (dcf: DcfInput): Sheet => ({
  id: 'dcf',
  title: label('sheet.dcf'),
  frozen: 2,
  lines: [
    title(label('dcf.title', { company: dcf.company })),
    ...operations(dcf),
    blank,
    ...discounting(dcf),
    blank,
    ...terminalLines(dcf),
    blank,
    ...equityLines(dcf),
  ],
});
