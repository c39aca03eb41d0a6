// Fetches with each hop checked before connecting: no private network, no other port, few redirects, limited bytes and
// time.
import { lookup } from 'node:dns/promises';
import type { Dispatcher } from 'undici';
import { lazy } from '#shared/lazy.ts';
import type { WebFault, WebFetch, WebReply, WebRequest } from '../../../ports/web-fetch.ts';
import { EVERY_SITE, mayReach } from './destinations.ts';
import { oneHop } from './one-hop.ts';
import { pinnedLookup, type Resolve } from './pinned-lookup.ts';
import { realType } from './real-type.ts';
import { retryAfterMs } from './retry-after.ts';
import { targetOf } from './target.ts';

const MAX_REDIRECTS = 3;
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export type GuardOptions = {
  readonly userAgent: string;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
  /** Sites that pages may be fetched from; every public one if `undefined`. Providers have their own hosts. */
  readonly sites?: readonly string[] | undefined;
  /** Only for tests: replaces the address rules and lists. */
  readonly target?: (address: string, base?: string) => URL | WebFault;
};

const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

const ACCEPT = { accept: '*/*', 'accept-language': 'ko,en;q=0.9,ja;q=0.8' };

const headersFor = (request: WebRequest, url: URL, first: URL, userAgent: string) => ({
  ...ACCEPT,
  'user-agent': userAgent,
  ...(url.origin === first.origin ? request.headers : {}),
});

type Kit = Required<Pick<GuardOptions, 'userAgent' | 'target'>> & { readonly dispatcher: Dispatcher };

const follow = async (kit: Kit, request: WebRequest, signal: AbortSignal): Promise<WebReply> => {
  const fault = (name: WebFault): WebReply => ({ ok: false, fault: name });
  const { method = 'GET', body, maxBytes = MAX_BYTES, accept } = request;
  const first = kit.target(request.url);
  if (typeof first === 'string') return fault(first);
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const headers = headersFor(request, url, first, kit.userAgent);
    const landed = await oneHop({ url, method, headers, body, maxBytes, signal, dispatcher: kit.dispatcher });
    if (typeof landed === 'string') return fault(landed);
    const location = landed.status >= 300 && landed.status < 400 ? landed.header('location') : null;
    if (location === null) {
      const type = realType(landed.bytes);
      if (landed.status < 300 && accept && !accept.includes(type)) return fault('wrongType');
      const { status, bytes, header } = landed;
      return { ok: true, status, url: url.href, type, bytes, retryAfterMs: retryAfterMs(header('retry-after')) };
    }
    // A body is sent only to its original address.
    if (hops === MAX_REDIRECTS || method === 'POST') return fault('tooManyRedirects');
    const next = kit.target(location, url.href);
    if (typeof next === 'string') return fault(next);
    url = next;
  }
};

export const guardedFetch = (options: GuardOptions): WebFetch => {
  const { resolve = systemResolve, timeoutMs = TIMEOUT_MS, userAgent, sites = EVERY_SITE } = options;
  const connect = { lookup: pinnedLookup(resolve), timeout: timeoutMs };
  // Imported at the first fetch: it is a large part of a cold start, and most requests fetch nothing.
  const agent = lazy(async () => new (await import('undici')).Agent({ connect, connections: 8 }));
  return async (request) => {
    const listed = (address: string, base?: string) => {
      const url = targetOf(address, base);
      return typeof url === 'string' || mayReach(sites, request.lane, url) ? url : 'forbiddenAddress';
    };
    const kit = { userAgent, target: options.target ?? listed, dispatcher: await agent() };
    // One timeout for all hops together.
    return follow(kit, request, AbortSignal.timeout(timeoutMs));
  };
};
