// Detects reports of one event in two documents: of two entries in one month with mostly the same words, the fuller is
// kept.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { terms } from '../../engine/terms.ts';

/** The share of the shorter entry's words that both have. Set by hand. */
const SAME = 0.6;
const MONTH = 'yyyy-mm'.length;

/** One entry may have only the year, the other also the month. */
const isOfOneMonth = (a: string, b: string): boolean => {
  const [first, second] = [a.slice(0, MONTH), b.slice(0, MONTH)];
  return first.startsWith(second) || second.startsWith(first);
};

type Worded = { readonly entry: TimelineEntry; readonly words: ReadonlySet<string> };

const worded = (entry: TimelineEntry): Worded => ({
  entry,
  words: new Set(terms(entry.sentences.map(({ text }) => text).join(' '))),
});

const isOfOneEvent = (a: Worded, b: Worded): boolean => {
  const [short, long] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  const shared = [...short].filter((word) => long.has(word)).length;
  return isOfOneMonth(a.entry.date, b.entry.date) && shared >= short.size * SAME;
};

/** Entries with a month come before entries with a year only, then the longer. */
const byPrecision = (a: Worded, b: Worded): number => {
  const lengthOf = ({ entry }: Worded) => Math.min(entry.date.length, MONTH);
  return lengthOf(b) - lengthOf(a) || b.words.size - a.words.size;
};

export const withoutNearCopies = (entries: readonly TimelineEntry[]): TimelineEntry[] => {
  const chosen: Worded[] = [];
  for (const one of entries.map(worded).sort(byPrecision))
    if (!chosen.some((other) => isOfOneEvent(one, other))) chosen.push(one);
  return entries.filter((entry) => chosen.some((one) => one.entry === entry));
};
