// Computes the terminal value by perpetual growth and by an exit multiple, and what each implies for the other.
import { type Label, label, labelOf } from '../label.ts';
import { moneyLabel } from '../money.ts';
import {
  add,
  binary,
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
import { type Format, formula, head, type Line, line, PERCENT, TIMES, total } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';
import { at, TERMINAL, yearIds } from './year-cells.ts';

/** A loss has no multiple, and growth at or above the discount rate has no present value. */
const meaningful = (condition: Operand, value: Operand) => when(condition, value, words(NOT_MEANINGFUL));

/** The factor from the time of the last flow to the end of its year: half a year under the mid-year convention. */
const toYearEnd = (last: number | undefined) => power(add(1, 'wacc'), subtract(at('end', last), at('time', last)));

type Pair = { readonly id: string; readonly unit: Label; readonly format: Format; readonly strong?: boolean };

/** A line with the figure by perpetual growth and, if there is a multiple, by the multiple. */
const pairLine =
  ({ terminal }: DcfInput) =>
  ({ id, unit, format, strong = false }: Pair, growth: Operand, multiple: Operand): Line =>
    (strong ? total : line)({ label: labelOf('dcf', id), unit }, [
      formula(`${id}.growth`, growth, format),
      ...(terminal.exitMultiple ? [formula(`${id}.multiple`, multiple, format)] : []),
    ]);

const byBoth = (value: (method: string) => Operand) => [value('growth'), value('multiple')] as const;

const presentLines = (dcf: DcfInput): readonly Line[] => {
  const pair = pairLine(dcf);
  const unit = moneyLabel(dcf.money);
  const last = dcf.years.at(-1);
  const ebitda = at('ebitda', last);
  const growing = divide(at('flow', TERMINAL), subtract('wacc', 'terminalGrowth'));
  const discounted = (value: string, time: string) =>
    whenNumbers([value], divide(value, power(add(1, 'wacc'), at(time, last))));
  return [
    pair(
      { id: 'terminalValue', unit, format: 'amount' },
      meaningful(binary('>', 'wacc', 'terminalGrowth'), growing),
      meaningful(binary('>', ebitda, 0), multiply(ebitda, 'exitMultiple')),
    ),
    pair(
      { id: 'terminalPresent', unit, format: 'amount' },
      discounted('terminalValue.growth', 'time'),
      discounted('terminalValue.multiple', 'end'),
    ),
    pair(
      { id: 'enterpriseValue', unit, format: 'amount', strong: true },
      ...byBoth((method) =>
        whenNumbers([`terminalPresent.${method}`], add('presentFlows', `terminalPresent.${method}`)),
      ),
    ),
    pair({ id: 'terminalShare', unit: PERCENT, format: 'percent' }, ...byBoth(terminalShare)),
  ];
};

const terminalShare = (method: string): Operand => {
  const value = `enterpriseValue.${method}`;
  return whenNumbers([value], meaningful(binary('>', value, 0), divide(`terminalPresent.${method}`, value)));
};

const impliedMultiple = (last: number | undefined): Line => {
  const ebitda = at('ebitda', last);
  const value = 'terminalValue.growth';
  const multiple = divide(multiply(value, toYearEnd(last)), ebitda);
  return line({ label: label('dcf.impliedMultiple'), unit: TIMES }, [
    formula('impliedMultiple', whenNumbers([value], meaningful(binary('>', ebitda, 0), multiple)), 'multiple'),
  ]);
};

/** The flow per unit of revenue in the terminal year, before the release of working capital. */
export const terminalUnit = (): Operand =>
  divide(
    subtract(add(at('flow', TERMINAL), at('workingCapitalIncrease', TERMINAL)), at('workingCapital', TERMINAL)),
    at('revenue', TERMINAL),
  );

/** The flow of the terminal year for a growth rate; revenue and working capital grow with it. */
export const terminalFlow = (last: number | undefined, growth: Operand): Operand =>
  add(multiply(at('revenue', last), add(1, growth), 'terminalUnit'), at('workingCapital', last));

/** The growth at which the perpetuity equals the value by the multiple. */
const impliedGrowth = (last: number | undefined): Line => {
  const value = 'terminalValue.multiple';
  const revenue = multiply(at('revenue', last), 'terminalUnit', toYearEnd(last));
  const without = multiply(terminalFlow(last, 0), toYearEnd(last));
  return line({ label: label('dcf.impliedGrowth'), unit: PERCENT }, [
    undefined,
    formula(
      'impliedGrowth',
      whenNumbers(
        [value],
        meaningful(
          binary('>', add(value, revenue), 0),
          divide(subtract(multiply(value, 'wacc'), without), add(value, revenue)),
        ),
      ),
      'percent',
    ),
  ]);
};

/** The return on new investment in the terminal year: growth over the share of profit that is reinvested. */
const newCapitalLine = (): Line => {
  const invested = subtract(
    add(at('capex', TERMINAL), at('workingCapitalIncrease', TERMINAL)),
    at('depreciation', TERMINAL),
  );
  return line({ label: label('dcf.newCapitalReturn'), unit: PERCENT }, [
    formula(
      'newCapitalReturn',
      meaningful(binary('>', invested, 0), divide(multiply('terminalGrowth', at('nopat', TERMINAL)), invested)),
      'percent',
    ),
  ]);
};

/**
 * Gordon growth: flow of the normalized year after the forecast / (WACC - g), discounted from the time of the last
 * flow. Exit multiple: EBITDA x multiple, discounted from the end of the last year. Each implied figure translates one
 * method into the other.
 * Rosenbaum and Pearl, Investment Banking, ch. 3; Koller, Goedhart, Wessels, Valuation, ch. 14.
 */
export const terminalLines = (dcf: DcfInput): readonly Line[] => {
  const has = dcf.terminal.exitMultiple !== undefined;
  const last = dcf.years.at(-1);
  return [
    head(label('dcf.value'), [label('dcf.byGrowth'), ...(has ? [label('dcf.byMultiple')] : [])]),
    line({ label: label('dcf.presentFlows'), unit: moneyLabel(dcf.money) }, [
      formula('presentFlows', sum(yearIds('present', dcf.years)), 'amount'),
      ...(has ? [formula('presentFlows.multiple', 'presentFlows', 'amount')] : []),
    ]),
    ...presentLines(dcf),
    impliedMultiple(last),
    newCapitalLine(),
    ...(has ? [impliedGrowth(last)] : []),
  ];
};
