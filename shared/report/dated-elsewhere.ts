// Drops statements that a list of events of another section dates, where the section has enough beside them.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';
import type { TimelineEntry } from './timeline.ts';
import { filterSentences, sentencesOf } from './visit.ts';
import { folded } from './whole-statements.ts';

/** The number of statements that must remain in the section, and of entries in a list that gives one away. Set by hand. */
const MIN_LEFT = 2;
const MIN_ENTRIES = 3;
/** Up to this many statements, a section rests on its first. Set by hand. */
const SHORT = 3;

const datedIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.kind === 'timeline' ? sentencesOf(block).map(({ text }) => folded(text)) : []));

/** Statements of several sentences say more than the event. */
const withoutIn = (blocks: readonly Block[], dated: ReadonlySet<string>): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'text') return filterSentences(block, ({ text }) => !dated.has(folded(text)));
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

type Timeline = Extract<Block, { kind: 'timeline' }>;

/** A list of events keeps an entry of several sentences, and enough entries to tell a course. */
const withoutEntries = (block: Timeline, isGiven: (text: string) => boolean, least = MIN_ENTRIES): Timeline => {
  const entries = block.entries.filter(
    ({ sentences: [first, next] }) => next || !first || !isGiven(folded(first.text)),
  );
  return entries.length >= least ? { ...block, entries } : block;
};

/** Sections of news, which are no course of events: what another section has whole is not news again. */
const OF_NEWS: ReadonlySet<string> = new Set(['recentNews', 'fullPress']);

/** What follows the first statement, which one section may date in full; a single statement itself. */
const keyOf = (sentences: readonly Sentence[]): string =>
  (sentences.length > 1 ? sentences.slice(1) : sentences).map(({ text }) => folded(text)).join('|');

const itemsIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(keyOf) : []));

/** Below its headline an entry keeps what is new. */
const newIn = (entry: TimelineEntry, isOld: (text: string) => boolean): TimelineEntry[] => {
  if (!entry.title) return [entry];
  const sentences = entry.sentences.filter(({ text }) => !isOld(folded(text)));
  return sentences.length > 0 ? [{ ...entry, sentences }] : [];
};

const withoutOldNews = (sections: readonly Section[]): Section[] =>
  sections.map((section, at) => {
    if (!OF_NEWS.has(section.id)) return section;
    const others = sections.filter((_, i) => i !== at);
    const items = new Set(others.flatMap(itemsIn));
    const texts = new Set(others.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)).map(({ text }) => folded(text)));
    const blocks = section.blocks.map((block): Block => {
      if (block.kind !== 'timeline') return block;
      const entries = block.entries
        .filter(({ sentences }) => !items.has(keyOf(sentences)))
        .flatMap((entry) => newIn(entry, (text) => texts.has(text)));
      return entries.length >= MIN_LEFT ? { ...block, entries } : block;
    });
    return { ...section, blocks };
  });

/** The first statement of a short section: the background of a case opens with it, and the next refers to it. */
const openingOf = ({ blocks }: Section): string[] => {
  const [first] = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return first?.[0] && countIn(blocks) <= SHORT ? [folded(first[0].text)] : [];
};

/** Statements of several sentences open with the event that the others explain. */
const explainedIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flatMap(([first, next]) => (first && next ? [folded(first.text)] : [])) : [],
  );

/** What opens the short section before, or is explained in the one before or after, is not listed again. */
const withoutGiven = (sections: readonly Section[]): Section[] => {
  const openings = sections.map(openingOf);
  const explained = sections.map(explainedIn);
  return sections.map((section, at) => {
    const given = new Set([openings[at - 1], explained[at - 1], explained[at + 1]].flatMap((texts) => texts ?? []));
    const blocks = section.blocks.map((block) =>
      block.kind === 'timeline' && given.size > 0 ? withoutEntries(block, (text) => given.has(text)) : block,
    );
    return { ...section, blocks };
  });
};

/** A section opens with a statement that its own list of events leaves out; its other statements are in that list alone. */
const datedOnce = (section: Section): Section => {
  const [first] = section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const opening = first?.[0] && folded(first[0].text);
  const blocks = section.blocks.map((block) =>
    block.kind === 'timeline' ? withoutEntries(block, (text) => text === opening, MIN_LEFT) : block,
  );
  const dated = new Set(datedIn({ ...section, blocks }));
  return { ...section, blocks: withoutInGroups(blocks, dated) };
};

export const withoutDated = (sections: readonly Section[]): Section[] => {
  const all = sections.map(datedIn);
  const left = sections.map((section, at) => {
    const dated = new Set(all.filter((_, i) => i !== at).flat());
    const next = all[at + 1] ?? [];
    const opening = openingOf(section).filter((text) => next.includes(text));
    const blocks = withoutInGroups(section.blocks, new Set([...dated].filter((text) => !opening.includes(text))));
    return countIn(blocks) >= MIN_LEFT ? { ...section, blocks } : section;
  });
  return withoutOldNews(withoutGiven(left)).map(datedOnce);
};
