// Figures that two papers state differently: named in the list before an export and beside each figure, and left out of
// documents for the other side.
import type { Block, BlockOf } from './blocks.ts';
import type { Cited, Finding } from './cited.ts';
import type { Section } from './report.ts';
import { filterSentences, sentencesOf } from './visit.ts';

const findingOf = ({ findings = [] }: Cited): Finding | undefined =>
  findings.find(({ code }) => code === 'papersDiffer');
const differs = (cited: Cited): boolean => findingOf(cited) !== undefined;

type Rows = BlockOf<'table'>['rows'];
const differingRows = (block: Block): Rows =>
  block.kind === 'table' ? block.rows.filter((row) => row.some(differs)) : [];

/** A table that has nothing but figures that differ. */
const isOfDifferences = (block: Block): boolean =>
  block.kind === 'table' && block.rows.length > 0 && differingRows(block).length === block.rows.length;

const tablesIn = (sections: readonly Section[]): Block[] =>
  sections.flatMap(({ blocks }) => blocks.filter(isOfDifferences));

/** `Revenue 2025: 90.6 (annual report) / 41.2 (accounts)` */
const named = (row: Rows[number]): string => {
  const [label, period] = row;
  const figures = row.filter(differs).map(({ text }) => text);
  return `${[label?.text, period?.text].filter(Boolean).join(' ')}: ${figures.join(' / ')}`;
};

export const differencesIn = (sections: readonly Section[]): string[] => [
  ...new Set([
    ...tablesIn(sections).flatMap(differingRows).map(named),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf).filter(differs)).map(({ text }) => text),
  ]),
];

type Shown = Cited & { readonly text?: string | undefined; readonly value?: string | undefined };

/** Adds the other figure to each cell and tile that shows the same figure of the same passage. */
export const besideFigures = (sections: readonly Section[]): Section[] => {
  const found = tablesIn(sections)
    .flatMap(differingRows)
    .flat()
    .flatMap((cell) => {
      const finding = findingOf(cell);
      return finding ? [{ finding, refs: new Set(cell.refs) }] : [];
    });
  const marked = <T extends Shown>(one: T): T => {
    const { refs = [], findings = [], text, value = text } = one;
    const other = found.find(({ finding, refs: of }) => finding.about === value && refs.some((n) => of.has(n)));
    return other && !differs(one) ? { ...one, check: 'uncertain', findings: [...findings, other.finding] } : one;
  };
  const inBlock = (block: Block): Block => {
    if (block.kind === 'figures') return { ...block, tiles: block.tiles.map(marked) };
    return block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(marked)) } : block;
  };
  return found.length === 0
    ? [...sections]
    : sections.map((section) => ({ ...section, blocks: section.blocks.map(inBlock) }));
};

export const withoutDifferences = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => !isOfDifferences(block)).flatMap((block) => filterSentences(block, (one) => !differs(one)));
