// Finds tables that compare several companies, one per row: as printed, and their figures.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency, measureOf } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import columnWords from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import type { Known } from './known-figure.ts';
import { type PlainTable, plainTables } from './plain-table.ts';
import { inUnit, periodOf, unitOfAll } from './table-columns.ts';
import { byCompany } from './turned-table.ts';

/** A table with one company compares nothing. */
const FEWEST_COMPARED = 2;
const MAX_NAME_LENGTH = 40;
const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;

const names = ({ name }: CompanyIds, label: string): boolean =>
  label.length <= MAX_NAME_LENGTH && companyNames(name).some((one) => isNamedIn(one, label));

/** `Calderwick` shortens Calderwick Fire Protection; `Freight` does not shorten Islay Freight but names a segment. */
const shortens = ({ name }: CompanyIds, label: string): boolean => {
  const [whole = ''] = companyNames(label);
  return whole !== '' && companyNames(name).some((one) => one.toLowerCase().startsWith(whole.toLowerCase()));
};

/** A label may shorten the company's name. */
export const isOfCompany = (company: CompanyIds, label: string): boolean =>
  label.length <= MAX_NAME_LENGTH && (names(company, label) || shortens(company, label));

/** Tables with at least two of the companies, those with the most first. */
export const comparisonTables = async (
  context: SectionContext,
  companies: readonly CompanyIds[],
): Promise<PlainTable[]> => {
  const found = new Map<string, Passage>();
  for (const query of [companies.map(({ name }) => name).join(' '), ...companies.map(({ name }) => name)])
    for (const one of (await context.passages(query)).passages) found.set(one.chunk.id, one);
  const comparedIn = ({ rows }: PlainTable) =>
    companies.filter((company) => rows.some(({ cells: [label = ''] }) => isOfCompany(company, label))).length;
  return plainTables([...found.values()])
    .map((table) => byCompany(table, companies, isOfCompany))
    .filter((table) => comparedIn(table) >= FEWEST_COMPARED)
    .sort((a, b) => comparedIn(b) - comparedIn(a));
};

const moneyIn = (text: string): boolean => isCurrency(measureOf(text)?.unit);
/** `매출액(억원)`, `Revenue £m`, `競合比較(各社直近期、百万円)`. */
const unitIn = (label: string): string | undefined =>
  [...(UNIT.exec(label)?.[1]?.split(/[、,，]\s*/u) ?? []), label.split(/[\s,]+/).at(-1)].find(
    (one) => one !== undefined && moneyIn(one),
  );

type Column = { readonly at: number; readonly metric: string; readonly unit: string; readonly year: string };

const PERCENT_ALONE = /^[-−–△▲]?\s?\d+(?:\.\d+)?\s?[%％]$/u;
/** Market shares, and holdings of shares, say nothing of results or an offering. */
export const isOfShares = ({ rows }: PlainTable): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => PERCENT_ALONE.test(cell)));

/** The fiscal year of each company, if a column of the table names it: 2025年6月期, FY2025. */
const yearOfRow = ({ rows }: PlainTable, cells: readonly string[]): string | undefined => {
  const dated = (cell: string | undefined) => (cell && PERIOD.test(cell) ? periodOf(cell) : undefined);
  const at = cells.findIndex((_, n) => n > 0 && rows.every((row) => dated(row.cells[n]) !== undefined));
  return at < 0 ? undefined : dated(cells[at])?.slice(0, 4);
};
/** A period alone: revenue of 2,025 is none. */
const PERIOD = /^(?:FY\s?)?(?:19|20)\d{2}(?:年(?:\d{1,2}月)?(?:期|度)?|년(?:\s?\d{1,2}월)?|[-./]\d{1,2})?$/u;

/**
 * Reads columns by their headers: revenue of 1930 is not a year, and the currency of one column does not apply to the
 * next.
 */
const columnsOf = (table: PlainTable, metrics: readonly string[], ofRow?: string): Column[] => {
  const { head, passage } = table;
  const { document, section = '', periods } = passage.chunk.context;
  const around = [passage.chunk.text, section, document.replaceAll('_', ' '), ...periods.toReversed()];
  const [yearAround] = around.flatMap((text) => dateIn(text) ?? []);
  return head.flatMap((label, at): Column[] => {
    const metric = findMetrics(label).find(({ id }) => metrics.includes(id));
    const unit = unitIn(label) ?? ([unitOfAll(table), unitIn(section), unitIn(table.heading)].find(Boolean) || '');
    const year = (periodOf(label) ?? ofRow ?? yearAround ?? '').slice(0, 4);
    return metric && year !== '' ? [{ at, metric: metric.id, unit, year }] : [];
  });
};

const knownIn = (
  context: SectionContext,
  table: PlainTable,
  company: CompanyIds,
  metrics: readonly string[],
): Known[] => {
  const row = table.rows.find(({ cells: [label = ''] }) => isOfCompany(company, label));
  if (!row) return [];
  const own = yearOfRow(table, row.cells);
  return columnsOf(table, metrics, own).flatMap(({ at, metric, unit, year }): Known[] => {
    const [figure] = readFigures(inUnit(row.cells[at] ?? '', unit)).figures;
    if (!figure?.unit || !isCurrency(figure.unit)) return [];
    const { n } = context.notes.cite(table.passage, row.start, row.end);
    return [{ metric, year, period: year, value: figure.value, unit: figure.unit, basis: undefined, refs: [n] }];
  });
};

const namesMargin = compile({ ...columnWords.margin, id: 'margin', source: columnWords.source, not: [] });
const PERCENT = /^([-−–△▲]?)\s?(\d+(?:\.\d+)?)\s?[%％]?$/u;

const marginIn = (context: SectionContext, { head, passage, rows }: PlainTable, company: CompanyIds): Known[] => {
  const column = head.findIndex((label) => namesMargin(label).length > 0);
  const row = rows.find(({ cells: [label = ''] }) => isOfCompany(company, label));
  const [, sign, size] = PERCENT.exec(row?.cells[column] ?? '') ?? [];
  if (!row || size === undefined) return [];
  const year = dateIn(head[column] ?? '')?.slice(0, 4) ?? '';
  const { n } = context.notes.cite(passage, row.start, row.end);
  const value = (sign ? -1 : 1) * Number(size);
  return [{ metric: 'operatingMargin', year, period: year, value, unit: 'percent', basis: undefined, refs: [n] }];
};

/** The margin as a comparison of companies states it; such a table does not print the income behind it. */
export const comparedMargin = async (context: SectionContext, company: CompanyIds): Promise<Known | undefined> => {
  if (context.signal.aborted) return undefined;
  const { passages } = await context.passages(company.name);
  return plainTables(passages)
    .map((table) => byCompany(table, [company], isOfCompany))
    .filter(({ rows }) => rows.length >= FEWEST_COMPARED)
    .flatMap((table) => marginIn(context, table, company))
    .at(0);
};

/** Figures of a company without documents of its own, from tables in other companies' documents. */
export const comparedFigures = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  // A person waits for a proposal, so nothing is searched.
  if (context.signal.aborted) return [];
  const { passages } = await context.passages(company.name);
  const found = new Map<string, Known>();
  for (const table of plainTables(passages).map((one) => byCompany(one, [company], isOfCompany))) {
    for (const one of knownIn(context, table, company, metrics)) {
      const key = `${one.metric} ${one.year}`;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
};
