// Defines the measures that bankers compute from statements: each a formula over lines and other measures, from
// measures.json.
import { type Operand, whenNumbers } from '../workbook/expression.ts';
import type { Format } from '../workbook/workbook.ts';
import { type Formula, operandOf, parseFormula, type Reference, referencesIn } from './formula.ts';
import table from './measures.json' with { type: 'json' };

export const GROUPS = ['profit', 'ebitda', 'netDebt', 'workingCapital', 'cash', 'returns', 'strength'] as const;
export type Group = (typeof GROUPS)[number];
type Unit = 'amount' | 'percent' | 'times' | 'days';

/** Texts: i18n `finance.measures.<id>` and `finance.measureGroups.<group>`. */
export type Measure = {
  readonly id: string;
  readonly group: Group;
  readonly unit: Unit;
  readonly formula: Formula;
};

const oneOf = <T extends string>(all: readonly T[], text: string): T => {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new Error(`${text} is none of ${all.join(', ')}`);
  return found;
};

export const MEASURES: readonly Measure[] = table.measures.map(({ id, group, unit, formula }) => ({
  id,
  group: oneOf(GROUPS, group),
  unit: oneOf<Unit>(['amount', 'percent', 'times', 'days'], unit),
  formula: parseFormula(formula),
}));

const BY_ID = new Map(MEASURES.map((measure) => [measure.id, measure]));
export const measureById = (id: string): Measure | undefined => BY_ID.get(id);

export const FORMATS: Readonly<Record<Unit, Format>> = {
  amount: 'amount',
  percent: 'percent',
  times: 'multiple',
  days: 'whole',
};

export const referencesOf = ({ formula }: Measure): readonly Reference[] => referencesIn(formula);

/** The lines that a measure depends on, including those of nested measures. */
export const linesOf = ({ formula }: Measure): readonly string[] => [
  ...new Set(
    referencesIn(formula).flatMap(({ id }) => {
      const inner = BY_ID.get(id);
      return inner ? linesOf(inner) : [id];
    }),
  ),
];

export const MEASURED_LINES: readonly string[] = [...new Set(MEASURES.flatMap(linesOf))];

/** Whether a line has a figure in a year. */
type Knows = (line: string, year: string) => boolean;

export const yearBefore = (year: string): string => String(Number(year) - 1);
const yearOf = ({ isBefore }: Reference, year: string): string => (isBefore ? yearBefore(year) : year);

/** The missing lines without which a measure has no figure in a year. */
export const missingLines = ({ formula }: Measure, year: string, knows: Knows): readonly string[] => [
  ...new Set(
    referencesIn(formula)
      .filter(({ isOptional }) => !isOptional)
      .flatMap((reference) => {
        const at = yearOf(reference, year);
        const inner = BY_ID.get(reference.id);
        if (inner) return missingLines(inner, at, knows);
        return knows(reference.id, at) ? [] : [reference.id];
      }),
  ),
];

const isThere = (reference: Reference, year: string, knows: Knows): boolean => {
  const at = yearOf(reference, year);
  const inner = BY_ID.get(reference.id);
  return inner ? missingLines(inner, at, knows).length === 0 : knows(reference.id, at);
};

/** A live formula over the cells of its lines; `undefined` if one is missing. */
export const measureOperand = (
  measure: Measure,
  year: string,
  knows: Knows,
  cellOf: (id: string, year: string) => string,
): Operand | undefined => {
  if (missingLines(measure, year, knows).length > 0) return undefined;
  const used = referencesIn(measure.formula).filter((reference) => isThere(reference, year, knows));
  const operand = operandOf(measure.formula, (reference) =>
    isThere(reference, year, knows) ? cellOf(reference.id, yearOf(reference, year)) : undefined,
  );
  // A nested measure may be n.m., and then the measure is too.
  const cells = used
    .filter(({ id }) => BY_ID.has(id))
    .map((reference) => cellOf(reference.id, yearOf(reference, year)));
  return cells.length > 0 ? whenNumbers(cells, operand) : operand;
};
