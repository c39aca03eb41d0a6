// Checks statements of several documents against each other: the same line of the same period, and interim periods
// against the year.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Statement, StatementColumn, StatementKind, StatementLine } from '../../model/statement.ts';
import { places, toleranceOf } from './figures.ts';

/** The statements of one document and one basis. */
export type DocumentStatements = { readonly document: string; readonly statements: readonly Statement[] };

/** A figure and where it is printed. */
export type Printed = {
  readonly of: DocumentStatements;
  readonly statement: Statement;
  readonly line: StatementLine;
  readonly column: StatementColumn;
  readonly shown: string;
  /** In whole units. */
  readonly value: number;
  /** One printed unit. */
  readonly unit: number;
};

/** `restated`: a later document states another figure for an earlier year than that year's own document (rule 31). */
export type Disagreement = {
  readonly rule: 'contradiction' | 'restated' | 'partsOfYear';
  readonly concept: string;
  readonly period: string;
  readonly figures: readonly Printed[];
};

const FLOWS: ReadonlySet<StatementKind> = new Set(['income', 'cashFlow']);
/** Balances at the ends of interim periods cannot be added up. */
const BALANCES: ReadonlySet<string> = new Set(['openingCash', 'closingCash']);

const printedIn = (of: DocumentStatements): Printed[] =>
  of.statements.flatMap((statement) =>
    statement.lines.flatMap((line) =>
      line.concept === undefined || statement.scale === undefined
        ? []
        : statement.columns.flatMap((column, n): Printed[] => {
            const figure = line.figures[n];
            if (!figure) return [];
            const power = line.isPlain ? 0 : (statement.scale ?? 0);
            const value = timesPower(figure.value, power);
            return [
              { of, statement, line, column, shown: figure.shown, value, unit: 10 ** (power - places(figure.shown)) },
            ];
          }),
    ),
  );

/** Periods are compared by month, and lines with several rows have no single figure. */
const keyOf = ({ statement, line, column }: Printed): string =>
  [statement.kind, line.concept, column.period.slice(0, 7), column.months ?? ''].join(' ');

const isOnly = (all: readonly Printed[]) => (one: Printed) =>
  all.filter((other) => other.of === one.of && keyOf(other) === keyOf(one)).length === 1;

const lastOf = ({ statements }: DocumentStatements): string =>
  statements
    .flatMap(({ columns }) => columns.map(({ period }) => period))
    .sort()
    .at(-1) ?? '';

const isClose = (a: number, b: number, tolerance: number): boolean => Math.abs(a - b) <= tolerance * (1 + 1e-9);

/** True if the same line of the same period differs by more than one unit of the coarser scale, regardless of sign. */
const disagreeing = (a: Printed, b: Printed): boolean =>
  !isClose(Math.abs(a.value), Math.abs(b.value), Math.max(a.unit, b.unit));

const grouped = (all: readonly Printed[]): Printed[][] => {
  const groups = new Map<string, Printed[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

const ofOneLine = (same: readonly Printed[]): Disagreement[] => {
  // The latest document first.
  const ordered = [...same].sort((a, b) => lastOf(b.of).localeCompare(lastOf(a.of)));
  const [latest, ...others] = ordered;
  const other = latest && others.find((one) => disagreeing(latest, one));
  if (!latest || !other || latest.statement.currency !== other.statement.currency) return [];
  const rule = lastOf(latest.of) === lastOf(other.of) ? 'contradiction' : 'restated';
  return [{ rule, concept: latest.line.concept ?? '', period: latest.column.period, figures: [latest, other] }];
};

const MONTH = /^(\d{4})-(\d\d)/;
/** The month the given number of months earlier. */
const monthBefore = (period: string, months: number): string => {
  const [, year, month] = MONTH.exec(period) ?? [];
  if (year === undefined || month === undefined) return '';
  const at = Number(year) * 12 + Number(month) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

const QUARTER = 3;

type Find = (months: number, month: string) => Printed | undefined;

/** Consecutive quarters or halves that make up the whole. */
const equalParts = ({ column: { period, months = 0 } }: Printed, length: number, find: Find): Printed[] => {
  const count = months / length;
  if (!Number.isInteger(count) || count < 2) return [];
  const parts = Array.from({ length: count }, (_, n) => find(length, monthBefore(period, length * n)));
  return parts.every((one) => one !== undefined) ? parts : [];
};

/**
 * The parts of a period longer than a quarter: the period until a quarter before its end plus that quarter, or its
 * quarters or halves (rule 32).
 */
const partsOf = (whole: Printed, find: Find): readonly Printed[] => {
  const { period, months = 0 } = whole.column;
  const [first, last] = [find(months - QUARTER, monthBefore(period, QUARTER)), find(QUARTER, period.slice(0, 7))];
  if (first && last) return [first, last];
  const quarters = equalParts(whole, QUARTER, find);
  return quarters.length > 0 ? quarters : equalParts(whole, 2 * QUARTER, find);
};

const yearsIn = (all: readonly Printed[]): (readonly Printed[])[] => {
  const flows = all.filter(
    ({ statement, line }) => FLOWS.has(statement.kind) && !line.isPlain && !BALANCES.has(line.concept ?? ''),
  );
  return flows.flatMap((whole): (readonly Printed[])[] => {
    const { period, months = 0 } = whole.column;
    if (months <= QUARTER || !MONTH.test(period)) return [];
    const find: Find = (length, month) =>
      flows.find(
        ({ statement, line, column }) =>
          line.concept === whole.line.concept &&
          statement.kind === whole.statement.kind &&
          statement.currency === whole.statement.currency &&
          column.months === length &&
          column.period.startsWith(month),
      );
    const parts = partsOf(whole, find);
    return parts.length > 0 ? [[whole, ...parts]] : [];
  });
};

const partsOfYear = (figures: readonly Printed[]): Disagreement[] => {
  const [whole, ...parts] = figures;
  if (!whole) return [];
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const tolerance = toleranceOf(parts.length, Math.max(...figures.map(({ unit }) => unit)));
  if (isClose(whole.value, sum, tolerance)) return [];
  return [{ rule: 'partsOfYear', concept: whole.line.concept ?? '', period: whole.column.period, figures }];
};

const onlyIn = (documents: readonly DocumentStatements[]): Printed[] => {
  const all = documents.flatMap(printedIn);
  return all.filter(isOnly(all));
};

/** `documents`: of one company and one basis, in any order. */
export const acrossDocuments = (documents: readonly DocumentStatements[]): Disagreement[] => {
  const only = onlyIn(documents);
  return [...grouped(only).flatMap(ofOneLine), ...yearsIn(only).flatMap(partsOfYear)];
};

/** The number of figures that each rule compares. */
export const comparedAcross = (documents: readonly DocumentStatements[]): Record<Disagreement['rule'], number> => {
  const only = onlyIn(documents);
  const lines = grouped(only).filter((same) => new Set(same.map(({ of }) => of)).size > 1);
  const ofOneYear = lines.filter((same) => new Set(same.map(({ of }) => lastOf(of))).size === 1);
  return {
    contradiction: ofOneYear.length,
    restated: lines.length - ofOneYear.length,
    partsOfYear: yearsIn(only).length,
  };
};
