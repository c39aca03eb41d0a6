// The answer of a section without a model: ranked, and without the sentences that belong in another section.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { companyNames } from '../engine/understand/names/company-names.ts';
import type { Answered, SectionContext } from './builder.ts';
import { withoutRivalsIn } from './evidence/rival-sentences.ts';
import { isLeftElsewhere } from './left-elsewhere.ts';
import { opensElsewhere } from './room/fit.ts';
import { asksForTrouble, isDefence, isNoTrouble, isOver } from './room/no-trouble.ts';
import { byRank } from './room/section-rank/by-rank.ts';
import { WANTS } from './room/section-subjects.ts';

export const isContent = ({ kind }: Block): boolean => kind !== 'heading' && kind !== 'notice';

/** What follows a matter that is over in its point leaves with it. */
const withoutDenials = ({ section, company }: SectionContext, key: string, blocks: readonly Block[]): Block[] => {
  const names = companyNames(company?.name);
  const isPast = ({ text = '' }: Partial<Sentence> = {}) => isOver(key, section.id, text) || isDefence(text, names);
  return blocks.flatMap((block) => {
    const left = block.kind === 'list' ? { ...block, items: block.items.filter(([first]) => !isPast(first)) } : block;
    return filterSentences(left, (one) => !isNoTrouble(one.text) && !isPast(one));
  });
};

/** The answer with the sentences that belong in its section. */
export const rankedAnswer = async (
  context: SectionContext,
  key: string,
  { blocks, ...found }: Answered,
): Promise<Answered> => {
  const chosen = await byRank(context, key, found.isEmpty ? [] : blocks);
  const own = await withoutRivalsIn(context, key, chosen);
  const want = WANTS[key];
  const names = companyNames(context.company?.name);
  const belongs = ({ text = '' }: Partial<Sentence> = {}) =>
    (!want || !opensElsewhere(text, want, names)) && !isLeftElsewhere(key, text);
  // What follows in a press report leaves with the sentence that names the event.
  const fitting = own.flatMap((block) =>
    filterSentences(
      block.kind === 'list' ? { ...block, items: block.items.filter(([first]) => belongs(first)) } : block,
      belongs,
    ),
  );
  const left = asksForTrouble(key) ? withoutDenials(context, key, fitting) : fitting;
  return { ...found, blocks: left, isEmpty: !left.some(isContent) };
};

export const withBlocks = (found: Answered, blocks: readonly Block[]): Answered => ({
  ...found,
  blocks,
  isEmpty: !blocks.some(isContent),
});
