// The endpoint adapter passes the suite of all writing models.
import { describe, expect, it } from 'vitest';
import { endpointModel } from '#functions/adapters/local/endpoint-model.ts';
import { modelServer } from '#tests/helpers/model-server.ts';
import { modelSuite, PROMPT, QUICK } from './model.suite.ts';

modelSuite({
  name: 'OpenAI-compatible endpoint',
  serve: modelServer,
  connect: ({ url }) => endpointModel({ baseUrl: `${url}/v1/`, model: 'm', embedModel: 'e', retryPolicy: QUICK }),
});

describe('endpoint', () => {
  it('sends the key as a bearer token, and no header without a key', async () => {
    // Prepare
    const server = await modelServer('ok');
    const write = async (apiKey?: string) => {
      const model = endpointModel({ baseUrl: `${server.url}/v1`, model: 'm', apiKey });
      for await (const _ of model.write?.(PROMPT) ?? []);
    };
    // Act
    await write('k1');
    await write();
    server.close();
    // Assess
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(['Bearer k1', '']);
    expect(server.requests[0]?.path).toBe('/v1/chat/completions');
  });

  it('uses the other name of the limit if the first is refused', async () => {
    // Prepare
    const server = await modelServer('ok');
    const model = endpointModel({ baseUrl: server.url, model: 'new-names' });
    // Act
    for await (const _ of model.write?.(PROMPT) ?? []);
    server.close();
    // Assess
    expect(server.requests[1]?.body.max_completion_tokens).toBe(200);
    expect(server.requests[1]?.body).not.toHaveProperty('max_tokens');
  });

  it('embeds without a call if no embedding model is named', async () => {
    const model = endpointModel({ baseUrl: 'http://127.0.0.1:9', model: 'm' });
    const [vector] = await model.embed(['매출']);
    expect(vector).toHaveLength(model.dimensions);
  });
});
