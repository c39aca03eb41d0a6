// Statements that stay whole when repetition is removed from a report: continuations of a sentence, printed
// comparisons.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { Section } from './report.ts';

/** Two that differ in spaces or their full stop alone are one. */
export const folded = (text: string): string => text.replace(/[\s.。]+/g, '');

/** Which section holds each sentence, by its folded text. */
export type Holders = Map<string, number>;

export const countOf = ({ of }: { readonly of: Holders }, at: number): number =>
  [...of.values()].filter((one) => one === at).length;

type Statement = readonly Sentence[];

const statementsOf = (block: Block): Statement[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'timeline' ? block.entries.map(({ sentences }) => sentences) : [];
};

/** Enough is left where it came from. Set by hand. */
const MIN_LEFT = 3;

/** The headline alone, of a section that has others. */
const isSpare = (of: Holders, sections: readonly Section[], holder: number, key: string): boolean => {
  const own = sections[holder]?.blocks.flatMap(statementsOf) ?? [];
  const isAlone = own.some((all) => all.length === 1 && all[0] && folded(all[0].text) === key);
  return isAlone && countOf({ of }, holder) > MIN_LEFT;
};

/**
 * A statement is printed whole: what goes on from a sentence of another section takes it from there, or follows it there.
 * Alone it would speak of nothing: `The date has not been set.`
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

const cellTexts = (block: Block): string[] =>
  block.kind === 'matrix' ? block.rows.flatMap(({ cells }) => cells.flatMap(({ text = '' }) => folded(text))) : [];

/** What a comparison prints in its cells is there, where a section beside it has as much else; a summary keeps it. */
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
        if (block.kind === 'list') return [{ ...block, items: block.items.filter((one) => !isPrinted(one)) }];
        if (block.kind !== 'timeline') return [block];
        return [{ ...block, entries: block.entries.filter(({ sentences }) => !isPrinted(sentences)) }];
      }),
    };
  });
};
