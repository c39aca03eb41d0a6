// Removes the owners' asking price, private conversations and board votes from a document for buyers.
import { analysisOf } from '#shared/analyses/registry.ts';
import dissent from '#shared/language/lexicon/dissent.json' with { type: 'json' };
import internalPapers from '#shared/language/lexicon/internal-papers.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, mapSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { aboutText, NEAREST, onOneOf } from '../room/report-subjects.ts';
import { statesStake, statesValue } from './asking-price.ts';
import { isTalk } from './dialogue.ts';
import { withNarrowedRegisters } from './narrowed-registers.ts';
import { isOfPress } from './of-press.ts';
import { namesAskingPrice } from './stated-amount.ts';

export const isForOutsiders = ({ type }: Pick<SectionContext, 'type'>): boolean =>
  analysisOf(type).forOutsiders === true;

const compiled = (words: (typeof internalPapers)['talks']) => compile({ ...internalPapers, ...words });
const [isTitledTalk, isTitledPaper] = [compiled(internalPapers.talks), compiled(internalPapers.papers)];
const titleOf = (document: string, section = ''): string =>
  `${document.replaceAll(/[_-]/g, ' ')} ${section.split(' > ')[0] ?? ''}`;

/** Conversations of owners and managers are not for buyers. */
export const isPrivate = (context: Pick<SectionContext, 'type'>, passage: Passage): boolean => {
  const { document, section } = passage.chunk.context;
  return isForOutsiders(context) && (isTalk(passage) || isTitledTalk(titleOf(document, section)).length > 0);
};

type Note = ReturnType<SectionContext['notes']['all']>[number];
const isInside = ({ title, locator }: Note): boolean => isTitledPaper(titleOf(title, locator.section)).length > 0;

/** What a company writes to itself of its weak sides, its losses and its open matters. */
const INNER = [
  ...['risk', 'threat', 'weakness', 'open', 'lesson', 'litigation', 'incidents'],
  ...['sale', 'labour', 'ownership', 'debt'],
];
const isInner = onOneOf(...INNER);
/** A memo on an outage is inner as a whole. */
const isHeadedInner = (title: string): boolean => {
  const { headed } = aboutText('', [{ text: title, weight: NEAREST }]);
  return INNER.some((id) => headed.has(id));
};

/** The reason for a decision is for the board alone: `because it was losing tenders`. */
const BECAUSE = /,? because [^.]+(?=\.)/iu;

/** A buyer reads lists, not one entry of a register that the words of a question happened to find. */
const MIN_ENTRY_COLUMNS = 5;
const isOneEntry = (block: Block): boolean =>
  block.kind === 'table' && block.rows.length === 1 && block.columns.length >= MIN_ENTRY_COLUMNS;

/** From papers to a board or a management, buyers get what the company does and plans alone. */
export const withoutInner = (
  context: Pick<SectionContext, 'type' | 'notes'>,
  blocks: readonly Block[],
): readonly Block[] => {
  if (!isForOutsiders(context)) return blocks;
  const notes = context.notes.all();
  const numbersOf = (is: (one: Note) => boolean) => new Set(notes.filter(is).map(({ n }) => n));
  const inner = numbersOf(isInside);
  const ofTrouble = numbersOf((one) => isInside(one) && isHeadedInner(one.locator.section?.split(' > ')[0] ?? ''));
  const talks = numbersOf(({ title, locator }) => isTitledTalk(titleOf(title, locator.section)).length > 0);
  const isOf = ({ refs }: Sentence): boolean => refs.some((n) => inner.has(n));
  const isShown = (one: Sentence): boolean =>
    !one.refs.some((n) => talks.has(n) || ofTrouble.has(n)) &&
    !(isOf(one) && isInner.test(one.text.replace(BECAUSE, '')));
  const withoutReason = (one: Sentence): Sentence =>
    isOf(one) ? { ...one, text: one.text.replace(BECAUSE, '') } : one;
  return withNarrowedRegisters(blocks).flatMap((block): Block[] => {
    if (isOneEntry(block)) return [];
    if (block.kind !== 'timeline') return filterSentences(mapSentences(block, withoutReason), isShown);
    const entries = block.entries.filter(({ sentences }) => sentences.every(isShown));
    return entries.length > 0 ? [mapSentences({ ...block, entries }, withoutReason)] : [];
  });
};

const isDissent = compile(dissent);

/** The price, which each buyer is to offer independently, and the votes of a board. */
const isOfOwners = (text: string): boolean => namesAskingPrice(text) || statesValue(text) || isDissent(text).length > 0;

/** A shareholding identifies a company that has a code name. */
const isTelling = ({ inputs }: Pick<SectionContext, 'inputs'>, text: string): boolean =>
  inputs.naming === 'codeName' && statesStake(text);

export const withoutPrivate = (context: Pick<SectionContext, 'type' | 'inputs'>, blocks: readonly Block[]): Block[] =>
  isForOutsiders(context)
    ? blocks.flatMap((block) => filterSentences(block, ({ text }) => !isOfOwners(text) && !isTelling(context, text)))
    : [...blocks];

/** What the papers write about the owners' plans is no statement of the seller, nor is what a board said of them. */
export const withoutRumours = (
  context: Pick<SectionContext, 'type' | 'notes'>,
  key: string,
  blocks: readonly Block[],
): Block[] => {
  if (!isForOutsiders(context) || key !== 'transactionOf') return [...blocks];
  const beside = new Set(
    context.notes
      .all()
      .filter((one) => isOfPress(one) || isInside(one))
      .map(({ n }) => n),
  );
  return blocks.flatMap((block) => filterSentences(block, ({ refs }) => !refs.some((n) => beside.has(n))));
};
