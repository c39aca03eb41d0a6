// Names the periods of SEC facts. `fy` and `fp` describe the filing, so they apply only to its current period.
import { DAY_MS } from '#shared/model/durations.ts';
import type { FactPeriod } from '#shared/model/fact.ts';

export type RawFact = {
  readonly start?: string | undefined;
  readonly end: string;
  readonly accn: string;
  readonly fy?: number | null | undefined;
  readonly fp?: string | null | undefined;
  readonly form: string;
};

const daysOf = ({ start, end }: RawFact): number => (start ? (Date.parse(end) - Date.parse(start)) / DAY_MS + 1 : 0);
/** Fiscal quarters have 12 to 17 weeks, and years 52 or 53. */
const isQuarter = (days: number): boolean => days >= 80 && days <= 121;
const isHalf = (days: number): boolean => days >= 170 && days <= 190;
const isYear = (days: number): boolean => days >= 350 && days <= 380;

type Label = { readonly fiscalYear: number; readonly quarter: string };

/** For each end date, the fiscal year and quarter of the filing that first reported it. */
export const fiscalLabels = (facts: readonly RawFact[]): ReadonlyMap<string, Label> => {
  const newest = new Map<string, RawFact>();
  for (const fact of facts) {
    const known = newest.get(fact.accn);
    if (fact.start && (!known || fact.end > known.end)) newest.set(fact.accn, fact);
  }
  const labels = new Map<string, Label>();
  for (const { end, fy, fp } of newest.values())
    if (fy && fp && !labels.has(end)) labels.set(end, { fiscalYear: fy, quarter: fp });
  return labels;
};

const keyOf = (fact: RawFact, days: number, label: Label | undefined): string => {
  const stretch = `${fact.start}/${fact.end}`;
  if (!label) return stretch;
  if (isYear(days)) return String(label.fiscalYear);
  if (isQuarter(days)) return `${label.fiscalYear}${label.quarter === 'FY' ? 'Q4' : label.quarter}`;
  return isHalf(days) && label.quarter === 'Q2' ? `${label.fiscalYear}H1` : stretch;
};

const kindOf = (days: number): FactPeriod['kind'] => {
  if (isYear(days)) return 'year';
  if (isQuarter(days)) return 'quarter';
  if (isHalf(days)) return 'half';
  return days > 121 && days < 350 ? 'toDate' : 'other';
};

export const periodOf = (fact: RawFact, labels: ReadonlyMap<string, Label>): FactPeriod => {
  const label = labels.get(fact.end);
  const fiscalYear = label ? { fiscalYear: label.fiscalYear } : {};
  if (!fact.start) return { key: fact.end, kind: 'instant', end: fact.end, ...fiscalYear };
  const days = daysOf(fact);
  return { key: keyOf(fact, days, label), kind: kindOf(days), start: fact.start, end: fact.end, ...fiscalYear };
};
