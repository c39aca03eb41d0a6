// The press cuttings on a company as entries of its history: the first sentence of each that names the company.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { articlesOf } from './articles.ts';
import { rivalOpening } from './rival-sentences.ts';
import { quotedOf } from './select-quotes.ts';

/** A short profile has room for milestones only. */
const OF_HISTORY: ReadonlySet<string> = new Set(['BusinessEvolution', 'CompanyFullReport']);

export const pressHistory = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const { company } = context;
  if (!company || !OF_HISTORY.has(context.type)) return [];
  const names = companyNames(company.name);
  const isOfRival = await rivalOpening(context);
  return (await articlesOf(context, [])).flatMap(({ date, publisher, quotes }): TimelineEntry[] => {
    const first = quotes.find(({ text }) => names.some((name) => isNamedIn(name, text)) && !isOfRival(text));
    return first ? [{ date, tag: publisher, sentences: [quotedOf(context, first)] }] : [];
  });
};
