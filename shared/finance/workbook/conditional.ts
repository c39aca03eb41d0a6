// Computes SUMIFS and COUNTIFS over ranges of one shape as Excel does: a criterion on numbers ignores text.
import { NoValue, type Value } from './functions.ts';

type Range = readonly Value[];
/** In the order of the arguments: a range or a criterion. */
export type Argument = Range | Value;

const TESTS: Readonly<Record<string, (value: number) => boolean>> = {
  '>0': (value) => value > 0,
  '>1': (value) => value > 1,
  '<0': (value) => value < 0,
  '<=0': (value) => value <= 0,
};

const isRange = (argument: Argument | undefined): argument is Range => Array.isArray(argument);

const matches = (pairs: readonly Argument[], at: number): boolean => {
  for (let i = 0; i < pairs.length; i += 2) {
    const [values, criterion] = [pairs[i], pairs[i + 1]];
    const test = TESTS[String(criterion)];
    if (!isRange(values) || !test) throw new NoValue('no such criterion');
    const value = values[at];
    if (typeof value !== 'number' || !test(value)) return false;
  }
  return true;
};

export const conditional = (name: 'SUMIFS' | 'COUNTIFS', args: readonly Argument[]): number => {
  const [summed] = args;
  const rest = name === 'SUMIFS' ? args.slice(1) : args;
  if (!isRange(summed)) throw new NoValue('no range');
  let total = 0;
  for (const [at, value] of summed.entries()) {
    if (!matches(rest, at)) continue;
    if (name === 'COUNTIFS') total += 1;
    else if (typeof value === 'number') total += value;
  }
  return total;
};
