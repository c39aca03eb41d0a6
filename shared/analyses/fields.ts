// Fields that several analyses share, so that the same input has the same name everywhere.
import { COMPANY_SIZES, COMPANY_TYPES, DATA_SOURCES, GROUPINGS } from '../model/analysis.ts';
import type { Column, Field } from './analysis.ts';

export const company: Field = { kind: 'company', name: 'company' };
export const industry: Field = { kind: 'text', name: 'industry', invalid: 'industryRequired' };
export const segment: Field = { kind: 'text', name: 'segment', invalid: 'segmentRequired' };
export const country: Field = { kind: 'country', name: 'country', invalid: 'countryRequired' };
export const homepage: Field = { kind: 'url', name: 'homepage', invalid: 'webAddress' };
export const period: Field = { kind: 'period', name: 'period' };
export const currency: Field = { kind: 'currency', name: 'currency' };
/** If left empty, nothing is converted. */
export const rates: Field = {
  kind: 'text',
  long: true,
  name: 'exchangeRates',
  rates: true,
  optional: true,
  invalid: 'exchangeRates',
};
export const sizes: Field = {
  kind: 'choice',
  name: 'sizes',
  options: COMPANY_SIZES,
  many: true,
  optional: true,
  initial: ['all'],
};
export const types: Field = {
  kind: 'choice',
  name: 'types',
  options: COMPANY_TYPES,
  many: true,
  optional: true,
  initial: ['all'],
};
export const dataSource: Field = {
  kind: 'choice',
  name: 'dataSource',
  options: DATA_SOURCES,
  invalid: 'dataSourceRequired',
};
export const grouping: Field = { kind: 'choice', name: 'grouping', options: GROUPINGS, initial: 'BySegment' };
export const basis: Field = {
  kind: 'choice',
  name: 'basis',
  options: ['consolidated', 'separate'],
  initial: 'consolidated',
};

export const peers = (most: number): Field => ({ kind: 'companies', name: 'peers', max: most, optional: true });
export const workbook = (...columns: readonly Column[]): Field => ({ kind: 'workbook', name: 'workbook', columns });
export const choice = (name: string, options: readonly string[], initial: string): Field => ({
  kind: 'choice',
  name,
  options,
  initial,
});
export const percent = (name: string, initial: number, [min, max]: readonly [number, number] = [0, 100]): Field => ({
  kind: 'number',
  name,
  unit: 'percent',
  min,
  max,
  initial,
});

/** Forecast years: with fewer the terminal year is unreliable, and more are not forecast individually. */
export const FORECAST_YEARS = { min: 3, max: 10 } as const;

/** If left empty, taken from the company's reported figures. */
export const fromHistory = (
  name: string,
  [min, max]: readonly [number, number] = [0, 100],
  unit: 'percent' | 'days' = 'percent',
): Field => ({ kind: 'yearly', name, unit, min, max, optional: true });

/** If left empty, taken from the company's reported figures, else zero. */
export const amount = (name: string, unit?: 'percent' | 'times', max?: number): Field => ({
  kind: 'number',
  name,
  min: 0,
  optional: true,
  ...(unit ? { unit } : {}),
  ...(max === undefined ? {} : { max }),
});

/** The same field or column, made optional. */
export const maybe = <F extends Field | Column>(one: F): F & { readonly optional: true } => ({
  ...one,
  optional: true,
});
