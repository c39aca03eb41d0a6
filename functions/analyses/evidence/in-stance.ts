// Tells whether a sentence that the engine found is a sentence at all, and in the stance that a question wants.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Notes } from '../notes.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';

/** A line of a signature or a party's name is no sentence about how a company is led or what it plans. */
export const OF_SENTENCES: ReadonlySet<string> = new Set([
  'governanceOf',
  'leadersBackground',
  'outlookOf',
  'strategyOf',
]);
export const isSentence = (text: string): boolean =>
  /[.。!?！？](?:["'”’」』)）]|\s)*$/u.test(text) || /[다요음함됨]$/u.test(text);

/** A sentence is a risk by its words or its headings; the engine also finds ratings of risk. */
const STANCES_OF: Readonly<Record<string, readonly string[]>> = { risksOf: ['risk', 'threat', 'weakness', 'open'] };
export const isInStance = (notes: Pick<Notes, 'all'>, key: string, { text, refs }: Sentence): boolean => {
  const of = STANCES_OF[key];
  if (of === undefined || refs.length === 0) return true;
  const headings = notes
    .all()
    .filter(({ n }) => refs.includes(n))
    .flatMap(({ locator }) => locator.section?.split(' > ') ?? [])
    .map((heading) => ({ text: heading, weight: NEAREST }));
  const { stances, subjects } = aboutText(text, headings);
  return of.some((id) => stances.has(id)) || ['litigation', 'incidents'].some((id) => subjects.has(id));
};
