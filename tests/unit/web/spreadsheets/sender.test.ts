// Sending edits to the draft that all people share.
import { describe, expect, it, vi } from 'vitest';
import { type Reply, sender } from '#web/features/spreadsheets/edit/sender.ts';
import { ApiError } from '#web/lib/api.ts';

const edit = (row: number, input = 'mine') => ({ sheet: 0, row, column: 1, input });
const reply = (version: number) => ({ version, before: [edit(version, 'before')], cells: [] }) as unknown as Reply;
const stale = (version: number, rows: readonly number[]) =>
  new ApiError({
    code: 'stale',
    status: 409,
    data: { version, cells: rows.map((row) => ({ ...edit(row, 'theirs'), by: 'Kim', version })) },
  });

const world = (send: Parameters<typeof sender>[0]) => {
  const listeners = { onReply: vi.fn(), onOthers: vi.fn() };
  const version = { current: 1 };
  return { ...listeners, version, queue: sender(send, version, listeners) };
};

describe('sending edits', () => {
  it('sends them one after the other, each based on the version before', async () => {
    const send = vi.fn(async (at: number) => reply(at + 1));
    const { queue, version } = world(send);
    await Promise.all([queue.send([edit(1)]), queue.send([edit(2)])]);
    expect(send.mock.calls.map(([at]) => at)).toEqual([1, 2]);
    expect(version.current).toBe(3);
  });

  it('continues if other people changed other cells', async () => {
    const send = vi.fn(async (at: number) => reply(at + 1)).mockRejectedValueOnce(stale(5, [9]));
    const { queue, onOthers } = world(send);
    expect(await queue.send([edit(1)])).toEqual([edit(6, 'before')]);
    expect(send.mock.calls.map(([at]) => at)).toEqual([1, 5]);
    expect(onOthers).toHaveBeenCalledTimes(1);
  });

  it('stops before a cell that another person changed, unless it may overwrite', async () => {
    const send = vi.fn(async (at: number) => reply(at + 1)).mockRejectedValueOnce(stale(5, [1]));
    const { queue } = world(send);
    expect(await queue.send([edit(1), edit(2)])).toMatchObject({ mine: [edit(1), edit(2)], theirs: [{ by: 'Kim' }] });
    expect(send).toHaveBeenCalledTimes(1);
    await queue.send([edit(1)], true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('continues after a refused edit', async () => {
    const send = vi
      .fn(async (at: number) => reply(at + 1))
      .mockRejectedValueOnce(new ApiError({ code: 'formulaBroken', status: 400 }));
    const { queue } = world(send);
    const [refused, taken] = await Promise.allSettled([queue.send([edit(1)]), queue.send([edit(2)])]);
    expect(refused?.status).toBe('rejected');
    expect(taken?.status).toBe('fulfilled');
  });
});
