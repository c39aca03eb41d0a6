// Streams a chat completion as pieces that end with the stop reason.
import * as z from 'zod';
import { ModelBusy, ModelFailed, type Piece, type Prompt } from '../../../ports/model.ts';
import { type RetryPolicy, watched, withRetry } from '../../node/model-retry.ts';
import { type Endpoint, EndpointRefused, post } from './post.ts';
import { serverSent } from './server-sent.ts';

const Event = z.object({
  error: z.object({ code: z.unknown(), type: z.unknown() }).partial().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
});

const STOPS: Readonly<Record<string, Extract<Piece, { stop: unknown }>['stop']>> = {
  stop: 'end',
  length: 'maxTokens',
  content_filter: 'filtered',
};

const parsed = (data: string): z.infer<typeof Event> => {
  try {
    return Event.parse(JSON.parse(data));
  } catch {
    throw new ModelFailed('the endpoint sent what is no event');
  }
};

const isBusy = (error: object): boolean => /429|503|rate|overload|capacity|busy/i.test(JSON.stringify(error));

const piecesOf = (data: string): readonly Piece[] => {
  const { error, choices } = parsed(data);
  if (error) throw isBusy(error) ? new ModelBusy('busy in the middle') : new ModelFailed('an error in the stream');
  const { delta, finish_reason: reason } = choices?.[0] ?? {};
  const pieces: Piece[] = delta?.content ? [{ text: delta.content }] : [];
  if (!reason) return pieces;
  const stop = STOPS[reason];
  if (!stop) throw new ModelFailed('the endpoint stopped for a reason that is no end');
  return [...pieces, { stop }];
};

type Chat = { readonly endpoint: Endpoint; readonly model: string; readonly retryPolicy: RetryPolicy };

const bodyOf = (model: string, { system, turns, temperature }: Prompt) => ({
  model,
  stream: true,
  messages: [{ role: 'system', content: system }, ...turns.map(({ role, text }) => ({ role, content: text }))],
  ...(temperature === undefined ? {} : { temperature }),
});

/** Newer models of one provider use another name for the limit. */
const begin = async ({ endpoint, model, retryPolicy }: Chat, prompt: Prompt, signal: AbortSignal) => {
  const body = bodyOf(model, prompt);
  const start = (limit: string) =>
    withRetry(
      () => post(endpoint, '/chat/completions', { body: { ...body, [limit]: prompt.maxTokens }, signal }),
      retryPolicy,
      signal,
    );
  try {
    return await start('max_tokens');
  } catch (error) {
    if (!(error instanceof EndpointRefused && error.body.includes('max_completion_tokens'))) throw error;
    return start('max_completion_tokens');
  }
};

async function* bodyOfResponse(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!response.body) throw new ModelFailed('the endpoint sent nothing');
  try {
    yield* response.body;
  } catch (error) {
    signal.throwIfAborted();
    throw new ModelFailed('the stream broke off', { cause: error });
  }
}

export async function* chat(options: Chat, prompt: Prompt): AsyncGenerator<Piece> {
  const dropped = new AbortController();
  const signal = AbortSignal.any([dropped.signal, ...(prompt.signal ? [prompt.signal] : [])]);
  const response = await begin(options, prompt, signal);
  const events = serverSent(bodyOfResponse(response, signal));
  for await (const data of watched(events, { retryPolicy: options.retryPolicy, signal, drop: () => dropped.abort() })) {
    if (data === '[DONE]') break;
    for (const piece of piecesOf(data)) {
      yield piece;
      if ('stop' in piece) return;
    }
  }
  throw new ModelFailed('the stream ended without an end');
}
