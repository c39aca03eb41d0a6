// The answer of the rules with its last look: unexplained lines lose their tick, explained ones fill in, each half has its own.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { joinedHalves } from '../../understand/joined-halves.ts';
import { unticked } from '../figures/near-figure.ts';
import { isAnswered } from '../unanswered.ts';
import type { Writing } from '../writer.ts';
import { explainedBlocks, wholeList } from './explained-lines.ts';
import { type Rules, withHalves } from './joined-answer.ts';
import { markUnexplained } from './mark-unexplained.ts';
import { shortIn } from './surroundings.ts';

const sentencesIn = (block: Block): readonly Sentence[] =>
  block.kind === 'text' ? block.sentences : block.kind === 'list' ? block.items.flat() : [];

/** Lines of short documents alone that no rule of its own has judged: by their likeness to the question. */
const isByLikeness = (writing: Writing, blocks: readonly Block[], cited: readonly Cited[]): boolean => {
  const isShort = shortIn(writing.passages);
  const short = new Set(writing.passages.filter(isShort).map(({ chunk }) => chunk.id));
  const isOfShort = ({ refs }: Sentence): boolean =>
    cited.some(({ n, chunk }) => refs.includes(n) && short.has(chunk.id));
  const ticked = blocks.flatMap(sentencesIn).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  return ticked.length > 0 && ticked.every((one) => one.fit === undefined && isOfShort(one));
};

/** What no other rule found, or found by likeness alone, is given by the line that leaves nothing of the question open. */
const orExplained = (writing: Writing, blocks: readonly Block[], cited: () => readonly Cited[]): readonly Block[] => {
  const isOpen = !isAnswered(blocks);
  const isOne = joinedHalves(writing.plan.question).length === 0;
  if (!isOpen && !(isOne && isByLikeness(writing, blocks, cited()))) return blocks;
  const explained = explainedBlocks(writing);
  if (isOpen) return explained.length > 0 ? explained : blocks;
  const given = blocks.flatMap(sentencesIn).map(({ text }) => text);
  const isGiven = explained.flatMap(sentencesIn).some(({ text }) => given.some((one) => one.includes(text)));
  return explained.length === 0 || isGiven ? blocks : [...explained, ...blocks.map(unticked)];
};

/** `cited`: all that is cited until now, which the rules add to. */
export const explainedAnswer = (writing: Writing, rules: Rules, cited: () => readonly Cited[]): readonly Block[] => {
  const list = wholeList(writing);
  if (list.length > 0) return list;
  const given = rules(writing);
  return withHalves(writing, orExplained(writing, markUnexplained(writing, given, cited()), cited), rules);
};
