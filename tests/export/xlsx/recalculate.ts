// Recalculates a workbook with LibreOffice from its formulas only, and reads the results.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { converted } from '../../helpers/libre-office.ts';

/** Removes our computed results, so that they cannot be read back. */
const withoutResults = (file: Uint8Array): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(file)).map(([name, part]) => [
        name,
        name.startsWith('xl/worksheets/sheet')
          ? strToU8(strFromU8(part).replaceAll(/(<f\b[^>]*(?:\/>|>[^<]*<\/f>))<v>[^<]*<\/v>/g, '$1'))
          : part,
      ]),
    ),
  );

export type Cells = ReadonlyMap<string, unknown>;

const cellsOf = async (path: string): Promise<Cells> => {
  const { sheets } = await readXlsx(readFileSync(path));
  const placed = sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, r) => row.map((value, c) => [`${name}!${r},${c}`, value] as const)),
  );
  return new Map(placed);
};

/** Returns one map per file, keyed by `sheet name!row,column`, counted from 0. */
export const recalculated = (files: readonly Uint8Array[]): Promise<readonly Cells[]> =>
  converted(files.map(withoutResults), 'xlsx:Calc MS Excel 2007 XML', (folder) =>
    Promise.all(files.map((_, n) => cellsOf(join(folder, `${n}.xlsx`)))),
  );
