// Leaves out of what buyers get to read the price that the owners ask: each of them is to name his own.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { SectionContext } from '../builder.ts';
import { namesAskingPrice } from './stated-amount.ts';

export const withoutAskingPrice = ({ type }: Pick<SectionContext, 'type'>, blocks: readonly Block[]): Block[] =>
  analysisOf(type).forOutsiders
    ? blocks.flatMap((block) => filterSentences(block, ({ text }) => !namesAskingPrice(text)))
    : [...blocks];
