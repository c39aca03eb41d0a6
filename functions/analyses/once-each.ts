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

/** Puts what is below a heading that occurs again below the first of them; nothing above the first heading moves. */
export const withHeadingsOnce = (blocks: readonly Block[]): Block[] => {
  const groups = new Map<string, Block[]>([['', []]]);
  let current = '';
  for (const block of blocks) {
    if (block.kind === 'heading') current = `${block.level} ${block.text}`;
    const own = groups.get(current) ?? [];
    if (block.kind !== 'heading' || own.length === 0) own.push(block);
    groups.set(current, own);
  }
  return [...groups.values()].flat();
};

/** Removes headings without content. */
export const withoutEmptyHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, i) => block.kind !== 'heading' || (blocks[i + 1] && blocks[i + 1]?.kind !== 'heading'));
