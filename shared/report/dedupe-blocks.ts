// Removes repetition from a report: keeps each sentence, table and chart once, where it is needed most.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import { withoutDated } from './dated-elsewhere.ts';
import { withEventsOnce } from './one-event.ts';
import { withoutNarrower, withoutParts } from './repeated-tables.ts';
import type { Section } from './report.ts';
import { DRAWN, drawnKey, keysOf, ownersOf } from './section-owners.ts';
import { besideMatrices, continuationsOf, folded, type Holders } from './whole-statements.ts';
import { withoutContained } from './within-longer.ts';

/** The rest of a block if each key passes once. */
const leftOf =
  (isFirst: (key: string) => boolean, after: ReadonlyMap<string, readonly Sentence[]>) =>
  (block: Block): Block[] => {
    const fresh = (sentences: readonly Sentence[]): Sentence[] =>
      sentences
        .filter(({ text }) => isFirst(folded(text)))
        .flatMap((one) => [one, ...(after.get(folded(one.text)) ?? []).filter(({ text }) => isFirst(folded(text)))]);
    switch (block.kind) {
      case 'text': {
        const sentences = fresh(block.sentences);
        return sentences.length > 0 ? [{ ...block, sentences }] : [];
      }
      case 'list': {
        const items = block.items.map(fresh).filter((item) => item.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      default:
        return !DRAWN.includes(block.kind) || isFirst(drawnKey(block)) ? [block] : [];
    }
  };

/** Drops headings without content. */
const standing = (blocks: readonly Block[]): Block[] => {
  const blocksLeft: Block[] = [];
  for (const block of blocks.toReversed()) {
    const below = blocksLeft.at(-1);
    const isBare = block.kind === 'heading' && (!below || (below.kind === 'heading' && below.level <= block.level));
    if (!isBare) blocksLeft.push(block);
  }
  return blocksLeft.reverse();
};

/** Does not repeat a note below a later section. */
const withNotesOnce = (sections: readonly Section[]): Section[] => {
  const noted: string[] = [];
  return sections.map(({ note, ...section }) => {
    const left = noted.reduce((rest, earlier) => rest.replace(earlier, ''), note ?? '').trim();
    // A failed section keeps its note, which is all it has.
    const isToNote = section.blocks.length > 0 || section.status === 'failed';
    if (left === '' || !isToNote) return section;
    noted.push(left);
    return { ...section, note: left };
  });
};

/** The sections that own something which the given section contained, in order. */
const holdersOf = (owners: Holders, sections: readonly Section[], at: number): string => {
  const holders = new Set((sections[at]?.blocks ?? []).flatMap(keysOf).map((key) => owners.get(key) ?? at));
  return sections.flatMap(({ title }, i) => (i !== at && holders.has(i) ? [title] : [])).join(', ');
};

/** A conclusion says again what matters most. */
const REPEATS: ReadonlySet<string> = new Set(['conclusion']);

/** `aboveText`: the note on screen that names the sections with content that this one would repeat. */
export const dedupeBlocks = (given: readonly Section[], aboveText: (titles: string) => string): Section[] => {
  const left = dedupedBlocks(
    given.filter(({ id }) => !REPEATS.has(id)),
    aboveText,
  );
  let at = 0;
  return given.map((section) => (REPEATS.has(section.id) ? section : (left[at++] ?? section)));
};

/**
 * Parts of one section: a general one gives what a later one is about. Nothing else moves, since the report may still
 * take from either.
 */
export const settledParts = (parts: readonly Section[]): Section[] => {
  const owners = ownersOf(parts, 'parts');
  return parts.map((part, at) => {
    const isHere = (key: string) => (owners.get(key) ?? at) <= at;
    return { ...part, blocks: part.blocks.flatMap(leftOf(isHere, new Map())) };
  });
};

const dedupedBlocks = (given: readonly Section[], aboveText: (titles: string) => string): Section[] => {
  const sections = withoutDated(besideMatrices(withoutContained(withEventsOnce(withoutNarrower(given)))));
  const owners = ownersOf(sections);
  const after = continuationsOf(owners, sections);
  const once = sections.map((section, at) => {
    const shown = new Set<string>();
    const isFirst = (key: string) => owners.get(key) === at && !shown.has(key) && shown.add(key) !== undefined;
    const blocks = standing(withoutParts(section.blocks.flatMap(leftOf(isFirst, after))));
    const isEmptied = section.blocks.length > 0 && blocks.length === 0;
    return {
      ...section,
      blocks,
      ...(isEmptied ? { status: 'done' as const, aside: aboveText(holdersOf(owners, sections, at)) } : {}),
    };
  });
  return withNotesOnce(once);
};
