// Prepares a report for export: headline first, without remarks on the product's own work. The sources of a table go
// into one line below it; a chart's data is shown beside it only if no table has it.
import type { Block, BlockOf, Reference, Sentence } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { withoutDifferences } from '#shared/report/differing-papers.ts';
import { withHeadline } from '#shared/report/headline.ts';
import { readableTable } from '#shared/report/readable-table.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { mapSentences } from '#shared/report/visit.ts';
import { assumptionsByBasis } from './assumptions.ts';
import { columnNames } from './column-names.ts';
import { withDistinctTitles } from './distinct-titles.ts';
import { withForeignQuotes } from './foreign-quotes.ts';
import { withNeutralSources } from './neutral-sources.ts';
import { referencesByNumber } from './notes.ts';
import { sourceLine } from './sources.ts';

const isSaying = ({ kind }: Block): boolean => kind !== 'notice' && kind !== 'heading';

/** Leaves out headings without content of their own or of a heading below them. */
const withoutEmptyHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, i) => {
    if (block.kind !== 'heading') return true;
    const below = blocks.slice(i + 1);
    const next = below.findIndex((one) => one.kind === 'heading' && one.level <= block.level);
    return below.slice(0, next < 0 ? undefined : next).some(isSaying);
  });

const sectionWithoutTalk = ({ id, title, blocks, note }: Section): Section => ({
  id,
  title,
  blocks: withoutEmptyHeadings(blocks.filter(({ kind }) => kind !== 'notice')),
  status: 'done',
  ...(note ? { note } : {}),
});

/** Keeps a repeated reason only in the first section that has it. */
const withoutRepeatedReasons = (sections: readonly Section[]): Section[] => {
  const reasons = sections.map(({ blocks, note }) => JSON.stringify([blocks, note]));
  return sections.filter(({ blocks }, i) => blocks.length === 0 || reasons.indexOf(reasons[i] ?? '') === i);
};

/** Leaves out empty sections; if all are empty, the report states why instead. */
export const withoutTalk = (report: Report): Report => {
  const sections = report.sections.filter(({ blocks }) => blocks.some(isSaying)).map(sectionWithoutTalk);
  return {
    ...report,
    sections: sections.length > 0 ? sections : withoutRepeatedReasons(report.sections),
    references: withDistinctTitles(report.references),
  };
};

const joined = (...parts: readonly (string | undefined)[]): { note?: string } => {
  const note = parts.filter(Boolean).join(' ');
  return note ? { note } : {};
};

const uncited = <T extends { refs?: unknown }>({ refs: _, ...rest }: T): Omit<T, 'refs'> => rest;

type Cite = (value: unknown) => string | undefined;
const citeBy = ({ language, references }: Report): Cite => {
  const byNumber: ReadonlyMap<number, Reference> = referencesByNumber(references);
  return (value) =>
    sourceLine(
      language,
      [...new Set(refsIn(value))].sort((a, b) => a - b).flatMap((n) => byNumber.get(n) ?? []),
    );
};

const tableOnPaper = (given: BlockOf<'table'>, cite: Cite): BlockOf<'table'> => {
  const table = readableTable(given);
  return { ...table, ...joined(table.note, cite(table.rows)), rows: table.rows.map((row) => row.map(uncited)) };
};

export const assumptionsOnPaper = (report: Report): BlockOf<'table'> | undefined => {
  const table = assumptionsByBasis(report);
  return table && tableOnPaper(table, citeBy(report));
};

const figuresOf = ({ columns, rows }: Pick<BlockOf<'table'>, 'columns' | 'rows'>): string[] =>
  rows.flatMap((row) => row.flatMap(({ text }, i) => (columns[i]?.numeric && text !== '' ? [text] : [])));

/** The most columns of a sensitivity chart for which a page is wide enough to print every figure. */
const MAX_PRINTED_COLUMNS = 7;
const printsItsFigures = ({ chart }: Chart): boolean =>
  chart.type === 'heat' && chart.columns.length <= MAX_PRINTED_COLUMNS;

/** True if the figures are in a table of the section, as written there, or in the drawing itself. */
const isTabled = (report: Report, { blocks }: Section, chart: Chart): boolean => {
  if (printsItsFigures(chart)) return true;
  const shown = new Set(blocks.flatMap((block) => (block.kind === 'table' ? figuresOf(block) : [])));
  const own = figuresOf(chartTable({ language: report.language, chart, names: columnNames(report.language) }));
  return own.length > 0 && own.every((figure) => shown.has(figure));
};

const blockOnPaper = (report: Report, section: Section, cite: Cite, block: Block): Block => {
  switch (block.kind) {
    case 'table':
      return tableOnPaper(block, cite);
    case 'matrix':
      return {
        ...block,
        ...joined(block.note, cite(block.rows)),
        rows: block.rows.map((row) => ({ ...uncited(row), cells: row.cells.map(uncited) })),
      };
    case 'chart':
      return isTabled(report, section, block)
        ? { ...block, isTabled: true }
        : { ...block, ...joined(block.note, cite(block.chart)) };
    default:
      return block;
  }
};

/**
 * What is still to be confirmed concerns the team, which sees it on the screen and in the check list before the export;
 * a statement that no source supports stays marked.
 */
const withoutDoubt = (one: Sentence): Sentence => (one.check === 'uncertain' ? { ...one, check: 'verified' } : one);

const cellWithoutDoubt = <T extends { readonly check?: Sentence['check'] | undefined }>(cell: T): T =>
  cell.check === 'uncertain' ? { ...cell, check: 'verified' } : cell;

const settledBlock = (block: Block): Block =>
  block.kind === 'table'
    ? { ...block, rows: block.rows.map((row) => row.map(cellWithoutDoubt)) }
    : mapSentences(block, withoutDoubt);

/** Resolves the screen's open marks in a document for the other side, and leaves out what papers state differently. */
const settled = (report: Report): Report => ({
  ...report,
  sections: report.sections.map((section) => ({
    ...section,
    blocks: withoutDifferences(section.blocks).map(settledBlock),
  })),
});

/** The report as its recipients may read it. */
export const forItsReaders = (report: Report): Report =>
  report.frontMatter ? withNeutralSources(settled(report)) : report;

export const onPaper = (all: Report): Report => {
  const given = forItsReaders(all);
  const report = withForeignQuotes(withHeadline(withoutTalk(given)));
  const cite = citeBy(report);
  const sections = report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockOnPaper(report, section, cite, block)),
  }));
  return { ...report, sections };
};

/** The references that prose cites; the others are named below their tables. */
export const citedInProse = ({ sections, references }: Report): readonly Reference[] => {
  const cited = new Set(refsIn(sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'chart'))));
  return references.filter(({ n }) => cited.has(n));
};
