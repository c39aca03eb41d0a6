// Finds totals printed without a label: both sides of a balance sheet, the sum below a heading.
import { conceptOf, statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import type { StatementKind, StatementLine } from '#shared/model/statement.ts';

const hasFigures = ({ figures }: StatementLine): boolean => figures.some((figure) => figure !== null);
const isUnnamed = (line: StatementLine): boolean => line.label.trim() === '' && hasFigures(line);

const isEqual = (a: StatementLine, b: StatementLine): boolean =>
  a.figures.every((figure, column) => figure?.value === b.figures[column]?.value);

const has = (lines: readonly StatementLine[], id: string): boolean => lines.some(({ concept }) => concept === id);

/** Two equal totals without a label are the two sides. */
const withSides = (lines: readonly StatementLine[]): readonly StatementLine[] => {
  if (has(lines, 'totalAssets') || has(lines, 'liabilitiesAndEquity')) return lines;
  const unnamed = lines.filter(isUnnamed);
  const assets = unnamed.find((line, n) => unnamed.slice(n + 1).some((other) => isEqual(line, other)));
  const other = assets && unnamed.find((line) => line !== assets && isEqual(line, assets));
  return lines.map((line) => {
    if (line === assets) return { ...line, concept: 'totalAssets' };
    return line === other ? { ...line, concept: 'liabilitiesAndEquity' } : line;
  });
};

const isSum = (total: StatementLine, parts: readonly StatementLine[]): boolean =>
  parts.length > 1 &&
  total.figures.every((figure, column) => {
    const sum = parts.reduce((all, { figures }) => all + (figures[column]?.value ?? 0), 0);
    return figure !== null && figure !== undefined && Math.abs(sum - figure.value) <= Math.ceil(parts.length / 2);
  });

/** The sum of the lines below a heading is what the heading names. */
const withSums = (kind: StatementKind, lines: readonly StatementLine[]): readonly StatementLine[] =>
  lines.map((line, at) => {
    if (!isUnnamed(line) || line.concept || line.section === '') return line;
    const from = lines.findLastIndex(
      ({ label, figures }, n) => n < at && figures.length === 0 && label === line.section,
    );
    const concept = conceptOf(kind, line.section, '');
    const isOwn = concept !== undefined && !statementConcept(concept)?.isPerShare && !has(lines, concept);
    return isOwn && from >= 0 && isSum(line, lines.slice(from + 1, at)) ? { ...line, concept } : line;
  });

export const withNamedTotals = (kind: StatementKind, lines: readonly StatementLine[]): readonly StatementLine[] =>
  withSums(kind, kind === 'balance' ? withSides(lines) : lines);
