// Leaves out of a document for buyers the price that its owners ask, their talks, and the votes of a board.
import { analysisOf } from '#shared/analyses/registry.ts';
import dissent from '#shared/language/lexicon/dissent.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { statesStake, statesValue } from './asking-price.ts';
import { isTalk } from './dialogue.ts';
import { namesAskingPrice } from './stated-amount.ts';

const isForOutsiders = ({ type }: Pick<SectionContext, 'type'>): boolean => analysisOf(type).forOutsiders === true;

/** What owners and managers say among few is no text for buyers. */
export const isPrivate = (context: Pick<SectionContext, 'type'>, passage: Passage): boolean =>
  isForOutsiders(context) && isTalk(passage);

const isDissent = compile(dissent);

/** The price that each buyer is to name himself, and how a board voted. */
const isOfOwners = (text: string): boolean => namesAskingPrice(text) || statesValue(text) || isDissent(text).length > 0;

/** Who holds how much tells which company it is. */
const isTelling = ({ inputs }: Pick<SectionContext, 'inputs'>, text: string): boolean =>
  inputs.naming === 'codeName' && statesStake(text);

export const withoutPrivate = (context: Pick<SectionContext, 'type' | 'inputs'>, blocks: readonly Block[]): Block[] =>
  isForOutsiders(context)
    ? blocks.flatMap((block) => filterSentences(block, ({ text }) => !isOfOwners(text) && !isTelling(context, text)))
    : [...blocks];
