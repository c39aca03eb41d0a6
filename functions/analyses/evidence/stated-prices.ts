// Finds what documents state about prices of goods and services: unit prices and their changes, not fees of loans, terms
// of deals or prices of shares.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/unit-prices.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import type { Passage } from '../../engine/evidence.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutOf } from '../room/report-subjects.ts';
import { openingOf } from './company-subject.ts';
import { isSuperseded } from './in-force.ts';
import { namesMove } from './names-move.ts';
import { statedLines } from './stated-lines.ts';

const named = (id: 'price' | 'unit' | 'notOfGoods'): ((text: string) => boolean) => {
  const find = compile({ ...words[id], id, source: words.source, not: [] });
  return (text) => find(text).length > 0;
};
const pricePlaces = compile({ ...words.price, id: 'price', source: words.source, not: [] });
const [namesPrice, namesUnit, isNotOfGoods] = [named('price'), named('unit'), named('notOfGoods')];

/** No good is priced in millions; a project or a company is. */
const MILLIONS = 6;
/** Nor at as much in the currencies of small units: 4,700万円 is a sum of many prices. */
const LIMITS: Readonly<Record<string, number>> = { JPY: 1e7, KRW: 1e8 };
const LIMIT = 1e6;
/** 11億6,000万円: the last of its parts is below a million. */
const IN_PARTS = /[億억]/u;

const isOfGoods = ({ text, passage: { chunk } }: Quotable): boolean => {
  const [heading = ''] = chunk.context.section?.split(' > ').slice(-1) ?? [];
  return ![text, heading, chunk.context.document.replaceAll('_', ' ')].some(isNotOfGoods);
};

/** What a paper on costs says of a price is paid, not charged. */
const isOfCosts = (one: Quotable): boolean => {
  const { headed } = aboutOf(one);
  return headed.has('inputCosts') && !headed.has('prices');
};

/** True if the text has an amount that may be the price of a product. */
export const statesAmount = (text: string): boolean =>
  readFigures(text).figures.some(
    ({ unit = '', value, power, text: printed }) =>
      isCurrency(unit) && power < MILLIONS && value < (LIMITS[unit] ?? LIMIT) && !IN_PARTS.test(printed),
  );
/** What the company buys is no price of its own: "five lorries from Harland Motors at £88,000 each". */
const BOUGHT =
  /\bfrom (?:[A-Z][\w&'’.-]*\s?){1,4}(?:[^.]{0,20})\bat [£$€]|\b(?:bought|purchased|ordered|purchase price)\b|(?:매입|구매|구입)\s?(?:단가|가격)|(?:仕入|購入|調達)(?:れ)?(?:単価|価格)|\b(?:rents?|rented|leases?|leased) (?:[^.]{1,60} )?from\b|임차하|임차료|賃借し|支払賃料/u;
const isPlain = (text: string): boolean => !isSupposition(text) && !BOUGHT.test(text);

/** In a sentence on revenue with a single rate, the rate is that of the revenue. */
const isOfRevenue = (text: string): boolean =>
  findMetrics(text).some(({ id }) => id === 'revenue') &&
  readFigures(text).figures.filter(({ unit }) => unit === 'percent').length === 1;

/** Where a clause ends; the comma of 1,200 ends none. */
const CLAUSE_END = /[,、，;；。](?!\d)|$/gu;
/** What grows is no price: "Fleet grows through sensors and prices that rise by 3%". */
const GROWS = /\b(?:grew|grows?|grown|growing)\b/iu;

/** A rate is of a price that is named before it or in its own clause; a share of shelves is of none. */
const isRateOfPrice = (text: string): boolean => {
  const [price] = pricePlaces(text);
  if (!price || GROWS.test(text.slice(0, price.start)) || isRevenueMoved(text)) return false;
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  return readFigures(text).figures.some(
    ({ unit, end }) => unit === 'percent' && price.start < (ends.find((at) => at >= end) ?? text.length),
  );
};

/** `Revenue grew by 19%, driven by price increases of 4%`: the sentence opens with another measure. */
const isRevenueMoved = (text: string): boolean => findMetrics(openingOf(text)).some(({ id }) => id === 'revenue');

export type PriceKind = 'level' | 'change';
const STATES: Readonly<Record<PriceKind, (text: string) => boolean>> = {
  level: (text) => statesAmount(text) && (namesPrice(text) || namesUnit(text)) && isPlain(text),
  change: (text) => isRateOfPrice(text) && namesMove(text) && isPlain(text) && !isOfRevenue(text),
};

/** Of an item, what it sells for is its price without a word for it. */
const SELLS =
  /\b(?:at|for|costs?|charges?|charged|brings in|is|is now) [£$€¥₩]\s?\d|[\d,.]+\s?(?:만\s?)?원(?:에|씩)|[\d,.]+円で/u;
const sells = (text: string): boolean => SELLS.test(text) && statesAmount(text) && isPlain(text);

/** `isItem` tells the entered item, if there is one. */
export const statesPrice = (kind: PriceKind, one: Quotable, isItem?: (text: string) => boolean): boolean =>
  (STATES[kind](one.text) || (kind === 'level' && isItem?.(one.text) === true && sells(one.text))) &&
  isOfGoods(one) &&
  !isOfCosts(one);

const passagesOn = async (context: SectionContext, queries: readonly string[]): Promise<readonly Passage[]> => {
  const worded = LANGUAGES.map((language) => context.text('say.unitPriceQuestion', {}, language));
  const found = await Promise.all([...queries, ...worded].map((query) => context.passages(query)));
  const all = [...(await context.room(['prices'])), ...found.flatMap(({ passages }) => passages)];
  return [...new Map(all.map((one) => [one.chunk.id, one])).values()];
};

/** In the order of the documents. `queries` are searched beside the words for prices. */
export const statedPrices = async (
  context: SectionContext,
  kind: PriceKind,
  queries: readonly string[],
  isItem?: (text: string) => boolean,
): Promise<Quotable[]> => {
  const passages = [...(await passagesOn(context, queries))].sort(
    (a, b) => a.chunk.fileId.localeCompare(b.chunk.fileId) || a.chunk.seq - b.chunk.seq,
  );
  const isHeading = ({ text, section = '' }: Quotable) => section.split(' > ').includes(text);
  const found = passages
    .flatMap(statedLines)
    .filter((one) => statesPrice(kind, one, isItem) && !isHeading(one) && !isSuperseded(one));
  return [...new Map(found.map((one) => [one.text, one])).values()];
};
