// A row that asks for documents: where there are none, only what is missing is named.
import type { Answer, Block } from '#shared/report/blocks.ts';
import { answersNothing } from '../../checklists/verdict.ts';

const isNamed = (block: Block): boolean =>
  block.kind === 'notice' && (block.code === 'partNotFound' || block.code === 'notCharged');

/** What comes closest in words is no document. */
export const requestAnswer = (made: Answer): Answer =>
  answersNothing(made) ? { ...made, blocks: made.blocks.filter(isNamed), references: [], alsoRead: [] } : made;
