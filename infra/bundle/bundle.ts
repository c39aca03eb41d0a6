// Turns Lambda entries into folders with index.mjs, its source map and the files that go along.
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
  // Errors say their own names; keeping those of all functions costs a sixth of the time to load.
  keepNames: false,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
  outExtension: { '.js': '.mjs' },
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

const modulesOf = (entry: string) =>
  [{ from: entry, to: 'index.mjs' }, ...(EXTRAS[entry]?.workers ?? [])].map(({ from, to }) => ({
    in: from,
    out: join(folderOf(entry), to.replace(/[.]mjs$/, '')),
  }));

const copyFiles = (entry: string, folder: string) => {
  for (const { from, to } of EXTRAS[entry]?.files ?? []) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
};

/**
 * The folder of each entry: `functions/tasks/index-file/index.ts` → `dist/lambda/tasks-index-file`.
 * One call of esbuild for all of them: it parses a module once, however many bundles hold it.
 */
export const bundle = (
  entries: readonly string[],
  { out = OUT, withFiles = true }: Options = {},
): ReadonlyMap<string, string> => {
  const folders = new Map(entries.map((entry) => [entry, join(out, folderOf(entry))]));
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  buildSync({ ...OPTIONS, absWorkingDir: ROOT, entryPoints: entries.flatMap(modulesOf), outdir: out });
  if (withFiles) for (const [entry, folder] of folders) copyFiles(entry, folder);
  return folders;
};
