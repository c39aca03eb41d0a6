// The Bedrock adapter passes the suite of all writing models, through the real SDK client.
import { afterAll, describe, expect, it } from 'vitest';
import { bedrockClient, bedrockModel } from '#functions/adapters/aws/bedrock-model.ts';
import { bedrockServer } from '#tests/helpers/bedrock-server.ts';
import type { ModelServer } from '#tests/helpers/model-server.ts';
import { modelSuite, QUICK } from './model.suite.ts';

const clients: { destroy(): void }[] = [];
afterAll(() => {
  for (const client of clients) client.destroy();
});

const connect = ({ url }: ModelServer, embedModelId = 'amazon.titan-embed-text-v2:0') => {
  const client = bedrockClient({
    endpoint: url,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
  });
  clients.push(client);
  return bedrockModel({
    ...{ client, embedModelId, writeModelId: 'eu.anthropic.claude-x', rerankModelId: 'cohere.rerank-v3-5:0' },
    patience: QUICK,
  });
};

modelSuite({ name: 'Bedrock', serve: bedrockServer, connect });

describe('Bedrock', () => {
  it('signs its requests and names the model in the path', async () => {
    // Prepare
    const server = await bedrockServer('ok');
    // Act
    for await (const _ of connect(server).write?.({ system: 's', turns: [], maxTokens: 5 }) ?? []);
    server.close();
    // Assess
    expect(server.requests[0]?.path).toContain('/model/eu.anthropic.claude-x/converse-stream');
    expect(server.requests[0]?.authorization).toContain('AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/');
    expect(server.requests[0]?.body.inferenceConfig).toEqual({ maxTokens: 5 });
  });

  it("embeds by Cohere's multilingual model in batches of 96", async () => {
    // Prepare
    const server = await bedrockServer('ok');
    // Act
    const vectors = await connect(server, 'cohere.embed-multilingual-v3').embed(
      Array.from({ length: 100 }, (_, n) => 'x'.repeat(1 + n)),
    );
    server.close();
    // Assess
    expect(vectors.map((vector) => vector.indexOf(1))).toEqual(Array.from({ length: 100 }, (_, n) => 1 + n));
    expect(server.requests.map(({ body }) => (body.texts as string[]).length)).toEqual([96, 4]);
    expect(server.requests[0]?.body).toMatchObject({ input_type: 'search_document', embedding_types: ['float'] });
  });

  it('reranks: one score for each passage, in the order of the passages', async () => {
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
