// A list of so many as the question asks for: the three biggest risks are the first three that the document gives.
import type { Block } from '#shared/report/blocks.ts';
import { findForemost } from '../understand/kinds/foremost.ts';
import type { Plan } from '../understand/plan-type.ts';

/** Documents list what weighs most first; a ranked list of figures has rules of its own. */
export const upToNumber = ({ question, topic, words }: Plan, blocks: readonly Block[]): readonly Block[] => {
  const count = topic !== undefined && words.length === 0 ? findForemost(question)?.count : undefined;
  if (count === undefined) return blocks;
  return blocks.map((block) => (block.kind === 'list' ? { ...block, items: block.items.slice(0, count) } : block));
};
