// Writes the tables of a section below one another on one sheet, each figure a number that links to its source.
import type { Cell as FileCell, WriteSheet } from 'hucre/xlsx';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { headText } from '#shared/report/head-text.ts';
import { quoteOf, sourceOf } from '../place.ts';
import { safeLink } from '../safe-link.ts';
import { printSetup } from './print-setup.ts';
import type { TableBlock } from './report-tables.ts';
import { baseFont, type LineStyle, wordStyle } from './styles.ts';
import { textCell, typedCell } from './typed-cell.ts';
import { columnWidth } from './width.ts';

export type Linked = {
  readonly language: Language;
  readonly references: ReadonlyMap<number, Reference>;
  readonly linkTo: (reference: Reference) => string | undefined;
};

type Row = readonly (Partial<FileCell> | undefined)[];

/** Longer addresses make Excel repair the file. */
const LINK_LENGTH = 2079;
/** Excel accepts 65,530 links per sheet. */
const MAX_LINKS = 65_000;

const linkOf = ({ linkTo }: Linked, reference: Reference): { hyperlink?: { target: string } } => {
  const target = safeLink(linkTo(reference));
  return target !== undefined && target.length <= LINK_LENGTH ? { hyperlink: { target } } : {};
};

/** The comment has all sources; a cell can only link to the first. */
const cited = (linked: Linked, refs: readonly number[]): Partial<FileCell> => {
  const sources = refs.flatMap((n) => linked.references.get(n) ?? []);
  const [first] = sources;
  if (!first) return {};
  const quotations = sources.map((source) =>
    [sourceOf(linked.language, source), source.quote && `“${quoteOf(source)}”`].filter(Boolean).join('\n'),
  );
  return { comment: { author: 'Footnote', text: quotations.join('\n') }, ...linkOf(linked, first) };
};

const word = (text: string, style: LineStyle): Partial<FileCell> => ({ ...textCell(text), style: wordStyle(style) });

const rowsOf = (linked: Linked, { caption, columns, rows }: TableBlock): readonly Row[] => [
  ...(caption ? [[word(caption, 'section')]] : []),
  columns.map((column) => word(headText(column), 'head')),
  ...rows.map((row) =>
    columns.map(({ numeric = false }, i) => {
      const { text = '', refs = [] } = row[i] ?? {};
      const cell = { ...typedCell(text, numeric), ...cited(linked, refs) };
      // A single cell overflows into the empty ones beside it.
      return columns.length === 1 ? { ...cell, style: {} } : cell;
    }),
  ),
  [],
];

const WIDTHS = [10, 48] as const;

const widthsOf = (rows: readonly Row[]): { width: number }[] =>
  Array.from({ length: Math.max(1, ...rows.map((row) => row.length)) }, (_, column) => ({
    width: columnWidth(
      // A caption overflows into the columns beside it.
      rows.flatMap((row) => (row.length > 1 && row[column] ? [String(row[column].value ?? '')] : [])),
      WIDTHS,
    ),
  }));

type Named = { readonly name: string; readonly title: string };

/** Writes rows of cells as a sheet with a title. */
const sheetOf = (language: Language, { name, title }: Named, body: readonly Row[]): WriteSheet => {
  const rows: readonly Row[] = [[word(title, 'title')], [], ...body];
  const font = baseFont(language);
  let links = 0;
  const linked = (cell: Partial<FileCell>): Partial<FileCell> => {
    const { hyperlink, ...plain } = cell;
    if (hyperlink) links += 1;
    return hyperlink && links > MAX_LINKS ? plain : cell;
  };
  const cells = rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell
        ? [
            [
              `${r},${c}`,
              { ...linked(cell), style: { ...cell.style, font: { ...font, ...cell.style?.font } } },
            ] as const,
          ]
        : [],
    ),
  );
  const columns = widthsOf(rows.slice(1));
  return {
    name,
    rows: rows.map((row) => row.map(() => null)),
    cells: new Map(cells),
    columns,
    freezePane: { rows: 1, columns: 0 },
    view: { showGridLines: false },
    ...printSetup({ title, lines: rows.length, columns: columns.length }),
  };
};

export const tableSheet = (linked: Linked, named: Named, tables: readonly TableBlock[]): WriteSheet =>
  sheetOf(
    linked.language,
    named,
    tables.flatMap((table) => rowsOf(linked, table)),
  );

/** The list of sources, each with a link. */
export const sourcesSheet = (linked: Linked, named: Named): WriteSheet =>
  sheetOf(
    linked.language,
    named,
    [...linked.references.values()].map((reference) => [
      { value: reference.n, type: 'number' as const },
      { ...textCell(sourceOf(linked.language, reference)), ...linkOf(linked, reference) },
      { ...textCell(quoteOf(reference)), style: { alignment: { wrapText: true, vertical: 'top' as const } } },
    ]),
  );
