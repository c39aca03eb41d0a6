// Detects a row in another part of the balance sheet than its measure: term debt among current liabilities.
import lexicon from '#shared/language/lexicon/statement-lines.json' with { type: 'json' };
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { conceptsOf } from './label-concepts.ts';
import type { Row } from './table.ts';

const GROUPS: readonly string[] = ['currentAssets', 'nonCurrentAssets', 'currentLiabilities', 'nonCurrentLiabilities'];
const PARENTS = new Map(lexicon.concepts.flatMap(({ id, parent }) => (parent ? [[id, parent] as const] : [])));

type Headings = { readonly section: string; readonly group?: string };

const groupNamed = (label: string): string | undefined => conceptsOf(label).find((id) => GROUPS.includes(id));

/** Whether the heading above a row shows that the measure is one of its lines. */
export const isUnderParent = ({ id }: Metric, { section, group = '' }: Headings): boolean =>
  PARENTS.has(id) && [section, group].some((heading) => groupNamed(heading) === PARENTS.get(id));

/** A heading applies until the total of its rows. */
const isBelowTotal = (group: string, row: Row, rows: readonly Row[]): boolean =>
  rows.some(({ start, section, label }) => start < row.start && section === row.section && groupNamed(label) === group);

export const isUnderOtherParent = (metric: Metric | undefined, row: Row, rows: readonly Row[]): boolean => {
  const parent = PARENTS.get(metric?.id ?? '') ?? '';
  if (!GROUPS.includes(parent)) return false;
  const group = groupNamed(row.section) ?? groupNamed(row.group);
  return group !== undefined && group !== parent && !isBelowTotal(group, row, rows);
};
