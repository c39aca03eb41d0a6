// The package of a workbook's parts. Workbooks from before 2007 become one, with what the library knows of them: no colours.
import { write } from '@e965/xlsx';
import { openOldWorkbook } from '../ingest/extract/xls.ts';
import { admit } from '../ingest/guard/guard.ts';
import { openZip, type Zip } from '../ingest/guard/zip.ts';
import { Refused } from '../ingest/refused.ts';

/** Throws Refused. */
export const openPackage = ({ filename, bytes }: { readonly filename: string; readonly bytes: Uint8Array }): Zip => {
  const admitted = admit(filename, bytes);
  if (admitted.type === 'xlsx' && 'zip' in admitted) return admitted.zip;
  if (admitted.type !== 'xls') throw new Refused('unsupported');
  const book = openOldWorkbook(bytes, { cellFormula: true, cellStyles: true });
  return openZip(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true })));
};
