// The item of a price that a person typed, and the sentences of the room that date its changes.
import { moveOf } from '../../engine/rank/sentence-score.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isCoverLine } from './cover-line.ts';
import { dateIn } from './date-in.ts';
import { isPrice } from './price-lists.ts';
import type { Telling } from './quotes-on.ts';
import { telling } from './topic-words.ts';

/** Without the words for a price itself: `haulage rate` is haulage. */
export const tellingItem = (item: string): Telling | undefined => {
  const words = item.split(/\s+/u);
  const own = words.filter((word) => !isPrice(word));
  return telling((own.length > 0 ? own : words).join(' '));
};

/** An event of a price names its item, itself or in the heading above. */
export const ofItem = ({ inputs }: SectionContext, key: string): ((one: Quotable) => boolean) => {
  const item = key === 'priceEvents' ? tellingItem(String(inputs.item ?? '')) : undefined;
  return ({ text, section = '' }) => item === undefined || item.test(`${section.split(' > ').at(-1)} ${text}`);
};

export const datedPriceQuotes = async (context: SectionContext): Promise<Quotable[]> =>
  (await context.room(['prices']))
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter((one) => dateIn(one.text) !== undefined && moveOf(one.text) !== undefined && !isCoverLine(one));
