// The result of a division that may have no meaning.
import type { NOT_MEANINGFUL } from './workbook/expression.ts';

/** A number; n.m. where the division has no meaning; undefined where a figure was not given. */
export type Ratio = number | typeof NOT_MEANINGFUL | undefined;
export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
