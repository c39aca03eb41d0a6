// A table or chart stands once in a report: where a later section shows the very same again, it is left out there.
import type { Block } from './blocks.ts';
import type { Section } from './report.ts';

const DRAWN: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix', 'timeline'];

/** A section that has nothing else keeps what it has. */
const saysMore = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind !== 'heading' && kind !== 'notice');

export const toldOnce = (sections: readonly Section[]): Section[] => {
  const told = new Set<string>();
  return sections.map((section) => {
    const left = section.blocks.filter((block) => !DRAWN.includes(block.kind) || !told.has(JSON.stringify(block)));
    for (const block of section.blocks) told.add(JSON.stringify(block));
    return saysMore(left) ? { ...section, blocks: left } : section;
  });
};
