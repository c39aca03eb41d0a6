// Collects the passages of the data room on what a question wants: on its subjects, and those that the question finds.
import type { Passage } from '../../engine/evidence.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { SectionContext } from '../builder.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { ofCountry } from '../evidence/of-country.ts';
import { hasToDo } from '../evidence/quotes-on.ts';
import { aboutText, NEAREST } from './report-subjects.ts';
import type { Want } from './want.ts';

/** If all documents are of one company or of none, all are related to its industry. */
const isOfOneCompany = (passages: readonly Passage[]): boolean =>
  new Set(passages.flatMap(({ chunk }) => withoutLegalForm(chunk.context.company ?? '') || [])).size <= 1;

/** A bank's report on the economy applies to every industry. */
const isOfEconomy = ({ chunk: { context } }: Passage): boolean =>
  [context.document.replaceAll('_', ' '), context.section?.split(' > ')[0] ?? ''].some((text) =>
    aboutText('', [{ text, weight: NEAREST }]).subjects.has('economy'),
  );

/** Notes on competitors describe the company's strengths without a word for them. */
const STANCE_SUBJECTS: Readonly<Record<string, readonly string[]>> = { strength: ['competition'] };

/** The passages on the subjects, and those that the question finds, of the section's company or industry. */
export const passagesFor = async (
  context: SectionContext,
  question: string,
  want: Want,
): Promise<readonly Passage[]> => {
  const stances = want.stances ?? [];
  const room = await context.room([
    ...want.subjects,
    ...stances,
    ...stances.flatMap((id) => STANCE_SUBJECTS[id] ?? []),
  ]);
  const { passages } = await context.passages(question);
  const once = [...new Map([...room, ...passages].map((one) => [one.chunk.id, one])).values()].filter(
    (one) => !isPrivate(context, one),
  );
  const all = want.ofIndustry ? ofCountry(context, once) : once;
  const suits = (one: Passage) => hasToDo(context, one, all, want.ofIndustry);
  const isWhole = want.ofAnyIndustry || (want.ofIndustry && isOfOneCompany(all) && all.some(suits));
  const suiting = isWhole ? all : all.filter(suits);
  const found = want.ofIndustry && !want.ofAnyIndustry ? suiting.filter((one) => !isOfEconomy(one)) : suiting;
  const ofOutsiders = found.filter(({ chunk }) => !chunk.context.company);
  if (want.ofOutsidersAlone) return ofOutsiders;
  if (!want.ofOutsiders) return found;
  // An economist's report on a country is preferred to a lawyer's mention of it.
  const ofEconomists = want.ofAnyIndustry ? ofOutsiders.filter(isOfEconomy) : [];
  return [ofEconomists, ofOutsiders, found].find((some) => some.length > 0) ?? [];
};
