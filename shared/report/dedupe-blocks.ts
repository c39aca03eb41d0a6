// Removes repetition from a report: each sentence, table and chart at one place, a sentence where it is needed most.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';
import { besideMatrices, continuationsOf, countOf, folded, type Holders } from './whole-statements.ts';

const DRAWN: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix'];

type Table = Extract<Block, { kind: 'table' }>;
const rowKeys = ({ rows }: Table): string[] => rows.map((row) => row.map(({ text }) => folded(text)).join('|'));

/** Tables of the same rows are one, whatever is above their columns and in whatever order. */
const drawnKey = (block: Block): string =>
  block.kind === 'table' ? `table ${rowKeys(block).sort().join('\n')}` : JSON.stringify(block);

const keysOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'text':
      return block.sentences.map(({ text }) => folded(text));
    case 'list':
      return block.items.flat().map(({ text }) => folded(text));
    case 'timeline':
      return block.entries.flatMap(({ sentences }) => sentences.map(({ text }) => folded(text)));
    default:
      return DRAWN.includes(block.kind) ? [drawnKey(block)] : [];
  }
};

/** Which section holds each key, how many each had before others took theirs, and what each opens with. */
type Owners = { readonly of: Holders; readonly sizes: Map<number, number>; readonly openings: Set<string> };

/** The order of dates opens with nothing of weight; what is drawn first shows the rest too. */
const hasOpening = (block: Block | undefined): boolean =>
  block !== undefined && block.kind !== 'timeline' && block.kind !== 'chart';

/** All that `keys` name, from each section that keeps half of what it had. */
const take = (owners: Owners, keys: readonly string[], at: number): void => {
  for (const owner of new Set(keys.map((key) => owners.of.get(key) ?? at))) {
    const wanted = keys.filter((key) => owners.of.get(key) === owner);
    const isLeftHalf = countOf(owners, owner) - wanted.length >= (owners.sizes.get(owner) ?? 0) / 2;
    for (const key of isLeftHalf ? wanted : []) if (!owners.openings.has(key)) owners.of.set(key, at);
  }
};

/**
 * The first section that has a sentence keeps it; but a later one that would be left with nothing takes its own from an
 * earlier one that keeps half of what it has and its first: a chapter on advantages is where advantages are looked for.
 */
const ownersOf = (sections: readonly Section[]): Holders => {
  const owners: Owners = { of: new Map(), sizes: new Map(), openings: new Set() };
  sections.forEach(({ blocks }, at) => {
    const keys = [...new Set(blocks.flatMap(keysOf))];
    const fresh = keys.filter((key) => !owners.of.has(key));
    for (const key of fresh) owners.of.set(key, at);
    if (fresh[0] !== undefined && hasOpening(blocks[0])) owners.openings.add(fresh[0]);
    if (fresh.length === 0) take(owners, keys, at);
    owners.sizes.set(at, countOf(owners, at));
  });
  return owners.of;
};

/** What is left of a block where a key passes once. */
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
      case 'timeline': {
        const entries = block.entries.flatMap((entry) => {
          const sentences = fresh(entry.sentences);
          return entry.sentences.length === 0 || sentences.length > 0 ? [{ ...entry, sentences }] : [];
        });
        return entries.length > 0 ? [{ ...block, entries }] : [];
      }
      default:
        return !DRAWN.includes(block.kind) || isFirst(drawnKey(block)) ? [block] : [];
    }
  };

/** A table of which a longer one beside it has every row goes. */
const withoutParts = (blocks: readonly Block[]): Block[] => {
  const tables = blocks.filter((block) => block.kind === 'table');
  const isPart = (table: Table) => {
    const rows = rowKeys(table);
    const others = tables.filter((one) => one.rows.length > table.rows.length).map((one) => new Set(rowKeys(one)));
    return rows.length > 0 && others.some((other) => rows.every((row) => other.has(row)));
  };
  return blocks.filter((block) => block.kind !== 'table' || !isPart(block));
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

/** A note that an earlier section ends with is not repeated below a later one. */
const withNotesOnce = (sections: readonly Section[]): Section[] => {
  const noted: string[] = [];
  return sections.map(({ note, ...section }) => {
    const left = noted.reduce((rest, earlier) => rest.replace(earlier, ''), note ?? '').trim();
    // Of what has failed the note is all that is left.
    const isToNote = section.blocks.length > 0 || section.status === 'failed';
    if (left === '' || !isToNote) return section;
    noted.push(left);
    return { ...section, note: left };
  });
};

/** The sections that hold what one of them said too, in their order. */
const holdersOf = (owners: Holders, sections: readonly Section[], at: number): string => {
  const holders = new Set((sections[at]?.blocks ?? []).flatMap(keysOf).map((key) => owners.get(key) ?? at));
  return sections.flatMap(({ title }, i) => (i !== at && holders.has(i) ? [title] : [])).join(', ');
};

/** `aboveText` says on the screen which section holds what a section would repeat. */
export const dedupeBlocks = (given: readonly Section[], aboveText: (titles: string) => string): Section[] => {
  const sections = besideMatrices(given);
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
