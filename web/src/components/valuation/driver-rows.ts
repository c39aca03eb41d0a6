// The drivers of a valuation as form rows: each year's cell in the model, its value and its origin.

import { isFading } from '#shared/analyses/dcf-entries.ts';
import { LEFT, yearlyParts, yearlyRow } from '#shared/analyses/yearly-numbers.ts';
import type { Origin } from '#shared/finance/given.ts';
import { numberAt } from '#shared/finance/workbook/evaluate.ts';
import type { Draft, Valued } from './valuation.ts';

/** Lines of the model by form field. */
const LINE_OF: Readonly<Record<string, string>> = {
  revenueGrowth: 'growth.base',
  operatingMargin: 'margin.base',
  taxRate: 'tax',
  depreciationShare: 'depreciationShare',
  capexShare: 'capexShare',
  receivableDays: 'days.receivables',
  inventoryDays: 'days.inventories',
  payableDays: 'days.payables',
  workingCapitalShare: 'workingCapitalShare',
};

/** The focused cell. */
export type Focused = { readonly field: string; readonly year: number };

export type DriverYear = {
  /** In the unit of the form: percent or days. */
  readonly value: number | undefined;
  /** `undefined` if the year is interpolated between two others. */
  readonly origin: Origin | undefined;
};

export const driverYear = (now: Valued, field: string, year: number | string, isPercent: boolean): DriverYear => {
  const id = `${LINE_OF[field]}.${year}`;
  const value = now.result && numberAt(now.result.values, id);
  const cell = now.cellOf(id);
  return {
    value: value === undefined ? undefined : Number((value * (isPercent ? 100 : 1)).toFixed(4)),
    origin: cell?.kind === 'input' ? cell.origin : undefined,
  };
};

export const rowText = (draft: Draft, field: string): string => {
  const value = draft[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What the person entered per year; `undefined` for a year that keeps the proposal. */
export const ownYears = (draft: Draft, field: string, count: number): readonly (string | undefined)[] =>
  yearlyRow(yearlyParts(rowText(draft, field)), count, isFading(field)).map((part) =>
    part === LEFT ? undefined : part,
  );
