// Which section of a report keeps each sentence, table and chart that several have.
import type { Block } from './blocks.ts';
import { rowKeys } from './repeated-tables.ts';
import type { Section } from './report.ts';
import { countOf, folded, type Holders } from './whole-statements.ts';

export const DRAWN: readonly Block['kind'][] = ['table', 'chart', 'figures', 'matrix'];

/** Tables with the same rows are equal, whatever their headers and the order of rows. */
export const drawnKey = (block: Block): string =>
  block.kind === 'table' ? `table ${rowKeys(block).sort().join('\n')}` : JSON.stringify(block);

export const keysOf = (block: Block): string[] => {
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
 * earlier one that keeps half of its own and its first: advantages are looked for in the section on advantages. Among
 * the parts of one section only a general part gives.
 */
export const ownersOf = (sections: readonly Section[], of: 'report' | 'parts' = 'report'): Holders => {
  const owners: Owners = { of: new Map(), sizes: new Map(), openings: new Set() };
  sections.forEach(({ blocks }, at) => {
    const keys = [...new Set(blocks.flatMap(keysOf))];
    const fresh = keys.filter((key) => !owners.of.has(key));
    for (const key of fresh) owners.of.set(key, at);
    if (fresh[0] !== undefined && hasOpening(blocks[0])) owners.openings.add(fresh[0]);
    if (of === 'report' && fresh.length === 0) take(owners, keys, at);
    yieldTo(owners, sections, keys, at);
    if (of === 'report') takeMatter(owners, sections, keys, at);
    owners.sizes.set(at, countOf(owners, at));
  });
  return owners.of;
};
