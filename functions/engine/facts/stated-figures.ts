// Reads a table cell as a figure of its period, in whole units, so that tables of one document can be compared.
import type { Chunk } from '../../ports/search-index.ts';
import type { Row, Value } from '../tables/table.ts';
import { amountValue, cellMeasure } from '../write/figures/figure-sentence.ts';

/** A figure of one row under its label. */
export type Stated = {
  readonly chunk: Chunk;
  readonly row: Row;
  readonly value: Value;
  readonly period: string | undefined;
  readonly unit: string | undefined;
  readonly power: number;
  /** Whether a scale is stated; otherwise `amount` is in the printed digits. */
  readonly isScaled: boolean;
  readonly text: string;
  readonly amount: number;
  /** The power of ten of the last printed digit. */
  readonly place: number;
};

/** Includes months, since 2025年3月期 has the key of a month. */
const YEAR_OR_DAY = /^\d{4}(?:-\d\d){0,2}$/;
const periodOf = (row: Row, { column }: Value, { context }: Chunk): string | undefined => {
  const own = [...(column?.periods ?? []), ...row.periods];
  const keys = (own.length > 0 ? own : context.periods).filter((key) => !key.startsWith('#'));
  return new Set(keys.map((key) => key.slice(0, 4))).size === 1 ? keys.find((key) => YEAR_OR_DAY.test(key)) : undefined;
};

export const statedFigure = (chunk: Chunk, row: Row, value: Value): Stated | undefined => {
  if (!/\d/.test(value.text)) return undefined;
  const period = periodOf(row, value, chunk);
  const passage = { source: 'FILES' as const, chunk, score: 0, signals: {} };
  const cell = { passage, metric: undefined, row, value, period, fit: 1 };
  const measure = cellMeasure(cell);
  const power = measure?.power ?? 0;
  return {
    chunk,
    row,
    value,
    period,
    unit: measure?.unit,
    power,
    isScaled: measure?.isScaled === true,
    text: value.text,
    amount: amountValue(cell),
    place: power - (/\.(\d+)/.exec(value.text)?.[1]?.length ?? 0),
  };
};
