// Reads a Word document as a list: each table is a sheet, the lines outside tables are another.
import { mainPart, targetOf } from '../../documents/formats/ooxml/package.ts';
import { type WordStyles, wordStyles } from '../../documents/formats/ooxml/word-styles.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { DocumentRefused } from '../../documents/refused.ts';
import { type GridSheet, plainSheet } from '../grid.ts';
import { wordPartsOf } from '../word-parts.ts';
import type { WordCell, WordLine } from '../word-state.ts';
import { lineSheet } from './line-sheet.ts';
import { isNumbered } from './numbering.ts';

/** The sheet of lines has an empty name. */
const tableName = (n: number): string => `Table ${n + 1}`;
const LINES = '';

export const documentPart = (zip: Zip): string => mainPart(zip, 'word/document.xml');

export const documentXml = (zip: Zip): string => {
  const bytes = zip.read(documentPart(zip));
  if (!bytes) throw new DocumentRefused('damaged');
  return new TextDecoder().decode(bytes);
};

const relatedPart = (zip: Zip, wanted: string): Uint8Array | undefined => {
  const part = targetOf(zip, documentPart(zip), wanted);
  return part === undefined ? undefined : zip.read(part);
};

/** A protected form takes entries in its controls only; any other protection takes none. */
type Protection = 'none' | 'form' | 'all';

const protectionOf = (zip: Zip): Protection => {
  const bytes = relatedPart(zip, 'settings');
  const [tag = ''] = /<w:documentProtection[^>]*>/.exec(bytes ? new TextDecoder().decode(bytes) : '') ?? [];
  if (!/w:enforcement="(?:1|true|on)"/.test(tag)) return 'none';
  return /w:edit="forms"/.test(tag) ? 'form' : 'all';
};

const mergesOf = (cells: readonly WordCell[]): GridSheet['merges'] =>
  cells
    .filter(({ isContinued }) => !isContinued)
    .flatMap(({ row, column, columns }) => {
      let bottom = row;
      while (cells.some((one) => one.row === bottom + 1 && one.column === column && one.isContinued)) bottom += 1;
      const right = column + columns - 1;
      return bottom > row || right > column ? [{ left: column, right, top: row, bottom }] : [];
    });

const tableSheet = (cells: readonly WordCell[], n: number, protection: Protection): GridSheet => {
  const rows = Map.groupBy(
    cells.filter(({ text }) => text !== ''),
    ({ row }) => row,
  );
  const controls = cells.flatMap(({ row, column, paragraphs }) => {
    const control = paragraphs.find((one) => one.control)?.control;
    return control ? [{ row, column, control }] : [];
  });
  const controlAt = new Map(controls.map(({ row, column, control }) => [`${row} ${column}`, control]));
  return {
    ...plainSheet(tableName(n), []),
    rows: new Map([...rows].map(([row, own]) => [row, new Map(own.map(({ column, text }) => [column, text]))])),
    merges: mergesOf(cells),
    choices: controls
      .filter(({ control }) => control.choices.length > 0)
      .map(({ row, column, control: { choices: values } }) => ({
        range: { left: column, right: column, top: row, bottom: row },
        values,
      })),
    isOpen: (row, column) => {
      const control = controlAt.get(`${row} ${column}`);
      return control ? !control.isLocked && protection !== 'all' : protection === 'none';
    },
    isProtected: protection !== 'none',
    width: Math.max(0, ...cells.map(({ column, columns }) => column + columns - 1)),
  };
};

/** Headings go to the column beside the lines. */
const linesSheet = (lines: readonly WordLine[], { headings, numbers }: WordStyles): GridSheet =>
  lineSheet(
    LINES,
    lines.map(({ text, style, isEntry }) => ({
      text,
      isEntry: isEntry || numbers.has(style) || isNumbered(text),
      isHeading: headings.has(style),
    })),
  );

/** The heading before a table names its part of the list. */
const headingOf = ([first]: readonly WordCell[], lines: readonly WordLine[], { headings }: WordStyles) => {
  const above = lines.findLast(
    ({ style, text, end }) => headings.has(style) && text !== '' && end <= (first?.start ?? 0),
  );
  return above ? { heading: above.text } : {};
};

export const wordSheets = (zip: Zip): GridSheet[] => {
  const { tables, lines } = wordPartsOf(documentXml(zip));
  const styles = wordStyles(relatedPart(zip, 'styles'));
  const protection = protectionOf(zip);
  const isProtected = protection !== 'none';
  return [
    ...tables.map((cells, n) => ({
      ...tableSheet(cells, n, protection),
      ...(tables.length > 1 ? headingOf(cells, lines, styles) : {}),
    })),
    { ...linesSheet(lines, styles), isOpen: () => !isProtected, isProtected },
  ];
};
