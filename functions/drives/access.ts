// OAuth 2 with PKCE for any provider: consent, code to token, refresh, and revocation.
import * as z from 'zod';
import type { DriveAccess } from '../ports/drives.ts';
import type { Outcome } from '../ports/sources.ts';
import type { WebReply } from '../ports/web-fetch.ts';
import { badReply, EMPTY, landed, ok, parsedJson, UNAUTHORISED } from '../sources/outcome.ts';
import type { Provider, Send, Setup } from './provider.ts';

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
});
type Tokens = z.infer<typeof Tokens>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
const MAX_BYTES = 64 * 1024;

/** Errors such as `invalid_grant` arrive as a 400. */
const refused = ({ status }: { readonly status: number }) =>
  status === 400 || status === 401 || status === 403 ? UNAUTHORISED : undefined;

const askTokens = async <B extends string>(
  provider: Provider<B>,
  setup: Setup<B>,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome<Tokens>> => {
  const { clientId, clientSecret } = setup.client;
  const body = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }).toString();
  const url = provider.oauth.token(setup.bases);
  const reply = await setup.web({
    url,
    method: 'POST',
    headers: FORM,
    body,
    lane: provider.lane,
    maxBytes: MAX_BYTES,
  });
  const outcome = landed(reply, refused);
  return outcome.is === 'ok' ? parsedJson(outcome.value.bytes, Tokens) : outcome;
};

const refresh = <B extends string>(provider: Provider<B>, setup: Setup<B>, token: string) =>
  askTokens(provider, setup, { grant_type: 'refresh_token', refresh_token: token });

const isUnauthorised = (reply: WebReply): boolean => reply.ok && reply.status === 401;

/** Keeps the access token in memory while it works; it is never stored. */
const sender = <B extends string>(provider: Provider<B>, setup: Setup<B>, first: Tokens, token: string): Send => {
  let access = first.access_token;
  const authorised: Send = (request) => {
    const headers = { ...request.headers, authorization: `Bearer ${access}` };
    return setup.web({ lane: provider.lane, ...request, headers });
  };
  return async (request) => {
    const reply = await authorised(request);
    if (!isUnauthorised(reply)) return reply;
    const again = await refresh(provider, setup, first.refresh_token ?? token);
    if (again.is !== 'ok') return reply;
    access = again.value.access_token;
    return authorised(request);
  };
};

export const driveAccess = <B extends string>(
  provider: Provider<B>,
  setup: Setup<B>,
  isSample: boolean,
): DriveAccess => ({
  isSample,
  consentUrl: ({ state, challenge, redirectUri }) => {
    const url = new URL(provider.oauth.authorize(setup.bases));
    const parameters = {
      client_id: setup.client.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...provider.oauth.consent,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  },
  redeem: async ({ code, verifier, redirectUri }) => {
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
    const tokens = await askTokens(provider, setup, fields);
    if (tokens.is !== 'ok') return tokens;
    // Without a refresh token, nothing could be synced later.
    return tokens.value.refresh_token ? ok(tokens.value.refresh_token) : badReply('noRefreshToken');
  },
  open: async (token) => {
    const tokens = await refresh(provider, setup, token);
    if (tokens.is !== 'ok') return tokens;
    const drive = provider.open(setup, sender(provider, setup, tokens.value, token));
    const { refresh_token: next } = tokens.value;
    return ok(next && next !== token ? { ...drive, newRefreshToken: next } : drive);
  },
  revoke: async (token) => {
    if (!provider.revoke) return EMPTY;
    const tokens = await refresh(provider, setup, token);
    // A token that no longer works needs no revocation.
    if (tokens.is !== 'ok') return tokens.is === 'unauthorised' ? ok(true) : tokens;
    const reply = landed(await provider.revoke(setup, token, sender(provider, setup, tokens.value, token)));
    return reply.is === 'ok' ? ok(true) : reply;
  },
});
