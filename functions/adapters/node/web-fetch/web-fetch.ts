// Provides web access for the sources: guarded, rate-limited, with a circuit breaker and retries.
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
