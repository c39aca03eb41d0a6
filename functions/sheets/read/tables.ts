// Reads the tables of a sheet: their ranges and column names, for structured references.
import { cornersOf } from '#shared/spreadsheet/a1.ts';
import { relationsOf } from '../../documents/formats/ooxml/package.ts';
import { readXml } from '../../documents/formats/ooxml/read-xml.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import type { Table } from '../book.ts';
import { unescaped } from './strings.ts';

const readTable = (bytes: Uint8Array | undefined): Table[] => {
  const columns: string[] = [];
  let found: Table | undefined;
  let isFiltered = false;
  readXml(bytes, {
    open: (tag, attributes) => {
      if (tag === 'tableColumn') columns.push(unescaped(attributes.name ?? ''));
      if (tag === 'filterColumn') isFiltered = true;
      if (tag !== 'table' || found) return;
      const { ref = '', displayName, name = '', headerRowCount = '1', totalsRowCount = '0' } = attributes;
      const range = cornersOf(ref);
      const rows = { heads: Number(headerRowCount) || 0, totals: Number(totalsRowCount) || 0 };
      if (range) found = { name: displayName ?? name, range, columns, ...rows };
    },
  });
  return found ? [{ ...found, isFiltered }] : [];
};

export const readTables = (zip: Zip, part: string): Table[] =>
  relationsOf(zip, part)
    .filter(({ type }) => type === 'table')
    .flatMap(({ target }) => readTable(zip.read(target)));
