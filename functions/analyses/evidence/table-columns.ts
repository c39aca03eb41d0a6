// Reads the columns of a printed table that can be added up or compared: numbers, period, and planned or actual.

import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import columnWords from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import { withoutOutlineNumber } from '#shared/report/readable-table.ts';
import { dateIn } from './date-in.ts';
import type { PlainTable } from './plain-table.ts';

const named = (id: 'planned' | 'actual' | 'average' | 'total') => {
  const find = compile({ ...columnWords[id], id, source: columnWords.source, not: [] });
  return (text: string): boolean => find(text).length > 0;
};
const isPlanned = named('planned');
const isActual = named('actual');
/** Rates, prices and averages cannot be added up. */
const isAverage = named('average');
const isTotal = named('total');

export type NumberColumn = {
  readonly label: string;
  /** `2026`, `2026-03`; `undefined` if the column names no period. */
  readonly period: string | undefined;
  readonly kind: 'planned' | 'actual' | undefined;
  /** The text before or after each number: `억원`, `£m`. */
  readonly unit: string;
  /** One per row; `undefined` if the cell has no number. */
  readonly numbers: readonly (number | undefined)[];
};

const NUMBER = /^[-−–△▲(]?\s?[£$€¥₩]?\s?\d[\d,]*(?:\.\d+)?\)?$/u;
const numberIn = (cell: string): number | undefined => {
  if (!NUMBER.test(cell)) return undefined;
  const size = Number(cell.replace(/[^\d.]/g, ''));
  return /^[-−–△▲(]/u.test(cell) ? -size : size;
};

/** Dates and years are not quantities. */
const isOfDates = (numbers: readonly (number | undefined)[]): boolean =>
  numbers.every((one) => one === undefined || (one >= 1900 && one < 2100));

const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;
/** `(단위: 백만원)` above a table, or in the header of its label column. */
const UNIT_OF_ALL = /[(（]\s?(?:단위|単位|units?)\s*[:：]?\s*([^()（）]{1,12})[)）]/iu;
const MONEY_ALONE = /^[£$€¥₩]\s?(?:m|k|bn)?$/u;

/** The unit of all figures, from the header of the label column or a line above the table. */
export const unitOfAll = ({ head, passage: { chunk } }: PlainTable): string => {
  const [first = '', ...others] = head;
  if (MONEY_ALONE.test(first)) return first;
  const beside = UNIT.exec(first)?.[1] ?? '';
  const [, said] = [first, chunk.text].map((one) => UNIT_OF_ALL.exec(one)).find(Boolean) ?? [];
  if (said !== undefined || statedUnit(beside, 'any')) return said ?? beside;
  const ofPassage = UNIT.exec(chunk.context.unit ?? '')?.[1] ?? '';
  // The unit of one column does not hold for the others.
  return others.some((label) => UNIT.exec(label)?.[1] === ofPassage) ? '' : ofPassage;
};

const PERCENT = /[(（]\s?[%％]\s?[)）]\s*$/u;

/** True if a row is a rate or the rows are in several units, `Hires` above `Attrition (%)`, so that none can be added up. */
export const isOfSeveralUnits = ({ rows }: PlainTable): boolean => {
  const labels = rows.map(({ cells: [label = ''] }) => label);
  const units = labels.map((label) => UNIT.exec(label)?.[1] ?? '').filter((unit) => statedUnit(unit, 'any'));
  return labels.some((label) => PERCENT.test(label)) || new Set(units).size > 1;
};

/** What the rows divide: the header of the label column if it has a unit, else the heading above the table. */
export const wholeOf = ({ head, heading }: PlainTable): string => {
  const first = head[0] ?? '';
  return statedUnit(UNIT.exec(first)?.[1] ?? '', 'any')
    ? first.replace(UNIT, '').trim()
    : withoutOutlineNumber(heading);
};
const MIN_FILLED = 0.6;
const MAX_PERIOD_LENGTH = 16;

/** `FY2026 (£m)` and `2026(억원)` mean 2026. */
export const periodOf = (label: string): string | undefined =>
  dateIn(label) ?? /(?<!\d)(?:FY\s?)?((?:19|20)\d{2})(?!\d)/.exec(label)?.[1];

export const numberColumns = (table: PlainTable): NumberColumn[] => {
  const { head, rows } = table;
  const ofAll = unitOfAll(table);
  return head.flatMap((label, i): NumberColumn[] => {
    const numbers = rows.map(({ cells }) => (i === 0 ? undefined : numberIn(cells[i] ?? '')));
    const filled = numbers.filter((one) => one !== undefined).length;
    if (filled < 2 || filled < rows.length * MIN_FILLED || !/\p{L}|\d{4}/u.test(label)) return [];
    if (isAverage(label) || isOfDates(numbers)) return [];
    const kind = isPlanned(label) ? 'planned' : isActual(label) ? 'actual' : undefined;
    return [{ label, period: periodOf(label), kind, unit: UNIT.exec(label)?.[1] ?? ofAll, numbers }];
  });
};

export const isPeriodLabel = (label: string): boolean =>
  periodOf(label) !== undefined && label.length <= MAX_PERIOD_LENGTH;

export const isTotalRow = (label: string): boolean => isTotal(label);

const LEADS = /^[£$€¥₩]/u;

/** A number with the unit of the table: `£5.2m`, `140억원`. */
export const inUnit = (text: string, unit: string): string => {
  const symbol = LEADS.exec(unit)?.[0] ?? '';
  const rest = unit.slice(symbol.length);
  return `${symbol}${text}${/^[a-z]{3,}/i.test(rest) ? ' ' : ''}${rest}`;
};
