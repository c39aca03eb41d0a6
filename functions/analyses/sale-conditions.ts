// What a sale depends on: clearances, consents, contracts that end with the owner, the basis of the price.
import dealConditions from '#shared/language/lexicon/deal-conditions.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, sentencesOf } from '#shared/report/visit.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { bySpeaker } from './evidence/by-speaker.ts';
import { aboutOf } from './room/report-subjects.ts';
import { passagesFor } from './room/room-passages.ts';
import { WANTS } from './room/section-subjects.ts';

const findConditions = compile(dealConditions);
const MAX_SHOWN = 5;

export const isCondition = (text: string): boolean => findConditions(text).length > 0;

/** The sentences of papers on the sale that state a condition and are not shown yet. */
export const saleConditions = async (context: SectionContext, shown: readonly Block[]): Promise<Block[]> => {
  const want = WANTS.transactionOf;
  if (!want) return [];
  const passages = await passagesFor(context, context.textOf('ask', 'transactionOf'), want);
  const printed = new Set(shown.flatMap(sentencesOf).map(({ text }) => text));
  const isOfSale = (one: Quotable): boolean => aboutOf(one).subjects.has('sale');
  const found = passages
    .map((one) => (one.chunk.kind === 'prose' ? quotable(one) : []))
    .filter((lines) => lines.some(isOfSale))
    .flat()
    .filter(({ text }) => isCondition(text) && !printed.has(text));
  const once = [...new Map(found.map((one) => [one.text, one])).values()].slice(0, MAX_SHOWN);
  return once.length > 0 ? bySpeaker(context, once) : [];
};

/** Who holds the shares is one thing; what ends when they are sold is a condition of the sale. */
export const withoutConditions = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => filterSentences(block, ({ text }: Sentence) => !isCondition(text)));
