// S&P Capital IQ: licensed figures by ticker, handed on as the provider gives them. Its errors come with status 200, item by item.
import * as z from 'zod';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Outcome, Source, SourceDocument } from '../../../ports/sources.ts';
import { badReply, EMPTY, landed, mapped, ok, parsedJson, rateLimited, UNAUTHORISED } from '../../outcome.ts';
import { nowIso, provider, type Setup } from '../../provider.ts';

const Item = z.object({
  Identifier: z.string().default(''),
  Mnemonic: z.string().default(''),
  ErrMsg: z.string().nullish(),
  Rows: z.array(z.object({ Row: z.array(z.string()) })).nullish(),
});
const Reply = z.object({ GDSSDKResponse: z.array(Item).nullish(), Errors: z.unknown().optional() });
type Item = z.infer<typeof Item>;

const NAME = 'IQ_COMPANY_NAME';
const MNEMONICS = [
  NAME,
  'IQ_TOTAL_REV',
  'IQ_GP',
  'IQ_EBITDA',
  'IQ_EBIT',
  'IQ_NI',
  'IQ_TOTAL_ASSETS',
  'IQ_MARKETCAP',
  'IQ_TEV',
];
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

/** Values that are there; without any, why. */
const judged = ({ GDSSDKResponse, Errors }: z.infer<typeof Reply>): Outcome<readonly Item[]> => {
  if (Errors && !GDSSDKResponse) return failureOf(JSON.stringify(Errors));
  const items = GDSSDKResponse ?? [];
  const usable = items.filter(
    ({ ErrMsg, Rows }) => !ErrMsg && Rows?.some(({ Row: [value = ''] }) => !UNAVAILABLE.test(value)),
  );
  const message = items.find(({ ErrMsg }) => ErrMsg)?.ErrMsg;
  if (usable.length > 0) return ok(usable);
  return message ? failureOf(message) : EMPTY;
};

const ask = async (setup: Setup, identifier: string, mnemonics: readonly string[]) => {
  const { web, bases, key } = setup;
  const headers = {
    authorization: basic(key.username ?? '', key.password ?? ''),
    'content-type': 'application/json',
  };
  const inputRequests = mnemonics.map((mnemonic) => ({
    ...{ function: 'GDSP', identifier, mnemonic },
    properties: mnemonic === NAME ? {} : { periodType: 'IQ_FY' },
  }));
  const url = `${bases.api}/gdsapi/rest/v3/clientservice.json`;
  const body = JSON.stringify({ inputRequests });
  const reply = landed(await web({ url, method: 'POST', headers, body, lane: 'capitalIq' }));
  if (reply.is !== 'ok') return reply;
  const parsed = parsedJson(reply.value.bytes, Reply);
  return parsed.is === 'ok' ? judged(parsed.value) : parsed;
};

const documentOf = (setup: Setup, company: CompanyIds, items: readonly Item[]): SourceDocument => {
  const name = items.find(({ Mnemonic }) => Mnemonic === NAME)?.Rows?.[0]?.Row[0] ?? company.name;
  return {
    ...{ id: `capitalIq:${company.ticker}`, source: 'capitalIq', kind: 'financials', title: name },
    ...{ url: 'https://www.capitaliq.spglobal.com/', publisher: 'S&P Capital IQ', retrievedAt: nowIso(setup) },
    ...{ company: { ...company, name }, language: 'en', isSample: setup.isSample },
  };
};

const source = (setup: Setup): Source => ({
  ...{ name: 'capitalIq', kind: 'financials', isSample: setup.isSample },
  search: async ({ company }) => {
    if (!company?.ticker) return EMPTY;
    const found = await ask(setup, company.ticker, [NAME]);
    return mapped(found, (items) => [documentOf(setup, company, items)]);
  },
  fetch: async (document) => {
    const found = await ask(setup, document.company?.ticker ?? '', MNEMONICS);
    return mapped(found, (items) => {
      const bytes = new TextEncoder().encode(JSON.stringify(items, undefined, 1));
      const file = { filename: 'capital-iq.json', contentType: 'application/json', bytes };
      return { document: { ...document, retrievedAt: nowIso(setup) }, files: [file] as const };
    });
  },
  test: async () => {
    const reply = await ask(setup, 'IBM', [NAME]);
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
});

export const capitalIq = provider({
  name: 'capitalIq',
  bases: { api: 'https://api-ciq.marketintelligence.spglobal.com' },
  make: source,
});
