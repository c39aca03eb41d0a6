// Requests one address without following redirects, with limits on time and bytes.
import type { Dispatcher } from 'undici';
import type { WebFault } from '../../../ports/web-fetch.ts';
import { ForbiddenAddress } from './pinned-lookup.ts';

type Hop = {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly dispatcher: Dispatcher;
};
type Landed = { readonly status: number; readonly header: (name: string) => string | null; readonly bytes: Uint8Array };

class PageTooLarge extends Error {
  override readonly name = 'PageTooLarge';
}

const readUpTo = async (body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new PageTooLarge();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts, size));
};

/** undici wraps the underlying errors, sometimes twice. */
const causes = (error: unknown): readonly unknown[] =>
  error instanceof Error
    ? [error, ...causes(error.cause), ...(error instanceof AggregateError ? error.errors : [])]
    : [];

const faultOf = (error: unknown, signal: AbortSignal): WebFault => {
  const all = causes(error);
  if (all.some((cause) => cause instanceof ForbiddenAddress)) return 'forbiddenAddress';
  if (all.some((cause) => cause instanceof PageTooLarge)) return 'tooLarge';
  return signal.aborted ? 'tookTooLong' : 'unreachable';
};

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

export const oneHop = async (hop: Hop): Promise<Landed | WebFault> => {
  const { url, method, headers, body = null, signal, dispatcher, maxBytes } = hop;
  try {
    const { fetch } = await import('undici');
    const response = await fetch(url, { method, headers, body, signal, dispatcher, redirect: 'manual' });
    const { status } = response;
    const header = (name: string) => response.headers.get(name);
    const isAnnouncedTooLarge = Number(header('content-length') ?? 0) > maxBytes;
    if (isRedirect(status) || isAnnouncedTooLarge) await response.body?.cancel();
    if (isRedirect(status)) return { status, header, bytes: new Uint8Array() };
    if (isAnnouncedTooLarge) return 'tooLarge';
    return { status, header, bytes: await readUpTo(response.body, maxBytes) };
  } catch (error) {
    return faultOf(error, signal);
  }
};
