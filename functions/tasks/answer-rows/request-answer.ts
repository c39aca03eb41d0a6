// Answers a row that asks for documents: those that were found, or what is missing, and nothing that merely shares
// words.

import { answeringBlocks } from '#shared/report/answering.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { answersNothing } from '../../checklists/verdict.ts';

const isNamed = (block: Block): boolean =>
  block.kind === 'notice' && (block.code === 'partNotFound' || block.code === 'notCharged');

const isContradicted = (block: Block): boolean => block.kind === 'notice' && block.code === 'contradicted';

/** The row rests on what it shows alone: it is not stale because of a file that only came close. */
export const requestAnswer = (made: Answer): Answer => {
  if (answersNothing(made)) return { ...made, blocks: made.blocks.filter(isNamed), references: [], alsoRead: [] };
  const blocks = answeringBlocks(made.blocks);
  if (blocks.length === 0 || made.blocks.some(isContradicted)) return made;
  const cited = new Set(refsIn(blocks));
  return { ...made, blocks, references: made.references.filter(({ n }) => cited.has(n)) };
};
