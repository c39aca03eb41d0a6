// A Word document as a list: each table is a sheet of its own, the lines outside tables are another.
import { mainPart, relationsOf } from '../../documents/formats/ooxml/package.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { Refused } from '../../documents/refused.ts';
import { type GridSheet, plainSheet } from '../grid.ts';
import { type WordCell, wordPartsOf } from '../word-parts.ts';

/** The name of the sheet of lines is empty. */
const tableName = (n: number): string => `Table ${n + 1}`;
const LINES = '';

export const documentPart = (zip: Zip): string => mainPart(zip, 'word/document.xml');

export const documentXml = (zip: Zip): string => {
  const bytes = zip.read(documentPart(zip));
  if (!bytes) throw new Refused('damaged');
  return new TextDecoder().decode(bytes);
};

const isProtected = (zip: Zip): boolean => {
  const part = relationsOf(zip, documentPart(zip)).find(({ type }) => type === 'settings')?.target;
  const bytes = part === undefined ? undefined : zip.read(part);
  const [tag = ''] = /<w:documentProtection[^>]*>/.exec(bytes ? new TextDecoder().decode(bytes) : '') ?? [];
  return /w:enforcement="(?:1|true|on)"/.test(tag);
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

const tableSheet = (cells: readonly WordCell[], n: number): GridSheet => {
  const rows = Map.groupBy(
    cells.filter(({ text }) => text !== ''),
    ({ row }) => row,
  );
  return {
    ...plainSheet(tableName(n), []),
    rows: new Map([...rows].map(([row, own]) => [row, new Map(own.map(({ column, text }) => [column, text]))])),
    merges: mergesOf(cells),
  };
};

export const wordSheets = (zip: Zip): GridSheet[] => {
  const { tables, lines } = wordPartsOf(documentXml(zip));
  const sheets = [
    ...tables.map(tableSheet),
    plainSheet(
      LINES,
      lines.map(({ text }) => [text]),
    ),
  ];
  return isProtected(zip) ? sheets.map((sheet) => ({ ...sheet, isOpen: () => false, isProtected: true })) : sheets;
};
