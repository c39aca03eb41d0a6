// Names the cells of a line: one per forecast year, and one for the terminal year.

export const TERMINAL = 'terminal';
type Year = number | typeof TERMINAL;

export const yearIds = (id: string, years: readonly number[]): readonly string[] =>
  years.map((year) => `${id}.${year}`);

export const at = (id: string, year: Year | undefined) => `${id}.${year}`;

/** The year before a forecast year: the base year before the first, the last forecast year before the terminal one. */
export const before = (years: readonly number[], year: Year): number | undefined =>
  year === TERMINAL ? years.at(-1) : year - 1;
