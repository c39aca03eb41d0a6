// Applies a person's yearly entries to drivers; a year left out keeps its proposed value.
import type { Given, Origin } from '../given.ts';
import type { Driver, OpenDriver } from './input.ts';
import type { EnteredYears } from './proposal.ts';

export type By = { readonly entered: Origin; readonly enteredByYear: Origin };

/** Entries that differ between years have an origin of their own. */
const originIn = (row: EnteredYears, { entered, enteredByYear }: By): Origin =>
  new Set(row).size > 1 ? enteredByYear : entered;

export const enterYears = (years: OpenDriver['years'], row: EnteredYears | undefined, by: By): OpenDriver['years'] => {
  if (!row) return years;
  const origin = originIn(row, by);
  return years.map((own, i) => {
    const value = row[i];
    return value === undefined ? own : { value, origin };
  });
};

/** An entry for the last year also applies to the terminal year. */
export const enterDriver = (driver: Driver, row: EnteredYears | undefined, by: By): Driver => {
  const years = enterYears(driver.years, row, by);
  const isEnded = row?.[years.length - 1] !== undefined;
  return { ...driver, years, terminal: (isEnded ? years.at(-1) : undefined) ?? driver.terminal };
};

/** Without a proposal, the last entered year also applies to later ones. */
export const enterNew = (count: number, row: EnteredYears, by: By): Driver => {
  const last = row.findLast((one) => one !== undefined) ?? 0;
  const none = { years: Array.from({ length: count }, () => null), terminal: { value: last, origin: by.entered } };
  return enterDriver(none, row, by);
};

/** The values of a driver by year, as the workbook computes them from its base to its end. */
const pathOf = ({ base, years }: OpenDriver, end: number): readonly number[] => {
  const path: number[] = [];
  for (const [i, given] of years.entries()) {
    const before = path.at(-1) ?? base?.value ?? end;
    path.push(given?.value ?? before + (end - before) / (years.length + 1 - i));
  }
  return path;
};

/** Shifts all forecast years by the same points, as in the sensitivity of growth and margin. */
export const shiftYears = (driver: OpenDriver, end: number, by: number, origin: Origin): OpenDriver['years'] =>
  by === 0 ? driver.years : pathOf(driver, end).map((value): Given => ({ value: value + by, origin }));
