// Quotes what documents state about a subject; with a model, the model writes it.
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences, sentencesOf } from '#shared/report/visit.ts';
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import type { Builder, SectionContext } from './builder.ts';
import { withDisputedDates } from './disputed-dates.ts';
import { buyersOf } from './evidence/buyers.ts';
import { bySpeaker, quoteList } from './evidence/by-speaker.ts';
import { isAgreement } from './evidence/clause.ts';
import { documentName } from './evidence/document-name.ts';
import { isOwn } from './evidence/own.ts';
import { rivalOpening, withoutRivalsIn } from './evidence/rival-sentences.ts';
import { type PriceKind, statedPrices } from './evidence/stated-prices.ts';
import { telling } from './evidence/topic-words.ts';
import { nothingIn } from './nothing.ts';
import { withHeadingsOnce } from './once-each.ts';
import { roomBlocks } from './room/room-quotes.ts';
import { byRank } from './room/section-rank/by-rank.ts';
import { WANTS } from './room/section-subjects.ts';

const MAX_PRICES = 8;

/** Prices are searched for the entered item, if the analysis has one; a section about changes shows changes first. */
const priceQuotes = async (context: SectionContext, questions: readonly string[]): Promise<Block[]> => {
  const item = typeof context.inputs.item === 'string' ? context.inputs.item : undefined;
  const isItem = item ? telling(item) : undefined;
  const queries = [...questions.map((key) => context.textOf('ask', key)), ...(item ? [item] : [])];
  const kinds: readonly PriceKind[] = item ? ['level', 'change'] : questions.some(isOfChanges) ? ['change'] : ['level'];
  const found = (await Promise.all(kinds.map((kind) => statedPrices(context, kind, queries, isItem?.test)))).flat();
  const wanted = isItem ? found.filter(({ text }) => isItem.test(text)) : found;
  const once = [...new Map(wanted.map((one) => [one.text, one])).values()].slice(0, MAX_PRICES);
  return withDisputedDates(context, byCompany(context, once));
};

/** Puts the prices of other companies, or of several, under their names. */
const byCompany = (context: SectionContext, quotes: readonly Quotable[]): Block[] => {
  // The other party of an agreement does not set the prices in it.
  const nameOf = ({ passage }: Quotable): string =>
    isAgreement(passage) || (context.company && isOwn(context.company, passage))
      ? ''
      : withoutLegalForm(passage.chunk.context.company ?? '');
  const groups = [...Map.groupBy(quotes, nameOf)].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return groups.flatMap(([name, own]): Block[] => [
    ...(name === '' || (groups.length === 1 && !context.company)
      ? []
      : [{ kind: 'heading' as const, level: 2 as const, text: name }]),
    quoteList(context, own),
  ]);
};

const isOfChanges = (question: string): boolean => question.startsWith('priceChanges');

/** The power of suppliers and buyers, and the margins of stages: what one competitor sells or earns is none. */
const OF_BOTH_SIDES: ReadonlySet<string> = new Set(['dependenceInIndustry', 'marginsInIndustry']);

const withoutOpening = (blocks: readonly Block[], isOfRival: (text: string) => boolean): Block[] =>
  blocks.flatMap((block) => filterSentences(block, ({ text }) => !isOfRival(text)));

/** For a company, leaves out what competitors do. */
const ofRoom = async (context: SectionContext, questions: readonly string[]): Promise<Block[]> => {
  const [key = ''] = questions;
  const blocks = await byRank(context, key, await roomBlocks(context, questions));
  if (!WANTS[key]?.ofIndustry) return withoutRivalsIn(context, key, blocks);
  return OF_BOTH_SIDES.has(key) ? withoutOpening(blocks, await rivalOpening(context)) : blocks;
};

const RESULTS: ReadonlySet<string> = new Set(['revenue', 'operatingIncome', 'netIncome', 'totalAssets', 'equity']);
const MIN_RESULTS = 2;

/** A company's statement has lines of interest and exchange gains, and says nothing of the economy. */
const isStatement = (block: Block): boolean =>
  block.kind === 'table' &&
  new Set(
    block.rows.flatMap(([label]) => findMetrics(label?.text ?? '').flatMap(({ id }) => (RESULTS.has(id) ? [id] : []))),
  ).size >= MIN_RESULTS;

/** The company or the paper that a list without a heading quotes. */
const headOf = (context: SectionContext, blocks: readonly Block[]): Block[] => {
  const [n] = blocks.flatMap(sentencesOf).flatMap(({ refs }) => refs);
  if (n === undefined || blocks.some(({ kind }) => kind === 'heading')) return [];
  const company = withoutLegalForm(context.notes.companiesBehind(new Set([n]))[0] ?? '');
  const title = context.notes.all().find((one) => one.n === n)?.title ?? '';
  return [{ kind: 'heading', level: 2, text: company || documentName(title) }];
};

/** Adds whom the segments serve, and what observers count of the buyers. */
const withBuyers = async (context: SectionContext, found: readonly Block[]): Promise<Block[]> => {
  const printed = new Set(found.flatMap(sentencesOf).map(({ text }) => text));
  const more = (await buyersOf(context)).filter(({ text }) => !printed.has(text));
  if (more.length === 0) return [...found];
  const added: Block[] = bySpeaker(context, more);
  // A table of the company's customers is above what the papers say.
  const tables = found.filter(({ kind }) => kind === 'table');
  const quoted = found.filter(({ kind }) => kind !== 'table');
  return [...tables, ...withHeadingsOnce([...headOf(context, quoted), ...quoted, ...headOf(context, added), ...added])];
};

export const quotes: Builder<'quotes'> = async ({ questions, of, withFigure }, context) => {
  if (context.hasModel) return context.build({ kind: 'ask', questions, shape: withFigure ? 'figures' : 'text' });
  const all = of === 'priceLevel' ? await priceQuotes(context, questions) : await ofRoom(context, questions);
  const found = questions.includes('whoBuys') ? await withBuyers(context, all) : all;
  const blocks = of === 'prices' || of === 'economy' ? found.filter((block) => !isStatement(block)) : found;
  if (blocks.length > 0) return { blocks, status: 'needsModel' };
  return { ...nothingIn(context), ...(of === 'economy' ? { aside: context.text('say.noOutlook') } : {}) };
};
