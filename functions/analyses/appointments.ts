// When a company's people took office, from tables that give their title and date.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { SectionContext } from './builder.ts';
import { dateIn } from './evidence/date-in.ts';
import { peopleCandidates } from './ranking-parts/people.ts';

export const appointments = async (context: SectionContext): Promise<TimelineEntry[]> =>
  (await peopleCandidates(context))
    .flatMap(({ name, cells, refs }): TimelineEntry[] => {
      const date = dateIn(cells.since ?? '');
      const text = context.text('say.appointed', { name, title: cells.jobTitle ?? '' });
      return date && cells.jobTitle ? [{ date, sentences: [{ text, refs: [...refs], check: 'verified' }] }] : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
