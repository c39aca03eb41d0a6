// A port loaded at its first call behaves like the port behind it.
import { describe, expect, it, vi } from 'vitest';
import { atFirstCall } from '#functions/adapters/aws/at-first-call.ts';

type Port = { twice(n: number): Promise<number>; all(): AsyncIterable<number> };

const setUp = () => {
  const load = vi.fn(
    async (): Promise<Port> => ({
      twice: async (n) => n * 2,
      async *all() {
        yield 0;
      },
    }),
  );
  const port = atFirstCall<Port>(load, {
    async *all() {
      yield 1;
    },
  });
  return { load, port };
};

describe('a port loaded at its first call', () => {
  it('loads nothing before, and once for all calls', async () => {
    const { load, port } = setUp();
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([port.twice(1), port.twice(2)])).toEqual([2, 4]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('answers by itself with the values given beside', async () => {
    const { load, port } = setUp();
    expect(await Array.fromAsync(port.all())).toEqual([1]);
    expect(load).not.toHaveBeenCalled();
  });

  it('can be passed on by a promise', async () => {
    const { load, port } = setUp();
    expect(await Promise.resolve(port)).toBe(port);
    expect(load).not.toHaveBeenCalled();
  });
});
