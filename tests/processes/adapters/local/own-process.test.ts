// Child processes for untrusted files: a slow one is waited for, a silent one is not, and a signal to the stage
// does not end them.
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProcess, watchSilence, whileAtWork } from '#functions/adapters/local/own-process.ts';

const PARSER = new URL('../../../../functions/adapters/local/process-parser/parser-process.ts', import.meta.url);

describe('a watched process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = () => {
    const child = new EventEmitter();
    const onSilent = vi.fn();
    const end = watchSilence(child as never, onSilent);
    return { child, onSilent, end };
  };

  it('is awaited while it reports that it works', async () => {
    const { child, onSilent } = watched();
    const over = Promise.withResolvers<string>();
    const work = whileAtWork(
      () => child.emit('message'),
      () => over.promise,
    );

    await vi.advanceTimersByTimeAsync(600_000);
    over.resolve('done');

    expect(await work).toBe('done');
    expect(onSilent).not.toHaveBeenCalled();
  });

  it('is stuck if it has been silent for long', async () => {
    const { child, onSilent } = watched();
    child.emit('message');

    await vi.advanceTimersByTimeAsync(60_000);

    expect(onSilent).toHaveBeenCalled();
  });

  it('is watched no longer than requested', async () => {
    const { child, onSilent, end } = watched();
    end();

    await vi.advanceTimersByTimeAsync(60_000);

    expect([onSilent.mock.calls, child.listenerCount('message')]).toEqual([[], 0]);
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'continues reading when %s reaches the stage and everything below it',
  async (signal) => {
    // Prepare
    const child = startProcess(PARSER, { memoryMb: 512, timeoutMs: 60_000 });
    const ask = { filename: 'a.txt', bytes: new TextEncoder().encode('Revenue') };
    child.send(ask);
    await once(child, 'message');
    // Act
    child.kill(signal);
    const heard: object[] = [];
    child.on('message', (message) => heard.push(message as object));
    child.send(ask);
    // Assess
    const done = expect.objectContaining({ done: expect.objectContaining({ ok: true }) });
    await vi.waitFor(() => expect(heard).toContainEqual(done), 50_000);
    child.kill('SIGKILL');
  },
  60_000,
);
