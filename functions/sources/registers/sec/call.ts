// Makes one call to the SEC: it has no key, but requires callers to identify themselves, and blocks those who do not.
import type * as z from 'zod';
import type { Outcome } from '../../../ports/sources.ts';
import type { WebRequest } from '../../../ports/web-fetch.ts';
import { type Failure, type Landed, landed, parsedJson, rateLimited, UNAUTHORISED } from '../../outcome.ts';
import type { Setup } from '../../provider.ts';

/** Data, archives and full-text search are on three hosts. */
export type SecBase = 'data' | 'www' | 'search';
export type SecSetup = Setup<SecBase>;

const MAX_BYTES = 60 * 1024 * 1024;
/** An address with too many requests stays blocked until it sends none for ten minutes. */
const BLOCKED_MS = 600_000;

/** Rate limiting also arrives as a 403; the page distinguishes the two. */
const forbidden = ({ status, bytes, retryAfterMs }: Landed): Failure | undefined => {
  if (status !== 403 && status !== 429) return undefined;
  const page = new TextDecoder().decode(bytes.subarray(0, 8000));
  const isTooMany = status === 429 || /request rate threshold exceeded/i.test(page);
  return isTooMany ? rateLimited(retryAfterMs ?? BLOCKED_MS) : UNAUTHORISED;
};

export const secGet = async ({ web, key }: SecSetup, url: string, more: Pick<WebRequest, 'keep'> = {}) => {
  const headers = { 'user-agent': `Footnote ${key.contact ?? ''}` };
  return landed(await web({ url, lane: 'sec', headers, maxBytes: MAX_BYTES, ...more }), forbidden);
};

export const secJson = async <T>(setup: SecSetup, url: string, schema: z.ZodType<T>): Promise<Outcome<T>> => {
  const reply = await secGet(setup, url);
  return reply.is === 'ok' ? parsedJson(reply.value.bytes, schema) : reply;
};

/** Pads to ten digits; the API returns numbers and short or padded strings. */
export const paddedCik = (cik: string | number): string => String(cik).replace(/\D/g, '').slice(-10).padStart(10, '0');
