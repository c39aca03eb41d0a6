// Bundles Lambda entries into folders with index.mjs, its source map and asset files.
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { EXTRAS, ROOT, TEXTS, type Worker } from './entries.ts';
import { lazyShapes } from './lazy-shapes.ts';
import { unusedConstants } from './unused-constants.ts';

const OUT = join(ROOT, 'dist/lambda');

/** The modules that an entry imports before it runs, by its own imports and theirs. */
const loadedAtStart = (entry: string) => {
  const loaded = new Set<string>();
  const plugin: Plugin = {
    name: 'loaded-at-start',
    buildEnd() {
      const follow = (id: string): void => {
        if (loaded.has(id)) return;
        loaded.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      follow(join(ROOT, entry));
    },
  };
  return { loaded, plugin };
};

/** V8 parses JSON faster than an object literal. */
const jsonAsText: Plugin = {
  name: 'json-as-text',
  transform: {
    filter: { id: /[.]json$/ },
    handler: (code) => ({
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))})`,
      moduleType: 'js',
    }),
  },
};

/**
 * Builds `from` as `to` and returns the names of the written files. Dynamic imports become files of their own, which a
 * cold start does not read.
 */
const buildModule = async (from: string, to: string, dir: string): Promise<readonly string[]> => {
  const { loaded, plugin } = loadedAtStart(from);
  const name = to.replace(/[.]mjs$/, '');
  const build = await rolldown({
    input: { [name]: from },
    cwd: ROOT,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node24' },
    logLevel: 'silent',
    plugins: [jsonAsText, lazyShapes, unusedConstants, plugin],
    experimental: { nativeMagicString: true },
  });
  const { output } = await build.write({
    dir,
    format: 'esm',
    minify: true,
    // Our errors set their own names; keeping the names of all functions costs a sixth of the load time.
    keepNames: false,
    sourcemap: true,
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: `${name}-[name]-[hash].mjs`,
    // Everything read at start is in one file: each further file costs a third of a millisecond.
    codeSplitting: { groups: [{ name: 'start', test: (id) => loaded.has(id) }] },
  });
  await build.close();
  return output.map(({ fileName }) => fileName);
};

const folderOf = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\/index[.]ts$/, '')
    .replaceAll('/', '-');

type Options = {
  readonly out?: string;
  /** False omits asset files, for tests that only look at the code. */
  readonly withFiles?: boolean;
};

type BuiltWorker = { readonly dir: string; readonly files: readonly string[] };

/** Builds a worker for the first entry that starts it, and copies it for the others. */
const addWorker = async ({ from, to }: Worker, dir: string, built: Map<string, BuiltWorker>): Promise<void> => {
  const known = built.get(from);
  if (known) for (const file of known.files) cpSync(join(known.dir, file), join(dir, file));
  else built.set(from, { dir, files: await buildModule(from, to, dir) });
};

const copyFiles = (entry: string, folder: string) => {
  for (const { from, to } of [...TEXTS, ...(EXTRAS[entry]?.files ?? [])]) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
};

/** The bytes that a cold start reads: index.mjs and its static imports. */
export const startSize = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => /^index(-start-[^.]*)?[.]mjs$/.test(file))
    .reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);

/** Returns the folder of each entry: `functions/tasks/index-file/index.ts` → `dist/lambda/tasks-index-file`. */
export const bundle = async (
  entries: readonly string[],
  { out = OUT, withFiles = true }: Options = {},
): Promise<ReadonlyMap<string, string>> => {
  const folders = new Map(entries.map((entry) => [entry, join(out, folderOf(entry))]));
  const workers = new Map<string, BuiltWorker>();
  for (const [entry, folder] of folders) {
    rmSync(folder, { recursive: true, force: true });
    // A separate build, because two modules of one build would share code in further files that both must load.
    await buildModule(entry, 'index.mjs', folder);
    for (const worker of EXTRAS[entry]?.workers ?? []) await addWorker(worker, folder, workers);
    if (withFiles) copyFiles(entry, folder);
  }
  return folders;
};
