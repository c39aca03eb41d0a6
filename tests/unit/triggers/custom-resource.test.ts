// CloudFormation waits for one reply: it is sent for success and for failure, and not before the work is done.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customResource } from '#functions/triggers/custom-resource.ts';

type Answer = {
  readonly method: string | undefined;
  readonly type: string | undefined;
  readonly body: Record<string, string>;
};
let server: Server;
let status = 200;
let answers: Answer[] = [];

const textOf = async (message: IncomingMessage) => {
  let text = '';
  for await (const piece of message) text += piece;
  return text;
};

beforeAll(async () => {
  server = createServer(async (message, response) => {
    const body = JSON.parse(await textOf(message));
    answers.push({ method: message.method, type: message.headers['content-type'], body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  status = 200;
  answers = [];
});

const run = async (work: () => Promise<void>) => {
  const ResponseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/signed?X-Amz-Signature=1`;
  const event = { ResponseURL, StackId: 's', RequestId: 'r', LogicalResourceId: 'l', RequestType: 'Create' };
  return customResource('published-app', work)(event as CloudFormationCustomResourceEvent, {} as never, () => {});
};

describe('a step of the deployment', () => {
  it('reports success once, without a content type that would invalidate the signature', async () => {
    await run(async () => {});
    expect(answers).toEqual([
      {
        method: 'PUT',
        type: undefined,
        body: {
          Status: 'SUCCESS',
          PhysicalResourceId: 'published-app',
          StackId: 's',
          RequestId: 'r',
          LogicalResourceId: 'l',
        },
      },
    ]);
  });

  it('reports a failure with its reason, so that the deployment does not wait an hour', async () => {
    await run(async () => {
      throw new Error('AccessDenied');
    });
    expect(answers[0]?.body).toMatchObject({ Status: 'FAILED', Reason: 'Error: AccessDenied' });
  });

  it('throws if nobody accepts its reply', async () => {
    status = 403;
    await expect(run(async () => {})).rejects.toThrow('403');
  });
});
