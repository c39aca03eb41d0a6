// Computes findings from a printed table: its total, its largest part, its change.
import { spelledHeader } from '#shared/language/grammar/machine-header.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn, plainIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import { metricOf } from '../evidence/known-figure.ts';
import { OTHERS } from '../evidence/others.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import {
  inUnit,
  isOfSeveralUnits,
  isPeriodLabel,
  isTotalRow,
  type NumberColumn,
  numberColumns,
  wholeOf,
} from '../evidence/table-columns.ts';
import { labelIn } from '../evidence/table-labels.ts';
import { headIn, unitIn } from '../evidence/table-units.ts';

const FEWEST_PARTS = 3;
/** The relative tolerance for rounded printed totals. */
const ROUNDING = 0.005;

type Summed = {
  readonly column: NumberColumn;
  readonly total: number;
  readonly parts: readonly Part[];
};

type Part = { readonly label: string; readonly value: number; readonly rows: readonly number[] };

/** Rows with the same name are added up: the units of a department. */
const byLabel = (parts: readonly Part[]): Part[] =>
  [...Map.groupBy(parts, ({ label }) => label)].map(([label, own]) => ({
    label,
    value: own.reduce((sum, { value }) => sum + value, 0),
    rows: own.flatMap(({ rows }) => rows),
  }));

/** False if a line is shorter than the header or if the table continues on another page: a sum would be incomplete. */
const isWhole = ({ passage: { chunk }, rows }: PlainTable): boolean =>
  chunk.spans[0]?.locator.page === undefined &&
  chunk.text.split('\n').filter((line) => line.includes('\t')).length === rows.length + 1;

/** `undefined` if the parts cannot be added up: their sum differs from the printed total, or one is negative. */
const summed = (table: PlainTable, column: NumberColumn): Summed | undefined => {
  const all = table.rows.map(({ cells }, row) => ({ label: cells[0] ?? '', value: column.numbers[row], row }));
  const printed = all.find(({ label }) => isTotalRow(label))?.value;
  const each = all.flatMap(({ label, value, row }) =>
    value === undefined || isTotalRow(label) || label === '' ? [] : [{ label, value, rows: [row] }],
  );
  const parts = byLabel(each);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const isOff = printed !== undefined && Math.abs(printed - total) > Math.abs(printed) * ROUNDING;
  if (each.length < FEWEST_PARTS || total <= 0 || isOff || each.some(({ value }) => value < 0)) return undefined;
  return printed === undefined && !isWhole(table) ? undefined : { column, total, parts };
};

const amountIn = ({ language }: SectionContext, { unit }: NumberColumn, value: number): string =>
  inUnit(plainIn(language, value), unitIn(language, unit));

const refsOf = (context: SectionContext, { passage, rows }: PlainTable, of: readonly number[]): number[] => [
  ...new Set(of.flatMap((at) => (rows[at] ? [context.notes.cite(passage, rows[at].start, rows[at].end).n] : []))),
];

/** Adds what the total is a total of, so that it can be read alone. */
const ofTable = (context: SectionContext, table: PlainTable, written: string): string => {
  const whole = wholeOf(table);
  const [first = '', ...rest] = written;
  const within = `${first.toLowerCase()}${rest.join('')}`;
  return whole ? context.text('say.ofTable', { whole: labelIn(context.language, whole), written: within }) : written;
};

/** The header of a program has the unit in its brackets, which no amount repeats. */
const columnIn = (language: Language, label: string): string => {
  const spelled = spelledHeader(label);
  if (spelled !== label) return spelled;
  return headIn(language, labelIn(language, label)).replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
};

const totalSentence = (context: SectionContext, table: PlainTable, { column, parts, total }: Summed): Sentence[] => {
  const [largest] = parts.filter(({ label }) => !OTHERS.test(label)).sort((a, b) => b.value - a.value);
  if (!largest) return [];
  const { language } = context;
  const share = percentIn(language, largest.value / total);
  const written = context.text('say.tableTotal', {
    column: columnIn(language, column.label),
    total: amountIn(context, column, total),
    label: largest.label,
    value: amountIn(context, column, largest.value),
    share,
  });
  const text = ofTable(context, table, written);
  const sum = parts.map(({ value }) => plainIn(language, value)).join(' + ');
  const formula = `${plainIn(language, largest.value)} ÷ (${sum}) = ${share}`;
  const refs = refsOf(
    context,
    table,
    parts.flatMap(({ rows }) => rows),
  );
  return [{ ...computed(share, formula, refs), text, refs, check: 'verified' }];
};

const movedSentence = (context: SectionContext, table: PlainTable, from: Summed, to: Summed): Sentence[] => {
  const { language } = context;
  const change = to.total / from.total - 1;
  const [first, last] = [from.column.period, to.column.period];
  if (!first || !last || first === last || change === 0) return [];
  const rate = percentIn(language, Math.abs(change));
  const written = context.text(change > 0 ? 'say.tableGrew' : 'say.tableFell', {
    from: sayPeriod(language, first),
    to: sayPeriod(language, last),
    before: amountIn(context, from.column, from.total),
    after: amountIn(context, to.column, to.total),
    rate,
  });
  const text = ofTable(context, table, written);
  const formula = `${plainIn(language, to.total)} ÷ ${plainIn(language, from.total)} − 1 = ${percentIn(language, change)}`;
  const refs = refsOf(
    context,
    table,
    to.parts.flatMap(({ rows }) => rows),
  );
  return [{ ...computed(rate, formula, refs), text, refs, check: 'verified' }];
};

/** The part that grew most, if it grew more than the whole. */
const fastestSentence = (context: SectionContext, table: PlainTable, from: Summed, to: Summed): Sentence[] => {
  const grown = to.parts.flatMap(({ label, value, rows }) => {
    const before = from.parts.find((one) => one.label === label)?.value ?? 0;
    return before > 0 && !OTHERS.test(label) ? [{ label, before, value, rows, growth: value / before - 1 }] : [];
  });
  const [fastest] = grown.sort((a, b) => b.growth - a.growth);
  if (!fastest || fastest.growth <= Math.max(0, to.total / from.total - 1)) return [];
  const { language } = context;
  const rate = percentIn(language, fastest.growth);
  const text = context.text('say.tableFastest', {
    label: fastest.label,
    before: amountIn(context, from.column, fastest.before),
    after: amountIn(context, to.column, fastest.value),
    rate,
  });
  const formula = `${plainIn(language, fastest.value)} ÷ ${plainIn(language, fastest.before)} − 1 = ${rate}`;
  const refs = refsOf(context, table, fastest.rows);
  return [{ ...computed(rate, formula, refs), text, refs, check: 'verified' }];
};

const STATEMENTS: ReadonlySet<string | undefined> = new Set(['income', 'balance', 'cash']);
const isOfStatements = (label: string): boolean =>
  findMetrics(label).some(({ id }) => STATEMENTS.has(metricOf(id)?.statement));

/** True for a planned period. The first one is the most relevant; a decrease in the last is not meaningful. */
const isYetToCome = ({ now }: SectionContext, { period }: NumberColumn): boolean =>
  period !== undefined && period >= new Date(now).toISOString().slice(0, period.length);

/** Uses the last known column, or the first of a plan; with several dated columns also the change of the total. */
export const tableFindings = (context: SectionContext, table: PlainTable): Sentence[] => {
  const columns = numberColumns(table);
  const labels = table.rows.map(({ cells }) => cells[0] ?? '');
  // Years, lines of a statement, and planned and actual figures cannot be added up.
  const isOfPlans = columns.some(({ kind }) => kind);
  if (labels.some(isPeriodLabel) || labels.filter(isOfStatements).length > 1 || isOfPlans || isOfSeveralUnits(table))
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
    ...(isOfOneUnit && from !== to
      ? [...movedSentence(context, table, from, to), ...fastestSentence(context, table, from, to)]
      : []),
  ];
};
