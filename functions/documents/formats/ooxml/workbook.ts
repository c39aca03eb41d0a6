// Reads the workbook part: names and parts of sheets, shared strings, number formats, the date system.
import type { Zip } from '../../guard/zip.ts';
import { clean } from '../../text/clean.ts';
import { builtInFormat } from './number-format.ts';
import { mainPart, relationsOf } from './package.ts';
import { readXml } from './read-xml.ts';
import { sharedStrings } from './shared-strings.ts';

type SheetPart = { readonly name: string; readonly hidden: boolean; readonly part: string };
export type Workbook = {
  readonly sheets: readonly SheetPart[];
  /** Cleaned once, since a string may be in very many cells. */
  readonly strings: readonly string[];
  /** Number format by cell style. */
  readonly formats: readonly string[];
  readonly from1904: boolean;
};

const cellFormats = (bytes: Uint8Array | undefined): string[] => {
  const custom = new Map<number, string>();
  const formats: string[] = [];
  let inCells = false;
  readXml(bytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') custom.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formats.push(custom.get(Number(numFmtId)) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
};

export const readWorkbook = (zip: Zip): Workbook => {
  const main = mainPart(zip, 'xl/workbook.xml');
  const relations = relationsOf(zip, main);
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const of = (type: string) => zip.read(relations.find((relation) => relation.type === type)?.target ?? '');
  const sheets: SheetPart[] = [];
  let from1904 = false;
  readXml(zip.read(main), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const part = targets.get(attributes['r:id'] ?? attributes.id ?? '');
      const hidden = (attributes.state ?? 'visible') !== 'visible';
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', hidden, part });
    },
  });
  return { sheets, strings: sharedStrings(of('sharedStrings'), clean), formats: cellFormats(of('styles')), from1904 };
};
