// An index of a set's documents, kept between runs until the chunking code changes.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type SqliteIndex, sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import type { FactsRecord } from '#functions/store/facts.ts';
import { factsLoaded, type Loaded, loadAll, useFacts } from './documents.ts';

const HOUSE = resolve(import.meta.dirname, '../../..');
/** The files that determine chunks, the marks of their rows, and their search terms. */
const MAKES_CHUNKS = [
  'functions/documents/**/*.ts',
  'functions/engine/{terms,label-terms}.ts',
  'functions/engine/facts/{breakdowns,other-rows,stated-figures,statement-tables,wholes}.ts',
  'functions/engine/names/{kinds,mentions,names-beside-kinds,with-names}.ts',
  'shared/language/lexicon/named-kinds.json',
  'functions/engine/tables/{cells,columns,measure,periods-down,read-table,stated-unit,unit-column}.ts',
  'functions/engine/embed/*.ts',
  'functions/adapters/local/sqlite-index/*.ts',
];

const folderOf = (): string => process.env.FOOTNOTE_EVAL_CACHE ?? join(tmpdir(), 'footnote-eval');

const keyOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of globSync(MAKES_CHUNKS, { cwd: HOUSE }).sort()) hash.update(readFileSync(join(HOUSE, file)));
  for (const path of paths) hash.update(`${basename(path)} ${statSync(path).size}`);
  return hash.digest('hex').slice(0, 16);
};

type Document = Pick<Loaded, 'fileId' | 'filename'>;
export type CachedIndex = { readonly index: SqliteIndex; readonly documents: readonly Document[] };

type Notes = { readonly documents: readonly Document[]; readonly facts: readonly FactsRecord[] };

const build = async (folder: string, paths: readonly string[]): Promise<void> => {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  process.env.FOOTNOTE_EVAL_CACHE ??= folderOf();
  const index = sqliteIndex(draft);
  const loaded = await loadAll(index, paths);
  index.close();
  const documents = loaded.map(({ fileId, filename }) => ({ fileId, filename }));
  writeFileSync(join(draft, 'notes.json'), JSON.stringify({ documents, facts: factsLoaded() } satisfies Notes));
  renameSync(draft, folder);
};

export const cachedIndex = async (name: string, paths: readonly string[]): Promise<CachedIndex> => {
  const folder = join(folderOf(), `${name}-${keyOf(paths)}`);
  if (!existsSync(folder)) await build(folder, paths);
  const { documents, facts }: Notes = JSON.parse(readFileSync(join(folder, 'notes.json'), 'utf8'));
  useFacts(facts);
  return { index: sqliteIndex(folder), documents };
};
