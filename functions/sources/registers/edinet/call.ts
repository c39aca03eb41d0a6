// Makes one call to EDINET: the key is a query parameter, and a refusal arrives as JSON whatever the HTTP status.
import * as z from 'zod';
import type { Outcome } from '../../../ports/sources.ts';
import type { WebRequest } from '../../../ports/web-fetch.ts';
import {
  badReply,
  EMPTY,
  type Failure,
  landed,
  ok,
  parsedJson,
  rateLimited,
  UNAUTHORISED,
  UNREACHABLE,
} from '../../outcome.ts';
import type { Setup } from '../../provider.ts';

/** The API, the published company lists, and the pages that people open. */
export type EdinetBase = 'api' | 'lists' | 'viewer';
export type EdinetSetup = Setup<EdinetBase>;

const MAX_BYTES = 60 * 1024 * 1024;
/** Used if EDINET states no delay. */
const REST_MS = 60_000;

/** A refused key sets `StatusCode`, other errors `metadata.status`; both are HTTP status codes. */
const Verdict = z.looseObject({
  StatusCode: z.coerce.number().optional(),
  statusCode: z.coerce.number().optional(),
  metadata: z.looseObject({ status: z.coerce.number() }).optional(),
});

const failureOf = (status: number): Failure | undefined => {
  if (status < 300) return undefined;
  if (status === 401 || status === 403) return UNAUTHORISED;
  if (status === 404) return EMPTY;
  if (status === 429) return rateLimited(REST_MS);
  return status >= 500 ? UNREACHABLE : badReply(`status${status}`);
};

const refusal = (bytes: Uint8Array): Failure | undefined => {
  const verdict = parsedJson(bytes, Verdict);
  if (verdict.is !== 'ok') return verdict;
  const { StatusCode, statusCode, metadata } = verdict.value;
  return failureOf(StatusCode ?? statusCode ?? metadata?.status ?? 200);
};

export const edinetGet = async ({ web }: EdinetSetup, url: string, more: Pick<WebRequest, 'keep'> = {}) =>
  landed(await web({ url, lane: 'edinet', maxBytes: MAX_BYTES, ...more }));

const keyed = ({ bases, key }: EdinetSetup, path: string, params: Readonly<Record<string, string>>): string =>
  `${bases.api}/${path}?${new URLSearchParams({ ...params, 'Subscription-Key': key.key ?? '' })}`;

export const edinetJson = async <T>(
  setup: EdinetSetup,
  path: string,
  params: Readonly<Record<string, string>>,
  { schema, keep }: { readonly schema: z.ZodType<T>; readonly keep?: WebRequest['keep'] },
): Promise<Outcome<T>> => {
  const reply = await edinetGet(setup, keyed(setup, path, params), keep ? { keep } : {});
  if (reply.is !== 'ok') return reply;
  const { bytes } = reply.value;
  return refusal(bytes) ?? parsedJson(bytes, schema);
};

export const edinetArchive = async (setup: EdinetSetup, number: string): Promise<Outcome<Uint8Array>> => {
  const reply = await edinetGet(setup, keyed(setup, `documents/${number}`, { type: '1' }));
  if (reply.is !== 'ok') return reply;
  const { type, bytes } = reply.value;
  return type === 'zip' ? ok(bytes) : (refusal(bytes) ?? badReply('notZip'));
};
