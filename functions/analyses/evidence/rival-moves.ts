// Finds dated events of the competitors that documents compare a company with.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import { documentName } from './document-name.ts';
import { comparedCompanies } from './rows.ts';
import { quotedOf } from './select-quotes.ts';
import { SUBJECTS } from './subjects.ts';

const isOf = (name: string, text: string): boolean => companyNames(name).some((one) => isNamedIn(one, text));

const isState = (text: string): boolean => [SUBJECTS.margin, SUBJECTS.marketShare].some((one) => one.test(text));

/** The sentence must open with the competitor's name: one on several companies is not an event of one. */
const moveOf = (names: readonly string[], { text }: Quotable): boolean =>
  !isState(text) &&
  names.filter((name) => isOf(name, text)).length === 1 &&
  names.some((name) => text.startsWith(name));

export const rivalMoves = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const compared = await comparedCompanies(context);
  const names = compared.map(({ company }) => company.name).filter((name) => name !== context.company?.name);
  const found = new Map<string, TimelineEntry>();
  for (const query of [names.join(' '), ...names])
    for (const one of (await context.passages(query)).passages.flatMap(quotable)) {
      const date = moveOf(names, one) ? dateIn(one.text) : undefined;
      if (date && !found.has(one.text))
        found.set(one.text, {
          date,
          tag: documentName(one.passage.chunk.context.document),
          sentences: [quotedOf(context, one)],
        });
    }
  return [...found.values()].sort((a, b) => b.date.localeCompare(a.date));
};
