// Whether the server can be reached, as the browser and the last call say.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentConnection, noteReply } from '#web/lib/connection.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  noteReply(true);
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('is an outage from a call without a reply to the next reply', () => {
    noteReply(false);
    expect(currentConnection()).toBe('outage');

    noteReply(true);
    expect(currentConnection()).toBe('online');
  });

  it('is offline when the browser has no network, whatever the last reply was', () => {
    vi.stubGlobal('navigator', { onLine: false });

    expect(currentConnection()).toBe('offline');
  });
});
