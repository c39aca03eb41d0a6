// Picks the latest of several filings' values for a figure, and lists the earlier ones it replaces.
import type { Fact } from '#shared/model/fact.ts';

const sameness = ({ concept, detail, statement, period, unit, basis }: Fact): string =>
  [concept, detail ?? '', statement ?? '', period.start ?? '', period.end, unit, basis].join('|');

const laterFirst = (a: Fact, b: Fact): number =>
  b.filedAt.localeCompare(a.filedAt) || b.source.filing.localeCompare(a.source.filing);

const merged = (facts: readonly Fact[]): Fact[] => {
  const [latest, ...earlier] = [...facts].sort(laterFirst);
  if (!latest) return [];
  const restates = earlier
    // A filing that repeats a figure does not restate itself: its first occurrence counts.
    .filter(({ value, source }) => value !== latest.value && source.filing !== latest.source.filing)
    .map(({ value, filedAt, source }) => ({ value, filing: source.filing, filedAt }));
  return [restates.length > 0 ? { ...latest, restates } : latest];
};

/** One fact per figure, in order of first occurrence. */
export const latestOf = (facts: readonly Fact[]): Fact[] => {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = sameness(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return [...groups.values()].flatMap(merged);
};
