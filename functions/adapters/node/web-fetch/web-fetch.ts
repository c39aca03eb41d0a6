// The web as the sources see it: guarded, paced, left alone when it is down, tried again when it is busy.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch } from '../../../ports/web-fetch.ts';
import { systemClock } from '../clock.ts';
import { cached } from './cache.ts';
import { circuit } from './circuit.ts';
import { type GuardOptions, guardedFetch } from './guarded-fetch.ts';
import { rateLimited } from './rate-limit.ts';
import { withRetries } from './retry.ts';

export const webFetch = ({ clock = systemClock, ...guard }: GuardOptions & { readonly clock?: Clock }): WebFetch =>
  cached(withRetries(circuit(rateLimited(guardedFetch(guard), clock), clock), clock), clock);
