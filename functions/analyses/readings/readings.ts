// The comparisons of a section between figures of different sources: those that are farthest apart, as sentences.

import type { Work } from '#shared/analyses/analysis.ts';
import { isReadingAlone, type ReadingId, readingsIn } from '#shared/analyses/readings.ts';
import { ANALYSES } from '#shared/analyses/registry.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Built, SectionContext } from '../builder.ts';
import { withoutGloss } from '../evidence/without-gloss.ts';
import { isRestated } from '../restated.ts';
import { floatingDebt, maturityToCash } from './capital-readings.ts';
import { marginSplit, marginToRivals } from './margin-readings.ts';
import { growthToMarket, marketTwice, segmentGrowth, segmentShare, sharePerimeter } from './market-readings.ts';
import { marketGrowth, marketSegment } from './market-sizes.ts';
import { once } from './once.ts';
import { withOwn } from './own-company.ts';
import { complianceToProfit, directorsTwice } from './paper-readings.ts';
import { holderRoles } from './party-readings.ts';
import { acquiredGrowth, planToHistory } from './plan-readings.ts';
import { playersBySize } from './player-readings.ts';
import { priceToRivals } from './price-readings.ts';
import type { Reading, Side } from './reading.ts';
import { marginToMix, productMargins } from './trade-readings.ts';

const READ: Readonly<Record<ReadingId, (side: Side) => Promise<readonly Reading[]>>> = {
  marketGrowth,
  marketSegment,
  playersBySize,
  growthToMarket,
  segmentGrowth,
  segmentShare,
  marginToMix,
  marginToRivals,
  marginSplit,
  productMargins,
  priceToRivals,
  acquiredGrowth,
  floatingDebt,
  maturityToCash,
  complianceToProfit,
  planToHistory,
  marketTwice,
  sharePerimeter,
  directorsTwice,
  holderRoles,
};

type Compared = (context: SectionContext) => Promise<readonly Reading[]>;
const KNOWN: ReadonlyMap<ReadingId, Compared> = new Map(
  (Object.keys(READ) as ReadingId[]).map((id) => [
    id,
    once(async (context) => (context.company ? READ[id]({ context, company: context.company }) : [])),
  ]),
);

const MAX_SHOWN = 3;

/** Of the market and of all players, not of the company. */
const OF_MARKET: ReadonlySet<ReadingId> = new Set(['marketTwice', 'marketGrowth', 'marketSegment', 'playersBySize']);

/** A page on an industry names no company: its sentence says whose figures it compares. */
const ownedBy = (context: SectionContext, { name }: CompanyIds, reading: Reading): Reading => {
  const { sentence } = reading;
  if (context.company || companyNames(name).some((one) => isNamedIn(one, sentence.text))) return reading;
  const text = context.text('reading.ofCompany', { company: withoutGloss(name), text: sentence.text });
  return { ...reading, sentence: { ...sentence, text } };
};

/** Farthest apart first. Each is computed once for a run of sections that share their notes. */
export const readingsOf = async (
  context: SectionContext,
  ids: readonly ReadingId[],
  isPrinted: (text: string) => boolean = () => false,
): Promise<readonly Sentence[]> => {
  const own = ids.length > 0 ? await withOwn(context) : undefined;
  const company = own?.company;
  if (!company) return [];
  const found: Reading[] = [];
  for (const id of ids) {
    const readings = (await KNOWN.get(id)?.(own)) ?? [];
    found.push(...readings.map((one) => (OF_MARKET.has(id) ? one : ownedBy(context, company, one))));
  }
  return found
    .filter(({ sentence }) => !isPrinted(sentence.text))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MAX_SHOWN)
    .map(({ sentence }) => sentence);
};

type Place = { readonly type: AnalysisType; readonly id: string };
/** The section whose work this is, also where another analysis includes it. */
const placeOf = (work: Work): Place | undefined => {
  for (const { type, sections } of Object.values(ANALYSES)) {
    const section = sections.find((one) => one.work === work);
    if (section) return { type, id: section.id };
  }
  return undefined;
};

const textsIn = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flat().map(({ text }) => text);
      return block.kind === 'text' ? block.sentences.map(({ text }) => text) : [];
    }),
  );

const isOfWords = ({ kind }: Block): boolean => kind === 'text' || kind === 'list' || kind === 'heading';
const isEmpty = ({ blocks }: Built): boolean => blocks.every(({ kind }) => kind === 'notice');

/** The quotes that a table of the same company contradicts: the comparison says what they state. */
const disputedIn = async (context: SectionContext, shown: readonly Sentence[]): Promise<ReadonlySet<number>> => {
  const own = await withOwn(context);
  const readings = (own && (await KNOWN.get('floatingDebt')?.(own))) ?? [];
  const texts = new Set(shown.map(({ text }) => text));
  return new Set(readings.flatMap(({ sentence }) => (texts.has(sentence.text) ? sentence.refs : [])));
};

const withoutDisputed = (blocks: readonly Block[], disputed: ReadonlySet<number>): Block[] =>
  blocks.flatMap((block) =>
    filterSentences(block, ({ refs: [n, ...others] }) => n === undefined || others.length > 0 || !disputed.has(n)),
  );

/** A comparison that cites a quotation and has all its figures says what it says. */
const withoutRestated = (blocks: readonly Block[], shown: readonly Sentence[]): Block[] =>
  blocks.flatMap((block) =>
    filterSentences(block, ({ text, refs: [n, ...others] }) => {
      const beside = n === undefined || others.length > 0 ? [] : shown.filter(({ refs }) => refs.includes(n));
      return !isRestated(
        text,
        beside.map((one) => one.text),
      );
    }),
  );

/** Before the quotations that they read; after a table, a chart or what a calculation concludes. */
export const withReadings = async (work: Work, context: SectionContext, built: Built): Promise<Built> => {
  const place = placeOf(work);
  const ids = place ? readingsIn(place.type, place.id) : [];
  const printed = textsIn(built.blocks);
  const sentences = await readingsOf(context, ids, (text) => printed.has(text));
  if (sentences.length === 0) return built;
  const list: Block = { kind: 'list', ordered: false, items: sentences.map((one) => [one]) };
  const isAlone = place && isReadingAlone(place.type, place.id) && sentences.length > 1;
  // A calculation without its inputs says which are missing.
  if (isEmpty(built) && work.kind === 'compute') return built;
  if (isEmpty(built) || isAlone) return { blocks: [list], status: 'done' };
  const quoted = withoutRestated(withoutDisputed(built.blocks, await disputedIn(context, sentences)), sentences);
  const [first] = quoted;
  const isBefore = first !== undefined && isOfWords(first) && work.kind !== 'compute';
  const blocks = isBefore ? [list, ...quoted] : [...quoted, list];
  return { ...built, blocks };
};
