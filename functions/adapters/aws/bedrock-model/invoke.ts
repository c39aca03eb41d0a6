// Makes one InvokeModel call with JSON both ways, retried while Bedrock is busy.
import { type BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import type * as z from 'zod';
import { ModelFailed } from '../../../ports/model.ts';
import { type RetryPolicy, withRetry } from '../../node/model-retry.ts';
import { beforeStream } from './failure.ts';

export type Invoker = { readonly client: Pick<BedrockRuntimeClient, 'send'>; readonly retryPolicy: RetryPolicy };

const TIMEOUT = 60_000;

const parsed = <S extends z.ZodType>(reply: S, body: Uint8Array): z.output<S> => {
  try {
    return reply.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw new ModelFailed('the reply has another shape');
  }
};

export const invoke = <S extends z.ZodType>(
  { client, retryPolicy }: Invoker,
  call: { readonly modelId: string; readonly body: object; readonly reply: S },
): Promise<z.output<S>> =>
  withRetry(async () => {
    try {
      const request = new InvokeModelCommand({
        modelId: call.modelId,
        contentType: 'application/json',
        accept: 'application/json',
        body: JSON.stringify(call.body),
      });
      const { body } = await client.send(request, { abortSignal: AbortSignal.timeout(TIMEOUT) });
      return parsed(call.reply, body);
    } catch (error) {
      throw beforeStream(error);
    }
  }, retryPolicy);
