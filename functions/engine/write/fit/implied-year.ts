// The year of a line that states none: the latest of the nearest line before it, or of its heading or title.
import type { Passage } from '../../evidence.ts';
import { splitSentences } from '../prose/split-sentences.ts';
import { keysIn } from './other-time.ts';

const yearsIn = (text: string): string[] => keysIn(text).flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);

/** A figure of the year before stands beside that of the year that a line is about. */
const latest = (years: readonly string[]): string[] => years.toSorted().slice(-1);

/** None where nothing before it names a year. */
export const impliedYears = ({ chunk }: Passage, start: number): readonly string[] => {
  const lines = splitSentences(chunk.text.slice(0, start)).map(({ text }) => text);
  const { section = '', document } = chunk.context;
  const places = [...lines.reverse(), ...section.split(' > ').reverse(), document];
  return latest(places.map(yearsIn).find((years) => years.length > 0) ?? []);
};

/** A line of another year than the one that is asked for, by its own words or by what stands before it. */
export const isOfOtherYears = (
  periods: readonly string[],
  { passage, text, start }: { readonly passage: Passage; readonly text: string; readonly start: number },
): boolean => {
  const wanted = periods.flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);
  const own = yearsIn(text);
  const given = own.length > 0 ? own : impliedYears(passage, start);
  return wanted.length > 0 && given.length > 0 && !wanted.some((year) => given.includes(year));
};
