// The revenue that a list of customers is a part of, and the header of its amounts.
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { splitUnit } from '#shared/language/grammar/column-unit.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { spelledHeader } from '#shared/language/grammar/machine-header.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { known, metricLabel } from './evidence/known-figure.ts';

const YEAR = /(?:19|20)\d{2}/;

export type Whole = { readonly value: number; readonly refs: readonly number[]; readonly isRevenue: boolean };

/** Lists of subscribers state what recurs in a year, which is not the revenue of the year. */
const isRevenue = (name: string): boolean =>
  COLUMNS.revenue.headers.includes(name) || !COLUMNS.customerRevenue.headers.includes(name);

const nameOf = (header: string): string => splitUnit(headerPeriod(header)?.rest || header).name;
/** What customers of an agent turn over is no revenue of the agent. */
export const listsRevenue = (header: string): boolean => isRevenue(nameOf(header).toLowerCase());

/** The column has a unit of its own. */
const SPELLED_UNIT = /\s\([^()]+\)$/u;

/** The metric and its year, in the language of the report; a list without a year keeps its own header. */
export const revenueHead = ({ language }: SectionContext, year: string, header: string): string => {
  const stated = year || (YEAR.exec(header)?.[0] ?? '');
  const name = nameOf(header);
  const metric = isRevenue(name.toLowerCase()) ? metricLabel(language, 'revenue') : spelledHeader(name);
  return stated ? `${metric} · ${sayPeriod(language, stated)}` : spelledHeader(header).replace(SPELLED_UNIT, '');
};

/**
 * The revenue of the year that shares are computed from, if the statements state it: a list may contain only the
 * largest customers.
 */
export const wholeOf = async (context: SectionContext, listed: number, head: string): Promise<Whole> => {
  const figures = context.company ? await figuresOf(context, context.company, ['revenue']) : [];
  const year = YEAR.exec(head)?.[0] ?? '';
  const revenue = known(figures, 'revenue', year);
  const isWhole = revenue !== undefined && revenue.unit === context.inputs.currency && revenue.value >= listed;
  return isWhole ? { ...revenue, isRevenue: true } : { value: listed, refs: [], isRevenue: false };
};
