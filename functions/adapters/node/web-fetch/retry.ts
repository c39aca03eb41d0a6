// Retries busy and failing servers: backoff with full jitter, and Retry-After if the server sends it.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch, WebReply, WebRequest } from '../../../ports/web-fetch.ts';

const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;

const BUSY = [429, 503];
const BROKEN = [500, 502, 504];

/** A POST may cost credits: it is retried only if the server states that it did nothing. */
const mayPass = (reply: WebReply, { method = 'GET' }: WebRequest): boolean => {
  if (reply.ok) return BUSY.includes(reply.status) || (method === 'GET' && BROKEN.includes(reply.status));
  return method === 'GET' && reply.fault === 'unreachable';
};

const pauseOf = (reply: WebReply, tried: number, chance: () => number): number => {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (tried - 1));
  const retryAfterMs = reply.ok ? reply.retryAfterMs : undefined;
  return retryAfterMs ?? chance() * ceiling;
};

export const withRetries = (web: WebFetch, clock: Clock, chance: () => number = Math.random): WebFetch => {
  return async (request) => {
    for (let tried = 1; ; tried += 1) {
      const reply = await web(request);
      if (tried === MAX_ATTEMPTS || !mayPass(reply, request)) return reply;
      const pause = pauseOf(reply, tried, chance);
      // A wait longer than a person accepts is reported to the caller.
      if (pause > MAX_DELAY_MS) return reply;
      await clock.sleep(pause);
    }
  };
};
