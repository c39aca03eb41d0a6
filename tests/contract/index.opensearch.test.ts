// The OpenSearch adapter passes the suite of all indexes, as a managed domain and as a serverless collection.
import { afterEach, describe, expect, it } from 'vitest';
import { openSearchIndex } from '#functions/adapters/aws/opensearch-index.ts';
import { IndexWaking } from '#functions/ports/search-index.ts';
import { type Behaviour, openSearchServer } from '#tests/helpers/opensearch-server.ts';
import { indexSuite } from './index.suite.ts';
import { chunk, TENANT, WORKSPACE } from './index-samples.ts';

const scope = { tenant: TENANT, projectIds: [WORKSPACE] };
const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const start = async (behaviour: Behaviour) => {
  const server = await openSearchServer(behaviour);
  servers.push(server);
  const alarms: object[] = [];
  const index = openSearchIndex({
    ...{ endpoint: server.endpoint, service: behaviour.service, region: 'eu-west-1', pauseMs: 2 },
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' },
    alarm: (what) => alarms.push(what),
  });
  return { server, index, alarms };
};

for (const service of ['es', 'aoss'] as const)
  indexSuite({ name: `OpenSearch (${service})`, make: async () => (await start({ service })).index });

describe.each(['es', 'aoss'] as const)('OpenSearch (%s)', (service) => {
  it('sends every query to the tenant’s own index, filtered by tenant and workspaces', async () => {
    // Prepare
    const { index, server } = await start({ service });
    await index.put(TENANT, [chunk({ text: 'plan' })]);
    const from = server.requests.length;
    // Act
    await index.lexical({ scope, terms: ['plan'], limit: 5 });
    await index.nearest({ scope, vector: [1, 0, 0, 0], limit: 5 });
    await index.count(scope);
    await index.range({ tenant: TENANT, fileId: 'f', from: 0, to: 3 });
    await index.removeFile({ tenant: TENANT, fileId: 'f' });
    // Assess
    const sent = server.requests.slice(from);
    expect(sent).toHaveLength(5);
    for (const { path, body } of sent) {
      expect(path).toMatch(/^\/footnote-org_one\/_(search|count)$/);
      expect(body).toContain('{"term":{"tenant":"org_one"}}');
    }
    for (const { body } of sent.slice(0, 3)) expect(body).toContain(`{"terms":{"projectId":["${WORKSPACE}"]}}`);
    for (const { body } of sent.slice(3)) expect(body).toContain('{"terms":{"fileId":["f"]}}');
  });

  it('drops foreign rows of a reply, and raises the alarm', async () => {
    // Prepare
    const foreign = chunk({ seq: 9, text: 'plan', projectId: 'prj_zzzzzzzzzzzz' });
    const row = (overrides: object) => ({
      ...{ _id: 'x', _index: 'footnote-org_one', _score: 1 },
      _source: { tenant: TENANT, chunk: foreign },
      ...overrides,
    });
    const { index, alarms } = await start({
      service,
      lie: (rows) => [
        row({}),
        row({ _source: { tenant: 'org_two', chunk: chunk({ seq: 3, text: 'plan' }) } }),
        row({ _index: 'footnote-org_two', _source: { tenant: TENANT, chunk: chunk({ seq: 4, text: 'plan' }) } }),
        ...rows,
      ],
    });
    await index.put(TENANT, [chunk({ seq: 1, text: 'plan' })]).catch(() => undefined);
    // Act
    const hits = await index.lexical({ scope, terms: ['plan'], limit: 5 });
    // Assess
    expect(hits.every((hit) => hit.chunk.seq === 1)).toBe(true);
    expect(alarms).toEqual([{ event: 'foreignRows', tenant: TENANT, rows: 3 }]);
  });

  it('repeats only the failed writes of a batch', async () => {
    // Prepare
    const failItems = [
      { at: 1, status: 429 },
      { at: 0, status: 503 },
    ];
    const { index, server } = await start({ service, failItems });
    // Act
    await index.put(
      TENANT,
      [0, 1, 2].map((seq) => chunk({ seq, text: `part ${seq}` })),
    );
    // Assess
    const bulks = server.requests.filter(({ path, body }) => path.endsWith('_bulk') && body.includes('"index"'));
    expect(bulks.map(({ body }) => body.trimEnd().split('\n').length / 2)).toEqual([3, 1, 1]);
    expect(await index.count(scope)).toBe(3);
  });

  it('fails on a final refusal, and if a shard did not answer', async () => {
    const refusing = await start({ service, failItems: [{ at: 0, status: 400 }] });
    await expect(refusing.index.put(TENANT, [chunk({ text: 'a' })])).rejects.toThrow('400');
    const partial = await start({ service, partial: true });
    await partial.index.put(TENANT, [chunk({ text: 'a' })]);
    await expect(partial.index.lexical({ scope, terms: ['a'], limit: 5 })).rejects.toThrow('unavailable');
  });

  it('retries while the engine is busy or disconnects', async () => {
    const { index } = await start({ service, refuse: [429, 0, 503] });
    await index.put(TENANT, [chunk({ text: 'a' })]);
    expect(await index.count(scope)).toBe(1);
  });

  it('creates an index with unsearched payloads and terms split at spaces only', async () => {
    const { index, server } = await start({ service });
    await index.put(TENANT, [chunk({ text: 'a' })]);
    expect(server.indices.get('footnote-org_one')?.definition).toMatchObject({
      settings: { index: { knn: true } },
      mappings: {
        dynamic: false,
        properties: {
          tenant: { type: 'keyword' },
          projectId: { type: 'keyword' },
          terms: { type: 'text', analyzer: 'whitespace' },
          chunk: { type: 'object', enabled: false },
          vector: { type: 'knn_vector', dimension: 4, method: { name: 'hnsw' } },
        },
      },
    });
  });
});

describe('a sleeping serverless engine', () => {
  it('is distinguished from an empty one', async () => {
    const { index } = await start({ service: 'aoss', refuse: [503, 503, 503] });
    await expect(index.lexical({ scope, terms: ['a'], limit: 5 })).rejects.toBeInstanceOf(IndexWaking);
  });
});

describe('a managed domain that stays busy', () => {
  it('is reported as unavailable', async () => {
    const { index } = await start({ service: 'es', refuse: new Array(20).fill(503) });
    await expect(index.lexical({ scope, terms: ['a'], limit: 5 })).rejects.toThrow('unavailable');
  });

  it('makes writes visible by one request after the last batch', async () => {
    // Prepare
    const { index, server } = await start({ service: 'es' });
    async function* batches() {
      for (const seq of [0, 1, 2]) yield [chunk({ seq, text: `part ${seq}` })];
    }
    // Act
    await index.put(TENANT, batches());
    // Assess
    const verbs = server.requests.map(({ path, query }) => `${path.split('/').at(-1)}${query}`);
    expect(verbs.slice(-4)).toEqual(['_bulk', '_bulk', '_bulk', '_refresh']);
  });
});

describe('a serverless engine with delayed visibility', () => {
  it('gets all batches before waiting for them, and loses the rows of an earlier attempt', async () => {
    // Prepare
    const { index, server } = await start({ service: 'aoss' });
    async function* batches() {
      for (const seq of [0, 1, 2]) yield [chunk({ seq, text: `part ${seq}` })];
    }
    await index.put(TENANT, batches());
    const from = server.requests.length;
    // Act
    await index.put(TENANT, batches());
    // Assess
    const sent = server.requests.slice(from).map(({ path, body }) => `${path.split('/').at(-1)} ${body.slice(2, 8)}`);
    expect(sent.slice(1, 4)).toEqual(['_bulk index"', '_bulk index"', '_bulk index"']);
    expect(sent.slice(4).some((line) => line.startsWith('_bulk index'))).toBe(false);
    expect(await index.count(scope)).toBe(3);
  });
});
