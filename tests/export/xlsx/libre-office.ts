// Recalculates a workbook with LibreOffice, from the formulas alone, and reads what it shows.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';

const PLACES = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];
/** Calc comes as a package of its own. */
const CALC = ['/usr/lib/libreoffice/program/libsclo.so', '/usr/lib64/libreoffice/program/libsclo.so'];

const program = PLACES.find(existsSync);
export const hasCalc = program !== undefined && (CALC.some(existsSync) || program.startsWith('/Applications'));
if (!hasCalc) console.warn('LibreOffice Calc is not on this machine: no workbook was recalculated (libreoffice-calc).');

/** Takes away what we computed, so that nothing of it can be read back. */
const withoutResults = (file: Uint8Array): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(file)).map(([name, part]) => [
        name,
        name.startsWith('xl/worksheets/sheet')
          ? strToU8(strFromU8(part).replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'))
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

/** One map a file, by `sheet name!row,column`, counted from 0. All in one start of the program, which is the slow part. */
export const recalculated = async (files: readonly Uint8Array[]): Promise<readonly Cells[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-calc-'));
  try {
    const paths = files.map((_, i) => join(folder, `model-${i}.xlsx`));
    for (const [i, path] of paths.entries()) writeFileSync(path, withoutResults(files[i] ?? new Uint8Array()));
    const out = join(folder, 'out');
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const to = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out];
    execFileSync(program ?? '', [profile, '--headless', ...to, ...paths], { timeout: 240_000, stdio: 'ignore' });
    return await Promise.all(paths.map((_, i) => cellsOf(join(out, `model-${i}.xlsx`))));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
