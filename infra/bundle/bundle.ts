// Turns a Lambda entry into a folder with index.mjs, its source map and what goes along.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { EXTRAS, ROOT } from './entries.ts';

const OUT = join(ROOT, 'dist/lambda');

/** Some packages are CommonJS and ask for `require`, which a module does not have. */
const REQUIRE = "import{createRequire as _r}from'node:module';const require=_r(import.meta.url);";

const OPTIONS: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
  banner: { js: REQUIRE },
};

/** `functions/tasks/index-file/index.ts` → `dist/lambda/tasks-index-file`. */
export const outputOf = (entry: string): string =>
  join(
    OUT,
    entry
      .replace(/^functions\//, '')
      .replace(/\/index[.]ts$/, '')
      .replaceAll('/', '-'),
  );

export const bundle = (entry: string): string => {
  const folder = outputOf(entry);
  rmSync(folder, { recursive: true, force: true });
  const { workers = [], files = [] } = EXTRAS[entry] ?? {};
  for (const { from, to } of [{ from: entry, to: 'index.mjs' }, ...workers])
    buildSync({ ...OPTIONS, absWorkingDir: ROOT, entryPoints: [from], outfile: join(folder, to) });
  for (const { from, to } of files) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
  return folder;
};
