// The loaded rows of a sheet.
import { describe, expect, it, vi } from 'vitest';
import { rowStore } from '#web/features/spreadsheets/grid/row-store.ts';

const loaded = (from: number) => ({
  version: 1,
  merges: [],
  rows: [{ row: from, cells: [{ column: 1, text: `row ${from}` }] }],
});

describe('reading rows', () => {
  it('requests each page once, and reports when all are loaded', async () => {
    const load = vi.fn(async (from: number) => loaded(from));
    const store = rowStore(load, () => undefined);
    expect(await store.ensure(1, 150)).toBe(true);
    expect(await store.ensure(100, 101)).toBe(true);
    expect(load.mock.calls).toEqual([
      [1, 100],
      [101, 200],
    ]);
    expect(store.cell(101, 1)?.text).toBe('row 101');
  });

  it('reports why rows could not be read, and reads them on retry', async () => {
    // Prepare
    const lost = new Error('offline');
    const load = vi.fn(async (from: number) => loaded(from)).mockRejectedValueOnce(lost);
    const store = rowStore(load, () => undefined);
    const listener = vi.fn();
    store.subscribe(listener);
    // Act
    const isRead = await store.ensure(1, 2);
    // Assess
    expect(isRead).toBe(false);
    expect(store.failure()).toBe(lost);
    expect(listener).toHaveBeenCalledTimes(1);
    store.forget();
    expect(store.failure()).toBeUndefined();
    expect(await store.ensure(1, 2)).toBe(true);
  });

  it('keeps cells that were set while an older page was loading', async () => {
    // Prepare
    let text = 'before';
    let arrive = () => undefined as unknown;
    const first = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = (from: number) => ({ ...loaded(from), rows: [{ row: from, cells: [{ column: 1, text }] }] });
    const load = vi
      .fn(async (from: number) => page(from))
      .mockImplementationOnce(async (from) => {
        const old = page(from);
        await first;
        return old;
      });
    const store = rowStore(load, () => undefined);
    // Act
    const reading = store.ensure(1, 1);
    text = 'after';
    store.put([{ row: 1, column: 1, text }]);
    arrive();
    await reading;
    // Assess
    expect(store.cell(1, 1)?.text).toBe('after');
  });

  it('reads again what another person changed meanwhile', async () => {
    let arrive = () => undefined as unknown;
    const first = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = vi
      .fn(async (from: number) => loaded(from))
      .mockImplementationOnce(async (from) => {
        await first;
        return { ...loaded(from), rows: [] };
      });
    const store = rowStore(load, () => undefined);
    const reading = store.ensure(1, 1);
    store.forget();
    arrive();
    expect(await reading).toBe(true);
    expect(store.cell(1, 1)?.text).toBe('row 1');
  });

  it('returns the last row and column in which a cell was set', () => {
    const store = rowStore(
      async (from) => loaded(from),
      () => undefined,
    );
    store.put([{ row: 7, column: 2, text: 'a' }]);
    store.put([{ row: 3, column: 9, text: 'b' }]);
    expect(store.reach()).toEqual({ row: 7, column: 9 });
  });
});
