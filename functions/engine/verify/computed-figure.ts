// How a computed figure is compared and written.
import type { Figure } from '#shared/language/grammar/figures.ts';

export const shown = (figure: Figure): string => figure.text.replace(/^[(]|[)]$/g, '');

/** Whether the value is the stated one, as far as it is printed. */
export const near = (stated: Figure, value: number): boolean =>
  Math.abs(Math.abs(stated.value) - Math.abs(value)) <= stated.half * (1 + 1e-9);
