// Converts the entries of a DCF form for its proposal: percentages to fractions, years completed as rows continue.
import { type DcfEntries, ENTERED_RATES, ENTERED_ROWS, type EnteredYears } from '../finance/dcf/proposal.ts';
import { dcf } from './catalog/dcf.ts';
import type { Inputs } from './inputs.ts';
import { yearlyNumbers, yearlyRow } from './yearly-numbers.ts';

const PERCENT = 100;
const fieldOf = (name: string) => dcf.fields.find((one) => one.name === name);

const isPercent = (name: string): boolean => {
  const field = fieldOf(name);
  return (field?.kind === 'number' || field?.kind === 'yearly') && field.unit === 'percent';
};

/** `undefined` for the form's initial value, which nobody entered. */
const numberIn = (inputs: Inputs, name: string): number | undefined => {
  const value = inputs[name];
  if (typeof value !== 'number' || value === fieldOf(name)?.initial) return undefined;
  return isPercent(name) ? value / PERCENT : value;
};

/** A single growth rate applies to the first year and then fades. */
export const isFading = (name: string): boolean => name === 'revenueGrowth';

const rowIn = (inputs: Inputs, name: string, count: number): EnteredYears | undefined => {
  const value = inputs[name];
  const numbers = typeof value === 'string' ? yearlyNumbers(value) : undefined;
  const share = isPercent(name) ? PERCENT : 1;
  const row = numbers && yearlyRow(numbers, count, isFading(name));
  return row?.map((one) => (one === undefined ? undefined : one / share));
};

/** Zero is not a date, a number of shares or a price. */
const positive = (value: number | undefined): number | undefined => (value ? value : undefined);

/** `years`: the number of forecast years. */
export const dcfEntries = (inputs: Inputs, years: number): DcfEntries => {
  const number = (name: string) => numberIn(inputs, name);
  const { scenario, discounting } = inputs;
  return {
    rows: Object.fromEntries(ENTERED_ROWS.map((name) => [name, rowIn(inputs, name, years)])),
    rates: Object.fromEntries(ENTERED_RATES.map((name) => [name, number(name)])),
    terminalGrowth: number('terminalGrowth'),
    capexToDepreciation: number('capexToDepreciation'),
    exitMultiple: number('exitMultiple'),
    firstYearShare: positive(number('firstYearShare')),
    preferredStock: number('preferredStock'),
    shares: number('sharesOutstanding'),
    price: positive(number('sharePrice')),
    growthShift: number('growthShift'),
    marginShift: number('marginShift'),
    scenario: scenario === 'upside' || scenario === 'downside' ? scenario : 'base',
    timing: discounting === 'yearEnd' ? 'yearEnd' : 'midYear',
  };
};
