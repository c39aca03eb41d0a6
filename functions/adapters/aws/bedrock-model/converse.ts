// Generates text with ConverseStream: pieces as they arrive, then the stop reason.
import {
  type BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime';
import type { WriterEntry } from '#shared/bedrock/entry.ts';
import type { NamedModel } from '#shared/bedrock/find-model.ts';
import { ModelFailed, type Piece, type Prompt } from '../../../ports/model.ts';
import { type RetryPolicy, watched, withRetry } from '../../node/model-retry.ts';
import { beforeStream, inStream } from './failure.ts';

type Stop = Extract<Piece, { stop: unknown }>['stop'];

/** Other stop reasons (tools, malformed output) never end our answers. */
const STOPS: Partial<Record<StopReason, Stop>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  max_tokens: 'maxTokens',
  model_context_window_exceeded: 'maxTokens',
  content_filtered: 'filtered',
  guardrail_intervened: 'filtered',
};

type Writer = {
  readonly client: Pick<BedrockRuntimeClient, 'send'>;
  readonly model: NamedModel<WriterEntry>;
  readonly retryPolicy: RetryPolicy;
};

/** The evidence is already given: more effort costs time and adds nothing to cite. */
const EFFORT = 'low';
/** Thinking counts as output: without room for it an answer is cut off. */
const THINKING_TOKENS = 8_000;

const thinks = ({ entry }: NamedModel<WriterEntry>): boolean => entry.thinking !== 'off';

const inferenceConfig = (model: NamedModel<WriterEntry>, { maxTokens, temperature }: Prompt) => ({
  maxTokens: Math.min(model.entry.outputTokens, maxTokens + (thinks(model) ? THINKING_TOKENS : 0)),
  ...(model.entry.sampling && temperature !== undefined ? { temperature } : {}),
});

const command = (model: NamedModel<WriterEntry>, prompt: Prompt) =>
  new ConverseStreamCommand({
    modelId: model.id,
    system: [{ text: prompt.system }],
    messages: prompt.turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: inferenceConfig(model, prompt),
    ...(model.entry.efforts.includes(EFFORT) ? { outputConfig: { effort: EFFORT } } : {}),
  });

/** A model that thinks may be silent for long after its first event. */
const policyFor = ({ model, retryPolicy }: Writer): RetryPolicy =>
  thinks(model) ? { ...retryPolicy, idleMs: Math.max(retryPolicy.idleMs, retryPolicy.firstMs) } : retryPolicy;

/** The SDK throws the stream's five exceptions; one that arrives as a member is treated the same. */
const refusalIn = (event: ConverseStreamOutput): Error | undefined =>
  event.throttlingException ??
  event.serviceUnavailableException ??
  event.internalServerException ??
  event.modelStreamErrorException ??
  event.validationException;

/** Skips content that is not text, such as thinking or new content kinds. */
const pieceOf = (event: ConverseStreamOutput): Piece | undefined => {
  const refusal = refusalIn(event);
  if (refusal) throw refusal;
  const text = event.contentBlockDelta?.delta?.text;
  if (text) return { text };
  const reason = event.messageStop?.stopReason;
  if (!reason) return undefined;
  const stop = STOPS[reason];
  if (!stop) throw new ModelFailed(`stopped: ${reason}`);
  return { stop };
};

const begin = ({ client, model, retryPolicy }: Writer, prompt: Prompt, signal: AbortSignal) =>
  withRetry(
    async () => {
      try {
        const { stream } = await client.send(command(model, prompt), { abortSignal: signal });
        if (stream) return stream;
      } catch (error) {
        signal.throwIfAborted();
        throw beforeStream(error);
      }
      throw new ModelFailed('no stream');
    },
    retryPolicy,
    signal,
  );

export async function* converse(writer: Writer, prompt: Prompt): AsyncGenerator<Piece> {
  const dropped = new AbortController();
  const signal = AbortSignal.any([dropped.signal, ...(prompt.signal ? [prompt.signal] : [])]);
  const stream = await begin(writer, prompt, signal);
  try {
    for await (const event of watched(stream, {
      retryPolicy: policyFor(writer),
      signal,
      drop: () => dropped.abort(),
    })) {
      const piece = pieceOf(event);
      if (!piece) continue;
      yield piece;
      if ('stop' in piece) return;
    }
  } catch (error) {
    prompt.signal?.throwIfAborted();
    throw inStream(error);
  }
  throw new ModelFailed('the stream ended without an end');
}
