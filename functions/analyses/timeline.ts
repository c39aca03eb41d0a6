// Lists dated entries: press reports and filings, newest first, or events from documents, oldest first.
import type { Block } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { appointments } from './appointments.ts';
import type { Builder, SectionContext } from './builder.ts';
import { withDisputedDates } from './disputed-dates.ts';
import { rivalMoves } from './evidence/rival-moves.ts';
import { headlines } from './headlines.ts';
import { nothingIn } from './nothing.ts';
import { pastEvents } from './past-events.ts';
import { priceMoves } from './price-moves.ts';
import { isTheme, reported, watchNote } from './reported.ts';
import { sheetPrices } from './series.ts';

/** Questions on what was reported; the others ask what happened. */
const REPORTED = new Set(['latestNews', 'competitorNews', 'priceEvents', 'dealNews', 'productNews', 'adverseNews']);

const RECENT_MS = 3 * 365.25 * 86_400_000;
const MONTH_LENGTH = 'yyyy-mm'.length;
/** A shorter text is a date alone. */
const SHORTEST_NEWS = 15;
/** Without reports, only what documents date to a month of the last years is news. */
const recent = ({ now }: SectionContext, entries: readonly TimelineEntry[]): TimelineEntry[] => {
  const from = new Date(now - RECENT_MS).toISOString();
  return entries
    .filter(({ date }) => date.length >= MONTH_LENGTH && date >= from.slice(0, date.length))
    .filter(({ sentences }) => sentences.some(({ text }) => text.length >= SHORTEST_NEWS))
    .sort((a, b) => b.date.localeCompare(a.date));
};

/** Events of today and later; all if there are none. */
const stillToCome = ({ now }: SectionContext, entries: readonly TimelineEntry[]): TimelineEntry[] => {
  const today = new Date(now).toISOString();
  const later = entries.filter(({ date }) => date >= today.slice(0, date.length));
  return later.length > 0 ? later : [...entries];
};

const isAboutRivals = (questions: readonly string[]): boolean => questions.includes('competitorNews');
/** Analyses with press reports only, without the company's own documents. */
const OF_PRESS: ReadonlySet<string> = new Set(['PressWatch', 'TestAnalysis']);
/** The press of a full report: without reports, its history has what the documents date. */
const PRESS_SECTION = 'fullPress';
const isOfPress = ({ type, section }: SectionContext): boolean => OF_PRESS.has(type) || section.id === PRESS_SECTION;

const entriesOf = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const isNews = questions.some((key) => REPORTED.has(key));
  const moves = questions.includes('priceEvents') ? priceMoves(context, await sheetPrices(context)) : [];
  const news = isNews ? await reported(context, questions) : [];
  const entries = [...news, ...moves].sort((a, b) => b.date.localeCompare(a.date));
  if (entries.length > 0 || isOfPress(context)) return entries;
  // If there are no reports, the documents may still date the events.
  if (isAboutRivals(questions)) return rivalMoves(context);
  // Tables of appointments are preferred: sentences on people joining teams are not about leaders.
  if (isNews) return recent(context, await pastEvents(context, questions));
  // What already holds is among the rules in force.
  if (questions.includes('ruleChanges')) return stillToCome(context, await pastEvents(context, questions));
  const appointed = questions.includes('leaderChanges') ? await appointments(context) : [];
  return appointed.length > 0 ? appointed : pastEvents(context, questions);
};

export const timeline: Builder<'timeline'> = async ({ questions, most }, context) => {
  if (context.hasModel && questions.some(isTheme)) return context.build({ kind: 'ask', questions, shape: 'text' });
  const entries = (await entriesOf(context, questions)).slice(0, most);
  if (entries.length === 0) {
    const isWithoutPress = isOfPress(context) && (await reported(context, ['latestNews'])).length === 0;
    return { ...nothingIn(context), ...(isWithoutPress ? { aside: context.text('say.noPress') } : {}) };
  }
  const isWatch = context.type === 'PressWatch' && questions.includes('latestNews');
  const table = isWatch ? await headlines(context) : [];
  const listed = await withDisputedDates(context, [{ kind: 'timeline', entries }]);
  const blocks: Block[] = table.length > 0 ? table : listed;
  const note = await watchNote(context, questions, entries);
  return { blocks, status: 'done', ...(note ? { note } : {}) };
};
