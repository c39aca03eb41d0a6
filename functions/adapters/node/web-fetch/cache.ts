// Caches responses if the caller allows it (a register's list of all companies, for a day), in bounded memory.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch, WebReply } from '../../../ports/web-fetch.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type CachedReply = { readonly at: number; readonly reply: Promise<WebReply> };
type Wish = { readonly name: string; readonly ms: number; readonly type: string };

const isWorthKeeping = (reply: WebReply, { type }: Wish): boolean =>
  reply.ok && reply.status === 200 && reply.type === type && reply.bytes.length <= MAX_BYTES / 2;

export const cached = (web: WebFetch, clock: Pick<Clock, 'now'>): WebFetch => {
  const entries = new Map<string, CachedReply>();
  const sizes = new Map<string, number>();
  const makeRoom = (name: string, size: number) => {
    sizes.delete(name);
    sizes.set(name, size);
    let total = [...sizes.values()].reduce((sum, one) => sum + one, 0);
    for (const [oldest, bytes] of sizes) {
      if (total <= MAX_BYTES || oldest === name) break;
      sizes.delete(oldest);
      entries.delete(oldest);
      total -= bytes;
    }
  };
  return async (request) => {
    const wish = request.keep;
    if (!wish) return web(request);
    const known = entries.get(wish.name);
    if (known && clock.now() - known.at < wish.ms) return known.reply;
    const reply = web(request);
    // Requests in flight are cached too, so that concurrent callers cause one request.
    entries.set(wish.name, { at: clock.now(), reply });
    const arrived = await reply;
    if (!isWorthKeeping(arrived, wish)) entries.delete(wish.name);
    else if (arrived.ok) makeRoom(wish.name, arrived.bytes.length);
    return arrived;
  };
};
