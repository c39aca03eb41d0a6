// Removes repeated sentences and tables from a section, and headings with nothing below them.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';

const printed = ({ rows }: BlockOf<'table'>): string =>
  rows
    .flat()
    .map(({ text }) => text)
    .join('\t');

/** Keeps each sentence once per section, wherever it was found. */
export const onceEach = (blocks: readonly Block[]): Block[] => {
  const seen = new Set<string>();
  const isFresh = (text: string) => !seen.has(text) && seen.add(text) !== undefined;
  const isNew = (block: Block) => block.kind !== 'table' || isFresh(printed(block));
  return blocks.filter(isNew).flatMap((block) => filterSentences(block, ({ text }) => isFresh(text)));
};

/** Removes headings without content. */
export const withoutEmptyHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, i) => block.kind !== 'heading' || (blocks[i + 1] && blocks[i + 1]?.kind !== 'heading'));
