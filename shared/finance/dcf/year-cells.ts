// The ids of a line's cells, one a year.

export const yearIds = (id: string, years: readonly number[]): readonly string[] =>
  years.map((year) => `${id}.${year}`);

export const at = (id: string, year: number | undefined) => `${id}.${year}`;
