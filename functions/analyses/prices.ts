// Shows prices from price lists among the documents: the latest list, or each item over several dates with its change.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Passage } from '../engine/evidence.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { Builder, SectionContext } from './builder.ts';
import { percentIn } from './evidence/amounts.ts';
import { computed, verified } from './evidence/computed.ts';
import { documentName } from './evidence/document-name.ts';
import { isOwn } from './evidence/own.ts';
import { partTable } from './evidence/parts.ts';
import { tellingItem } from './evidence/price-item.ts';
import { amountIn, CURRENT, PREVIOUS, type Price, priceLists } from './evidence/price-lists.ts';
import { priceReasons } from './evidence/price-reasons.ts';
import { nothingIn } from './nothing.ts';

const FEWEST_DAYS = 2;
type Cell = BlockOf<'table'>['rows'][number][number];

const citedCell = (context: SectionContext, { text, passage, start, end }: Price): Cell => ({
  text,
  ...verified([context.notes.cite(passage, start, end).n]),
});

/** Empty if the unit changed between the two prices. */
const changeCell = (context: SectionContext, first: Price, last: Price): Cell => {
  const [before, after] = [amountIn(first), amountIn(last)];
  const isOfOneUnit = first.text.replace(/[\d,.]+/, '') === last.text.replace(/[\d,.]+/, '');
  if (before === undefined || after === undefined || before === 0 || !isOfOneUnit) return { text: '' };
  const rate = after / before - 1;
  const isRate = first.text.trim().endsWith('%');
  const sign = rate > 0 ? '+' : '';
  const text = isRate
    ? context.text('say.points', { count: `${sign}${(after - before).toFixed(2)}` })
    : `${sign}${percentIn(context.language, rate)}`;
  const formula = isRate ? `${last.text} − ${first.text} = ${text}` : `${last.text} ÷ ${first.text} − 1 = ${text}`;
  const refs = [first, last].map(({ passage, start, end }) => context.notes.cite(passage, start, end).n);
  return { text, ...computed(text, formula, [...new Set(refs)]) };
};

const TAX = /税抜|税込|税別|부가세|\bVAT\b|\btax\b/iu;
/** Whether the prices contain tax, as the head of their column says. */
const taxBasis = (prices: readonly Price[]): string => {
  const [head, ...others] = new Set(prices.map((one) => one.head));
  return head && others.length === 0 && TAX.test(head) ? ` (${head})` : '';
};

/** The list that prints most of the prices shown. */
const listTitle = (prices: readonly Price[]): string => {
  const lists = Map.groupBy(prices, ({ passage }) => passage.chunk.context.document);
  const [[most = ''] = []] = [...lists].sort(([, a], [, b]) => b.length - a.length);
  return documentName(most).replaceAll('_', ' ');
};

const dayText = (context: SectionContext, at: string): string => {
  if (at === PREVIOUS) return context.text('say.priceBefore');
  return at === CURRENT ? context.text('say.priceNow') : sayPeriod(context.language, at);
};

const changesTable = (context: SectionContext, prices: readonly Price[]): BlockOf<'table'> | undefined => {
  const items = [...new Set(prices.map(({ item }) => item))];
  const moved = prices.filter((one) => prices.some(({ item, at }) => item === one.item && at !== one.at));
  const days = [...new Set(moved.map(({ at }) => at))].sort();
  if (days.length < FEWEST_DAYS) return undefined;
  const rows = items.flatMap((item): Cell[][] => {
    const own = prices.filter((one) => one.item === item);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || first === last) return [];
    const cells = days.map((day): Cell => {
      const price = own.find(({ at }) => at === day);
      return price ? citedCell(context, price) : { text: '' };
    });
    return [[{ text: item }, ...cells, changeCell(context, first, last)]];
  });
  if (rows.length === 0) return undefined;
  const columns = [
    { label: `${context.text('say.product')}${taxBasis(prices)}` },
    ...days.map((day) => ({ label: dayText(context, day), numeric: true })),
    { label: context.text('say.priceChange'), numeric: true },
  ];
  return { kind: 'table', caption: listTitle(moved), columns, rows };
};

/** Matches an item by most of its words; the second line of the passage may contain some of them. */
const wantedOf = ({ inputs }: SectionContext, prices: readonly Price[]): readonly Price[] => {
  const item = typeof inputs.item === 'string' ? tellingItem(inputs.item) : undefined;
  return item
    ? prices.filter((one) => item.test(`${one.item} ${one.passage.chunk.text.split('\n')[1] ?? ''}`))
    : prices;
};

/** The latest price of each item, with its date and terms. */
const latestTable = (context: SectionContext, prices: readonly Price[]): BlockOf<'table'> | undefined => {
  const last = [...new Map(prices.map((one) => [one.item, one])).values()];
  if (last.length === 0) return undefined;
  const isDated = last.some(({ at }) => at !== CURRENT);
  const hasTerms = last.some(({ terms }) => terms !== '');
  const columns = [
    { label: context.text('say.product') },
    { label: `${context.text('attributes.price')}${taxBasis(last)}`, numeric: true },
    ...(isDated ? [{ label: context.text('say.validFrom') }] : []),
    ...(hasTerms ? [{ label: context.text('attributes.terms') }] : []),
  ];
  const rows = last.map((one): Cell[] => {
    const price = citedCell(context, one);
    const day = { ...price, text: dayText(context, one.at) };
    return [{ text: one.item }, price, ...(isDated ? [day] : []), ...(hasTerms ? [{ ...price, text: one.terms }] : [])];
  });
  return { kind: 'table', columns, rows };
};

type Listed = { readonly prices: readonly Price[]; readonly note?: string };

/** A market note's prices of what the company sells, where it has no list of its own. */
const marketPrices = async (context: SectionContext, found: readonly Price[]): Promise<Listed> => {
  const { company } = context;
  const others = found.filter(({ passage }) => passage.chunk.context.company === undefined);
  const parts = company && others.length > 0 ? ((await partTable(context, company))?.parts ?? []) : [];
  const sold = others.filter(({ item }) => parts.some((part) => item.includes(part)));
  const [first] = sold;
  const ofOne = sold.filter(({ passage }) => passage.chunk.fileId === first?.passage.chunk.fileId);
  const document = documentName(first?.passage.chunk.context.document ?? '');
  return first ? { prices: ofOne, note: context.text('say.marketPrices', { document }) } : { prices: [] };
};

const listed = async (context: SectionContext, question: string): Promise<Listed> => {
  const { company, inputs } = context;
  const item = typeof inputs.item === 'string' ? tellingItem(inputs.item) : undefined;
  const isOf = (one: Passage) => !company || isOwn(company, one);
  const found = await priceLists(
    context,
    context.textOf('ask', question),
    (one) => isOf(one) || one.chunk.context.company === undefined,
    (label) => item?.test(label) ?? false,
  );
  const own = wantedOf(
    context,
    found.filter(({ passage }) => isOf(passage)),
  );
  return own.length > 0 ? { prices: own } : marketPrices(context, found);
};

export const prices: Builder<'prices'> = async ({ question, show }, context) => {
  const { prices: found, note } = await listed(context, question);
  const table = show === 'latest' ? latestTable(context, found) : changesTable(context, found);
  if (!table) return nothingIn(context);
  // For one item, the reasons have a section of their own.
  const hasReasons = show === 'changes' && context.inputs.item === undefined;
  const reasons = hasReasons ? await priceReasons(context, question, found) : [];
  return { blocks: [note ? { ...table, note } : table, ...reasons], status: 'done' };
};
