// Token verification accepts none of many forged, foreign, expired and mistyped tokens, and makes no request for them.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { base64url, exportSPKI, type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { jwtTokens } from '#functions/adapters/node/jwt-tokens.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

const ISSUER = 'https://cognito-idp.ap-northeast-2.amazonaws.com/ap-northeast-2_Pool';
const CLIENT = 'client-1';
const clock = fakeClock();
const now = Math.floor(clock.now() / 1000);

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = pair();
const theirs = pair();
const jwkOf = (key: typeof ours.publicKey, kid: string) => ({
  ...key.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});
const jwks = { keys: [jwkOf(ours.publicKey, 'ours')] };
const verifier = jwtTokens({ issuer: ISSUER, clientId: CLIENT, keys: { jwks }, clock });

const GOOD = {
  sub: 'user-1',
  org: 'hanbit',
  client_id: CLIENT,
  token_use: 'access',
  iss: ISSUER,
  iat: now - 10,
  exp: now + 890,
} as const;
type Changes = { readonly payload?: Record<string, unknown>; readonly header?: Record<string, unknown> };
const signed = ({ payload = {}, header = {} }: Changes = {}, key: Parameters<SignJWT['sign']>[0] = ours.privateKey) => {
  const claims = Object.fromEntries(Object.entries({ ...GOOD, ...payload }).filter(([, value]) => value !== undefined));
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: 'ours', ...header } as JWTHeaderParameters)
    .sign(key);
};
const encode = (value: unknown) => base64url.encode(JSON.stringify(value));

const WRONG_CLAIMS: readonly Record<string, unknown>[] = [
  { token_use: 'id' },
  { token_use: 'refresh' },
  { token_use: undefined },
  { token_use: ['access'] },
  { token_use: 'id', aud: CLIENT, client_id: undefined },
  { client_id: 'another' },
  { client_id: undefined },
  { client_id: undefined, aud: CLIENT },
  { client_id: [CLIENT] },
  { client_id: `${CLIENT} ` },
  { iss: 'https://cognito-idp.ap-northeast-2.amazonaws.com/ap-northeast-2_Other' },
  { iss: 'https://cognito-idp.us-east-1.amazonaws.com/ap-northeast-2_Pool' },
  { iss: `${ISSUER}/` },
  { iss: ISSUER.replace('https', 'http') },
  { iss: 'https://evil.test' },
  { iss: undefined },
  { exp: now - 31 },
  { exp: now - 86_400 },
  { exp: 0 },
  { exp: -1 },
  { exp: undefined },
  { exp: `${now + 890}` },
  { exp: null },
  { exp: now + 890.5 },
  { nbf: now + 3600 },
  { nbf: now + 31 },
  { iat: undefined },
  { iat: now + 86_400 },
  { sub: undefined },
  { sub: '' },
  { sub: 7 },
  { sub: 'x'.repeat(129) },
  { org: undefined },
  { org: '' },
  { org: 'HANBIT' },
  { org: 'a' },
  { org: 'hanbit#kaede' },
  { org: 'hanbit/../kaede' },
  { org: ['hanbit', 'kaede'] },
  { org: { id: 'hanbit' } },
  { org: 'x'.repeat(41) },
  { org: undefined, 'custom:org': 'hanbit' },
];
const BAD_HEADERS: readonly Record<string, unknown>[] = [
  { jku: 'https://evil.test/keys', kid: 'theirs' },
  { jku: 'https://evil.test/keys' },
  { jwk: jwkOf(theirs.publicKey, 'theirs'), kid: 'theirs' },
  { jwk: jwkOf(theirs.publicKey, 'ours') },
  { x5u: 'https://evil.test/cert', kid: 'theirs' },
  { x5c: ['AAAA'], kid: 'theirs' },
  { kid: '../../../../dev/null' },
  { kid: "' OR 1=1 --" },
  { kid: '' },
  { kid: 'theirs' },
  { kid: 'ours' },
];

const forgeries = async (): Promise<Record<string, string>> => {
  const good = await signed();
  const [head = '', body = '', signature = ''] = good.split('.');
  const spki = await exportSPKI(ours.publicKey);
  const hmac = new TextEncoder().encode(spki);
  const rsaOther = (alg: string) => signed({ header: { alg } });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const entries: [string, string][] = [
    ['nothing', ''],
    ['a word', 'token'],
    ['three dots', '...'],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.x`],
    ['no signature', `${head}.${body}.`],
    ['with Bearer', `Bearer ${good}`],
    ['trailing line', `${good}\n`],
    ['a huge token', `${head}.${'a'.repeat(100_000)}.${signature}`],
    ['a changed payload', `${head}.${encode({ ...GOOD, org: 'kaede' })}.${signature}`],
    ['a payload that is no object', `${head}.${encode('access')}.${signature}`],
    ['a changed signature', `${head}.${body}.${signature.slice(0, -4)}AAAA`],
    ['alg none', new UnsecuredJWT({ ...GOOD }).encode()],
    ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, string] => [
      `alg ${alg}`,
      `${encode({ alg, kid: 'ours' })}.${body}.`,
    ]),
    ['alg none with our signature', `${encode({ alg: 'none', kid: 'ours' })}.${body}.${signature}`],
    ['HS256 with the public key', await signed({ header: { alg: 'HS256' } }, hmac)],
    ['HS512 with the public key', await signed({ header: { alg: 'HS512' } }, hmac)],
    ['HS256 with nothing', await signed({ header: { alg: 'HS256' } }, new Uint8Array(32))],
    ['RS384 by our key', await rsaOther('RS384')],
    ['RS512 by our key', await rsaOther('RS512')],
    ['PS256 by our key', await rsaOther('PS256')],
    ['ES256', await signed({ header: { alg: 'ES256' } }, ec.privateKey)],
    ['a critical extension', `${encode({ alg: 'RS256', kid: 'ours', crit: ['exp'], exp: 1 })}.${body}.${signature}`],
    [
      'base64 instead of base64url',
      good.replaceAll('-', '+').replaceAll('_', '/') === good ? 'x' : good.replaceAll('-', '+').replaceAll('_', '/'),
    ],
  ];
  for (const payload of WRONG_CLAIMS) {
    const shown = JSON.stringify(payload, (_, value) => (value === undefined ? 'absent' : value));
    entries.push([`claims ${shown.slice(0, 80)}`, await signed({ payload })]);
  }
  for (const header of BAD_HEADERS)
    entries.push([
      `foreign key, header ${JSON.stringify(header).slice(0, 60)}`,
      await signed({ header }, theirs.privateKey),
    ]);
  return Object.fromEntries(entries);
};

describe('token verification', () => {
  let bad: Record<string, string>;
  beforeAll(async () => {
    bad = await forgeries();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('accepts our access token and returns its user', async () => {
    expect(await verifier.verify(await signed())).toEqual({
      userId: 'user-1',
      tenant: 'hanbit',
      issuedAt: GOOD.iat * 1000,
      expiresAt: GOOD.exp * 1000,
    });
  });

  test('returns the sign-in of a token and its time', async () => {
    const payload = { origin_jti: 'session-1', auth_time: now - 3600 };
    const claims = await verifier.verify(await signed({ payload }));
    expect(claims).toMatchObject({ session: 'session-1', signedInAt: (now - 3600) * 1000 });
  });

  test('tolerates a clock difference of half a minute', async () => {
    expect(await verifier.verify(await signed({ payload: { exp: now - 29 } }))).toBeDefined();
    expect(await verifier.verify(await signed({ payload: { exp: now - 31 } }))).toBeUndefined();
  });

  test('accepts none of more than 60 bad tokens and makes no request', async () => {
    // Prepare
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);

    // Act
    const accepted: string[] = [];
    for (const [name, token] of Object.entries(bad)) if (await verifier.verify(token)) accepted.push(name);

    // Assess
    expect(Object.keys(bad).length).toBeGreaterThan(60);
    expect(accepted).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('fetches keys only from the configured address, and not for each bad token', async () => {
    // Prepare
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (input: string | URL) => {
      fetched.push(String(input));
      return Response.json(jwks);
    });
    const url = `${ISSUER}/.well-known/jwks.json?${randomUUID()}`;
    const remote = jwtTokens({ issuer: ISSUER, clientId: CLIENT, keys: { url }, clock });

    // Act
    const good = await remote.verify(await signed());
    const accepted: string[] = [];
    for (const [name, token] of Object.entries(bad)) if (await remote.verify(token)) accepted.push(name);

    // Assess
    expect(good?.tenant).toBe('hanbit');
    expect(accepted).toEqual([]);
    expect(fetched).toEqual([url]);
  });

  test('accepts nothing and signs nobody out while keys cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
    const remote = jwtTokens({ issuer: ISSUER, clientId: CLIENT, keys: { url: `${ISSUER}/keys` }, clock });
    await expect(remote.verify(await signed())).rejects.toMatchObject({ code: 'unavailable' });
  });
});
