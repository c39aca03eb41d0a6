// Sends one signed HTTP request to OpenSearch, and retries while it is busy.
import { setTimeout as sleep } from 'node:timers/promises';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { AppError } from '#shared/contract/errors.ts';
import { IndexWaking } from '../../../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';

type Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Reply = { readonly status: number; readonly body: unknown };
export type Send = (request: Request, tries?: number) => Promise<Reply>;

const BUSY = new Set([408, 429, 502, 503, 504]);
const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 5000;
const TIMEOUT = 10_000;

/** Drops the message, because OpenSearch errors may quote the query. */
class EngineError extends Error {
  override readonly name = 'EngineError';
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new EngineError('the search engine replied what is no JSON');
  }
};

const signed = (engine: SearchEngine, signer: SignatureV4, { method, path, query, body }: Request) => {
  const url = new URL(engine.endpoint);
  return signer.sign({
    ...{ method, path, query: { ...query }, protocol: url.protocol, hostname: url.hostname },
    ...(body === undefined ? {} : { body }),
    headers: {
      host: url.host,
      ...(body === undefined
        ? {}
        : { 'content-type': path.endsWith('/_bulk') ? 'application/x-ndjson' : 'application/json' }),
    },
  });
};

export const sender = (engine: SearchEngine): Send => {
  const { service, region, credentials, fetch: call = fetch, pauseMs = RETRY_DELAY_MS } = engine;
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  const once = async (request: Request): Promise<Reply | undefined> => {
    const { headers } = await signed(engine, signer, request);
    const url = new URL(request.path, engine.endpoint);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const { host: _, ...sent } = headers;
    const response = await call(url, {
      ...{ method: request.method, headers: sent, signal: AbortSignal.timeout(TIMEOUT) },
      ...(request.body === undefined ? {} : { body: request.body }),
    }).catch(() => undefined);
    if (!response || BUSY.has(response.status)) {
      await response?.body?.cancel();
      return undefined;
    }
    const text = await response.text().catch(() => undefined);
    return text === undefined ? undefined : { status: response.status, body: parsed(text) };
  };
  return async (request, tries = MAX_ATTEMPTS) => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const reply = await once(request);
      if (reply) return reply;
      if (attempt < tries) await sleep(Math.random() * Math.min(MAX_RETRY_DELAY_MS, pauseMs * 2 ** (attempt - 1)));
    }
    throw service === 'aoss' ? new IndexWaking('the search engine sleeps') : new AppError('unavailable');
  };
};

/** Throws on any other response; the error carries only the status. */
export const fine = ({ status, body }: Reply): unknown => {
  if (status >= 200 && status < 300) return body;
  throw new EngineError(`the search engine replied ${status}`);
};
