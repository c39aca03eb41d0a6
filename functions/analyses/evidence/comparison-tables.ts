// Tables of documents that set several companies side by side, a row each: as printed, and the figures in them.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { amountValue, cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import type { Known } from './known-figure.ts';
import { type PlainTable, plainTables } from './plain-table.ts';

/** A row of one company alone compares nothing. */
const FEWEST_COMPARED = 2;
const MAX_NAME_LENGTH = 40;
const MONEY = /^[A-Z]{3}$/;

/** A label may shorten the name; its first word alone, Recycling, is that of a segment too. */
const isOf = ({ name }: CompanyIds, label: string): boolean => {
  const [whole = ''] = companyNames(label);
  return (
    label.length <= MAX_NAME_LENGTH &&
    companyNames(name).some((one) => isNamedIn(one, whole) || (whole !== '' && isNamedIn(whole, one)))
  );
};

/** Those that set at least two of the companies side by side, the fullest first. */
export const comparisonTables = async (
  context: SectionContext,
  companies: readonly CompanyIds[],
): Promise<PlainTable[]> => {
  const found = new Map<string, Passage>();
  for (const query of [companies.map(({ name }) => name).join(' '), ...companies.map(({ name }) => name)])
    for (const one of (await context.passages(query)).passages) found.set(one.chunk.id, one);
  const comparedIn = ({ rows }: PlainTable) =>
    companies.filter((company) => rows.some(({ cells: [label = ''] }) => isOf(company, label))).length;
  return plainTables([...found.values()])
    .filter((table) => comparedIn(table) >= FEWEST_COMPARED)
    .sort((a, b) => comparedIn(b) - comparedIn(a));
};

const knownIn = (
  context: SectionContext,
  passage: Passage,
  company: CompanyIds,
  metrics: readonly string[],
): Known[] => {
  const rows = readTable(passage.chunk).rows.filter(({ label }) => isOf(company, label));
  return rows.slice(0, 1).flatMap((row) =>
    row.values.flatMap((value): Known[] => {
      const metric = findMetrics(value.column?.about ?? value.column?.label ?? '').find(({ id }) =>
        metrics.includes(id),
      );
      const year = dateIn(value.column?.label ?? '')?.slice(0, 4) ?? dateIn(passage.chunk.text)?.slice(0, 4) ?? '';
      const cell = { passage, metric, row, value, period: year, fit: 1 };
      const unit = cellMeasure(cell)?.unit;
      if (!metric || !unit || !MONEY.test(unit) || year === '') return [];
      const { n } = context.notes.cite(passage, row.start, row.end);
      return [{ metric: metric.id, year, period: year, value: amountValue(cell), unit, basis: undefined, refs: [n] }];
    }),
  );
};

/** What tables of others state of a company that has no document of its own. */
export const comparedFigures = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  // Somebody waits for a proposal: nothing is searched for it.
  if (context.signal.aborted) return [];
  const { passages } = await context.passages(company.name);
  const found = new Map<string, Known>();
  for (const { passage, rows } of plainTables(passages)) {
    if (!rows.some(({ cells: [label = ''] }) => isOf(company, label))) continue;
    for (const one of knownIn(context, passage, company, metrics)) {
      const key = `${one.metric} ${one.year}`;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
};
