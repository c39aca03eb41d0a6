// Requests values by ticker from S&P Capital IQ. Errors come with status 200, item by item.
import * as z from 'zod';
import type { Outcome } from '../../../ports/sources.ts';
import { badReply, EMPTY, landed, ok, parsedJson, rateLimited, UNAUTHORISED } from '../../outcome.ts';
import type { Setup } from '../../provider.ts';

const Item = z.object({
  Identifier: z.string().default(''),
  Mnemonic: z.string().default(''),
  ErrMsg: z.string().nullish(),
  Rows: z.array(z.object({ Row: z.array(z.string()) })).nullish(),
});
const Reply = z.object({ GDSSDKResponse: z.array(Item).nullish(), Errors: z.unknown().optional() });
type Reply = z.infer<typeof Reply>;
export type Item = z.infer<typeof Item>;

export const NAME = 'IQ_COMPANY_NAME';

/**
 * `period` is a fiscal year: `IQ_FY` the last, `IQ_FY-1` the one before, `IQ_FY+1` the next; without it the value is
 * current.
 */
export type Wanted = { readonly mnemonic: string; readonly period?: string };

const UNAVAILABLE = /data unavailable|invalid identifier|unrecogni[sz]ed/i;
const DENIED = /auth|credential|permission|license|entitle|password|login/i;
const TOO_MANY = /limit|quota|exceed/i;

const basic = (username: string, password: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;

const failureOf = (message: string) => {
  if (DENIED.test(message)) return UNAUTHORISED;
  if (TOO_MANY.test(message)) return rateLimited();
  return UNAVAILABLE.test(message) ? EMPTY : badReply('errMsg');
};

const isThere = ({ ErrMsg, Rows }: Item): boolean =>
  !ErrMsg && (Rows ?? []).some(({ Row: [value = ''] }) => !UNAVAILABLE.test(value));

/** The values that exist; without any, the reason. */
const judged = ({ GDSSDKResponse, Errors }: Reply): Outcome<readonly Item[]> => {
  if (Errors && !GDSSDKResponse) return failureOf(JSON.stringify(Errors));
  const items = GDSSDKResponse ?? [];
  const usable = items.filter(isThere);
  const message = items.find(({ ErrMsg }) => ErrMsg)?.ErrMsg;
  if (usable.length > 0) return ok(usable);
  return message ? failureOf(message) : EMPTY;
};

const send = async (setup: Setup, identifier: string, wanted: readonly Wanted[]): Promise<Outcome<Reply>> => {
  const { web, bases, key } = setup;
  const headers = {
    authorization: basic(key.username ?? '', key.password ?? ''),
    'content-type': 'application/json',
  };
  const inputRequests = wanted.map(({ mnemonic, period }) => ({
    ...{ function: 'GDSP', identifier, mnemonic },
    properties: period ? { periodType: period } : {},
  }));
  const url = `${bases.api}/gdsapi/rest/v3/clientservice.json`;
  const body = JSON.stringify({ inputRequests });
  const reply = landed(await web({ url, method: 'POST', headers, body, lane: 'capitalIq' }));
  return reply.is === 'ok' ? parsedJson(reply.value.bytes, Reply) : reply;
};

export const ask = async (setup: Setup, identifier: string, wanted: readonly Wanted[]) => {
  const reply = await send(setup, identifier, wanted);
  return reply.is === 'ok' ? judged(reply.value) : reply;
};

/** One value or `undefined` for each request, in order. */
export const askValues = async (
  setup: Setup,
  identifier: string,
  wanted: readonly Wanted[],
): Promise<Outcome<readonly (string | undefined)[]>> => {
  const reply = await send(setup, identifier, wanted);
  if (reply.is !== 'ok') return reply;
  const found = judged(reply.value);
  if (found.is !== 'ok') return found;
  const items = reply.value.GDSSDKResponse ?? [];
  return ok(wanted.map((_, i) => (items[i] && isThere(items[i]) ? items[i].Rows?.[0]?.Row[0] : undefined)));
};
