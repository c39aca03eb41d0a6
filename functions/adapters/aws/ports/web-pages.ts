// Wires fetching of web pages and web services.
import { systemClock } from '../../node/clock.ts';
import { env } from '../env.ts';

/** The user agent that company sites see. */
const AGENT = 'Mozilla/5.0 (compatible; Footnote/1.0; business research)';

export const webPages = async () =>
  (await import('../../node/web-fetch/web-fetch.ts')).webFetch({
    userAgent: AGENT,
    clock: systemClock,
    sites: env('SITES').SITES?.split(' '),
  });
