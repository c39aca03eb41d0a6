// Times searches of one tenant's index: words and vectors over 100,000 chunks, filtered by tenant and workspace.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { terms } from '#functions/engine/terms.ts';
import type { Index, IndexedChunk } from '#functions/ports/search-index.ts';
import { corpus, vectorMaker } from './search-corpus.ts';
import type { Figure } from './table.ts';

const TENANT = 'bench';
const BATCH = 500;
const PER_FILE = 250;
const DIMENSIONS = 256;

export type SearchFigures = {
  readonly chunks: number;
  readonly chunksPerSecond: number;
  readonly makeSeconds: number;
  readonly firstMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly megabytes: number;
};

const elapsed = (since: number): number => performance.now() - since;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const chunkMaker = () => {
  const { text, random } = corpus(1);
  const vector = vectorMaker(DIMENSIONS, 200, random);
  return {
    random,
    vector,
    chunk: (n: number): IndexedChunk => {
      const written = text(1000);
      const file = `fil_bench_${Math.floor(n / PER_FILE)}`;
      return {
        ...{ id: `${file}#${n % PER_FILE}`, projectId: `prj_${Math.floor(n / PER_FILE) % 2}`, fileId: file },
        ...{ seq: n % PER_FILE, kind: 'prose', text: written, terms: terms(written), vector: vector() },
        spans: [{ start: 0, end: written.length, locator: { page: 1 + (n % PER_FILE) } }],
        context: { document: file, periods: [], language: 'ko' },
      };
    },
    /** 10 to 25 terms: a stretch of text, half of it taken from a chunk that is there. */
    question: (): readonly string[] => {
      const analysed = terms(text(120));
      return analysed.slice(0, 10 + Math.floor(random() * 16));
    },
  };
};

const fill = async (index: Index, make: ReturnType<typeof chunkMaker>, chunks: number) => {
  let [making, writing] = [0, 0];
  for (let n = 0; n < chunks; n += BATCH) {
    let started = performance.now();
    const batch = Array.from({ length: Math.min(BATCH, chunks - n) }, (_, i) => make.chunk(n + i));
    making += elapsed(started);
    started = performance.now();
    await index.put(TENANT, batch);
    writing += elapsed(started);
  }
  return { making, writing };
};

const ask = async (index: Index, make: ReturnType<typeof chunkMaker>): Promise<number> => {
  const scope = { tenant: TENANT, projectIds: ['prj_0', 'prj_1'] };
  const [words, vector] = [make.question(), make.vector()];
  const started = performance.now();
  await Promise.all([index.lexical({ scope, terms: words, limit: 40 }), index.nearest({ scope, vector, limit: 40 })]);
  return elapsed(started);
};

export const benchSearch = async (chunks = 100_000, questions = 300): Promise<SearchFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'footnote-search-'));
  const index = sqliteIndex(dir);
  try {
    const make = chunkMaker();
    const { making, writing } = await fill(index, make, chunks);
    const firstMs = await ask(index, make);
    for (let i = 0; i < 20; i += 1) await ask(index, make);
    const times: number[] = [];
    for (let i = 0; i < questions; i += 1) times.push(await ask(index, make));
    times.sort((a, b) => a - b);
    return {
      chunks,
      chunksPerSecond: Math.round(chunks / (writing / 1000)),
      makeSeconds: Math.round(making / 100) / 10,
      firstMs: Math.round(firstMs),
      p50Ms: Math.round(at(times, 0.5) * 10) / 10,
      p99Ms: Math.round(at(times, 0.99) * 10) / 10,
      megabytes: Math.round(process.memoryUsage().rss / 2 ** 20),
    };
  } finally {
    index.close();
    rmSync(dir, { recursive: true, force: true });
  }
};

const SIZES = [1_000, 10_000, 100_000];
/** For the largest index; the smaller ones show the growth. */
const TARGETS = { p50: 25, p99: 80 };

const timesOf = ({ chunks, p50Ms, p99Ms }: SearchFigures): Figure[] => {
  const over = `over ${chunks.toLocaleString('en')} chunks`;
  const isLargest = chunks === SIZES.at(-1);
  return [
    { name: `search ${over}, p50`, value: p50Ms, unit: 'ms', ...(isLargest ? { target: { most: TARGETS.p50 } } : {}) },
    { name: `search ${over}, p99`, value: p99Ms, unit: 'ms', ...(isLargest ? { target: { most: TARGETS.p99 } } : {}) },
  ];
};

/** The figures for the common table. */
export const searchFigures = async (): Promise<Figure[]> => {
  const all: SearchFigures[] = [];
  for (const chunks of SIZES) all.push(await benchSearch(chunks));
  const last = all.at(-1);
  return [
    ...all.flatMap(timesOf),
    { name: 'first search over the largest', value: last?.firstMs ?? 0, unit: 'ms' },
    { name: 'chunks indexed', value: last?.chunksPerSecond ?? 0, unit: '1/s', target: { least: 1000 } },
  ];
};

if (import.meta.main) console.log(await benchSearch(Number(process.argv[2] ?? 100_000)));
