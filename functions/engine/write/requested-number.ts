// Cuts a list to the requested number: the three biggest risks are the first three in the document.
import type { Block } from '#shared/report/blocks.ts';
import { findForemost } from '../understand/kinds/foremost.ts';
import type { Plan } from '../understand/plan-type.ts';

/** Documents list the most important first; ranked figures have rules of their own. */
export const upToNumber = ({ question, topic, words }: Plan, blocks: readonly Block[]): readonly Block[] => {
  const count = topic !== undefined && words.length === 0 ? findForemost(question)?.count : undefined;
  if (count === undefined) return blocks;
  return blocks.map((block) => (block.kind === 'list' ? { ...block, items: block.items.slice(0, count) } : block));
};
