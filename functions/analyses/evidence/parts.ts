// Finds the table in which a company divides its revenue into segments or products.
import { isCurrency } from '#shared/language/grammar/units.ts';
import revenueEndings from '#shared/language/lexicon/revenue-endings.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import type { Row } from '../../engine/tables/table.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { amountValue, cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import type { SectionContext } from '../builder.ts';
import { withClosingMonth } from './closing-month.ts';
import { dateIn } from './date-in.ts';
import { isForecast } from './evidence-figures.ts';
import { faceParts } from './face-parts.ts';
import type { Known } from './known-figure.ts';
import { isOwn } from './own.ts';
import { readIn } from './read-in.ts';
import { revenueParts } from './revenue-table.ts';

export type PartTable = { readonly parts: readonly string[]; readonly figures: readonly Known[] };

const ABOUT = /부문|제품|품목|사업별|segment|product|business line|セグメント|事業別|製品|品目/i;
const TOTAL = /^(?:합\s?계|총\s?계|소\s?계|계|그룹|total.*|group|合\s?計|計|グループ|連結.*)$/i;
/** Rows between the segments and the total, such as eliminations, are not segments. */
const BETWEEN =
  /^(?:조정.*|연결조정|내부거래.*|eliminations?.*|central (?:costs|items).*|unallocated.*|調整額|消去.*|全社.*)$/i;
/** `2026Q1` keeps a column of its own, apart from the years. */
const PART_OF_YEAR = /^\d{4}[QH]\d$/;
const columnOf = (period: string): string => (PART_OF_YEAR.test(period) ? period : period.slice(0, 4));
const YEAR = /^\d{4}(?:-\d{2}){0,2}$/;
/** In characters; includes the products of a segment beside its name. */
const MAX_LABEL_LENGTH = 80;
const MIN_PARTS = 2;
const MAX_PARTS = 12;

const isPart = ({ label }: Row): boolean =>
  label.trim() !== '' &&
  label.length <= MAX_LABEL_LENGTH &&
  !TOTAL.test(label.trim()) &&
  !BETWEEN.test(label.trim()) &&
  findMetrics(label).length === 0;

const firstCell = (passage: Passage, { start, end }: Row): string =>
  passage.chunk.text.slice(start, end).split('\t')[0]?.trim() ?? '';

/**
 * Cells between a segment and its revenue list its products: the segment is named by its first cell if that is unique.
 */
const namesOf = (passage: Passage, rows: readonly Row[]): ReadonlyMap<Row, string> => {
  const cells = rows.map((row) => firstCell(passage, row));
  const areOwn = cells.every(Boolean) && new Set(cells).size === cells.length;
  return new Map(rows.map((row, i) => [row, partName(areOwn ? (cells[i] ?? '') : row.label)]));
};

/** Removes the mark of a note: Services (1). */
const partName = (label: string): string =>
  label.trim().replace(/\s*[([](?:\d{1,2}|[a-z]|\*+|주\s?\d*|注\s?\d*)[)\]]$/u, '');

/** A column beside the revenue of a segment has another metric, such as its profit. */
const isOfResult = ({ column }: Row['values'][number]): boolean =>
  [column?.about, column?.label].some((text) => findMetrics(text ?? '').some(({ id }) => id !== 'revenue'));

/** A header that also names the metric is read by its own words: `Revenue 2025 (£'000)`. */
const periodOf = ({ column }: Row['values'][number]): string | undefined =>
  column?.periods.find((one) => PART_OF_YEAR.test(one)) ??
  column?.periods.find((one) => YEAR.test(one)) ??
  dateIn(column?.label ?? '');

const figuresIn = (context: SectionContext, passage: Passage, row: Row, metric: string): Known[] =>
  row.values.flatMap((value): Known[] => {
    const period = periodOf(value);
    const isPlan = isForecast(value.column?.label ?? '');
    if (!period || !/\d/.test(value.text) || isOfResult(value) || isPlan) return [];
    const cell = { passage, metric: undefined, row, value, period, fit: 1 };
    const unit = cellMeasure(cell)?.unit;
    if (!unit || unit === 'percent') return [];
    const { n } = context.notes.cite(passage, row.start, row.end);
    const closing = withClosingMonth(period, value.column?.label ?? '');
    const at = { metric, year: columnOf(period), period: closing };
    return [{ ...at, value: amountValue(cell), unit, basis: undefined, refs: [n] }];
  });

/** A table whose first column lists customers divides revenue among buyers. */
const BUYERS = /^\s*(?:주요\s?)?(?:고객|거래처|매출처|customers?\b|clients?\b|顧客|取引先|販売先)/i;

const isAbout = ({ chunk }: Passage): boolean =>
  chunk.kind === 'table' &&
  !BUYERS.test(chunk.text) &&
  ABOUT.test(`${chunk.context.section?.split(' > ').at(-1) ?? ''} ${chunk.text.slice(0, 80)}`);

/** A table whose parts do not add up to its total divides something else. */
const addsUp = (rows: readonly Row[], parts: readonly Row[]): boolean => {
  const total = rows.find(({ label }) => TOTAL.test(label.trim()));
  const counted = total?.values.find(({ text }) => /\d/.test(text));
  if (!total || !counted) return true;
  const number = ({ values }: Row) =>
    Number(values.find(({ column }) => column?.label === counted.column?.label)?.text.replace(/[^\d.-]/g, ''));
  const sum = parts.reduce((all, row) => all + number(row), 0);
  return Math.abs(sum - number(total)) <= Math.abs(number(total)) * 0.005;
};

/** Rows below the total divide something else. */
const untilTotal = (rows: readonly Row[]): readonly Row[] => {
  const at = rows.findIndex(({ label }) => TOTAL.test(label.trim()));
  return at < MIN_PARTS ? rows : rows.slice(0, at + 1);
};

const yearsIn = ({ chunk }: Passage): number =>
  Math.max(0, ...readTable(chunk).rows.map(({ values }) => new Set(values.flatMap((one) => periodOf(one) ?? [])).size));

/** A table with more years comes first: a report's segments with three years before a list of products with two. */
const mostYearsFirst = (passages: readonly Passage[]): Passage[] =>
  passages
    .map((passage) => ({ passage, years: yearsIn(passage) }))
    .sort((a, b) => b.years - a.years)
    .map(({ passage }) => passage);

const tableIn = (context: SectionContext, company: CompanyIds, passages: readonly Passage[]): PartTable | undefined => {
  for (const passage of mostYearsFirst(passages.filter((one) => isAbout(one) && isOwn(company, one)))) {
    const rows = untilTotal(readTable(passage.chunk).rows);
    const parts = rows.filter(isPart);
    if (parts.length < MIN_PARTS || parts.length > MAX_PARTS || !addsUp(rows, parts)) continue;
    const names = namesOf(passage, parts);
    const figures = parts.flatMap((row) => figuresIn(context, passage, row, names.get(row) ?? row.label));
    if (figures.some(({ unit }) => !isCurrency(unit))) continue;
    const known = [...new Set(figures.map(({ metric }) => metric))];
    if (known.length >= MIN_PARTS) return { parts: known, figures };
  }
  return undefined;
};

/** In any language in which the company has such a table. */
export const partTable = async (context: SectionContext, company: CompanyIds): Promise<PartTable | undefined> => {
  let found: PartTable | undefined;
  const read = new Map<string, Passage>();
  await readIn(context, 'say.segmentQuestion', { company: company.name }, ({ passages }) => {
    for (const one of passages) read.set(one.chunk.id, one);
    found = tableIn(context, company, passages);
    return found !== undefined;
  });
  if (found) return found;
  const divided = await revenueParts(context, company, [...read.values()]);
  const figures = divided.length > 0 ? divided : await faceParts(context, company);
  const parts = [...new Set(figures.map(({ metric }) => metric))];
  return parts.length >= MIN_PARTS ? { parts, figures } : undefined;
};

const OF_REVENUE = new RegExp(`(?<=\\p{L}.*)\\s?(?:${revenueEndings.words.join('|')})$`, 'u');
/** `설비 매출`, `自動車用売上高`: a sentence on revenue by part names the part alone. */
export const nameOfPart = (label: string): string => label.replace(OF_REVENUE, '');
