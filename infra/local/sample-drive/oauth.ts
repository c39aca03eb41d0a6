// The sample drive's OAuth 2: a consent page, single-use codes with a verifier, and tokens.

import { createHash } from 'node:crypto';
import { markupText } from '#shared/report/clean-text.ts';
import { json, page } from '../sample-sources/replies.ts';
import { type State, secret } from './state.ts';

const CODE_MS = 60_000;

/** The only client that the sample accepts: the stage itself. */
export const SAMPLE_CLIENT = { clientId: 'sample', clientSecret: 'sample' };

const consentFields = ['client_id', 'redirect_uri', 'state', 'code_challenge'] as const;

const refusal = (error: string, status = 400) => json({ error }, status);

const isOwnAddress = (origin: string, redirectUri: string): boolean =>
  URL.parse(redirectUri)?.origin === origin && URL.parse(redirectUri)?.pathname === '/drives/callback';

/** Returns the consent page; its buttons lead back to it with the answer. */
export const consent = (state: State, url: URL, now: number): Response => {
  const ask = url.searchParams;
  const redirectUri = ask.get('redirect_uri') ?? '';
  const isRight =
    ask.get('client_id') === SAMPLE_CLIENT.clientId &&
    ask.get('response_type') === 'code' &&
    ask.get('code_challenge_method') === 'S256' &&
    isOwnAddress(url.origin, redirectUri);
  if (!isRight) return refusal('invalid_request');
  const answer = ask.get('answer');
  if (answer) {
    const back = new URL(redirectUri);
    back.searchParams.set('state', ask.get('state') ?? '');
    if (answer === 'no') back.searchParams.set('error', 'access_denied');
    else {
      const code = secret();
      const challenge = ask.get('code_challenge') ?? '';
      state.codes[code] = { challenge, redirectUri, clientId: SAMPLE_CLIENT.clientId, endsAt: now + CODE_MS };
      back.searchParams.set('code', code);
    }
    return new Response(null, { status: 302, headers: { location: back.href } });
  }
  const hidden = ['response_type', 'code_challenge_method', ...consentFields]
    .map((name) => `<input type="hidden" name="${name}" value="${markupText(ask.get(name) ?? '')}">`)
    .join('');
  const button = (value: string, label: string) => `<button name="answer" value="${value}">${label}</button>`;
  return page({
    title: 'Sample drive',
    language: 'en',
    body: `<h1>Sample drive</h1><p>Footnote asks to read the files of this drive.<br>Footnote가 이 드라이브의 파일을 읽으려고 합니다.<br>Footnote がこのドライブのファイルを読み取ろうとしています。</p><form method="get">${hidden}${button('yes', 'Allow · 허용 · 許可')} ${button('no', 'Deny · 거부 · 拒否')}</form>`,
  });
};

const redeemed = (state: State, form: URLSearchParams, now: number): boolean => {
  const code = form.get('code') ?? '';
  const known = state.codes[code];
  delete state.codes[code];
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return (
    known !== undefined &&
    known.endsAt > now &&
    known.challenge === challenge &&
    known.redirectUri === form.get('redirect_uri')
  );
};

export const token = (state: State, form: URLSearchParams, now: number): Response => {
  if (form.get('client_id') !== SAMPLE_CLIENT.clientId || form.get('client_secret') !== SAMPLE_CLIENT.clientSecret)
    return refusal('invalid_client', 401);
  const grant = form.get('grant_type');
  const isRefresh = grant === 'refresh_token' && state.refreshTokens.includes(form.get('refresh_token') ?? '');
  const isCode = grant === 'authorization_code' && redeemed(state, form, now);
  if (!isRefresh && !isCode) return refusal('invalid_grant');
  const access = secret();
  state.accessTokens = [...state.accessTokens.slice(-50), access];
  if (!isCode) return json({ access_token: access, expires_in: 3599, token_type: 'Bearer' });
  const refresh = secret();
  state.refreshTokens.push(refresh);
  return json({ access_token: access, refresh_token: refresh, expires_in: 3599, token_type: 'Bearer' });
};

export const revoke = (state: State, form: URLSearchParams): Response => {
  const token = form.get('token');
  if (!token || !state.refreshTokens.includes(token)) return refusal('invalid_token');
  state.refreshTokens = state.refreshTokens.filter((one) => one !== token);
  state.accessTokens = [];
  return json({});
};
