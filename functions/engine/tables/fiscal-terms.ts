// Resolves fiscal terms to years: 제53기 is 2021 if a line says 제 53 기 2021.01.01 부터 2021.12.31 까지.
import { periodsIn } from '#shared/language/grammar/periods.ts';

/** Maps a term's number to its year. */
export type Terms = ReadonlyMap<number, number>;

const TERM = /^#(\d+)(Q[1-4]|H1)?$/;

const yearsOfLine = (line: string): [number, number][] => {
  const periods = periodsIn(line);
  return periods.flatMap(({ key }, i): [number, number][] => {
    const term = TERM.exec(key)?.[1];
    const next = periods[i + 1];
    const after = next && !next.key.startsWith('#') ? next : undefined;
    return term && after ? [[Number(term), Number(after.key.slice(0, 4))]] : [];
  });
};

/** Returns the terms of a text; if no line names both, the newest term is the newest year of the passage. */
export const termsIn = (text: string, periods: readonly string[] = []): Terms => {
  const named = new Map(text.split('\n').flatMap(yearsOfLine));
  if (named.size > 0) return named;
  const numbers = periodsIn(text).flatMap(({ key }) => Number(TERM.exec(key)?.[1] ?? []) || []);
  const years = periods.flatMap((period) => (/^\d{4}/.test(period) ? Number(period.slice(0, 4)) : []));
  if (numbers.length === 0 || years.length === 0) return new Map();
  return new Map([[Math.max(...numbers), Math.max(...years)]]);
};

/** Returns the year of a term, counted from any known term; other periods are unchanged. */
export const resolveTerms = (key: string, terms: Terms): string[] => {
  const [, number, quarter = ''] = TERM.exec(key) ?? [];
  if (!number) return [key];
  const [known] = terms;
  return known ? [`${known[1] + Number(number) - known[0]}${quarter}`, key] : [key];
};
