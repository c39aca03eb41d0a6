// Rate limit, retries, circuit breaker and cache of web requests, on a fake clock.
import { describe, expect, it } from 'vitest';
import { cached } from '#functions/adapters/node/web-fetch/cache.ts';
import { circuit } from '#functions/adapters/node/web-fetch/circuit.ts';
import { rateLimited } from '#functions/adapters/node/web-fetch/rate-limit.ts';
import { realType } from '#functions/adapters/node/web-fetch/real-type.ts';
import { withRetries } from '#functions/adapters/node/web-fetch/retry.ts';
import { retryAfterMs } from '#functions/adapters/node/web-fetch/retry-after.ts';
import type { WebFetch, WebReply } from '#functions/ports/web-fetch.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

const reply = (status: number, retry?: number): WebReply => ({
  ...{ ok: true, status, url: 'https://a.test/', type: 'json', bytes: new Uint8Array([1]) },
  retryAfterMs: retry,
});
const DOWN: WebReply = { ok: false, fault: 'unreachable' };
const request = { url: 'https://a.test/' };

/** Gives the replies in turn, and repeats the last one. */
const answering = (...replies: WebReply[]) => {
  const calls: number[] = [];
  const clock = fakeClock(0);
  const web: WebFetch = async () => {
    calls.push(clock.now());
    return replies[Math.min(calls.length, replies.length) - 1] ?? DOWN;
  };
  return { web, calls, clock };
};

describe('retries', () => {
  it.each([429, 500, 502, 503, 504])('retries %i and returns the next reply', async (status) => {
    const { web, calls, clock } = answering(reply(status), reply(200));
    expect(await withRetries(web, clock)(request)).toMatchObject({ status: 200 });
    expect(calls).toHaveLength(2);
  });
  it('waits as long as the server requests', async () => {
    const { web, calls, clock } = answering(reply(429, 3000), reply(200));
    await withRetries(web, clock)(request);
    expect(calls).toEqual([0, 3000]);
  });
  it('waits no longer than a person would', async () => {
    const { web, calls, clock } = answering(reply(429, 60_000));
    expect(await withRetries(web, clock)(request)).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    expect(calls).toHaveLength(1);
  });
  it('gives up after three attempts, with full jitter between', async () => {
    const { web, calls, clock } = answering(DOWN);
    expect(await withRetries(web, clock, () => 0.5)(request)).toEqual(DOWN);
    expect(calls).toEqual([0, 250, 750]);
  });
  it.each([200, 301, 400, 401, 403, 404])('does not retry %i', async (status) => {
    const { web, calls, clock } = answering(reply(status));
    await withRetries(web, clock)(request);
    expect(calls).toHaveLength(1);
  });
  it('does not retry a POST with an unknown outcome', async () => {
    const { web, calls, clock } = answering(DOWN);
    await withRetries(web, clock)({ ...request, method: 'POST' });
    expect(calls).toHaveLength(1);
  });
});

describe('pace', () => {
  it('keeps the interval of a lane, whatever the hosts', async () => {
    const { web, calls, clock } = answering(reply(200));
    const slow = rateLimited(web, clock, { sec: 100 });
    for (const host of ['www', 'data', 'www', 'efts']) await slow({ url: `https://${host}.sec.test/`, lane: 'sec' });
    expect(calls).toEqual([0, 100, 200, 300]);
  });
  it('lets other lanes continue meanwhile', async () => {
    const { web, calls, clock } = answering(reply(200));
    const slow = rateLimited(web, clock, { sec: 100, dart: 100 });
    await slow({ url: 'https://a.test/', lane: 'sec' });
    await slow({ url: 'https://b.test/', lane: 'dart' });
    expect(calls).toEqual([0, 0]);
  });
  it('never exceeds ten requests to the SEC in any second', async () => {
    const { web, calls, clock } = answering(reply(200));
    const slow = rateLimited(web, clock);
    for (let n = 0; n < 50; n += 1) await slow({ url: 'https://www.sec.gov/', lane: 'sec' });
    const most = Math.max(...calls.map((at) => calls.filter((other) => other >= at && other < at + 1000).length));
    expect(most).toBeLessThanOrEqual(10);
  });
});

describe('circuit', () => {
  it('opens after five failures, tries once, and opens again', async () => {
    const { web, calls, clock } = answering(DOWN);
    const guarded = circuit(web, clock);
    for (let n = 0; n < 8; n += 1) await guarded(request);
    expect(calls).toHaveLength(5);
    expect(await guarded(request)).toEqual({ ok: false, fault: 'resting' });
    clock.advance(30_000);
    expect(await guarded(request)).toEqual(DOWN);
    expect(await guarded(request)).toEqual({ ok: false, fault: 'resting' });
    expect(calls).toHaveLength(6);
  });
  it('closes if the trial succeeds', async () => {
    const { web, clock } = answering(DOWN, DOWN, DOWN, DOWN, DOWN, reply(200));
    const guarded = circuit(web, clock);
    for (let n = 0; n < 5; n += 1) await guarded(request);
    clock.advance(30_000);
    expect(await guarded(request)).toMatchObject({ status: 200 });
    expect(await guarded(request)).toMatchObject({ status: 200 });
  });
  it('allows only one trial request at a time', async () => {
    const { web, calls, clock } = answering(DOWN);
    const guarded = circuit(web, clock);
    for (let n = 0; n < 5; n += 1) await guarded(request);
    clock.advance(30_000);
    await Promise.all([guarded(request), guarded(request), guarded(request)]);
    expect(calls).toHaveLength(6);
  });
  it.each([400, 401, 404, 429])('does not read %i as an outage', async (status) => {
    const { web, calls, clock } = answering(reply(status));
    const guarded = circuit(web, clock);
    for (let n = 0; n < 8; n += 1) await guarded(request);
    expect(calls).toHaveLength(8);
  });
});

describe('the cache', () => {
  const keep = { name: 'register', ms: 1000, type: 'json' } as const;
  it('answers until an entry expires', async () => {
    const { web, calls, clock } = answering(reply(200));
    const kept = cached(web, clock);
    const [first, second] = [await kept({ ...request, keep }), await kept({ ...request, keep })];
    expect(second).toBe(first);
    clock.advance(1000);
    await kept({ ...request, keep });
    expect(calls).toHaveLength(2);
  });
  it('stores no failure and no reply of another type', async () => {
    const { web, calls, clock } = answering(reply(500), DOWN, { ...reply(200), type: 'html' } as WebReply);
    const kept = cached(web, clock);
    for (let n = 0; n < 4; n += 1) await kept({ ...request, keep });
    expect(calls).toHaveLength(4);
  });
  it('stores nothing that may not be stored', async () => {
    const { web, calls, clock } = answering(reply(200));
    const kept = cached(web, clock);
    await kept(request);
    await kept(request);
    expect(calls).toHaveLength(2);
  });
});

it.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 00:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('reads Retry-After %s', (header, expected) => {
  expect(retryAfterMs(header, Date.parse('2026-11-21T00:00:00Z'))).toBe(expected);
});

it.each([
  ['%PDF-1.7', 'pdf'],
  ['PK\u0003\u0004', 'zip'],
  ['\ufeff {"a":1}', 'json'],
  ['[1]', 'json'],
  ['<?xml version="1.0"?><rss/>', 'xml'],
  ['<?xml version="1.0"?><html xmlns="x">', 'html'],
  ['  <!DOCTYPE HTML>', 'html'],
  ['User-agent: *', 'text'],
  ['a\u0000b', 'binary'],
])('recognizes %s by its first bytes: %s', (text, type) => {
  expect(realType(new TextEncoder().encode(text))).toBe(type);
});
