// Implements Excel's functions with Excel's semantics.
import { quartileOf } from '../statistics/quartile.ts';
import type { FunctionName } from './expression.ts';

export type Value = number | string | boolean;

type Aggregate = Exclude<
  FunctionName,
  'IF' | 'CHOOSE' | 'QUARTILE' | 'ISNUMBER' | 'MOD' | 'ABS' | 'SUMIFS' | 'COUNTIFS'
>;

/** Thrown for an expression that Excel would show as an error. */
export class NoValue extends Error {
  override readonly name = 'NoValue';
}

const numbersOf = (values: readonly Value[]) => values.filter((value) => typeof value === 'number');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const some = (numbers: readonly number[]) => {
  if (numbers.length === 0) throw new NoValue('no numbers');
  return numbers;
};

const booleans = (values: readonly Value[]) =>
  values.map((value) => {
    if (typeof value !== 'boolean') throw new NoValue('not a condition');
    return value;
  });

export const aggregate = (name: Aggregate, values: readonly Value[]): Value => {
  const numbers = numbersOf(values);
  switch (name) {
    case 'SUM':
      return sum(numbers);
    case 'MIN':
      return numbers.length === 0 ? 0 : Math.min(...numbers);
    case 'MAX':
      return numbers.length === 0 ? 0 : Math.max(...numbers);
    case 'AVERAGE':
      return sum(some(numbers)) / numbers.length;
    case 'MEDIAN':
      return quartileOf(some(numbers), 2);
    case 'COUNT':
      return numbers.length;
    case 'AND':
      return booleans(values).every(Boolean);
    case 'OR':
      return booleans(values).some(Boolean);
    default:
      return name satisfies never;
  }
};

export const quartile = (values: readonly Value[], which: number): number => {
  if (which !== 0 && which !== 1 && which !== 2 && which !== 3 && which !== 4) throw new NoValue('no such quartile');
  return quartileOf(some(numbersOf(values)), which);
};

/** The result has the sign of the divisor. */
export const modulo = (value: number, divisor: number): number => {
  if (divisor === 0) throw new NoValue('division by zero');
  return value - divisor * Math.floor(value / divisor);
};
