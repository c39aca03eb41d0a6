// The dated events of a company in all documents of the workspace: sentences that open with the month in which something
// was decided, opened, moved or closed.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import { documentName } from './document-name.ts';
import { isOwn } from './own.ts';
import { rivalOpening } from './rival-sentences.ts';
import { quotedOf } from './select-quotes.ts';

const SUBJECTS = [
  ...['history', 'acquisitions', 'capacity', 'production', 'logistics', 'products', 'sites', 'capex', 'technology'],
  ...['governance', 'customers', 'plan', 'reason', 'lesson', 'outcome'],
];
const MONTH_LENGTH = 'yyyy-mm'.length;
/** `In May 2024 …`: only a preposition comes before the date. */
const MAX_BEFORE = 4;

const findCourse = compile({ ...lexicon, ...lexicon.course });
const findMilestone = compile({ ...lexicon, ...lexicon.milestone });
const tellsEvent = (text: string): boolean => findCourse(text).length > 0 || findMilestone(text).length > 0;

const opensWithMonth = (text: string): boolean => {
  const [first] = periodsIn(text);
  return first !== undefined && first.start <= MAX_BEFORE && first.key.length >= MONTH_LENGTH;
};

/** In the order of the documents. What is planned has not happened. */
export const datedEvents = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const { company, now } = context;
  if (!company) return [];
  const today = new Date(now).toISOString();
  const isOfRival = await rivalOpening(context);
  const passages = await context.room(SUBJECTS);
  return passages
    .filter((one) => one.chunk.kind === 'prose' && isOwn(company, one))
    .flatMap(quotable)
    .filter(({ text }) => opensWithMonth(text) && tellsEvent(text) && !isOfRival(text))
    .flatMap((one): TimelineEntry[] => {
      const date = dateIn(one.text) ?? '';
      const tag = documentName(one.passage.chunk.context.document);
      return date !== '' && date <= today.slice(0, date.length)
        ? [{ date, tag, sentences: [quotedOf(context, one)] }]
        : [];
    });
};

/** Entries of sentences that none of the others quotes. */
export const withoutCited = (known: readonly TimelineEntry[], more: readonly TimelineEntry[]): TimelineEntry[] => {
  const refs = new Set(known.flatMap(({ sentences }) => sentences.flatMap((one) => one.refs)));
  return more.filter(({ sentences }) => !sentences.some((one) => one.refs.some((n) => refs.has(n))));
};
