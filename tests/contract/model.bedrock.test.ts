// The Bedrock adapter passes the suite of all writing models, through the real SDK client.
import { afterAll, describe, expect, it } from 'vitest';
import { bedrockClient, bedrockModel, type ModelFault } from '#functions/adapters/aws/bedrock-model.ts';
import type { ModelEntry } from '#shared/bedrock/entry.ts';
import { DESTINATIONS } from '#shared/bedrock/geographies.ts';
import { MODELS } from '#shared/bedrock/models.ts';
import { bedrockServer } from '#tests/helpers/bedrock-server.ts';
import type { ModelServer } from '#tests/helpers/model-server.ts';
import { modelSuite, QUICK } from './model.suite.ts';

const clients: { destroy(): void }[] = [];
afterAll(() => {
  for (const client of clients) client.destroy();
});

type Ids = { readonly write?: string; readonly embed?: string; readonly rerank?: string };
type Called = Ids & { readonly region?: string; readonly report?: (fault: ModelFault) => void };

const connect = ({ url }: ModelServer, { write, embed, rerank, region = 'ap-northeast-1', report }: Called = {}) => {
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const client = bedrockClient({ endpoint: url, region, credentials });
  clients.push(client);
  return bedrockModel({
    client,
    writeModelId: write ?? 'global.anthropic.claude-sonnet-4-6',
    embedModelId: embed ?? 'amazon.titan-embed-text-v2:0',
    rerankModelId: rerank ?? 'cohere.rerank-v3-5:0',
    retryPolicy: QUICK,
    ...(report ? { report } : {}),
  });
};

const PROMPT = { system: 's', turns: [{ role: 'user', text: 'q' }], maxTokens: 500, temperature: 0 } as const;

const written = async (model: ReturnType<typeof connect>) => {
  let text = '';
  for await (const piece of model.write?.(PROMPT) ?? []) if ('text' in piece) text += piece.text;
  return text;
};

/** Each way to call an entry, with a region to call it from. */
const waysOf = ({ id, regions, geographies, isGlobal }: ModelEntry) => [
  ...regions.map((region) => ({ id, region })),
  ...geographies.map((geography) => ({ id: `${geography}.${id}`, region: DESTINATIONS[geography][0] ?? '' })),
  ...(isGlobal ? [{ id: `global.${id}`, region: 'ap-northeast-2' }] : []),
];
const ways = (use: ModelEntry['use']) => MODELS.filter((entry) => entry.use === use).flatMap(waysOf);

modelSuite({ name: 'Bedrock', serve: bedrockServer, connect });

describe('every model of the table', () => {
  it.each(ways('write'))('writes: $id from $region', async ({ id, region }) => {
    const server = await bedrockServer('ok');
    const text = await written(connect(server, { write: id, region }));
    server.close();
    expect(text).toBe('매출은 279조 [1].');
  });

  it.each(ways('embed'))('embeds: $id from $region', async ({ id, region }) => {
    const server = await bedrockServer('ok');
    const model = connect(server, { embed: id, region });
    const vectors = [...(await model.embed(['abc', '', 'x'.repeat(90_000)])), ...(await model.embed(['question']))];
    server.close();
    expect(vectors.map((vector) => vector.indexOf(1))).toEqual([3, 1, -1, 8]);
  });

  it.each(ways('rerank'))('reranks: $id from $region', async ({ id, region }) => {
    const server = await bedrockServer('ok');
    const scores = await connect(server, { rerank: id, region }).rerank?.('q', ['a'.repeat(10), 'a'.repeat(90)]);
    server.close();
    expect(scores).toEqual([0.1, 0.9]);
  });

  it("leaves tokens for thinking, within the model's output limit", async () => {
    // Prepare
    const server = await bedrockServer('ok');
    // Act
    await written(connect(server, { write: 'global.anthropic.claude-opus-5-5' }));
    await written(connect(server, { write: 'global.anthropic.claude-sonnet-4-6' }));
    server.close();
    // Assess
    expect(server.requests.map(({ body }) => body.inferenceConfig)).toEqual([
      { maxTokens: 8500 },
      { maxTokens: 500, temperature: 0 },
    ]);
  });

  it('is the only kind that can be named', () => {
    const named = () => connect({ url: 'http://127.0.0.1:1' } as ModelServer, { write: 'anthropic.claude-x' });
    expect(named).toThrow(/no model "anthropic.claude-x" to write/);
  });
});

describe('a model that was removed', () => {
  it('is reported once with the name of the error, and never with the prompt', async () => {
    // Prepare: the reranking models are not in Seoul.
    const faults: ModelFault[] = [];
    const server = await bedrockServer('refused', 'ok');
    const model = connect(server, { region: 'ap-northeast-2', report: (fault) => faults.push(fault) });
    // Act
    await written(model).catch(() => undefined);
    await model.rerank?.('a secret question', ['a secret passage']).catch(() => undefined);
    server.close();
    // Assess
    expect(faults).toEqual([
      { model: 'global.anthropic.claude-sonnet-4-6', error: 'AccessDeniedException' },
      { model: 'cohere.rerank-v3-5:0', error: 'ResourceNotFoundException' },
    ]);
  });
});

describe('Bedrock', () => {
  it('signs its requests and names the model in the path', async () => {
    // Prepare
    const server = await bedrockServer('ok');
    // Act
    for await (const _ of connect(server).write?.({ system: 's', turns: [], maxTokens: 5 }) ?? []);
    server.close();
    // Assess
    expect(server.requests[0]?.path).toContain('/model/global.anthropic.claude-sonnet-4-6/converse-stream');
    expect(server.requests[0]?.authorization).toContain('AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/');
    expect(server.requests[0]?.body.inferenceConfig).toEqual({ maxTokens: 5 });
  });

  it("embeds in batches of 96 with Cohere's multilingual model", async () => {
    // Prepare
    const server = await bedrockServer('ok');
    // Act
    const vectors = await connect(server, { embed: 'cohere.embed-multilingual-v3' }).embed(
      Array.from({ length: 100 }, (_, n) => 'x'.repeat(1 + n)),
    );
    server.close();
    // Assess
    expect(vectors.map((vector) => vector.indexOf(1))).toEqual(Array.from({ length: 100 }, (_, n) => 1 + n));
    expect(server.requests.map(({ body }) => (body.texts as string[]).length)).toEqual([96, 4]);
    expect(server.requests[0]?.body).toMatchObject({ input_type: 'search_document', embedding_types: ['float'] });
  });

  it('reranks: returns one score per passage, in their order', async () => {
    // Prepare
    const server = await bedrockServer('ok');
    const model = connect(server);
    // Act
    const scores = await model.rerank?.('q', ['a'.repeat(10), 'a'.repeat(90), 'a'.repeat(50)]);
    server.close();
    // Assess
    expect(scores).toEqual([0.1, 0.9, 0.5]);
    expect(server.requests[0]?.body).toMatchObject({ api_version: 2, query: 'q', top_n: 3 });
    expect(await model.rerank?.('q', [])).toEqual([]);
  });
});
