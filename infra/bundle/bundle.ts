// Turns a Lambda entry into a folder with index.mjs, its source map and what goes along.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { EXTRAS, ROOT } from './entries.ts';

const OUT = join(ROOT, 'dist/lambda');

/** Some packages are CommonJS and ask for `require`, which a module does not have. The name is longer than any the minifier makes. */
const REQUIRE =
  "import{createRequire as requireOfModule}from'node:module';const require=requireOfModule(import.meta.url);";

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

const folderOf = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\/index[.]ts$/, '')
    .replaceAll('/', '-');

type Options = {
  readonly out?: string;
  /** Without the files that go along, for tests that look at the code. */
  readonly withFiles?: boolean;
};

/** `functions/tasks/index-file/index.ts` → `dist/lambda/tasks-index-file`, which is returned. */
export const bundle = (entry: string, { out = OUT, withFiles = true }: Options = {}): string => {
  const folder = join(out, folderOf(entry));
  rmSync(folder, { recursive: true, force: true });
  const { workers = [], files = [] } = EXTRAS[entry] ?? {};
  for (const { from, to } of [{ from: entry, to: 'index.mjs' }, ...workers])
    buildSync({ ...OPTIONS, absWorkingDir: ROOT, entryPoints: [from], outfile: join(folder, to) });
  for (const { from, to } of withFiles ? files : []) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
  return folder;
};
