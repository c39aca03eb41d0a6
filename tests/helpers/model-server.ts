// A small server that replies like OpenAI-compatible endpoints, and fails on demand.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with a request. */
export type Script =
  | 'ok'
  | 'maxTokens'
  | 'filtered'
  | 'busy'
  | 'refused'
  | 'busyInStream'
  | 'errorInStream'
  | 'truncated'
  | 'cutInFrame'
  | 'broken'
  | 'stall';

export type ModelServer = {
  readonly url: string;
  readonly requests: {
    readonly path: string;
    readonly body: Record<string, unknown>;
    readonly authorization: string;
  }[];
  /** The number of replies that are neither finished nor dropped. */
  open(): number;
  close(): void;
};

const line = (data: object | string): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string) => line({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const finish = (reason: string) => line({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

const refuse = (response: ServerResponse, status: number, message: string) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message } }));
};

const ENDINGS: Readonly<Record<Exclude<Script, 'busy' | 'refused'>, (response: ServerResponse) => void>> = {
  ok: (response) => response.end(`${finish('stop')}${line({ choices: [], usage: {} })}${line('[DONE]')}`),
  maxTokens: (response) => response.end(`${finish('length')}${line('[DONE]')}`),
  filtered: (response) => response.end(finish('content_filter')),
  busyInStream: (response) => response.end(line({ error: { code: 429, type: 'rate_limit_exceeded' } })),
  errorInStream: (response) => response.end(line({ error: { message: 'out of memory', type: 'server_error' } })),
  truncated: (response) => response.end(line('[DONE]')),
  cutInFrame: (response) => response.end('data: {"choi'),
  broken: (response) => response.destroy(),
  stall: () => undefined,
};

const answer = (response: ServerResponse, script: Script, body: Record<string, unknown>) => {
  if (script === 'busy') return refuse(response, 429, 'slow down');
  if (script === 'refused') return refuse(response, 401, 'who are you');
  if (body.model === 'new-names' && 'max_tokens' in body)
    return refuse(response, 400, "Unsupported parameter: use 'max_completion_tokens' instead");
  if (Array.isArray(body.input)) {
    const data = body.input.map((text: string, index) => ({ index, embedding: [0, text.length, 0, 4] })).reverse();
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ data }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const text = Buffer.from(`: comment\r\n\r\n${delta('매출은 ')}${delta('279조 [1].')}`);
  // Splits the text inside a Korean character, as a network may.
  const cut = text.indexOf(Buffer.from('매')) + 1;
  response.write(text.subarray(0, cut));
  return setTimeout(() => response.write(text.subarray(cut), () => ENDINGS[script](response)), 10);
};

/** Each request uses the next script; the last one is repeated. */
export const modelServer = async (...scripts: Script[]): Promise<ModelServer> => {
  const requests: ModelServer['requests'] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString());
      const script = scripts[Math.min(requests.length, scripts.length - 1)] ?? 'ok';
      requests.push({ path: request.url ?? '', body, authorization: request.headers.authorization ?? '' });
      answer(response, script, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    open: () => open,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
