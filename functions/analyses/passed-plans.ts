// Says of a plan or a term whose time has passed when the report is written that it was planned when its source was.
import { analysisOf } from '#shared/analyses/registry.ts';
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

/** The periods nearest before and after the words of the plan: Korean and Japanese name it before them, English after. */
const plannedPeriods = (text: string): readonly string[] => {
  const [at] = isPlanned(text);
  const periods = periodsIn(text);
  const before = at && periods.findLast(({ end }) => end <= at.start);
  const after = at && periods.find(({ start }) => start >= at.end);
  return [before, after].flatMap((one) => one?.key ?? []);
};

/** True if every time for which something is announced is over. */
const isPassed = (now: number, text: string): boolean => {
  const ends = plannedPeriods(text).map(endOf);
  const today = new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return ends.length > 0 && ends.every((end) => end !== '' && end < today);
};

/** The parts of a section pass here before the whole does. A document for buyers has no remarks on its sources. */
export const withPassed = (context: Pick<SectionContext, 'now' | 'text' | 'type'>, text: string): string => {
  if (analysisOf(context.type).forOutsiders) return text;
  const note = context.text('say.passedPlan', { text: '' }).trim();
  return isPassed(context.now, text) && !text.endsWith(note) ? context.text('say.passedPlan', { text }) : text;
};
