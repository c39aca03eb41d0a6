// LibreOffice Calc, if installed: opens and converts workbooks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];
/** Calc is a separate package. */
const CALC = ['/usr/lib/libreoffice/program/libsclo.so', '/usr/lib64/libreoffice/program/libsclo.so'];

const program = PLACES.find(existsSync);
export const hasCalc = program !== undefined && (CALC.some(existsSync) || program.startsWith('/Applications'));
if (!hasCalc) console.warn('LibreOffice Calc is not on this machine: no workbook was compared (libreoffice-calc).');

/**
 * Converts all files in one start of the program, which is the slow part. `read` finds the results of `0.xlsx`,
 * `1.xlsx` and so on in the folder.
 */
export const converted = async <T>(
  files: readonly Uint8Array[],
  format: string,
  read: (folder: string) => T | Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-calc-'));
  try {
    const paths = files.map((_, n) => join(folder, `${n}.xlsx`));
    for (const [n, path] of paths.entries()) writeFileSync(path, files[n] ?? new Uint8Array());
    const out = join(folder, 'out');
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    execFileSync(program ?? '', [profile, '--headless', '--convert-to', format, '--outdir', out, ...paths], {
      stdio: 'ignore',
      timeout: 240_000,
      // A sheet's name becomes a file's name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return await read(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
