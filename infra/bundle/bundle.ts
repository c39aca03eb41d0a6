// Turns Lambda entries into folders with index.mjs, its source map and the files that go along.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { EXTRAS, ROOT, TEXTS } from './entries.ts';

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
  // What is imported when it is needed is a file of its own, which a cold start does not read.
  splitting: true,
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

/** Apart, because two modules of one call share their code in further files, which both would have to load. */
const buildModules = (entry: string, outdir: string) => {
  for (const { from, to } of [{ from: entry, to: 'index.mjs' }, ...(EXTRAS[entry]?.workers ?? [])])
    buildSync({
      ...OPTIONS,
      absWorkingDir: ROOT,
      entryPoints: [{ in: from, out: to.replace(/[.]mjs$/, '') }],
      outdir,
    });
};

const copyFiles = (entry: string, folder: string) => {
  for (const { from, to } of [...TEXTS, ...(EXTRAS[entry]?.files ?? [])]) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
};

/** The folder of each entry: `functions/tasks/index-file/index.ts` → `dist/lambda/tasks-index-file`. */
export const bundle = (
  entries: readonly string[],
  { out = OUT, withFiles = true }: Options = {},
): ReadonlyMap<string, string> => {
  const folders = new Map(entries.map((entry) => [entry, join(out, folderOf(entry))]));
  for (const [entry, folder] of folders) {
    rmSync(folder, { recursive: true, force: true });
    buildModules(entry, folder);
    if (withFiles) copyFiles(entry, folder);
  }
  return folders;
};
