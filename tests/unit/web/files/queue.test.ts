// The queue of uploads.
import { describe, expect, test } from 'vitest';
import { createQueue, type Ports } from '#web/features/files/upload/queue.ts';
import { Refused, type Target } from '#web/features/files/upload/send-file.ts';

const MB = 1024 * 1024;
const settle = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve));
};

const bytes = (name: string, size: number): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

type Made = Ports & { calls: string[]; starts: string[]; finishes: unknown[][]; discarded: string[] };
const portsWith = (parts: number, changes: Partial<Ports> = {}): Made => {
  const calls: string[] = [];
  const starts: string[] = [];
  const finishes: unknown[][] = [];
  const discarded: string[] = [];
  let keys = 0;
  let rows = 0;
  return {
    calls,
    starts,
    finishes,
    discarded,
    newKey: () => `key-${++keys}`,
    now: () => 0,
    sleep: async () => undefined,
    start: async (item, key) => {
      starts.push(key);
      const size = item.file.size / parts;
      const id = `file-${++rows}`;
      return {
        file: { id },
        parts: Array.from({ length: parts }, (_, i) => ({ url: `${id}/${i}`, from: i * size, to: (i + 1) * size })),
        headers: { 'x-exact': '1' },
        ...(parts > 1 && { uploadId: 'upload-1' }),
      } as unknown as Target;
    },
    put: async ({ url, body, headers }) => {
      calls.push(`${url} ${body.size} ${body.type}${headers['x-exact']}`);
      return { etag: `etag-${url}` };
    },
    finish: async (...args) => finishes.push(args),
    discard: async (_, fileId) => discarded.push(fileId),
    ...changes,
  };
};

const phases = (queue: ReturnType<typeof createQueue>): string[] => queue.items().map(({ phase }) => phase);

describe('the queue', () => {
  test('sends three at a time and then the next', async () => {
    // Prepare
    const open: (() => void)[] = [];
    const ports = portsWith(1, { put: () => new Promise((resolve) => open.push(() => resolve({ etag: 'e' }))) });
    const queue = createQueue(ports);
    // Act
    queue.add(
      'prj',
      [1, 2, 3, 4].map((n) => bytes(`${n}.pdf`, 10)),
    );
    await settle();
    const first = phases(queue);
    open[0]?.();
    await settle();
    // Assess
    expect(first).toEqual(['sending', 'sending', 'sending', 'waiting']);
    expect(phases(queue)).toEqual(['sent', 'sending', 'sending', 'sending']);
  });

  test('sends each part with exactly the given headers and finishes with the tags in order', async () => {
    const ports = portsWith(3);
    const queue = createQueue(ports);
    queue.add('prj', [bytes('a.pdf', 24 * MB)]);
    await settle();
    expect(ports.calls).toEqual([0, 1, 2].map((i) => `file-1/${i} ${8 * MB} 1`));
    expect(ports.finishes).toEqual([['file-1', 'upload-1', ['etag-file-1/0', 'etag-file-1/1', 'etag-file-1/2']]]);
    expect(phases(queue)).toEqual(['sent']);
  });

  test('tries a part again and, after giving up, a retry goes on where it stopped with the same row', async () => {
    // Prepare
    let down = true;
    const sent: string[] = [];
    const ports = portsWith(2, {
      put: async ({ url }) => {
        sent.push(url);
        if (down && url.endsWith('/1')) throw new Error('offline');
        return { etag: url };
      },
    });
    const queue = createQueue(ports);
    // Act
    queue.add('prj', [bytes('a.pdf', 20)]);
    await settle();
    const failed = phases(queue);
    down = false;
    queue.retry('key-1');
    await settle();
    // Assess
    expect(failed).toEqual(['failed']);
    expect(sent).toEqual(['file-1/0', 'file-1/1', 'file-1/1', 'file-1/1', 'file-1/1', 'file-1/1']);
    expect(ports.starts).toHaveLength(1);
    expect(phases(queue)).toEqual(['sent']);
  });

  test('an expired address is not tried again: the row is taken back and a retry begins afresh', async () => {
    let expired = true;
    const ports = portsWith(1, {
      put: async () => {
        if (expired) throw new Refused();
        return { etag: 'e' };
      },
    });
    const queue = createQueue(ports);
    queue.add('prj', [bytes('a.pdf', 20)]);
    await settle();
    expired = false;
    queue.retry('key-1');
    await settle();
    expect(ports.discarded).toEqual(['file-1']);
    expect(new Set(ports.starts).size).toBe(2);
    expect(phases(queue)).toEqual(['sent']);
  });

  test('cancelling stops the bytes, takes back the row and lets the others go on', async () => {
    const ports = portsWith(1, {
      put: ({ url, signal }) =>
        url === 'file-1/0'
          ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
          : Promise.resolve({ etag: 'e' }),
    });
    const queue = createQueue(ports);
    queue.add('prj', [bytes('a.pdf', 20), bytes('b.pdf', 20)]);
    await settle();
    queue.cancel('key-1');
    await settle();
    expect(phases(queue)).toEqual(['cancelled', 'sent']);
    expect(ports.discarded).toEqual(['file-1']);
    queue.clear();
    expect(queue.items()).toEqual([]);
  });

  test('a file that the server does not take fails alone', async () => {
    const ports = portsWith(1);
    const { start } = ports;
    const queue = createQueue({
      ...ports,
      start: async (item, key) => {
        if (item.file.name === 'bad.pdf') throw new Error('no');
        return start(item, key);
      },
    });
    queue.add('prj', [bytes('bad.pdf', 20), bytes('good.pdf', 20)]);
    await settle();
    expect(phases(queue)).toEqual(['failed', 'sent']);
  });
});
