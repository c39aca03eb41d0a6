// The due day of several rows is saved when it is chosen, and not while it is typed.
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

  it('that is typed is saved once, as it ends', () => {
    const { save } = entered('0002-12-01', '0202-12-01', '2026-12-01', '2026-12-15');
    vi.runAllTimers();

    expect(save.mock.calls).toEqual([['2026-12-15']]);
  });

  it('is saved at once when the field is left', () => {
    const { save, entry } = entered('2026-12-15');
    entry.finish();
    vi.runAllTimers();

    expect(save.mock.calls).toEqual([['2026-12-15']]);
  });

  it('that is taken out again is not saved', () => {
    const { save } = entered('2026-12-15', '');
    vi.runAllTimers();

    expect(save).not.toHaveBeenCalled();
  });
});
