// Keeps statements whole when repetition is removed from a report: continuations of a sentence, printed comparisons.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';

/** Texts that differ only in spaces or full stops are equal. */
export const folded = (text: string): string => text.replace(/[\s.。]+/g, '');

/** The section that owns each sentence, by its folded text. */
export type Holders = Map<string, number>;

export const countOf = ({ of }: { readonly of: Holders }, at: number): number =>
  [...of.values()].filter((one) => one === at).length;

type Statement = readonly Sentence[];

const statementsOf = (block: Block): Statement[] => (block.kind === 'list' ? block.items : []);

/** The number of sentences that must remain in the original section. Set by hand. */
const MIN_LEFT = 3;

/** True for a headline in a section with other sentences. */
const isSpare = (of: Holders, sections: readonly Section[], holder: number, key: string): boolean => {
  const own = sections[holder]?.blocks.flatMap(statementsOf) ?? [];
  const isAlone = own.some((all) => all.length === 1 && all[0] && folded(all[0].text) === key);
  return isAlone && countOf({ of }, holder) > MIN_LEFT;
};

/**
 * Keeps a statement together: a section with the continuation of another section's sentence takes that sentence, or the
 * continuation moves there. Alone it would be unclear: `The date has not been set.`
 */
export const continuationsOf = (of: Holders, sections: readonly Section[]): Map<string, Sentence[]> => {
  const after = new Map<string, Sentence[]>();
  sections.forEach(({ blocks }, at) => {
    for (const [first, ...rest] of blocks.flatMap(statementsOf)) {
      const key = folded(first?.text ?? '');
      const holder = of.get(key);
      const own = rest.filter(({ text }) => of.get(folded(text)) === at);
      if (holder === undefined || holder === at || own.length === 0) continue;
      if (isSpare(of, sections, holder, key)) of.set(key, at);
      else {
        after.set(key, own);
        for (const { text } of own) of.set(folded(text), holder);
      }
    }
  });
  return after;
};

const BETWEEN_SENTENCES = /(?<=[.!?])\s+|(?<=。)/u;
/** A cell, and each sentence of one that holds several. */
const cellTexts = (block: Block): string[] =>
  block.kind === 'matrix'
    ? block.rows.flatMap(({ cells }) =>
        cells.flatMap(({ text = '' }) => [text, ...text.split(BETWEEN_SENTENCES)].map(folded)),
      )
    : [];

/**
 * Drops sentences that the cells of a comparison print, if their section has as much other content; a summary keeps
 * them.
 */
export const besideMatrices = (sections: readonly Section[]): Section[] => {
  const cells = sections.map(({ blocks }) => blocks.flatMap(cellTexts));
  return sections.map((section, at) => {
    const inCells = new Set(
      cells
        .slice(Math.max(0, at - 1), at + 2)
        .flat()
        .filter(Boolean),
    );
    const isPrinted = (all: Statement) => all.length === 1 && inCells.has(folded(all[0]?.text ?? ''));
    const all = section.blocks.flatMap(statementsOf);
    const printed = all.filter(isPrinted).length;
    if (printed === 0 || printed * 2 > all.length) return section;
    return {
      ...section,
      blocks: section.blocks.flatMap((block): Block[] => {
        if (block.kind !== 'list') return [block];
        return [{ ...block, items: block.items.filter((one) => !isPrinted(one)) }];
      }),
    };
  });
};
