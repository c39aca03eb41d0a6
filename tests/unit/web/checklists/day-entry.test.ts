// The due date of several rows is saved once it is chosen, not while it is typed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayEntry } from '#web/features/checklists/day-entry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entered = (...days: string[]) => {
  const save = vi.fn();
  const entry = dayEntry(save);
  for (const day of days) entry.enter(day);
  return { save, entry };
};

describe('a day', () => {
  it('is saved after it is chosen', () => {
    const { save } = entered('2026-12-15');
    vi.runAllTimers();

    expect(save.mock.calls).toEqual([['2026-12-15']]);
  });

  it('is saved once when typing ends', () => {
    const { save } = entered('0002-12-01', '0202-12-01', '2026-12-01', '2026-12-15');
    vi.runAllTimers();

    expect(save.mock.calls).toEqual([['2026-12-15']]);
  });

  it('is saved at once when the field loses focus', () => {
    const { save, entry } = entered('2026-12-15');
    entry.finish();
    vi.runAllTimers();

    expect(save.mock.calls).toEqual([['2026-12-15']]);
  });

  it('is not saved if it is removed again', () => {
    const { save } = entered('2026-12-15', '');
    vi.runAllTimers();

    expect(save).not.toHaveBeenCalled();
  });
});
