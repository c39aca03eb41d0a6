// The ticked parts of an answer.
import type { Answer, Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';

/** The sentences of a block, or the cells of a table. */
export const partsOf = (block: Block) => (block.kind === 'table' ? block.rows.flat() : [...sentencesOf(block)]);

/** The texts of the sentences and cells, one per line. */
export const tickedIn = ({ blocks }: Pick<Answer, 'blocks'>): string =>
  blocks
    .flatMap(partsOf)
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text)
    .join('\n');
