// A figure that a section may draw, compute with and cite: one company, one metric, one year.
import type { Language } from '#shared/model/enums.ts';
import { METRICS } from '../../plan/metrics.ts';

export type Known = {
  readonly metric: string;
  /** Column of a table: the year in which the period ends. */
  readonly year: string;
  /** As the source names the period: `2025`, `2025-03`, `2025-12-31`. */
  readonly period: string;
  /** In whole units. */
  readonly value: number;
  /** ISO currency, or what is counted. */
  readonly unit: string;
  readonly basis: 'consolidated' | 'separate' | undefined;
  readonly refs: readonly number[];
  /** Values that earlier filings gave for it. */
  readonly before?: readonly number[];
  /** Of a figure in another currency than it was filed in: how it was converted. */
  readonly converted?: string;
};

export const metricOf = (id: string) => METRICS.find((metric) => metric.id === id);

const ABBREVIATED = /^(?:ebitda|eps|roe|roa)$/;
const capital = (label: string): string =>
  ABBREVIATED.test(label) ? label.toUpperCase() : label.charAt(0).toUpperCase() + label.slice(1);

export const metricLabel = (language: Language, id: string): string => capital(metricOf(id)?.labels[language][0] ?? id);

export const known = (figures: readonly Known[], metric: string, year: string): Known | undefined =>
  figures.find((figure) => figure.metric === metric && figure.year === year);

/** Oldest first. */
export const yearsOf = (figures: readonly Known[]): string[] => [...new Set(figures.map(({ year }) => year))].sort();
