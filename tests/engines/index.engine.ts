// The OpenSearch index meets the contract on a real OpenSearch, and agrees with the local index.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { openSearchIndex } from '#functions/adapters/aws/opensearch-index.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { terms } from '#functions/engine/terms.ts';
import type { Index } from '#functions/ports/search-index.ts';
import { corpus, vectorMaker } from '#infra/bench/search-corpus.ts';
import { indexSuite } from '../contract/index.suite.ts';
import { chunk, TENANT, WORKSPACE } from '../contract/index-samples.ts';

const endpoint = process.env.FOOTNOTE_ENGINE ?? '';
const empty = async (): Promise<Index> => {
  await fetch(`${endpoint}/footnote-*`, { method: 'DELETE' });
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  return openSearchIndex({ endpoint, service: 'es', region: 'eu-west-1', credentials });
};

indexSuite({ name: 'OpenSearch', make: empty });

describe('OpenSearch and the local index', () => {
  it('find the same passages for questions over a mixed corpus, by words and by vectors', async () => {
    // Prepare
    const dir = mkdtempSync(`${tmpdir()}/footnote-index-`);
    const local = sqliteIndex(dir);
    const remote = await empty();
    const { text, random } = corpus(7);
    const vector = vectorMaker(64, 20, random);
    const chunks = Array.from({ length: 600 }, (_, seq) => {
      const written = text(400);
      return chunk({ seq, text: written, terms: terms(written), vector: vector() });
    });
    for (const index of [local, remote]) await index.put(TENANT, chunks);
    const scope = { tenant: TENANT, projectIds: [WORKSPACE] };
    let [sameWords, sameVectors] = [0, 0];
    // Act
    for (let n = 0; n < 30; n += 1) {
      const query = { scope, terms: terms(text(80)), vector: vector(), limit: 10 };
      const [a, b] = await Promise.all([local.lexical(query), remote.lexical(query)]);
      const [c, d] = await Promise.all([local.nearest(query), remote.nearest(query)]);
      const overlap = (left: typeof a, right: typeof a) =>
        left.filter((hit) => right.some((other) => other.chunk.id === hit.chunk.id)).length;
      sameWords += overlap(a, b) / a.length;
      sameVectors += overlap(c, d) / c.length;
      for (const hit of d) {
        const same = c.find((other) => other.chunk.id === hit.chunk.id);
        if (same) expect(hit.score).toBeCloseTo(same.score, 3);
      }
    }
    local.close();
    rmSync(dir, { recursive: true, force: true });
    // Assess: the engine rounds lengths to a byte and searches a graph, so the last results may differ.
    console.log(`agreement of the first ten: words ${sameWords / 30}, vectors ${sameVectors / 30}`);
    expect(sameWords / 30).toBeGreaterThan(0.9);
    expect(sameVectors / 30).toBeGreaterThan(0.9);
  });
});
