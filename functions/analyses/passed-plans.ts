// Says of a plan or a term whose time has passed when the report is written that it was planned when its source was.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import plannedEndings from '#shared/language/lexicon/planned-endings.json' with { type: 'json' };
import type { SectionContext } from './builder.ts';

const isPlanned = compile(plannedEndings);

const MONTHS_OF: Readonly<Record<string, string>> = { H1: '06', H2: '12', Q1: '03', Q2: '06', Q3: '09', Q4: '12' };
const LAST_DAY = '31';

/** The last day of a period as text that sorts; empty for a fiscal term, of which nobody knows the months. */
const endOf = (key: string): string => {
  const [, year, part, date = ''] = /^(\d{4})(?:([QH]\d)|-(\d{2}(?:-\d{2})?))?$/.exec(key) ?? [];
  if (!year) return '';
  if (part) return `${year}-${MONTHS_OF[part]}-${LAST_DAY}`;
  if (!date) return `${year}-12-${LAST_DAY}`;
  return date.length === 2 ? `${year}-${date}-${LAST_DAY}` : `${year}-${date}`;
};

/** The period nearest before the words of the plan, else the next one after them. */
const plannedPeriod = (text: string): string | undefined => {
  const [at] = isPlanned(text);
  const periods = periodsIn(text);
  const before = at && periods.findLast(({ end }) => end <= at.start);
  return at && (before ?? periods.find(({ start }) => start >= at.end))?.key;
};

/** True if the last time for which something is announced is over. */
const isPassed = (now: number, text: string): boolean => {
  const key = plannedPeriod(text);
  const end = key === undefined ? '' : endOf(key);
  return end !== '' && end < new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
};

/** The parts of a section pass here before the whole does. */
export const withPassed = (context: Pick<SectionContext, 'now' | 'text'>, text: string): string => {
  const note = context.text('say.passedPlan', { text: '' }).trim();
  return isPassed(context.now, text) && !text.endsWith(note) ? context.text('say.passedPlan', { text }) : text;
};
