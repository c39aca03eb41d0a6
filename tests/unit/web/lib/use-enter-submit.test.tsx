// Enter submits once, whatever the input method does.
import type { KeyboardEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endsInSend, useEnterSubmit } from '#web/lib/use-enter-submit.ts';

type Handlers = ReturnType<typeof useEnterSubmit>;

const Probe = ({ submit, onReady }: { submit: () => void; onReady: (handlers: Handlers) => void }) => {
  onReady(useEnterSubmit(submit));
  return null;
};
const handlersFor = (submit: () => void): Handlers => {
  const ready: Handlers[] = [];
  renderToStaticMarkup(<Probe submit={submit} onReady={(handlers) => ready.push(handlers)} />);
  return ready[0]!;
};

const enter = (change: { shiftKey?: boolean; isComposing?: boolean } = {}) => {
  const preventDefault = vi.fn();
  const { isComposing = false, ...rest } = change;
  const event = { key: isComposing ? 'Process' : 'Enter', code: 'Enter', altKey: false, shiftKey: false, ...rest };
  return { ...event, nativeEvent: { isComposing }, preventDefault } as unknown as KeyboardEvent & {
    preventDefault: typeof preventDefault;
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Enter in a message box', () => {
  it('submits and leaves no line break behind', () => {
    // Prepare
    const submit = vi.fn();
    const event = enter();
    // Act
    handlersFor(submit).onKeyDown(event);
    // Assess
    expect(submit).toHaveBeenCalledTimes(1);
    expect(event.preventDefault).toHaveBeenCalled();
  });

  it('inserts a line break with Shift', () => {
    // Prepare
    const submit = vi.fn();
    // Act
    handlersFor(submit).onKeyDown(enter({ shiftKey: true }));
    // Assess
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits a Korean message once, after the last syllable is in the field', () => {
    // Prepare
    const submit = vi.fn();
    const box = handlersFor(submit);
    box.onCompositionStart();
    box.onCompositionUpdate({ data: '요' });
    // Act
    box.onKeyDown(enter({ isComposing: true }));
    const whileComposing = submit.mock.calls.length;
    box.onCompositionEnd();
    vi.runAllTimers();
    // Assess
    expect(whileComposing).toBe(0);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('only accepts the candidate in Japanese; the next Enter submits', () => {
    // Prepare
    const submit = vi.fn();
    const box = handlersFor(submit);
    box.onCompositionStart();
    box.onCompositionUpdate({ data: '売上' });
    // Act
    box.onKeyDown(enter({ isComposing: true }));
    box.onCompositionEnd();
    vi.runAllTimers();
    const afterFirst = submit.mock.calls.length;
    box.onKeyDown(enter());
    // Assess
    expect(afterFirst).toBe(0);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('ignores an Enter of an earlier composition', () => {
    // Prepare
    const submit = vi.fn();
    const box = handlersFor(submit);
    box.onCompositionStart();
    box.onCompositionUpdate({ data: '가' });
    box.onKeyDown(enter({ isComposing: true }));
    // Act
    box.onCompositionStart();
    box.onCompositionUpdate({ data: 'か' });
    box.onCompositionEnd();
    vi.runAllTimers();
    // Assess
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a composition that ends with Enter', () => {
  it.each([
    ['한글', true],
    ['ㅎ', true],
    ['売上', false],
    ['うりあげ', false],
    ['漢字한글', false],
    ['', false],
  ])('%s: %s', (composed, expected) => {
    expect(endsInSend(composed)).toBe(expected);
  });
});
