// Converts Node's HTTP messages to the request and reply types of the HTTP layer, and to web-standard Request and
// Response.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpReply, HttpRequest } from '#functions/http/http.ts';
import { newRequestId } from '#functions/http/serve.ts';

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

type BodyLimits = { readonly bodyLimit: number; readonly bodyMs: number };

/**
 * Browsers read a reply only after they have sent the whole body, so this much of an oversized one is read and
 * discarded.
 */
const MAX_DISCARDED_BYTES = 512 * 1024 * 1024;

const readBody = async (
  message: IncomingMessage,
  { bodyLimit, bodyMs }: BodyLimits,
): Promise<Uint8Array | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => message.destroy(), bodyMs);
  try {
    for await (const chunk of message) {
      size += chunk.length;
      if (size > bodyLimit + MAX_DISCARDED_BYTES) throw new BodyTooLarge();
      if (size > bodyLimit) chunks.length = 0;
      else chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  if (size > bodyLimit) throw new BodyTooLarge();
  return size === 0 ? undefined : Buffer.concat(chunks, size);
};

export const plainHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

export const toRequest = async (
  message: IncomingMessage,
  response: ServerResponse,
  at: BodyLimits & { readonly url: URL; readonly params: Readonly<Record<string, string>> },
): Promise<HttpRequest> => {
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  return {
    params: at.params,
    query: Object.fromEntries(at.url.searchParams),
    headers: plainHeaders(message.headers),
    body: await readBody(message, at),
    sourceIp: message.socket.remoteAddress ?? '',
    requestId: newRequestId(),
    signal: closed.signal,
  };
};

export const sendReply = async (response: ServerResponse, reply: HttpReply): Promise<void> => {
  response.writeHead(reply.status, { ...reply.headers });
  if (typeof reply.body === 'string' || reply.body instanceof Uint8Array) {
    response.end(reply.body);
    return;
  }
  response.flushHeaders();
  // A client that disconnects midway is no fault.
  await pipeline(Readable.from(reply.body), response).catch(() => response.destroy());
};

/** Calls handlers with web-standard Request and Response (storage, accounts). */
export const viaWeb = async (
  message: IncomingMessage,
  response: ServerResponse,
  url: URL,
  handle: (request: Request) => Promise<Response>,
): Promise<void> => {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : null;
  const init: RequestInit & { duplex: 'half' } = {
    method: message.method ?? 'GET',
    headers: plainHeaders(message.headers),
    body,
    duplex: 'half',
  };
  const reply = await handle(new Request(url, init));
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  if (!reply.body) {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(reply.body as import('node:stream/web').ReadableStream), response).catch(() =>
    response.destroy(),
  );
};
