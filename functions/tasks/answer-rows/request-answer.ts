// Answers a row that asks for documents: with those found, or what is missing, never with documents that merely share
// words.
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { answersNothing, isContradicted } from '../../checklists/verdict.ts';
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';

const isNamed = (block: Block): boolean =>
  block.kind === 'notice' && (block.code === 'partNotFound' || block.code === 'notCharged');

/** True if no document was found for any of the requested things: a sentence on the subject is not the document. */
const isAllMissing = (question: string, { blocks }: Answer): boolean => {
  const missing = blocks.filter((block) => block.kind === 'notice' && block.code === 'partNotFound').length;
  return missing > 0 && missing >= requestedThings(question).length;
};

/** The row depends only on what it shows, so a closest passage in another file does not make it stale. */
export const requestAnswer = (question: string, made: Answer): Answer => {
  if (answersNothing(made) || isAllMissing(question, made))
    return { ...made, blocks: made.blocks.filter(isNamed), references: [], alsoRead: [] };
  const blocks = answeringBlocks(made.blocks);
  if (blocks.length === 0 || made.blocks.some(isContradicted)) return made;
  const cited = new Set(refsIn(blocks));
  return { ...made, blocks, references: made.references.filter(({ n }) => cited.has(n)) };
};
