// The queue of uploads.
import { describe, expect, test, vi } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import type { createQueue } from '#web/features/files/upload/queue.ts';
import { UploadRefused } from '#web/features/files/upload/send-file.ts';
import { fileOf, uploadWorld } from './upload-world.ts';

type Queue = ReturnType<typeof createQueue>;
const phases = (queue: Queue): string[] => queue.items().map(({ phase }) => phase);
/** Long enough for a busy machine; the awaited state usually comes in a few turns of the event loop. */
const SOON = { interval: 1, timeout: 15_000 };
const becomes = (queue: Queue, expected: readonly string[]) =>
  vi.waitFor(() => expect(phases(queue)).toEqual(expected), SOON);

describe('the queue', () => {
  test('sends three files at a time, and then the next', async () => {
    // Prepare
    const open = new Map<string, () => void>();
    const world = uploadWorld({
      put: ({ url }) => new Promise<void>((resolve) => open.set(url, resolve)),
      finish: async () => ({ id: '' }) as never,
    });
    // Act
    world.queue.add(
      'prj',
      [1, 2, 3, 4].map((n) => ({ file: fileOf(`${n}.pdf`, 8) })),
    );
    await vi.waitFor(() => expect(open.size).toBe(3), SOON);
    const first = phases(world.queue);
    open.get('1.pdf/1')?.();
    // Assess
    expect(first).toEqual(['sending', 'sending', 'sending', 'waiting']);
    await becomes(world.queue, ['sent', 'sending', 'sending', 'sending']);
  });

  test('sends each part once, and finishes when all have arrived', async () => {
    const { queue, puts, finished } = uploadWorld();
    queue.add('prj', [{ file: fileOf('a.pdf', 20), folderId: 'fld', filename: 'b.pdf' }]);
    await becomes(queue, ['sent']);
    expect(puts.toSorted()).toEqual(['b.pdf/1', 'b.pdf/2', 'b.pdf/3']);
    expect(finished).toEqual(['b.pdf']);
    expect(queue.items()).toMatchObject([{ name: 'b.pdf', folderId: 'fld', sent: 20 }]);
  });

  test('resumes after any interruption, in this page or by a reload, and sends no part twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.nat(8), fc.boolean(), async (size, arriving, isReloaded) => {
        // Prepare
        const world = uploadWorld();
        const { put } = world.ports;
        let left = arriving;
        const cut: typeof put = async (request) => {
          if (left === 0) throw new Error('offline');
          left -= 1;
          return put(request);
        };
        const broken = world.reload({ put: cut });
        // Act
        broken.add('prj', [{ file: fileOf('a.pdf', size) }]);
        await vi.waitFor(() => expect(['failed', 'sent']).toContain(phases(broken)[0]), SOON);
        left = Number.POSITIVE_INFINITY;
        const next = isReloaded ? world.reload() : broken;
        if (isReloaded) next.add('prj', [{ file: fileOf('a.pdf', size) }]);
        else next.retry(next.items()[0]?.key ?? '');
        await becomes(next, ['sent']);
        // Assess: a file with one part has nothing to resume after a reload, and a file that was sent is sent again
        if (size > 8 && arriving < Math.ceil(size / 8)) expect(new Set(world.puts).size).toBe(world.puts.length);
        expect(world.finished.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('requests a new address once if one has expired, and keeps the parts that arrived', async () => {
    const world = uploadWorld();
    let expired = 2;
    const queue = world.reload({
      put: async (request) => {
        if (request.url.endsWith('/2') && --expired > 0) throw new UploadRefused();
        return world.ports.put(request);
      },
    });
    queue.add('prj', [{ file: fileOf('a.pdf', 20) }]);
    await becomes(queue, ['sent']);
    expect(world.startKeys).toHaveLength(1);
    expect(world.discarded).toEqual([]);
  });

  test('stops the transfer on cancel, withdraws the upload and lets the others continue', async () => {
    const world = uploadWorld();
    const queue = world.reload({
      put: (request) =>
        request.url === 'a.pdf/1'
          ? new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))))
          : world.ports.put(request),
    });
    queue.add('prj', [{ file: fileOf('a.pdf', 8) }, { file: fileOf('b.pdf', 8) }]);
    await becomes(queue, ['sending', 'sent']);
    queue.cancel(queue.items()[0]?.key ?? '');
    await becomes(queue, ['cancelled', 'sent']);
    await vi.waitFor(() => expect(world.discarded).toEqual(['a.pdf']), SOON);
    queue.clear();
    expect(queue.items()).toEqual([]);
  });

  test('fails only the file that the server refuses', async () => {
    const world = uploadWorld();
    const queue = world.reload({
      start: async (item, ...rest) => {
        if (item.name === 'bad.pdf') throw new Error('no');
        return world.ports.start(item, ...rest);
      },
    });
    queue.add('prj', [{ file: fileOf('bad.pdf', 8) }, { file: fileOf('good.pdf', 8) }]);
    await becomes(queue, ['failed', 'sent']);
  });

  test('sends nothing of a file that exists with the same bytes', async () => {
    const world = uploadWorld();
    const queue = world.reload({
      start: async (...args) => {
        const target = await world.ports.start(...args);
        return { ...target, duplicateOf: { ...target.file, id: 'there', status: 'Done' } };
      },
    });
    queue.add('prj', [{ file: fileOf('a.pdf', 8) }]);
    await becomes(queue, ['sent']);
    expect(queue.items()).toMatchObject([{ fileId: 'there', isThere: true }]);
    expect(world.puts).toEqual([]);
    expect(world.discarded).toEqual(['a.pdf']);
  });

  test('waits after a reload for the interrupted file, and sends any other as a new one', async () => {
    // Prepare
    const world = uploadWorld();
    const broken = world.reload({ put: async () => Promise.reject(new UploadRefused()) });
    broken.add('prj', [{ file: fileOf('a.pdf', 20) }]);
    await becomes(broken, ['failed']);
    const next = world.reload();
    const waiting = phases(next);
    // Act
    next.add('prj', [{ file: fileOf('a.pdf', 21) }]);
    next.add('other', [{ file: fileOf('a.pdf', 20) }]);
    await becomes(next, ['interrupted', 'sent', 'sent']);
    next.add('prj', [{ file: fileOf('a.pdf', 20) }]);
    // Assess
    expect(waiting).toEqual(['interrupted']);
    await becomes(next, ['sent', 'sent', 'sent']);
    expect(world.startKeys).toHaveLength(3);
    expect(world.kept()).toEqual([]);
  });
});
