// The year of an undated line: the latest in the nearest line before it, or in its heading or title.
import type { Passage } from '../../evidence.ts';
import { splitSentences } from '../prose/split-sentences.ts';
import { keysIn } from './other-time.ts';

const yearsIn = (text: string): string[] => keysIn(text).flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);

/** A figure of the prior year is often printed beside that of the line's year. */
const latest = (years: readonly string[]): string[] => years.toSorted().slice(-1);

/** "£15.4m (2023: £13.1m)": the year before is in brackets beside the year of the line. */
const COMPARATIVE = /[(（](?:FY\s?)?(?:(?:19|20)\d\d|\d\d)(?:[/-]\d\d)?\s?(?:년도?|年度?)?\s?[:：][^()（）]*[)）]/giu;
const ownYearsIn = (text: string): string[] => yearsIn(text.replace(COMPARATIVE, ' '));

/** Returns no year if nothing before the line names one. */
export const impliedYears = ({ chunk }: Passage, start: number): readonly string[] => {
  const lines = splitSentences(chunk.text.slice(0, start)).map(({ text }) => text);
  const { section = '', document } = chunk.context;
  const places = [...lines.reverse(), ...section.split(' > ').reverse(), document];
  return latest(places.map(ownYearsIn).find((years) => years.length > 0) ?? []);
};

/** Whether a line is of another year than requested, by its own words or its context. */
export const isOfOtherYears = (
  periods: readonly string[],
  { passage, text, start }: { readonly passage: Passage; readonly text: string; readonly start: number },
): boolean => {
  const wanted = periods.flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);
  const own = ownYearsIn(text);
  const given = own.length > 0 ? own : impliedYears(passage, start);
  const stated = [...given, ...yearsIn(text)];
  return wanted.length > 0 && stated.length > 0 && !wanted.some((year) => stated.includes(year));
};
