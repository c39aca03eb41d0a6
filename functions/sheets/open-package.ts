// Opens the package of a workbook. A library converts workbooks from before 2007, without colors.
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { MAX_ROWS } from '#shared/spreadsheet/a1.ts';
import { openOldWorkbook } from '../documents/formats/xls.ts';
import { admit } from '../documents/guard/guard.ts';
import { openZip, type Zip } from '../documents/guard/zip.ts';
import { DocumentRefused } from '../documents/refused.ts';

/** The library reads missing rows as `undefined` but cannot write them. */
const fillRows = ({ '!data': data, '!ref': ref }: WorkSheet): void => {
  if (!data || ref === undefined) return;
  const last = utils.decode_range(ref).e.r;
  if (last >= MAX_ROWS) throw new DocumentRefused('damaged');
  for (let row = 0; row <= last; row += 1) data[row] ??= [];
};

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const DEPTH = / level="\d+"(?= outlineLevel=)/g;
/** The library writes the depth of a group of columns twice, once in an attribute that Office Open XML does not have. */
const withoutDepth = (zip: Zip): Zip => ({
  ...zip,
  read: (name) => {
    const bytes = zip.read(name);
    if (!bytes || !SHEET.test(name)) return bytes;
    return new TextEncoder().encode(new TextDecoder().decode(bytes).replace(DEPTH, ''));
  },
});

/** Throws DocumentRefused. */
export const openPackage = ({ filename, bytes }: { readonly filename: string; readonly bytes: Uint8Array }): Zip => {
  const admitted = admit(filename, bytes);
  if (admitted.type === 'xlsx' && 'zip' in admitted) return admitted.zip;
  if (admitted.type !== 'xls') throw new DocumentRefused('unsupported');
  const book = openOldWorkbook(bytes, { cellFormula: true, cellStyles: true });
  for (const sheet of Object.values(book.Sheets)) fillRows(sheet);
  return withoutDepth(openZip(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))));
};
