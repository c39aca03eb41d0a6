// A small HTTP/2 server that replies like Bedrock, with AWS event stream framing, and fails on demand.
import { createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { refusalOf } from './bedrock-rules.ts';
import type { ModelServer, Script } from './model-server.ts';

const header = (name: string, value: string): Buffer => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from([7]), size, Buffer.from(value)]);
};

/** An event stream frame: prelude (total and header length, its checksum), headers, payload, checksum of all. */
const frame = (headers: Readonly<Record<string, string>>, payload: object): Buffer => {
  const head = Buffer.concat(Object.entries(headers).map(([name, value]) => header(name, value)));
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(16 + head.length + body.length, 0);
  prelude.writeUInt32BE(head.length, 4);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
  const message = Buffer.concat([prelude, head, body]);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(message));
  return Buffer.concat([message, end]);
};

const event = (type: string, payload: object) =>
  frame({ ':message-type': 'event', ':event-type': type, ':content-type': 'application/json' }, payload);
const exception = (type: string) =>
  frame(
    { ':message-type': 'exception', ':exception-type': type, ':content-type': 'application/json' },
    { message: 'Too many tokens, please wait before trying again.' },
  );
const delta = (text: string) => event('contentBlockDelta', { contentBlockIndex: 0, delta: { text } });
const stop = (stopReason: string) => event('messageStop', { stopReason });

const refuse = (stream: ServerHttp2Stream, status: number, type: string) => {
  stream.respond({ ':status': status, 'content-type': 'application/json', 'x-amzn-errortype': type });
  stream.end(JSON.stringify({ message: 'no' }));
};

const ENDINGS: Readonly<Record<Exclude<Script, 'busy' | 'refused'>, (stream: ServerHttp2Stream) => void>> = {
  ok: (stream) => stream.end(Buffer.concat([stop('end_turn'), event('metadata', { usage: {} })])),
  maxTokens: (stream) => stream.end(stop('max_tokens')),
  filtered: (stream) => stream.end(stop('guardrail_intervened')),
  busyInStream: (stream) => stream.end(exception('throttlingException')),
  errorInStream: (stream) => stream.end(exception('modelStreamErrorException')),
  truncated: (stream) => stream.end(),
  cutInFrame: (stream) => stream.end(delta('half').subarray(0, 20)),
  broken: (stream) => stream.close(2),
  stall: () => undefined,
};

const SLOW_MS = 3000;

const TEXT = '매출은 279조 [1].';

const converse = (stream: ServerHttp2Stream, script: BedrockScript, text = TEXT) => {
  if (script === 'gone') return refuse(stream, 404, 'ResourceNotFoundException');
  if (script === 'slow') return void setTimeout(() => converse(stream, 'ok', text), SLOW_MS);
  if (script === 'busy') return refuse(stream, 429, 'ThrottlingException');
  if (script === 'refused') return refuse(stream, 403, 'AccessDeniedException');
  stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
  stream.write(event('messageStart', { role: 'assistant' }));
  stream.write(event('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent: { text: 'I count.' } } }));
  stream.write(event('contentBlockDelta', { contentBlockIndex: 0, delta: { contentOfAnotherYear: { text: 'New.' } } }));
  const cut = text.indexOf(' ') + 1;
  stream.write(delta(text.slice(0, cut)));
  stream.write(delta(text.slice(cut)), () => ENDINGS[script](stream));
};

type Body = {
  inputText?: string;
  texts?: string[];
  documents?: string[];
  singleEmbeddingParams?: { text: { value: string } };
};

const vector = (text: string) => Array.from({ length: 1024 }, (_, i) => (i === text.length ? 3 : 0));

const replyTo = ({ inputText, texts, documents, singleEmbeddingParams }: Body): object => {
  if (inputText !== undefined) return { embedding: vector(inputText) };
  if (texts) return { embeddings: { float: texts.map(vector) } };
  if (singleEmbeddingParams)
    return { embeddings: [{ embeddingType: 'TEXT', embedding: vector(singleEmbeddingParams.text.value) }] };
  return { results: documents?.map((text, index) => ({ index, relevance_score: text.length / 100 })).reverse() };
};

const invoke = (stream: ServerHttp2Stream, script: BedrockScript, body: Body) => {
  if (script === 'busy') return refuse(stream, 429, 'ThrottlingException');
  if (script === 'refused') return refuse(stream, 400, 'ValidationException');
  stream.respond({ ':status': 200, 'content-type': 'application/json' });
  stream.end(JSON.stringify(replyTo(body)));
};

/** The region named in the signature. */
const regionOf = (authorization: string): string => authorization.split('/')[2] ?? '';

/** Scripts for the writer only: its end of life, and a slow reply. */
type BedrockScript = Script | 'gone' | 'slow';
type BedrockServer = ModelServer & {
  /** Sets what the writer does from now on; embeddings stay as they are. */
  play(script: BedrockScript, text?: string): void;
};

/** Each request uses the next script; the last one is repeated. */
export const bedrockServer = async (...scripts: BedrockScript[]): Promise<BedrockServer> => {
  let played: { readonly script: BedrockScript; readonly text?: string } | undefined;
  const requests: ModelServer['requests'] = [];
  let open = 0;
  const server = createServer();
  server.on('stream', (stream, headers) => {
    open += 1;
    stream.on('close', () => {
      open -= 1;
    });
    const parts: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const path = String(headers[':path']);
      const body = JSON.parse(Buffer.concat(parts).toString());
      const script = scripts[Math.min(requests.length, scripts.length - 1)] ?? 'ok';
      requests.push({ path, body, authorization: String(headers.authorization ?? '') });
      const refusal = refusalOf({ path, region: regionOf(String(headers.authorization ?? '')), body });
      if (refusal) refuse(stream, refusal.status, refusal.type);
      else if (path.endsWith('/converse-stream')) converse(stream, played?.script ?? script, played?.text);
      else invoke(stream, script, body);
    });
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    open: () => open,
    play: (script, text) => {
      played = { script, ...(text ? { text } : {}) };
    },
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
};
