// The answer of the rules with its last look: unexplained lines lose their tick, explained ones fill in, each half has its own.
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { isAnswered } from '../unanswered.ts';
import type { Writing } from '../writer.ts';
import { explainedBlocks, wholeList } from './explained-lines.ts';
import { type Rules, withHalves } from './joined-answer.ts';
import { markUnexplained } from './mark-unexplained.ts';

/** What no other rule found is given by the line that leaves nothing of the question open. */
const orExplained = (writing: Writing, blocks: readonly Block[]): readonly Block[] => {
  if (isAnswered(blocks)) return blocks;
  const explained = explainedBlocks(writing);
  return explained.length > 0 ? explained : blocks;
};

/** `cited`: all that is cited until now, which the rules add to. */
export const explainedAnswer = (writing: Writing, rules: Rules, cited: () => readonly Cited[]): readonly Block[] => {
  const list = wholeList(writing);
  if (list.length > 0) return list;
  const given = rules(writing);
  return withHalves(writing, orExplained(writing, markUnexplained(writing, given, cited())), rules);
};
