// Removes repetition from a report: keeps each sentence, table and chart once, where it is needed most.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import { withoutDated } from './dated-elsewhere.ts';
import { withEventsOnce } from './one-event.ts';
import { rowKeys, withoutNarrower, withoutParts } from './repeated-tables.ts';
import type { Section } from './report.ts';
import { besideMatrices, continuationsOf, countOf, folded, type Holders } from './whole-statements.ts';
import { withoutContained } from './within-longer.ts';

const DRAWN: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix'];

/** Tables with the same rows are equal, whatever their headers and the order of rows. */
const drawnKey = (block: Block): string =>
  block.kind === 'table' ? `table ${rowKeys(block).sort().join('\n')}` : JSON.stringify(block);

const keysOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'text':
      return block.sentences.map(({ text }) => folded(text));
    case 'list':
      return block.items.flat().map(({ text }) => folded(text));
    // A list of events is whole; it takes no sentence from another section and gives none away.
    case 'timeline':
      return [];
    default:
      return DRAWN.includes(block.kind) ? [drawnKey(block)] : [];
  }
};

/**
 * The section that owns each key, the number of keys of each section before others took some, and the opening key of
 * each.
 */
type Owners = { readonly of: Holders; readonly sizes: Map<number, number>; readonly openings: Set<string> };

/** A chart shows its other figures too. */
const hasOpening = (block: Block | undefined): boolean => block !== undefined && block.kind !== 'chart';

/** Takes the keys from each section that keeps half of its own. */
const take = (owners: Owners, keys: readonly string[], at: number): void => {
  for (const owner of new Set(keys.map((key) => owners.of.get(key) ?? at))) {
    const wanted = keys.filter((key) => owners.of.get(key) === owner);
    const isLeftHalf = countOf(owners, owner) - wanted.length >= (owners.sizes.get(owner) ?? 0) / 2;
    for (const key of isLeftHalf ? wanted : []) if (!owners.openings.has(key)) owners.of.set(key, at);
  }
};

/** Sections on the whole of a matter, whose parts have sections of their own below, which get all or what they open with. */
const GENERAL: Readonly<Record<string, 'all' | 'opening'>> = {
  companyOverview: 'opening',
  rivalry: 'all',
  rulesInForce: 'all',
  threats: 'all',
};

/** Sections on one matter, which own what earlier ones say of it: a profile tells of a sale in passing. */
const OF_ONE_MATTER: ReadonlySet<string> = new Set(['exitHighlight', 'transaction']);
/** What opens a report may say again what matters most. */
const OPENS: ReadonlySet<string> = new Set(['executiveSummary']);

/** Takes everything that an earlier section says too, if that keeps something of its own. */
const takeMatter = (owners: Owners, sections: readonly Section[], keys: readonly string[], at: number): void => {
  if (!OF_ONE_MATTER.has(sections[at]?.id ?? '')) return;
  for (const key of keys) {
    const owner = owners.of.get(key) ?? at;
    if (owner < at && !OPENS.has(sections[owner]?.id ?? '') && countOf(owners, owner) > FEWEST_LEFT)
      owners.of.set(key, at);
  }
};

/** A general section gives what a later one has too, as long as it keeps half of its own and its first. */
const yieldTo = (owners: Owners, sections: readonly Section[], keys: readonly string[], at: number): void => {
  keys.forEach((key, i) => {
    const owner = owners.of.get(key) ?? at;
    const least = Math.max(FEWEST_LEFT, (owners.sizes.get(owner) ?? 0) / 2);
    const gives = owner < at ? GENERAL[sections[owner]?.id ?? ''] : undefined;
    const isGiven = gives === 'all' || (gives === 'opening' && i === 0);
    if (isGiven && !owners.openings.has(key) && countOf(owners, owner) > least) owners.of.set(key, at);
  });
};
const FEWEST_LEFT = 2;

/**
 * The first section with a sentence keeps it. But a later section that would be left empty takes its sentences from an
 * earlier one that keeps half of its own and its first: advantages are looked for in the section on advantages.
 */
const ownersOf = (sections: readonly Section[]): Holders => {
  const owners: Owners = { of: new Map(), sizes: new Map(), openings: new Set() };
  sections.forEach(({ blocks }, at) => {
    const keys = [...new Set(blocks.flatMap(keysOf))];
    const fresh = keys.filter((key) => !owners.of.has(key));
    for (const key of fresh) owners.of.set(key, at);
    if (fresh[0] !== undefined && hasOpening(blocks[0])) owners.openings.add(fresh[0]);
    if (fresh.length === 0) take(owners, keys, at);
    yieldTo(owners, sections, keys, at);
    takeMatter(owners, sections, keys, at);
    owners.sizes.set(at, countOf(owners, at));
  });
  return owners.of;
};

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
  const owners: Owners = { of: new Map(), sizes: new Map(), openings: new Set() };
  parts.forEach(({ blocks }, at) => {
    const keys = [...new Set(blocks.flatMap(keysOf))];
    const fresh = keys.filter((key) => !owners.of.has(key));
    for (const key of fresh) owners.of.set(key, at);
    if (fresh[0] !== undefined && hasOpening(blocks[0])) owners.openings.add(fresh[0]);
    yieldTo(owners, parts, keys, at);
    owners.sizes.set(at, countOf(owners, at));
  });
  return parts.map((part, at) => {
    const isHere = (key: string) => (owners.of.get(key) ?? at) <= at;
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
