// Writing with ConverseStream: text as it comes, then why it stopped.
import {
  type BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime';
import { ModelFailed, type Piece, type Prompt } from '../../../ports/model.ts';
import { type Patience, patiently, watched } from '../../node/model-patience.ts';
import { beforeStream, inStream } from './failure.ts';

type Stop = Extract<Piece, { stop: unknown }>['stop'];

/** Reasons that are not here (tools, malformed output) end no answer of ours. */
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
  readonly modelId: string;
  readonly patience: Patience;
};

const command = (modelId: string, { system, turns, maxTokens, temperature }: Prompt) =>
  new ConverseStreamCommand({
    modelId,
    system: [{ text: system }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens, ...(temperature === undefined ? {} : { temperature }) },
  });

/** The SDK throws the five exception members of the stream; should one arrive as a member, it counts the same. */
const refusalIn = (event: ConverseStreamOutput): Error | undefined =>
  event.throttlingException ??
  event.serviceUnavailableException ??
  event.internalServerException ??
  event.modelStreamErrorException ??
  event.validationException;

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

const begin = ({ client, modelId, patience }: Writer, prompt: Prompt, signal: AbortSignal) =>
  patiently(
    async () => {
      try {
        const { stream } = await client.send(command(modelId, prompt), { abortSignal: signal });
        if (stream) return stream;
      } catch (error) {
        signal.throwIfAborted();
        throw beforeStream(error);
      }
      throw new ModelFailed('no stream');
    },
    patience,
    signal,
  );

export async function* converse(writer: Writer, prompt: Prompt): AsyncGenerator<Piece> {
  const dropped = new AbortController();
  const signal = AbortSignal.any([dropped.signal, ...(prompt.signal ? [prompt.signal] : [])]);
  const stream = await begin(writer, prompt, signal);
  try {
    for await (const event of watched(stream, { patience: writer.patience, signal, drop: () => dropped.abort() })) {
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
