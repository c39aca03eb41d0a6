// Drops statements that a list of events of another section dates, where the section has enough beside them.
import type { Block } from './blocks.ts';
import type { Section } from './report.ts';
import { sentencesOf } from './visit.ts';
import { folded } from './whole-statements.ts';

/** The number of statements that must remain in the section. Set by hand. */
const MIN_LEFT = 3;

const datedIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.kind === 'timeline' ? sentencesOf(block).map(({ text }) => folded(text)) : []));

/** Statements of several sentences say more than the event. */
const withoutIn = (blocks: readonly Block[], dated: ReadonlySet<string>): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') return [block];
    const items = block.items.filter(([first, next]) => next || !first || !dated.has(folded(first.text)));
    return items.length > 0 ? [{ ...block, items }] : [];
  });

const countIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 0), 0);

/** The blocks below each heading, the heading first. */
const groupsIn = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
};

const hasStatement = (blocks: readonly Block[]): boolean => blocks.some((block) => sentencesOf(block).length > 0);

/** The only statement below a heading stays: the founding in an overview. */
const withoutInGroups = (blocks: readonly Block[], dated: ReadonlySet<string>): Block[] =>
  groupsIn(blocks).flatMap((group) => {
    const left = withoutIn(group, dated);
    return hasStatement(group) && !hasStatement(left) ? group : left;
  });

export const withoutDated = (sections: readonly Section[]): Section[] => {
  const all = sections.map(datedIn);
  return sections.map((section, at) => {
    const dated = new Set(all.filter((_, i) => i !== at).flat());
    const blocks = withoutInGroups(section.blocks, dated);
    return countIn(blocks) >= MIN_LEFT ? { ...section, blocks } : section;
  });
};
