// Makes one call to OpenDART: the key is a query parameter, and the status is in the body whatever the HTTP status.
import * as z from 'zod';
import type { Outcome } from '../../../ports/sources.ts';
import type { WebType } from '../../../ports/web-fetch.ts';
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

export type DartBase = 'api' | 'viewer';
export type DartSetup = Setup<DartBase>;

const MAX_BYTES = 60 * 1024 * 1024;
/** The daily allowance is reset at midnight in Seoul; retries after an hour. */
const ALLOWANCE_MS = 3_600_000;

const STATUS: Readonly<Record<string, Failure>> = {
  '010': UNAUTHORISED,
  '011': UNAUTHORISED,
  '012': UNAUTHORISED,
  '901': UNAUTHORISED,
  '013': EMPTY,
  '014': EMPTY,
  '020': rateLimited(ALLOWANCE_MS),
  '800': UNREACHABLE,
};
/** `undefined` for 000, which is success. */
const failureOf = (status: string): Failure | undefined =>
  status === '000' ? undefined : (STATUS[status] ?? badReply(`status${status.slice(0, 3)}`));

type Call = {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly keep?: { readonly name: string; readonly ms: number; readonly type: WebType };
};

const get = async ({ web, bases, key }: DartSetup, { name, params = {}, keep }: Call) => {
  const given = Object.entries(params).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]));
  const query = new URLSearchParams([['crtfc_key', key.key ?? ''], ...given]);
  const url = `${bases.api}/${name}?${query}`;
  return landed(await web({ url, lane: 'dart', maxBytes: MAX_BYTES, ...(keep ? { keep } : {}) }));
};

const Verdict = z.looseObject({ status: z.string(), message: z.string().optional() });

export const dartJson = async <T>(setup: DartSetup, call: Call, schema: z.ZodType<T>): Promise<Outcome<T>> => {
  const reply = await get(setup, { ...call, name: `${call.name}.json` });
  if (reply.is !== 'ok') return reply;
  const verdict = parsedJson(reply.value.bytes, Verdict);
  if (verdict.is !== 'ok') return verdict;
  return failureOf(verdict.value.status) ?? parsedJson(reply.value.bytes, schema);
};

/** Instead of an archive, errors arrive as XML or JSON with a status. */
const verdictIn = (text: string): string | undefined =>
  /<status>\s*(\d{3})\s*<\/status>|"status"\s*:\s*"(\d{3})"/.exec(text)?.slice(1).find(Boolean);

export const dartArchive = async (setup: DartSetup, call: Call): Promise<Outcome<Uint8Array>> => {
  const reply = await get(setup, { ...call, name: `${call.name}.xml` });
  if (reply.is !== 'ok') return reply;
  const { type, bytes } = reply.value;
  if (type === 'zip') return ok(bytes);
  const status = verdictIn(new TextDecoder().decode(bytes.subarray(0, 2000)));
  return (status && failureOf(status)) || badReply('notZip');
};
