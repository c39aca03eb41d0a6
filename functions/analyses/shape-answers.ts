// Shapes the answers of a section: as a list, figures first, or as text.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';

const FIGURE_KINDS: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix'];

const asList = (blocks: readonly Block[]): Block[] => {
  const items = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : sentencesOf(block).map((one) => [one]),
  );
  const rest = blocks.filter(({ kind }) => kind !== 'text' && kind !== 'list' && kind !== 'heading');
  const list: BlockOf<'list'> = { kind: 'list', ordered: false, items };
  return items.length > 0 ? [list, ...rest] : rest;
};

const figuresFirst = (blocks: readonly Block[]): Block[] => [
  ...blocks.filter(({ kind }) => FIGURE_KINDS.includes(kind)),
  ...blocks.filter(({ kind }) => !FIGURE_KINDS.includes(kind)),
];

export const shaped = (shape: 'text' | 'list' | 'figures', blocks: readonly Block[]): Block[] => {
  if (shape === 'list') return asList(blocks);
  return shape === 'figures' ? figuresFirst(blocks) : [...blocks];
};
