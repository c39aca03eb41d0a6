// Implements the clock port with the machine's clock.
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
};
