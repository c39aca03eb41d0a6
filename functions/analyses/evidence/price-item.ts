// The item whose price a person asked for, and the sentences of the data room that date or explain its changes.
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isCoverLine } from './cover-line.ts';
import { dateIn } from './date-in.ts';
import { namesMove } from './names-move.ts';
import { isPrice } from './price-lists.ts';
import type { Telling } from './quotes-on.ts';
import { SUBJECTS } from './subjects.ts';
import { telling } from './topic-words.ts';

/** Without the words for a price itself: `haulage rate` is haulage. */
export const tellingItem = (item: string): Telling | undefined => {
  const words = item.split(/\s+/u);
  const own = words.filter((word) => !isPrice(word));
  return telling((own.length > 0 ? own : words).join(' '));
};

/** For events of a price: tests whether a sentence, or the heading above it, names the item. */
export const ofItem = ({ inputs }: SectionContext, key: string): ((one: Quotable) => boolean) => {
  const item = key === 'priceEvents' ? tellingItem(String(inputs.item ?? '')) : undefined;
  return ({ text, section = '' }) => item === undefined || item.test(`${section.split(' > ').at(-1)} ${text}`);
};

/** The sentences of the data room on changes of prices. */
const priceMoves = async (context: SectionContext): Promise<Quotable[]> =>
  (await context.room(['prices']))
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter(({ text }) => namesMove(text));

/** Those that date the change. */
export const datedPriceQuotes = async (context: SectionContext): Promise<Quotable[]> =>
  (await priceMoves(context)).filter((one) => dateIn(one.text) !== undefined && !isCoverLine(one));

/** `함에 따라`, `because`: marks of a reason. */
const GIVES_REASON = /따라|따른|때문|because|due to|owing to|as a result of|ため|により|に伴/iu;

/** Those that give the reason for a change of the item's price. */
export const priceReasons = async (context: SectionContext): Promise<Quotable[]> => {
  const isOf = ofItem(context, 'priceEvents');
  return (await priceMoves(context)).filter(
    (one) => isOf(one) && (GIVES_REASON.test(one.text) || SUBJECTS.reason.test(one.text)),
  );
};
