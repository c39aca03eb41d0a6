// The ticked parts of an answer.
import type { Answer, Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';

/** What is said in a block: its sentences, or the cells of a table. */
export const partsOf = (block: Block) => (block.kind === 'table' ? block.rows.flat() : [...sentencesOf(block)]);

/** The texts of its sentences and cells, each on a line. */
export const tickedIn = ({ blocks }: Pick<Answer, 'blocks'>): string =>
  blocks
    .flatMap(partsOf)
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text)
    .join('\n');
