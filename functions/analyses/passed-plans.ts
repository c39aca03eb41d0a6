// Says of a plan or a term whose time has passed when the report is written that it was planned when its source was.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
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

type Planned = { readonly all: readonly string[]; readonly own: string | undefined };

/** The periods nearest before and after the words of the plan: Korean and Japanese name its own before them, English after. */
const plannedPeriods = (text: string): Planned => {
  const [at] = isPlanned(text);
  const periods = periodsIn(text);
  const before = at && periods.findLast(({ end }) => end <= at.start);
  const after = at && periods.find(({ start }) => start >= at.end);
  const own = languageOf(text) === 'en' ? after : before;
  return { all: [before, after].flatMap((one) => one?.key ?? []), own: own?.key };
};

/** Whether all times for which something is announced are over, or the first of several. */
const passedIn = (now: number, text: string): 'all' | 'some' | undefined => {
  const today = new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const isOver = (key: string) => endOf(key) !== '' && endOf(key) < today;
  const { all, own } = plannedPeriods(text);
  if (all.length > 0 && all.every(isOver)) return 'all';
  return own !== undefined && isOver(own) ? 'some' : undefined;
};

const NOTE = { all: 'say.passedPlan', some: 'say.passedInPart' } as const;

/** The parts of a section pass here before the whole does. */
export const withPassed = (context: Pick<SectionContext, 'now' | 'text'>, text: string): string => {
  const passed = passedIn(context.now, text);
  const isMarked = Object.values(NOTE).some((key) => text.endsWith(context.text(key, { text: '' }).trim()));
  return passed && !isMarked ? context.text(NOTE[passed], { text }) : text;
};
