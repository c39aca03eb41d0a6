// What a printed table says when its figures are added up: its total, the largest part of it, how it moved.
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn, plainIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import { metricOf } from '../evidence/known-figure.ts';
import { OTHERS } from '../evidence/others.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import { inUnit, isPeriodLabel, isTotalRow, type NumberColumn, numberColumns } from '../evidence/table-columns.ts';

const FEWEST_PARTS = 3;
/** A printed total may be rounded. */
const ROUNDING = 0.005;

type Summed = {
  readonly column: NumberColumn;
  readonly total: number;
  readonly parts: readonly { readonly label: string; readonly value: number; readonly row: number }[];
};

/** Of a line that is shorter than the head the sum would know nothing, nor of a page that follows. */
const isWhole = ({ passage: { chunk }, rows }: PlainTable): boolean =>
  chunk.spans[0]?.locator.page === undefined &&
  chunk.text.split('\n').filter((line) => line.includes('\t')).length === rows.length + 1;

/** Undefined where the parts are of different things: where a printed total is another than their sum, or one is below zero. */
const summed = (table: PlainTable, column: NumberColumn): Summed | undefined => {
  const all = table.rows.map(({ cells }, row) => ({ label: cells[0] ?? '', value: column.numbers[row], row }));
  const printed = all.find(({ label }) => isTotalRow(label))?.value;
  const parts = all.flatMap(({ value, ...one }) =>
    value === undefined || isTotalRow(one.label) || one.label === '' ? [] : [{ ...one, value }],
  );
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const isOff = printed !== undefined && Math.abs(printed - total) > Math.abs(printed) * ROUNDING;
  if (parts.length < FEWEST_PARTS || total <= 0 || isOff || parts.some(({ value }) => value < 0)) return undefined;
  return printed === undefined && !isWhole(table) ? undefined : { column, total, parts };
};

const amountIn = ({ language }: SectionContext, { unit }: NumberColumn, value: number): string =>
  inUnit(plainIn(language, value), unit);

const refsOf = (context: SectionContext, { passage, rows }: PlainTable, of: readonly number[]): number[] => [
  ...new Set(of.flatMap((at) => (rows[at] ? [context.notes.cite(passage, rows[at].start, rows[at].end).n] : []))),
];

const totalSentence = (context: SectionContext, table: PlainTable, { column, parts, total }: Summed): Sentence[] => {
  const [largest] = parts.filter(({ label }) => !OTHERS.test(label)).sort((a, b) => b.value - a.value);
  if (!largest) return [];
  const { language } = context;
  const share = percentIn(language, largest.value / total);
  const text = context.text('say.tableTotal', {
    column: column.label.replace(/\s*[(（][^()（）]*[)）]\s*$/u, ''),
    total: amountIn(context, column, total),
    label: largest.label,
    value: amountIn(context, column, largest.value),
    share,
  });
  const sum = parts.map(({ value }) => plainIn(language, value)).join(' + ');
  const formula = `${plainIn(language, largest.value)} ÷ (${sum}) = ${share}`;
  const refs = refsOf(
    context,
    table,
    parts.map(({ row }) => row),
  );
  return [{ ...computed(share, formula, refs), text, refs, check: 'verified' }];
};

const movedSentence = (context: SectionContext, table: PlainTable, from: Summed, to: Summed): Sentence[] => {
  const { language } = context;
  const change = to.total / from.total - 1;
  const [first, last] = [from.column.period, to.column.period];
  if (!first || !last || first === last || change === 0) return [];
  const rate = percentIn(language, Math.abs(change));
  const text = context.text(change > 0 ? 'say.tableGrew' : 'say.tableFell', {
    from: sayPeriod(language, first),
    to: sayPeriod(language, last),
    before: amountIn(context, from.column, from.total),
    after: amountIn(context, to.column, to.total),
    rate,
  });
  const formula = `${plainIn(language, to.total)} ÷ ${plainIn(language, from.total)} − 1 = ${percentIn(language, change)}`;
  const refs = refsOf(
    context,
    table,
    to.parts.map(({ row }) => row),
  );
  return [{ ...computed(rate, formula, refs), text, refs, check: 'verified' }];
};

const STATEMENTS: ReadonlySet<string | undefined> = new Set(['income', 'balance', 'cash']);
const isOfStatements = (label: string): boolean =>
  findMetrics(label).some(({ id }) => STATEMENTS.has(metricOf(id)?.statement));

/** Of a plan for years to come the first is nearest, and how much less is planned for the last says nothing. */
const isYetToCome = ({ now }: SectionContext, { period }: NumberColumn): boolean =>
  period !== undefined && period.slice(0, 4) >= String(new Date(now).getUTCFullYear());

/** The last column that is known, or the first of a plan; of a table that dates several also how the total moved. */
export const tableFindings = (context: SectionContext, table: PlainTable): Sentence[] => {
  const columns = numberColumns(table);
  const labels = table.rows.map(({ cells }) => cells[0] ?? '');
  // Two years do not add up to anything, nor do revenue and profit, nor a plan with what was reached.
  if (labels.some(isPeriodLabel) || labels.filter(isOfStatements).length > 1 || columns.some(({ kind }) => kind))
    return [];
  const sums = columns.flatMap((column) => summed(table, column) ?? []);
  const dated = sums
    .filter(({ column }) => column.period !== undefined)
    .sort((a, b) => (a.column.period ?? '').localeCompare(b.column.period ?? ''));
  const past = dated.filter(({ column }) => !isYetToCome(context, column));
  const shown = past.at(-1) ?? dated[0] ?? sums[0];
  const [from, to] = [past[0], past.at(-1)];
  const isOfOneUnit = from && to && from.column.unit === to.column.unit;
  return [
    ...(shown ? totalSentence(context, table, shown) : []),
    ...(isOfOneUnit ? movedSentence(context, table, from, to) : []),
  ];
};
