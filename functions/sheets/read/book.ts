// Opens a workbook: sheets, cells, formulas, styles, names. Unknown parts stay unchanged in the file.
import { mainPart, relationsOf } from '../../documents/formats/ooxml/package.ts';
import { readXml } from '../../documents/formats/ooxml/read-xml.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { DocumentRefused } from '../../documents/refused.ts';
import type { Book, DefinedName, Sheet } from '../book.ts';
import { readTheme } from './colours.ts';
import { readSheet } from './sheet.ts';
import { readStrings } from './strings.ts';
import { readStyles } from './styles.ts';
import { readTables } from './tables.ts';

type Listed = { readonly name: string; readonly hidden: boolean; readonly part: string };

const readMain = (zip: Zip, main: string) => {
  const relations = relationsOf(zip, main);
  const targets = new Map(relations.map(({ id, target, type }) => [id, { target, type }]));
  const sheets: Listed[] = [];
  const names: DefinedName[] = [];
  let open: { name: string; sheet: number | undefined; formula: string } | undefined;
  let from1904 = false;
  readXml(zip.read(main), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (tag === 'sheet') {
        const relation = targets.get(attributes['r:id'] ?? attributes.id ?? '');
        // Chart and macro sheets have no cells but keep their position.
        const part = relation?.type === 'worksheet' ? relation.target : '';
        const hidden = (attributes.state ?? 'visible') !== 'visible' || part === '';
        sheets.push({ name: attributes.name ?? '', hidden, part });
      }
      if (tag === 'definedName') {
        const sheet = attributes.localSheetId === undefined ? undefined : Number(attributes.localSheetId);
        open = { name: attributes.name ?? '', sheet, formula: '' };
      }
    },
    close: (tag) => {
      if (tag !== 'definedName' || !open) return;
      names.push(open);
      open = undefined;
    },
    text: (piece) => {
      if (open) open.formula += piece;
    },
  });
  const of = (type: string) => zip.read(relations.find((relation) => relation.type === type)?.target ?? '');
  return { sheets, names, from1904, of };
};

export const readBook = (zip: Zip, onFilledRow?: () => void): Book => {
  const main = readMain(zip, mainPart(zip, 'xl/workbook.xml'));
  if (main.sheets.every(({ part }) => part === '')) throw new DocumentRefused('damaged');
  const strings = readStrings(main.of('sharedStrings'));
  let formulas = 0;
  const sheets = main.sheets.map(({ name, hidden, part }): Sheet => {
    const { formulaCount, ...sheet } = readSheet(part === '' ? undefined : zip.read(part), {
      strings,
      from1904: main.from1904,
      onFilledRow,
    });
    formulas += formulaCount;
    const found = part === '' ? [] : readTables(zip, part);
    const isFiltered = sheet.isFiltered || found.some((table) => table.isFiltered);
    return { name, hidden, part, ...sheet, isFiltered, tables: found };
  });
  const { styles, looks } = readStyles(main.of('styles'), readTheme(main.of('theme')));
  return { sheets, styles, looks, names: main.names, from1904: main.from1904, formulas };
};
