// Detects reports of one event by two documents: of entries of one month with mostly the same words the fuller is
// chosen.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { terms } from '../../engine/terms.ts';

/** Of the words of the shorter one. Set by hand. */
const SAME = 0.6;
const MONTH = 'yyyy-mm'.length;

type Worded = { readonly entry: TimelineEntry; readonly words: ReadonlySet<string> };

const worded = (entry: TimelineEntry): Worded => ({
  entry,
  words: new Set(terms(entry.sentences.map(({ text }) => text).join(' '))),
});

const isOfOneEvent = (a: Worded, b: Worded): boolean => {
  const [short, long] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  const shared = [...short].filter((word) => long.has(word)).length;
  return a.entry.date.slice(0, MONTH) === b.entry.date.slice(0, MONTH) && shared >= short.size * SAME;
};

export const withoutNearCopies = (entries: readonly TimelineEntry[]): TimelineEntry[] => {
  const chosen: Worded[] = [];
  for (const one of entries.map(worded).sort((a, b) => b.words.size - a.words.size))
    if (!chosen.some((other) => isOfOneEvent(one, other))) chosen.push(one);
  return entries.filter((entry) => chosen.some((one) => one.entry === entry));
};
