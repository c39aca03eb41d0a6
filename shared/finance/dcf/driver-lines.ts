// Lays out a driver from the last reported year to the terminal one: given years as inputs, the years between as live
// formulas.
import { label } from '../label.ts';
import { add, divide, type Operand, subtract } from '../workbook/expression.ts';
import { type Cell, type Format, formula, input, type Line, line, PERCENT } from '../workbook/workbook.ts';
import type { DcfInput, Driver, OpenDriver } from './input.ts';
import { at, TERMINAL } from './year-cells.ts';

/** Linear interpolation: each year covers an equal part of the remaining difference. */
const onTheWay = (before: string, end: string, steps: number): Operand =>
  add(before, divide(subtract(end, before), steps));

type Shown = {
  readonly id: string;
  readonly label: Line['label'];
  readonly unit?: Line['unit'];
  readonly format?: Format;
};

type Span = Pick<DcfInput, 'baseYear' | 'years'>;

const cellsOf = (
  { baseYear, years }: Span,
  { id, format = 'percent' }: Shown,
  driver: OpenDriver,
  end: Cell,
): (Cell | undefined)[] => {
  const base = driver.base && input(at(id, baseYear), driver.base, format);
  const forecast = years.map((year, i): Cell => {
    const given = driver.years[i];
    if (given) return input(at(id, year), given, format);
    const before = i > 0 ? at(id, year - 1) : (base?.id ?? at(id, TERMINAL));
    return formula(at(id, year), onTheWay(before, at(id, TERMINAL), years.length + 1 - i), format);
  });
  return [base, ...forecast, end];
};

const shownAs = ({ label: what, unit = PERCENT }: Shown) => ({ label: what ?? '', unit });

export const driverLine = (span: Span, shown: Shown, driver: Driver): Line =>
  line(
    shownAs(shown),
    cellsOf(span, shown, driver, input(at(shown.id, TERMINAL), driver.terminal, shown.format ?? 'percent')),
  );

/** The line ends at the value of another cell. */
export const openLine = (span: Span, shown: Shown, driver: OpenDriver, end: Operand): Line =>
  line(shownAs(shown), cellsOf(span, shown, driver, formula(at(shown.id, TERMINAL), end, shown.format ?? 'percent')));

export const DAYS = label('unit.days');
