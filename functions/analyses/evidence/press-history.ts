// The press cuttings on a company as entries of its history: what each opens with, if it names the company and
// tells of a milestone.
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { onOneOf } from '../room/report-subjects.ts';
import { articlesOf } from './articles.ts';
import { rivalOpening } from './rival-sentences.ts';
import { quotedOf } from './select-quotes.ts';

/** A short profile has room for milestones only. */
export const OF_HISTORY: ReadonlySet<string> = new Set(['BusinessEvolution', 'CompanyFullReport']);

/** An outage or a new price is news and no milestone. */
/** That owners think of selling is no event of the company's history. */
const isOfSale = onOneOf('sale');
const findMilestone = compile({ ...lexicon, ...lexicon.milestone });

export const pressHistory = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const { company } = context;
  if (!company) return [];
  const names = companyNames(company.name);
  const isOfRival = await rivalOpening(context);
  return (await articlesOf(context, [])).flatMap(({ date, publisher, quotes }): TimelineEntry[] => {
    const first = quotes.find(({ text }) => names.some((name) => isNamedIn(name, text)) && !isOfRival(text));
    return first && findMilestone(first.text).length > 0 && !isOfSale.test(first.text)
      ? [{ date, tag: publisher, sentences: [quotedOf(context, first)] }]
      : [];
  });
};
