// Whether the server can be reached, from the browser's state and the last call.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentConnection, noteReply } from '#web/lib/connection.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  noteReply(true);
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('is down from a call without a reply until the next reply', () => {
    noteReply(false);
    expect(currentConnection()).toBe('outage');

    noteReply(true);
    expect(currentConnection()).toBe('online');
  });

  it('is offline if the browser has no network, whatever the last reply was', () => {
    vi.stubGlobal('navigator', { onLine: false });

    expect(currentConnection()).toBe('offline');
  });
});
