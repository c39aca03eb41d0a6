// Following a run loses no event and repeats none, however often the connection breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { stubBrowser } from '../storage.ts';

const open = vi.fn();
vi.mock('../../../../web/src/lib/api.ts', () => ({ open }));

const { follow } = await import('#web/lib/stream.ts');

type Sent = { id: number; event: string; data: unknown };
const log = (id: number): Sent => ({ id, event: 'log', data: { code: 'found' } });
const done = (id: number): Sent => ({ id, event: 'done', data: {} });

/** A reply that sends these events and then ends or breaks. */
const reply = (events: Sent[], { breaks = false, headers = {} } = {}) => ({
  headers: new Headers(headers),
  events: (async function* () {
    yield* events;
    if (breaks) throw new TypeError('network');
  })(),
});

const args = { params: { searchId: 'sea_me_0123456789abcdef' } };
const ask = { body: { query: 'q' } };

beforeEach(() => {
  stubBrowser();
  open.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = async (work: Promise<void>) => {
  const settled = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
};

describe('following a run', () => {
  it('resumes after a break, from the last event it has seen', async () => {
    // Prepare
    open
      .mockResolvedValueOnce(reply([log(1), log(2)], { breaks: true }))
      .mockResolvedValueOnce(reply([log(2), log(3), done(4)]));
    const seen: number[] = [];
    // Act
    await run(follow('research.events', args, { onEvent: ({ id }) => seen.push(id) }));
    // Assess
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(open.mock.calls[1]?.[1]).toEqual({ ...args, query: { after: 2 } });
    expect(open.mock.calls[1]?.[2].headers).toEqual({ 'Last-Event-ID': '2' });
  });

  it('resumes at another route if repeating the request would restart the work', async () => {
    // Prepare
    open
      .mockResolvedValueOnce(reply([log(1)], { headers: { 'x-search-id': 's' } }))
      .mockResolvedValueOnce(reply([done(2)]));
    const resume = (headers: Headers) => ({
      name: 'research.events' as const,
      args: { params: { searchId: headers.get('x-search-id') } },
    });
    // Act
    await run(follow('research.ask', ask, { onEvent: () => undefined, resume }));
    // Assess
    expect(open.mock.calls.map(([name]) => name)).toEqual(['research.ask', 'research.events']);
    expect(open.mock.calls[1]?.[1]).toEqual({ params: { searchId: 's' }, query: { after: 1 } });
  });

  it('does not retry if the first request failed', async () => {
    // Prepare
    open.mockRejectedValue(new ApiError({ code: 'unexpected', status: 0 }));
    const resume = () => undefined;
    // Act
    const error = await run(follow('research.ask', ask, { onEvent: () => undefined, resume }));
    // Assess
    expect(error).toBeInstanceOf(ApiError);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([403, 404, 402])('ends at once on %i, which a retry would not change', async (status) => {
    // Prepare
    open.mockRejectedValue(new ApiError({ code: 'forbidden', status }));
    // Act
    const error = await run(follow('research.events', args, { onEvent: () => undefined }));
    // Assess
    expect(error).toMatchObject({ status });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('gives up after several breaks in a row without an event', async () => {
    // Prepare
    open.mockImplementation(async () => reply([]));
    // Act
    const error = await run(follow('research.events', args, { onEvent: () => undefined }));
    // Assess
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(open.mock.calls.length).toBeGreaterThan(5);
  });

  it('stops without an error when it is aborted', async () => {
    // Prepare
    const end = new AbortController();
    open.mockImplementation(async () => reply([log(1)], { breaks: true }));
    // Act
    const error = await run(follow('research.events', args, { onEvent: () => end.abort(), signal: end.signal }));
    // Assess
    expect(error).toBeUndefined();
    expect(open).toHaveBeenCalledTimes(1);
  });
});
