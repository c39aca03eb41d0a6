// The web as the sources see it: guarded, paced, left alone when it is down, tried again when it is busy.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch } from '../../../ports/web-fetch.ts';
import { systemClock } from '../clock.ts';
import { circuit } from './circuit.ts';
import { type GuardOptions, guardedFetch } from './guarded-fetch.ts';
import { keeping } from './kept.ts';
import { paced } from './pace.ts';
import { patient } from './patient.ts';

export const webFetch = ({ clock = systemClock, ...guard }: GuardOptions & { readonly clock?: Clock }): WebFetch =>
  keeping(patient(circuit(paced(guardedFetch(guard), clock), clock), clock), clock);
