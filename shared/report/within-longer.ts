// Drops sentences that a longer sentence of the report contains: the decision of a board in the summary of its item.
import type { Block } from './blocks.ts';
import type { Section } from './report.ts';
import { filterSentences, sentencesOf } from './visit.ts';
import { folded } from './whole-statements.ts';

/** A shorter text, such as a name, may occur anywhere. Set by hand. */
const SHORTEST = 20;

const keysOf = (blocks: readonly Block[]): string[] => blocks.flatMap(sentencesOf).map(({ text }) => folded(text));

/** A section keeps its sentences if it would lose all of them. */
export const withoutContained = (sections: readonly Section[]): Section[] => {
  const all = [...new Set(sections.flatMap(({ blocks }) => keysOf(blocks)))];
  const isContained = (key: string): boolean =>
    key.length >= SHORTEST && all.some((other) => other.length > key.length && other.includes(key));
  const contained = new Set(all.filter(isContained));
  if (contained.size === 0) return [...sections];
  return sections.map((section) => {
    const keys = keysOf(section.blocks);
    if (keys.every((key) => contained.has(key))) return section;
    const blocks = section.blocks.flatMap((block) =>
      filterSentences(block, ({ text }) => !contained.has(folded(text))),
    );
    return { ...section, blocks };
  });
};
