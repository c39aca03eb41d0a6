// Removes repetition from a report: where a later section repeats the very same, it is left out there.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';

const DRAWN: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix'];

/** Two that differ in spaces or their full stop alone are one. */
const folded = (text: string): string => text.replace(/[\s.。]+/g, '');

const once = () => {
  const told = new Set<string>();
  const isNew = (key: string): boolean => !told.has(key) && told.add(key) !== undefined;
  const fresh = (sentences: readonly Sentence[]): Sentence[] => sentences.filter(({ text }) => isNew(folded(text)));
  return (block: Block): Block[] => {
    switch (block.kind) {
      case 'text': {
        const sentences = fresh(block.sentences);
        return sentences.length > 0 ? [{ ...block, sentences }] : [];
      }
      case 'list': {
        const items = block.items.map(fresh).filter((item) => item.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'timeline': {
        const entries = block.entries.filter(({ sentences }) => sentences.length === 0 || fresh(sentences).length > 0);
        return entries.length > 0 ? [{ ...block, entries }] : [];
      }
      default:
        return !DRAWN.includes(block.kind) || isNew(JSON.stringify(block)) ? [block] : [];
    }
  };
};

/** A heading with nothing below it goes. */
const standing = (blocks: readonly Block[]): Block[] => {
  const blocksLeft: Block[] = [];
  for (const block of blocks.toReversed()) {
    const below = blocksLeft.at(-1);
    const isBare = block.kind === 'heading' && (!below || (below.kind === 'heading' && below.level <= block.level));
    if (!isBare) blocksLeft.push(block);
  }
  return blocksLeft.reverse();
};

/** `saidAbove` tells on the screen why a section holds nothing of its own. */
export const dedupeBlocks = (sections: readonly Section[], saidAbove: string): Section[] => {
  const left = once();
  return sections.map((section) => {
    const blocks = standing(section.blocks.flatMap(left));
    const isEmptied = section.blocks.length > 0 && blocks.length === 0;
    return { ...section, blocks, ...(isEmptied ? { status: 'done' as const, aside: saidAbove } : {}) };
  });
};
