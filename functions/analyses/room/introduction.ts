// Introduces a company for a topic that is only its name: what it is and does, then a few sentences on each subject.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { statesValue } from '../evidence/asking-price.ts';
import { peerSet } from '../evidence/peer-set.ts';
import { segmentDescriptions } from '../evidence/product-quotes.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { relations } from '../relations.ts';
import { isRestated } from '../restated.ts';
import { aboutText } from './report-subjects.ts';
import { roomBlocks } from './room-quotes.ts';
import { byRank } from './section-rank/by-rank.ts';

/** By the section whose title heads them, in the order of an introduction. */
const ABOUT_COMPANY: readonly (readonly [section: string, questions: readonly string[]])[] = [
  ['businessSegments', ['segmentsOfCompany']],
  ['customers', ['customersOf', 'retentionOf']],
  ['advantages', ['advantagesOf']],
  ['rivalry', ['competitionOf', 'marketShareOf']],
  ['ownership', ['shareholdersOf', 'transactionOf']],
  ['dealNews', ['dealsOf']],
  ['strategicDirection', ['outlookOf']],
  ['riskFactors', ['disputesOf', 'risksOf', 'threatsTo', 'suppliersOf']],
];
/** The most entries of one question, so that none fills the page. */
const MAX_OF_EACH = 2;
/** A company has more segments and risks, and none of them says what the others are. */
const MORE: Readonly<Record<string, number>> = { segmentsOfCompany: 4, risksOf: 4, advantagesOf: 3 };
/** A table of shareholders says more than a sentence on one of them. */
const WITH_TABLE: ReadonlySet<string> = new Set(['shareholdersOf']);

/** Sentences on the units of a company do not describe its business. */
const isOnUnits = (text: string): boolean => {
  const { own } = aboutText(text, []);
  return own.has('organisation') || own.has('segments');
};

/** The sums of a table belong to its section. */
const isSum = ([first]: readonly Sentence[]): boolean =>
  first?.findings?.some(({ code }) => code === 'computed') ?? false;

const listOf = (items: readonly (readonly Sentence[])[]): Block[] =>
  items.length > 0 ? [{ kind: 'list', ordered: false, items: items.map((item) => [...item]) }] : [];

/** What it is, in figures of its statements, and what it does. */
const opening = async (context: SectionContext): Promise<(readonly Sentence[])[]> => {
  const { blocks } = await context.ask(context.text('ask.whatCompanyDoes', { company: context.company?.name ?? '' }));
  const more = await roomBlocks(context, ['whatCompanyDoes']);
  const names = companyNames(context.company?.name ?? '');
  const does = [...blocks, ...more]
    .flatMap(sentencesOf)
    .filter(({ text }) => names.some((name) => isNamedIn(name, text)) && !isOnUnits(text));
  const is = await relations({ kind: 'relations', of: ['profile', 'standing', 'revenueToMarket'] }, context);
  const [first, ...rest] = is.blocks.flatMap(sentencesOf);
  return [...(first ? [first] : []), ...does.slice(0, 1), ...rest].map((one) => [one]);
};

/** The price comes before how the sale is run. */
const priceFirst = (items: readonly (readonly Sentence[])[]): (readonly Sentence[])[] => {
  const hasPrice = ([first]: readonly Sentence[]): boolean => first !== undefined && statesValue(first.text);
  return [...items.filter(hasPrice), ...items.filter((item) => !hasPrice(item))];
};

const itemsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])).filter((item) => !isSum(item));

const FEWEST_SEGMENTS = 2;
/** Each segment of the company's own table, what the room has on a question, else what ranks high in it. */
const foundFor = async (context: SectionContext, key: string): Promise<readonly Block[]> => {
  const segments = key === 'segmentsOfCompany' ? await segmentDescriptions(context) : [];
  if (segments.length >= FEWEST_SEGMENTS) return listOf(segments.map((one) => [quotedOf(context, one)]));
  const blocks = await roomBlocks(context, [key]);
  if (itemsOf(blocks).length > 0) return blocks;
  return byRank(context, key, blocks);
};

/** Questions that what a competitor does may answer. */
const OF_RIVALS: ReadonlySet<string> = new Set(['competitionOf', 'marketShareOf', 'threatsTo', 'disputesOf']);

const openingWithRival = async (context: SectionContext): Promise<(item: readonly Sentence[]) => boolean> => {
  const names = (await peerSet(context)).flatMap(({ company }) => companyNames(company.name));
  return ([first]) => names.some((name) => first?.text.startsWith(name));
};

/** What an item above states with all its figures is not stated again. */
const withoutKnown = (items: readonly (readonly Sentence[])[], above: readonly (readonly Sentence[])[]) => {
  const known = above.flatMap((item) => item.map(({ text }) => text));
  return items.filter(([first, next]) => {
    // What follows in the item says more.
    const isFresh = first !== undefined && (next !== undefined || !isRestated(first.text, known));
    if (isFresh) known.push(first.text);
    return isFresh;
  });
};

export const introduced = async (context: SectionContext): Promise<Block[]> => {
  const seen = new Set<string>();
  const isOfRival = await openingWithRival(context);
  const fresh = (items: readonly (readonly Sentence[])[]) =>
    items.filter(([first]) => first && !seen.has(first.text) && seen.add(first.text));
  const blocks: Block[] = listOf(fresh(await opening(context)));
  for (const [section, questions] of ABOUT_COMPANY) {
    const items: (readonly Sentence[])[] = [];
    const tables: Block[] = [];
    for (const key of questions) {
      const all = await foundFor(context, key);
      if (WITH_TABLE.has(key)) tables.push(...all.filter(({ kind }) => kind === 'table').slice(0, 1));
      const found = itemsOf(all);
      const own = OF_RIVALS.has(key) ? found : found.filter((item) => !isOfRival(item));
      const shown = key === 'transactionOf' ? priceFirst(own) : own;
      items.push(...fresh(withoutKnown(shown, items)).slice(0, MORE[key] ?? MAX_OF_EACH));
    }
    const shown = [...tables, ...listOf(items)];
    if (shown.length > 0)
      blocks.push({ kind: 'heading', level: 2, text: context.textOf('sections', section) }, ...shown);
  }
  return blocks;
};
