// Leaves out of a document for buyers the price that its owners ask, their talks, and the votes of a board.
import { analysisOf } from '#shared/analyses/registry.ts';
import dissent from '#shared/language/lexicon/dissent.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { isTalk } from './dialogue.ts';
import { namesAskingPrice } from './stated-amount.ts';

const isForOutsiders = ({ type }: Pick<SectionContext, 'type'>): boolean => analysisOf(type).forOutsiders === true;

/** What owners and managers say among few is no text for buyers. */
export const isPrivate = (context: Pick<SectionContext, 'type'>, passage: Passage): boolean =>
  isForOutsiders(context) && isTalk(passage);

const isDissent = compile(dissent);

/** The price that each buyer is to name himself, and how a board voted. */
export const withoutPrivate = (context: Pick<SectionContext, 'type'>, blocks: readonly Block[]): Block[] =>
  isForOutsiders(context)
    ? blocks.flatMap((block) =>
        filterSentences(block, ({ text }) => !namesAskingPrice(text) && isDissent(text).length === 0),
      )
    : [...blocks];
