// Finds how much of a company's revenue is of one kind, recurring or online: in its lists of products or by segment.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import type { Sheet } from '../builder.ts';
import type { Latest } from '../latest-year.ts';
import { amountIn } from './amounts.ts';
import { known } from './known-figure.ts';
import { isOfCompany } from './ledger-owner.ts';
import { nameOfPart, partTable } from './parts.ts';

type RevenueShare = { readonly value: number; readonly formula: string; readonly refs: readonly number[] };
type Names = (text: string) => boolean;
type Part = { readonly value: number; readonly refs: readonly number[] };

const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/u;
const numberIn = (cell = ''): number => Number(cell.replaceAll(',', ''));

/** The total of the last column that is named so, if it is of the year and in the currency of the statements. */
const partIn = ({ context, year, revenue }: Latest, { rows }: Sheet, names: Names): Part | undefined => {
  const [head, ...lines] = rows;
  const at = (head?.cells ?? []).findLastIndex((cell) => names(cell) && headerPeriod(cell)?.key === year);
  const unit = statedUnit(head?.cells[at] ?? '', 'money');
  if (at < 0 || unit?.power === undefined || (unit.currency ?? revenue.unit) !== revenue.unit) return undefined;
  const own = lines.filter(({ cells }) => NUMBER.test(cells[at] ?? ''));
  const totals = own.filter(({ cells }) => isTotal(cells.map((text) => ({ text }))));
  const counted = totals.length > 0 ? totals.slice(0, 1) : own;
  const sum = counted.reduce((all, { cells }) => all + numberIn(cells[at]), 0);
  return { value: sum * 10 ** unit.power, refs: counted.map(({ reference }) => context.notes.adopt(reference)) };
};

const inLedgers = async (latest: Latest, names: Names): Promise<Part | undefined> => {
  const { context } = latest;
  for (const ledger of await context.ledgers()) {
    if (!(await isOfCompany(context, ledger))) continue;
    for (const sheet of ledger.asWritten) {
      const found = partIn(latest, sheet, names);
      if (found) return found;
    }
  }
  return undefined;
};

const inSegments = async ({ context, year }: Latest, names: Names): Promise<Part | undefined> => {
  const table = context.company && (await partTable(context, context.company));
  const own = (table?.parts ?? []).filter((part) => names(nameOfPart(part)));
  const figures = own.flatMap((part) => known(table?.figures ?? [], part, year) ?? []);
  if (figures.length === 0) return undefined;
  return { value: figures.reduce((sum, { value }) => sum + value, 0), refs: figures.flatMap(({ refs }) => refs) };
};

/** `names`: whether a header or the name of a segment is of the kind. */
export const revenueShare = async (latest: Latest, names: Names): Promise<RevenueShare | undefined> => {
  const { context, revenue, scale } = latest;
  const part = (await inLedgers(latest, names)) ?? (await inSegments(latest, names));
  if (!part || part.value <= 0 || part.value > revenue.value) return undefined;
  const say = (value: number) => amountIn(context.language, scale, value);
  return {
    value: part.value / revenue.value,
    formula: `${say(part.value)} ÷ ${say(revenue.value)}`,
    refs: [...new Set([...part.refs, ...revenue.refs])],
  };
};
