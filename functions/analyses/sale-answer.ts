// Completes the answer on a sale: with its conditions and the table of its steps, without the rules for bidders.
import bidderRules from '#shared/language/lexicon/bidder-rules.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Answered, SectionContext } from './builder.ts';
import { isForOutsiders } from './evidence/for-outsiders.ts';
import { shownTable } from './evidence/plain-table.ts';
import { passagesFor } from './room/room-passages.ts';
import { tablesIn } from './room/room-tables.ts';
import { WANTS } from './room/section-subjects.ts';
import { isCondition, saleConditions } from './sale-conditions.ts';

const findRules = compile(bidderRules);

/** A paper for buyers tells them what an offer has to contain. */
export const withoutBidderRules = (
  context: Pick<SectionContext, 'type'>,
  key: string,
  blocks: readonly Block[],
): Block[] =>
  key === 'transactionOf' && isForOutsiders(context)
    ? [...blocks]
    : blocks.flatMap((block) =>
        filterSentences(block, ({ text }) => findRules(text).length === 0 || isCondition(text)),
      );

export const withSteps = async (context: SectionContext, found: Answered): Promise<Answered> => {
  const want = WANTS.transactionOf;
  if (!want || found.isEmpty) return found;
  const conditions = await saleConditions(context, found.blocks);
  const blocks = [...found.blocks, ...conditions];
  if (blocks.some(({ kind }) => kind === 'table')) return { ...found, blocks };
  const passages = await passagesFor(context, context.textOf('ask', 'transactionOf'), want);
  const [steps] = tablesIn(passages, want);
  return { ...found, blocks: steps ? [...blocks, shownTable(context, steps)] : blocks };
};
