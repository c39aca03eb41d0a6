// Converts currencies by the exchange rates of a model: direct, inverted, or refused.
import { refuse } from '../refused.ts';
import { divide, type Operand } from '../workbook/expression.ts';
import type { CompsInput } from './input.ts';

type Pair = { readonly from: string; readonly to: string };

/** The id of a given rate's cell. */
export const rateCell = ({ from, to }: Pair): string => `rate.${from}.${to}`;

/** The number of units of `to` for one unit of `from`, as a formula over the given rates. */
export const rateFor = ({ rates }: CompsInput, { from, to }: Pair): Operand => {
  const given = (a: string, b: string) => rates.some((rate) => rate.from === a && rate.to === b);
  if (from === to) return 1;
  if (given(from, to)) return rateCell({ from, to });
  return given(to, from) ? divide(1, rateCell({ from: to, to: from })) : refuse('rateMissing', { from, to });
};
