// Implements a circuit breaker: after several failures in a row, a lane is not called for a while.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch, WebReply } from '../../../ports/web-fetch.ts';
import { laneOf } from './rate-limit.ts';

const FAILURES = 5;
const REST_MS = 30_000;

/** True for outages, not for wrong, forbidden or too many requests. */
const isDown = (reply: WebReply): boolean =>
  reply.ok ? reply.status >= 500 : reply.fault === 'unreachable' || reply.fault === 'tookTooLong';

export const circuit = (web: WebFetch, clock: Clock): WebFetch => {
  const lanes = new Map<string, { failures: number; restUntil: number }>();
  return async (request) => {
    const lane = laneOf(request);
    const state = lanes.get(lane) ?? { failures: 0, restUntil: 0 };
    if (clock.now() < state.restUntil) return { ok: false, fault: 'resting' };
    // After the pause one request tests the lane; others continue to be refused.
    if (state.restUntil > 0) state.restUntil = clock.now() + REST_MS;
    const reply = await web(request);
    if (!isDown(reply)) lanes.delete(lane);
    else {
      state.failures += 1;
      if (state.failures >= FAILURES) state.restUntil = clock.now() + REST_MS;
      lanes.set(lane, state);
    }
    return reply;
  };
};
