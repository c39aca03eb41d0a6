// Resolves concepts that a label alone does not determine: borrowings and leases are current or not by their position.
import type { StatementLine } from '#shared/model/statement.ts';

/** Concepts with the same label among current and other liabilities. */
const BY_PLACE: readonly { readonly current: string; readonly other: string | undefined }[] = [
  { current: 'shortTermDebt', other: 'longTermDebt' },
  { current: 'leaseLiabilitiesCurrent', other: 'leaseLiabilities' },
  { current: 'deferredRevenue', other: undefined },
];

const at = (lines: readonly StatementLine[], id: string): number => lines.findIndex(({ concept }) => concept === id);

/** The range of the current liabilities: before their total, or after it if totals come first. */
const currentStretch = (lines: readonly StatementLine[]): readonly [number, number] | undefined => {
  const total = at(lines, 'currentLiabilities');
  if (total < 0) return undefined;
  const cash = at(lines, 'cash');
  const comesFirst = cash >= 0 && at(lines, 'currentAssets') >= 0 && at(lines, 'currentAssets') < cash;
  // IFRS filers may list non-current liabilities or equity before current liabilities.
  if (!comesFirst)
    return [Math.max(...['totalAssets', 'nonCurrentLiabilities'].map((id) => at(lines.slice(0, total), id))), total];
  const next = lines.findIndex(
    ({ concept }, n) => n > total && ['nonCurrentLiabilities', 'totalLiabilities'].includes(concept ?? ''),
  );
  return [total, next < 0 ? lines.length : next];
};

export const withConcept = ({ concept: _, ...line }: StatementLine, concept: string | undefined): StatementLine =>
  concept === undefined ? line : { ...line, concept };

export const placed = (lines: readonly StatementLine[]): readonly StatementLine[] => {
  const stretch = currentStretch(lines);
  if (!stretch) return lines;
  return lines.map((line, n) => {
    const pair = BY_PLACE.find(
      ({ current, other }) => line.concept === current || (other !== undefined && line.concept === other),
    );
    if (!pair) return line;
    return withConcept(line, n > stretch[0] && n < stretch[1] ? pair.current : pair.other);
  });
};
