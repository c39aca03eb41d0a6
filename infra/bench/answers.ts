// Times whole answers over 100,000 passages of one workspace: planned, retrieved, ranked, written and verified without
// a model. The peer is one search for the same question over the same passages by a plain full-text library.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { type SqliteIndex, sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { answer } from '#functions/engine/answer.ts';
import { embedChunks } from '#functions/engine/embed/embed-chunks.ts';
import type { Ports } from '#functions/engine/read-sources.ts';
import { terms } from '#functions/engine/terms.ts';
import { copies, drawnQuestions, WORKSPACE } from './answers-corpus.ts';
import { NOW } from './eval/room.ts';
import { quantile } from './quantile.ts';
import type { Figure } from './table.ts';

const TENANT = 'bench';
const PASSAGES = 100_000;
/** The target for the median. */
const MAX_MS = 600;

type Fact = Awaited<ReturnType<NonNullable<Ports['facts']>>>[number];
const keyOf = ({ entity, metric }: Pick<Fact, 'entity' | 'metric'>): string => `${entity} ${metric}`;

const fill = async (index: SqliteIndex, model: Ports['model']) => {
  const peer = new MiniSearch({ fields: ['text', 'document'], tokenize: terms, processTerm: (term) => term });
  const facts: Fact[] = [];
  async function* batches() {
    let passages = 0;
    for await (const { chunks, facts: found } of copies()) {
      peer.addAll(chunks.map(({ id, text, context }) => ({ id, text, document: context.document })));
      facts.push(...found);
      yield* embedChunks(model, chunks);
      passages += chunks.length;
      if (passages >= PASSAGES) return;
    }
  }
  await index.put(TENANT, batches());
  return { peer, facts: Map.groupBy(facts, keyOf) };
};

const msOf = async (run: () => Promise<unknown> | unknown): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};

const measure = async (index: SqliteIndex) => {
  const model = offlineModel();
  const { peer, facts } = await fill(index, model);
  const ports: Ports = {
    index,
    model,
    facts: async (key) => facts.get(keyOf(key)) ?? [],
    clock: { now: () => NOW },
  };
  const scope = { tenant: TENANT, projectIds: [WORKSPACE] };
  /** Reads the whole answer, as a person waits for it. */
  const ask = async ({ ask: query, about }: { ask: string; about: string }) => {
    const events = answer({ query, about, scope, sources: [], history: [], attempt: 1 }, ports);
    while (!(await events.next()).done);
  };
  const questions = drawnQuestions();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const one of questions) await ask(one);
  for (const one of questions) {
    ours.push(await msOf(() => ask(one)));
    theirs.push(await msOf(() => peer.search(one.ask)));
    if (process.env.BENCH_VERBOSE === '1')
      console.log(Math.round(ours.at(-1) ?? 0), Math.round(theirs.at(-1) ?? 0), one.ask);
  }
  return { ours, theirs };
};

export const answerFigures = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-answers-'));
  const index = sqliteIndex(folder);
  try {
    const { ours, theirs } = await measure(index);
    const name = `a whole answer over ${PASSAGES.toLocaleString('en')} passages`;
    const peer = { name: 'one search by MiniSearch', value: quantile(theirs, 0.5) };
    return [
      { name: `${name}, p50`, value: quantile(ours, 0.5), unit: 'ms', peer, target: { most: MAX_MS } },
      { name: `${name}, p90`, value: quantile(ours, 0.9), unit: 'ms' },
    ];
  } finally {
    index.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) console.log(await answerFigures());
