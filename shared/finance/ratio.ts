// Defines the result of a division that may not be meaningful.
import type { NOT_MEANINGFUL } from './workbook/expression.ts';

/** A number; n.m. if the division is not meaningful; `undefined` if a figure was not given. */
export type Ratio = number | typeof NOT_MEANINGFUL | undefined;
export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
