// Quotes what a price list says beside its tables: why prices were changed.
import { movesIn } from '#shared/language/lexicon/direction.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { quoteList } from './by-speaker.ts';
import type { Price } from './price-lists.ts';
import { SUBJECTS } from './subjects.ts';

const MAX_QUOTED = 4;

/** What moved and why, from the file of the list alone: other papers give reasons of other things. */
export const priceReasons = async (
  context: SectionContext,
  question: string,
  prices: readonly Price[],
): Promise<Block[]> => {
  const files = new Set(prices.map(({ passage }) => passage.chunk.fileId));
  const found: Passage[] = [
    ...(await context.passages(context.textOf('ask', question))).passages,
    ...(await context.room(['prices', 'inputCosts'])),
  ];
  const own = [...new Map(found.map((one) => [one.chunk.id, one])).values()].filter(
    ({ chunk }) => chunk.kind === 'prose' && files.has(chunk.fileId),
  );
  const quotes = own.flatMap(quotable).filter(({ text }) => SUBJECTS.reason.test(text) || movesIn(text).length > 0);
  const once = [...new Map(quotes.map((one) => [one.text, one])).values()].slice(0, MAX_QUOTED);
  return once.length > 0 ? [quoteList(context, once)] : [];
};
