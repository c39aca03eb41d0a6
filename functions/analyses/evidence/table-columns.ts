// Columns of a printed table that can be added up or compared: their numbers, their period, and whether they are
// planned.

import { compile } from '#shared/language/lexicon/lexicon.ts';
import columnWords from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import { dateIn } from './date-in.ts';
import type { PlainTable } from './plain-table.ts';

const named = (id: 'planned' | 'actual' | 'average' | 'total') => {
  const find = compile({ ...columnWords[id], id, source: columnWords.source, not: [] });
  return (text: string): boolean => find(text).length > 0;
};
const isPlanned = named('planned');
const isActual = named('actual');
/** Rates, prices and averages add up to nothing. */
const isAverage = named('average');
const isTotal = named('total');

export type NumberColumn = {
  readonly label: string;
  /** `2026`, `2026-03`; of a column that names no period, nothing. */
  readonly period: string | undefined;
  readonly kind: 'planned' | 'actual' | undefined;
  /** What follows or leads each number: `억원`, `£m`. */
  readonly unit: string;
  /** A row each; undefined where there is no number. */
  readonly numbers: readonly (number | undefined)[];
};

const NUMBER = /^[-−–△▲(]?\s?[£$€¥₩]?\s?\d[\d,]*(?:\.\d+)?\)?$/u;
const numberIn = (cell: string): number | undefined => {
  if (!NUMBER.test(cell)) return undefined;
  const size = Number(cell.replace(/[^\d.]/g, ''));
  return /^[-−–△▲(]/u.test(cell) ? -size : size;
};

/** Days and years are counted by nobody. */
const isOfDates = (numbers: readonly (number | undefined)[]): boolean =>
  numbers.every((one) => one === undefined || (one >= 1900 && one < 2100));

const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;
const MIN_FILLED = 0.6;
const MAX_PERIOD_LENGTH = 16;

/** `FY2026 (£m)` and `2026(억원)` are of 2026. */
const periodOf = (label: string): string | undefined =>
  dateIn(label) ?? /(?<!\d)(?:FY\s?)?((?:19|20)\d{2})(?!\d)/.exec(label)?.[1];

export const numberColumns = ({ head, rows }: PlainTable): NumberColumn[] =>
  head.flatMap((label, i): NumberColumn[] => {
    const numbers = rows.map(({ cells }) => (i === 0 ? undefined : numberIn(cells[i] ?? '')));
    const filled = numbers.filter((one) => one !== undefined).length;
    if (filled < 2 || filled < rows.length * MIN_FILLED || !/\p{L}|\d{4}/u.test(label)) return [];
    if (isAverage(label) || isOfDates(numbers)) return [];
    const kind = isPlanned(label) ? 'planned' : isActual(label) ? 'actual' : undefined;
    return [{ label, period: periodOf(label), kind, unit: UNIT.exec(label)?.[1] ?? '', numbers }];
  });

export const isPeriodLabel = (label: string): boolean =>
  periodOf(label) !== undefined && label.length <= MAX_PERIOD_LENGTH;

export const isTotalRow = (label: string): boolean => isTotal(label);

const LEADS = /^[£$€¥₩]/u;

/** As the table counts: `£5.2m`, `140억원`. */
export const inUnit = (text: string, unit: string): string => {
  const symbol = LEADS.exec(unit)?.[0] ?? '';
  const rest = unit.slice(symbol.length);
  return `${symbol}${text}${/^[a-z]{3,}/i.test(rest) ? ' ' : ''}${rest}`;
};
