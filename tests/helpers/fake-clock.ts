// A clock that moves only when a test moves it.
import type { Clock } from '#functions/ports/clock.ts';

export type FakeClock = Clock & { advance(milliseconds: number): void };

export const fakeClock = (start = Date.parse('2026-11-21T00:00:00Z')): FakeClock => {
  let at = start;
  return {
    now: () => at,
    advance: (milliseconds) => {
      at += milliseconds;
    },
    sleep: async (milliseconds) => {
      at += milliseconds;
    },
  };
};
