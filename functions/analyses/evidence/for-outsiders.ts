// Removes the owners' asking price, private conversations and board votes from a document for buyers.
import { analysisOf } from '#shared/analyses/registry.ts';
import dissent from '#shared/language/lexicon/dissent.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { statesStake, statesValue } from './asking-price.ts';
import { dateIn } from './date-in.ts';
import { isTalk } from './dialogue.ts';
import { namesAskingPrice } from './stated-amount.ts';

const isForOutsiders = ({ type }: Pick<SectionContext, 'type'>): boolean => analysisOf(type).forOutsiders === true;

/** Conversations of owners and managers are not for buyers. */
export const isPrivate = (context: Pick<SectionContext, 'type'>, passage: Passage): boolean =>
  isForOutsiders(context) && isTalk(passage);

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

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** What the papers write about the owners' plans is no statement of the seller. */
export const withoutRumours = (
  context: Pick<SectionContext, 'type' | 'notes'>,
  key: string,
  blocks: readonly Block[],
): Block[] => {
  if (!isForOutsiders(context) || key !== 'transactionOf') return [...blocks];
  const sections = new Map(context.notes.all().map(({ n, locator }) => [n, locator.section ?? '']));
  const isOfPress = (n: number) => (dateIn(sections.get(n)?.split(' > ').at(-1) ?? '') ?? '').length === DAY_LENGTH;
  return blocks.flatMap((block) => filterSentences(block, ({ refs }) => !refs.some(isOfPress)));
};
