// A stream of events is read the same, however the network splits it.
import { describe, expect, it } from 'vitest';
import { parseEvent, readEvents, type ServerEvent } from '#shared/contract/sse.ts';
import { fc } from '#tests/helpers/properties.ts';

const bodyOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const read = async (chunks: readonly Uint8Array[]): Promise<ServerEvent[]> => {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(chunks))) events.push(event);
  return events;
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('one event', () => {
  it('joins data lines and removes one leading space', () => {
    expect(parseEvent('id: 7\nevent: delta\ndata: a\ndata:  b')).toEqual({ id: '7', event: 'delta', data: 'a\n b' });
  });

  it('ignores comments', () => {
    expect(parseEvent(': ping')).toBeUndefined();
  });
});

describe('a stream', () => {
  const text = ': ping\n\nid: 1\nevent: log\ndata: {"a":"매출 4,385억"}\n\nid: 2\r\nevent: done\r\ndata: {}\r\n\r\n';
  const expected = [
    { id: '1', event: 'log', data: '{"a":"매출 4,385억"}' },
    { id: '2', event: 'done', data: '{}' },
  ];

  it('returns the same events wherever it is split, even inside a character', async () => {
    const whole = bytes(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: whole.length }), { maxLength: 8 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), whole.length];
        const chunks = at.slice(1).map((end, i) => whole.slice(at[i], end));
        expect(await read(chunks)).toEqual(expected);
      }),
    );
  });

  it('drops an event that is incomplete at the end', async () => {
    expect(await read([bytes('id: 1\ndata: {"a"')])).toEqual([]);
  });
});
