// A button pressed several times has one effect.
import { describe, expect, it, vi } from 'vitest';
import { idempotent } from '#web/lib/idempotent.ts';

const keys = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe('a call that creates something', () => {
  it('is made once while it is in progress, however often the button is pressed', async () => {
    // Prepare
    const send = vi.fn(async (_args: { name: string }, key: string) => key);
    const call = idempotent(send, keys());
    // Act
    const replies = await Promise.all([call({ name: 'a' }), call({ name: 'a' }), call({ name: 'a' })]);
    // Assess
    expect(send).toHaveBeenCalledTimes(1);
    expect(replies).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it.each([0, 500, 503])('is repeated with the same key after %d, because it may have succeeded', async (status) => {
    const send = vi.fn(async (_args: object, key: string) => key);
    send.mockRejectedValueOnce({ status });
    const call = idempotent(send, keys());

    await expect(call({ name: 'a' })).rejects.toEqual({ status });
    expect(await call({ name: 'a' })).toBe('key-1');
  });

  it('gets a new key after success, after a refusal, and for other content', async () => {
    const send = vi.fn(async (_args: object, key: string) => key);
    const call = idempotent(send, keys());
    const first = await call({ name: 'a' });
    send.mockRejectedValueOnce({ status: 409 });
    await expect(call({ name: 'a' })).rejects.toEqual({ status: 409 });
    send.mockRejectedValueOnce({ status: 0 });
    await expect(call({ name: 'a' })).rejects.toEqual({ status: 0 });

    expect([first, await call({ name: 'b' })]).toEqual(['key-1', 'key-4']);
  });
});
