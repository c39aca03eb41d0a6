// Limits the rate of requests of one lane: a provider, or the host of a page.
import type { Clock } from '../../../ports/clock.ts';
import type { WebFetch, WebRequest } from '../../../ports/web-fetch.ts';

/** Milliseconds between requests. The SEC allows 10 per second from one address, DART bans above 1,000 per minute. */
const DISTANCE: Readonly<Record<string, number>> = {
  sec: 110,
  dart: 200,
  /** EDINET asks callers to go slowly without stating a number. */
  edinet: 150,
  gdelt: 5000,
  naver: 100,
  tavily: 100,
  brave: 1000,
  googleDrive: 20,
  onedrive: 20,
  onedriveContent: 20,
  dropbox: 20,
};
const PAGE_DISTANCE = 500;

export const laneOf = ({ lane, url }: WebRequest): string => lane ?? URL.parse(url)?.host ?? '';

export const rateLimited = (
  web: WebFetch,
  clock: Clock,
  distances: Readonly<Record<string, number>> = DISTANCE,
): WebFetch => {
  const nextAt = new Map<string, number>();
  return async (request) => {
    const lane = laneOf(request);
    const now = clock.now();
    const at = Math.max(now, nextAt.get(lane) ?? 0);
    nextAt.set(lane, at + (distances[lane] ?? PAGE_DISTANCE));
    if (nextAt.size > 1000) for (const [name, free] of nextAt) if (free < now) nextAt.delete(name);
    if (at > now) await clock.sleep(at - now);
    return web(request);
  };
};
