// Reads what a company plans for several years from its documents: operating margins from sentences, capital
// expenditure from a table.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import { namedMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { segmentNamedBy } from '../evidence/segment-scope.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { isTotalRow, type NumberColumn, numberColumns } from '../evidence/table-columns.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';

export type ByYear = ReadonlyMap<number, Known>;

const MARGIN = /영업이익률|営業利益率|\boperating (?:profit |income )?margin\b/iu;

type Stated = { readonly value: number; readonly formula: string; readonly end: number };

/** The margin itself, or an operating income divided by the revenue in the same sentence. */
const marginIn = (text: string): Stated | undefined => {
  const { figures } = readFigures(text);
  const at = MARGIN.exec(text)?.index;
  const share = at === undefined ? undefined : figures.find(({ start, unit }) => start >= at && unit === 'percent');
  if (share) return { value: share.value / 100, formula: share.text, end: share.end };
  const named = namedMetrics(text);
  const amountOf = (metric: string) => {
    const name = named.find((one) => one.metric.id === metric);
    return name && figures.find(({ start }) => start >= name.start);
  };
  const [income, revenue] = [amountOf('operatingIncome'), amountOf('revenue')];
  if (!income || !revenue || income === revenue || income.unit !== revenue.unit || revenue.value <= 0) return undefined;
  return { value: income.value / revenue.value, formula: `${income.text} ÷ ${revenue.text}`, end: income.end };
};

const yearsIn = (text: string): number[] =>
  readFigures(text).periods.flatMap(({ key }) => (/^\d{4}/.test(key) ? [Number(key.slice(0, 4))] : []));

const known = (metric: string, year: number, value: number, refs: readonly number[], formula: string): Known => ({
  ...{ metric, year: String(year), period: String(year), value, unit: 'ratio', basis: undefined },
  ...{ refs, formula },
});

/**
 * Planned margins of the whole company for years after the last reported one; the first statement about a year counts.
 */
export const plannedMargins = async (context: SectionContext, lastYear: number): Promise<ByYear> => {
  const { company } = context;
  const passages = company ? (await context.room(['plan'])).filter((one) => isOwn(company, one)) : [];
  const sentences: readonly Quotable[] = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const found = new Map<number, Known>();
  for (const sentence of sentences) {
    const margin = marginIn(sentence.text);
    const years = new Set(yearsIn(sentence.text));
    const [year = 0] = years;
    if (!margin || years.size !== 1 || year <= lastYear || found.has(year)) continue;
    const figure = readFigures(sentence.text).figures.find(({ end }) => end === margin.end);
    if (!figure || (await segmentNamedBy(context, { sentence, figure }, String(lastYear))).isOfSegment) continue;
    found.set(year, known('operatingMargin', year, margin.value, quotedOf(context, sentence).refs, margin.formula));
  }
  return withoutGaps(found);
};

/** Interpolates linearly between two planned years. */
const withoutGaps = (found: ByYear): ByYear => {
  const sorted = [...found].sort(([a], [b]) => a - b);
  const filled = sorted.flatMap(([year, to], n): [number, Known][] => {
    const [before = year, from = to] = sorted[n - 1] ?? [];
    const between = Array.from({ length: Math.max(0, year - before - 1) }, (_, i): [number, Known] => {
      const at = before + i + 1;
      const value = from.value + ((to.value - from.value) * (at - before)) / (year - before);
      const formula = `${from.formula} (${before}) → ${to.formula} (${year})`;
      return [at, known(to.metric, at, value, [...new Set([...from.refs, ...to.refs])], formula)];
    });
    return [...between, [year, to]];
  });
  return new Map(filled);
};

const isOfCapex = ({ heading, head }: PlainTable): boolean =>
  [heading, head[0] ?? ''].some((text) => aboutText('', [{ text, weight: NEAREST }]).headed.has('capex'));

/** The printed total, or the sum of the rows, in whole units of the currency. */
const amountIn = (table: PlainTable, { numbers, unit }: NumberColumn, currency: string): number | undefined => {
  const measure = measureOf(unit);
  if (measure?.unit !== currency) return undefined;
  const total = table.rows.findIndex(({ cells }) => isTotalRow(cells[0] ?? ''));
  const sum = total >= 0 ? numbers[total] : numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  return sum === undefined || sum <= 0 ? undefined : timesPower(sum, measure.power);
};

/** Planned capital expenditure for years after the last reported one, in whole units of the currency. */
export const plannedCapex = async (context: SectionContext, lastYear: number, currency: string): Promise<ByYear> => {
  const { company } = context;
  const passages = company ? (await context.room(['capex'])).filter((one) => isOwn(company, one)) : [];
  for (const table of plainTables(passages).filter(isOfCapex)) {
    const planned = numberColumns(table).flatMap((column): [number, Known][] => {
      const year = Number(column.period?.slice(0, 4));
      const value = year > lastYear ? amountIn(table, column, currency) : undefined;
      if (value === undefined) return [];
      const refs = table.rows.map(({ start, end }) => context.notes.cite(table.passage, start, end).n);
      return [[year, known('capex', year, value, [...new Set(refs)], `${value}`)]];
    });
    if (planned.length > 0) return new Map(planned);
  }
  return new Map();
};
