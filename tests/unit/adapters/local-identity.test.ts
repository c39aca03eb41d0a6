// The local accounts in depth: restarts, sessions and their theft, limits, hiding which accounts exist, and the
// protocol.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { cognitoEndpoint } from '#functions/adapters/local/identity/cognito-endpoint.ts';
import { type LocalIdentity, localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { LOCAL_CLIENT_ID } from '#functions/adapters/local/identity/parts.ts';
import type { Admitted, Issued } from '#functions/adapters/local/identity/sign-in.ts';
import { codeAt, stepOf } from '#functions/adapters/local/identity/totp.ts';
import { jwtTokens } from '#functions/adapters/node/jwt-tokens.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { stopwatch } from '#tests/helpers/stopwatch.ts';
import { QUICK } from '../../helpers/quick-identity.ts';

const EMAIL = 'member@hanbit.test';
const PASSWORD = 'Footnote!2026';
const ISSUER = 'http://localhost:4000/local/cognito/local_footnote';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const opened: LocalIdentity[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const identity of opened.splice(0)) identity.close();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** A pool that requires no code. */
const issued = async (admitted: Promise<Admitted>): Promise<Issued> => {
  const tokens = await admitted;
  if ('codeSession' in tokens) throw new Error('a code is asked for');
  return tokens;
};

/** An identity with a generated key and the product's hash cost, as in everything stored in a file. */
const AS_FOR_PEOPLE = {};
const open = (path = ':memory:', clock = fakeClock(), made: object = path === ':memory:' ? QUICK : AS_FOR_PEOPLE) => {
  const identity = localIdentity({ path, clock, issuerUrl: ISSUER, ...made });
  opened.push(identity);
  return { identity, clock, flows: identity.flows };
};
const withAccount = async (given = open()) => {
  const userId = await given.identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
  return { ...given, userId, start: () => issued(given.flows.byPassword(EMAIL, PASSWORD)) };
};

describe('a restart', () => {
  test('keeps accounts, sessions and the key that signs', async () => {
    // Prepare
    const folder = await mkdtemp(join(tmpdir(), 'footnote-identity-'));
    folders.push(folder);
    const path = join(folder, 'identity.sqlite');
    const first = open(path);
    const userId = await first.identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    const tokensBefore = await issued(first.flows.byPassword(EMAIL, PASSWORD));
    first.identity.close();
    opened.length = 0;

    // Act
    const { identity, flows, clock } = open(path);

    // Assess
    const tokens = jwtTokens({ issuer: ISSUER, clientId: LOCAL_CLIENT_ID, keys: { jwks: identity.jwks }, clock });
    expect(await tokens.verify(tokensBefore.accessToken)).toMatchObject({ userId, tenant: 'hanbit' });
    expect(await flows.refresh(tokensBefore.refreshToken)).toBeDefined();
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeDefined();
  });

  test('makes the file readable only for its owner, without passwords and refresh tokens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-identity-'));
    folders.push(folder);
    const path = join(folder, 'identity.sqlite');
    const { identity, flows } = open(path);
    await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    const { refreshToken } = await issued(flows.byPassword(EMAIL, PASSWORD));
    expect((await stat(path)).mode & 0o077).toBe(0);
    const db = new DatabaseSync(path, { readOnly: true });
    const rows = ['account', 'refresh_token'].flatMap((table) => db.prepare(`SELECT * FROM ${table}`).all());
    db.close();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('tokens', () => {
  test('have the claims of Cognito, for fifteen minutes', async () => {
    const { start, userId, clock } = await withAccount();
    const tokensNow = await start();
    const iat = Math.floor(clock.now() / 1000);
    const common = { sub: userId, iss: ISSUER, iat, exp: iat + 900, auth_time: iat };
    expect(decodeJwt(tokensNow.accessToken)).toMatchObject({
      ...common,
      token_use: 'access',
      client_id: LOCAL_CLIENT_ID,
      username: userId,
      org: 'hanbit',
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(decodeJwt(tokensNow.idToken)).toMatchObject({
      ...common,
      token_use: 'id',
      aud: LOCAL_CLIENT_ID,
      email: EMAIL,
    });
  });

  test('give no access with the id token', async () => {
    const { identity, start, clock, flows } = await withAccount();
    const { idToken } = await start();
    const tokens = jwtTokens({ issuer: ISSUER, clientId: LOCAL_CLIENT_ID, keys: { jwks: identity.jwks }, clock });
    expect(await tokens.verify(idToken)).toBeUndefined();
    await expect(flows.who(idToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('sessions', () => {
  test('last seven days from the sign-in, however often they are refreshed', async () => {
    const { start, flows, clock } = await withAccount();
    let { refreshToken } = await start();
    for (let day = 0; day < 6; day++) {
      clock.advance(DAY);
      ({ refreshToken } = await flows.refresh(refreshToken));
    }
    clock.advance(DAY);
    await expect(flows.refresh(refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('survive a lost reply if the browser retries within a minute', async () => {
    const { start, flows, clock } = await withAccount();
    const { refreshToken } = await start();
    await flows.refresh(refreshToken);
    clock.advance(MINUTE);
    const again = await flows.refresh(refreshToken);
    expect(await flows.refresh(again.refreshToken)).toBeDefined();
  });

  test('continue in tabs that refresh at the same moment', async () => {
    const { start, flows, clock } = await withAccount();
    const { refreshToken } = await start();
    const [left, right] = await Promise.all([flows.refresh(refreshToken), flows.refresh(refreshToken)]);
    await flows.refresh(left.refreshToken);
    clock.advance(30_000);
    expect(await flows.refresh(refreshToken)).toBeDefined();
    expect(await flows.refresh(right.refreshToken)).toBeDefined();
  });

  test('continue for only one of two holders of a token, even if both begin at the same moment', async () => {
    // Prepare
    const { start, flows, clock } = await withAccount();
    const { refreshToken } = await start();
    const [owner, thief] = await Promise.all([flows.refresh(refreshToken), flows.refresh(refreshToken)]);

    // Act
    clock.advance(15 * MINUTE);
    const next = await flows.refresh(owner.refreshToken);
    clock.advance(2 * MINUTE);

    // Assess
    await expect(flows.refresh(thief.refreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(flows.refresh(next.refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('end for thief and owner if a replaced token is used later', async () => {
    const { start, flows, clock } = await withAccount();
    const { refreshToken } = await start();
    const second = await flows.refresh(refreshToken);
    const third = await flows.refresh(second.refreshToken);
    clock.advance(2 * MINUTE);
    await expect(flows.refresh(refreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(flows.refresh(third.refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(flows.who(third.accessToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('continue when the password is set, which takes effect at once; ending them is the next step', async () => {
    const { identity, start, flows } = await withAccount();
    const { refreshToken } = await start();
    await identity.setPassword({ email: EMAIL, password: 'Another!2027' });
    expect(await flows.refresh(refreshToken)).toBeDefined();
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
    expect(await identity.signIn({ email: EMAIL, password: 'Another!2027' })).toBeDefined();
  });
});

describe('limits', () => {
  test('allow ten attempts in ten minutes, even all at once, even for an unknown email', async () => {
    const { flows } = await withAccount();
    for (const email of [EMAIL, 'nobody@hanbit.test']) {
      const tries = Array.from({ length: 12 }, () =>
        flows.byPassword(email, 'Wrong!2026').catch((error) => error.message),
      );
      const messages = await Promise.all(tries);
      expect(messages.filter((message) => message === 'Incorrect username or password.')).toHaveLength(10);
      expect(messages.filter((message) => message === 'Password attempts exceeded')).toHaveLength(2);
    }
  });

  test('accept the right password again ten minutes later', async () => {
    const { flows, clock, start } = await withAccount();
    for (let n = 0; n < 10; n++) await flows.byPassword(EMAIL, 'Wrong!2026').catch(() => undefined);
    await expect(start()).rejects.toMatchObject({ message: 'Password attempts exceeded' });
    clock.advance(10 * MINUTE);
    expect(await start()).toBeDefined();
  });

  test('reset after a successful sign-in', async () => {
    const { flows, start } = await withAccount();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) await flows.byPassword(EMAIL, 'Wrong!2026').catch(() => undefined);
      expect(await start()).toBeDefined();
    }
  });
});

const caller = (identity: LocalIdentity, onRefused?: (email: string) => void) => {
  const endpoint = cognitoEndpoint(identity, onRefused);
  return async (operation: string, body: unknown, headers: Record<string, string> = {}) => {
    const reply = await endpoint(
      new Request('http://localhost:4000/local/cognito/', {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    return { status: reply.status, errorType: reply.headers.get('x-amzn-errortype'), body: await reply.json() };
  };
};

describe('an authenticator app', () => {
  const withApp = async () => {
    const given = await withAccount();
    const { accessToken, refreshToken } = await given.start();
    const secret = await given.flows.startAuthenticator(accessToken);
    const codeNow = () => codeAt(secret, stepOf(given.clock.now()));
    await given.flows.proveAuthenticator(accessToken, codeNow());
    await given.flows.turnAuthenticator(accessToken, true);
    given.clock.advance(30_000);
    const signIn = (code?: string) => given.identity.signIn({ email: EMAIL, password: PASSWORD, code });
    return { ...given, accessToken, refreshToken, secret, codeNow, signIn };
  };

  test('is set up and removed with the token of a sign-in, not of a refresh', async () => {
    // Prepare
    const { flows, refreshToken } = await withApp();

    // Act
    const refreshed = await flows.refresh(refreshToken);

    // Assess
    const refused = { name: 'NotAuthorizedException', message: 'Access Token does not have required scopes' };
    await expect(flows.turnAuthenticator(refreshed.accessToken, false)).rejects.toMatchObject(refused);
    await expect(flows.startAuthenticator(refreshed.accessToken)).rejects.toMatchObject(refused);
  });

  test('requires its code once it is verified and enabled, not before', async () => {
    // Prepare
    const { flows, identity, start, clock } = await withAccount();
    const { accessToken } = await start();
    const secret = await flows.startAuthenticator(accessToken);

    // Act
    const turnedOnTooSoon = flows.turnAuthenticator(accessToken, true);

    // Assess
    await expect(turnedOnTooSoon).rejects.toMatchObject({ name: 'InvalidParameterException' });
    expect(await start()).toBeDefined();
    await flows.proveAuthenticator(accessToken, codeAt(secret, stepOf(clock.now())));
    expect(await identity.hasAuthenticator(EMAIL)).toBe(false);
    await flows.turnAuthenticator(accessToken, true);
    expect(await identity.hasAuthenticator(EMAIL)).toBe(true);
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBe('codeNeeded');
  });

  test('accepts the code of this step, the one before and the one after, and no other', async () => {
    const { secret, signIn, clock } = await withApp();
    const at = (steps: number) => codeAt(secret, stepOf(clock.now()) + steps);
    for (const [wait, steps, lets] of [
      [300_000, -2, false],
      [300_000, -1, true],
      [300_000, 0, true],
      [300_000, 1, true],
      [300_000, 2, false],
    ] as const) {
      clock.advance(wait);
      const outcome = await signIn(at(steps));
      expect(outcome === 'codeWrong', `${steps}`).toBe(!lets);
    }
  });

  test('accepts each code once, even at the same moment', async () => {
    const { signIn, codeNow } = await withApp();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => signIn(codeNow())));
    expect(outcomes.filter((outcome) => outcome === 'codeWrong')).toHaveLength(3);
    expect(await signIn(codeNow())).toBe('codeWrong');
  });

  test('is locked for ten minutes after five wrong codes, in any session', async () => {
    const { signIn, codeNow, clock } = await withApp();
    for (let n = 0; n < 5; n++) expect(await signIn('000000')).toBe('codeWrong');
    await expect(signIn(codeNow())).rejects.toMatchObject({ code: 'tooMany' });
    clock.advance(10 * MINUTE);
    expect(await signIn(codeNow())).toHaveProperty('accessToken');
  });

  test('is revealed only to callers with the right password', async () => {
    const { identity, codeNow } = await withApp();
    expect(await identity.signIn({ email: EMAIL, password: 'Wrong!2026', code: codeNow() })).toBeUndefined();
  });

  test('requires no code once it is removed, and is removed with its account', async () => {
    const { identity, flows, accessToken, start } = await withApp();
    await flows.turnAuthenticator(accessToken, false);
    expect(await start()).toBeDefined();
    await flows.turnAuthenticator(accessToken, true);
    await identity.remove(EMAIL);
    await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    expect(await start()).toBeDefined();
  });
});

describe('codes', () => {
  // RFC 6238, appendix B, SHA-1, the last six digits; the secret is '12345678901234567890'.
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i equal those of the standard', (second, code) => {
    expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', stepOf(second * 1000))).toBe(code);
  });
});

describe('the existence of an account', () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const timed = async (work: () => Promise<unknown>) => {
    const elapsed = stopwatch();
    await work().catch(() => undefined);
    return elapsed();
  };

  test('is not revealed by timing: a wrong password takes as long as an unknown email', async () => {
    // Prepare
    const { identity, clock } = await withAccount(open(':memory:', fakeClock(), AS_FOR_PEOPLE));
    const known: number[] = [];
    const unknown: number[] = [];

    // Act
    for (let round = 0; round < 11; round++) {
      known.push(await timed(() => identity.signIn({ email: EMAIL, password: 'Wrong!2026' })));
      unknown.push(await timed(() => identity.signIn({ email: `nobody${round}@hanbit.test`, password: 'Wrong!2026' })));
      clock.advance(10 * MINUTE);
    }

    // Assess: both hash a password, which takes tens of milliseconds; without that it would be a factor of a hundred.
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  test('is not revealed by the SRP challenge: an unknown email has a constant id and salt too', async () => {
    const { identity } = await withAccount();
    const call = caller(identity);
    const ask = (USERNAME: string) =>
      call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: LOCAL_CLIENT_ID,
        AuthParameters: { USERNAME, SRP_A: 'abc123' },
      });
    const known = await ask(EMAIL);
    const nobody = await ask('nobody@hanbit.test');
    const again = await ask('Nobody@hanbit.test');
    expect(nobody.status).toBe(known.status);
    expect(Object.keys(nobody.body.ChallengeParameters)).toEqual(Object.keys(known.body.ChallengeParameters));
    const { USER_ID_FOR_SRP: id, SALT: salt, SRP_B: first } = nobody.body.ChallengeParameters;
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again.body.ChallengeParameters).toMatchObject({ USER_ID_FOR_SRP: id, SALT: salt });
    expect(again.body.ChallengeParameters.SRP_B).not.toBe(first);
  });
});

describe('a sign-in that fails at the endpoint', () => {
  test('is reported with its address, whether it has an account or not', async () => {
    // Prepare
    const { identity } = await withAccount();
    const refused: string[] = [];
    const call = caller(identity, (email) => refused.push(email));
    const signIn = (USERNAME: string, given: string) =>
      call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: LOCAL_CLIENT_ID,
        AuthParameters: { USERNAME, PASSWORD: given },
      });

    // Act
    await signIn(EMAIL, PASSWORD);
    await signIn(EMAIL, 'Wrong!2026');
    await signIn('nobody@hanbit.test', PASSWORD);

    // Assess
    expect(refused).toEqual([EMAIL, 'nobody@hanbit.test']);
  });
});

describe('the protocol', () => {
  test.each(['0', '00', 'not hex', '', 'f'.repeat(801)])(
    'refuses the public value %j of a dishonest SRP client',
    async (SRP_A) => {
      const { identity } = await withAccount();
      const reply = await caller(identity)('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: LOCAL_CLIENT_ID,
        AuthParameters: { USERNAME: EMAIL, SRP_A },
      });
      expect(reply).toMatchObject({ status: 400, errorType: 'InvalidParameterException' });
    },
  );

  test('allows one attempt per SRP session', async () => {
    const { identity } = await withAccount();
    const call = caller(identity);
    const { body } = await call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: LOCAL_CLIENT_ID,
      AuthParameters: { USERNAME: EMAIL, SRP_A: 'abc123' },
    });
    const answer = {
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId: LOCAL_CLIENT_ID,
      Session: body.Session,
      ChallengeResponses: {
        USERNAME: body.ChallengeParameters.USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: body.ChallengeParameters.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Sat Nov 21 00:00:00 UTC 2026',
      },
    };
    expect((await call('RespondToAuthChallenge', answer)).body.message).toBe('Incorrect username or password.');
    expect((await call('RespondToAuthChallenge', answer)).body.message).toBe('Invalid session for the user.');
  });

  test.each([
    ['an unknown operation', 'AdminDeleteUser', {}, 'UnknownOperationException'],
    ['a name from the prototype', 'constructor', {}, 'UnknownOperationException'],
    ['no JSON', 'InitiateAuth', 'nonsense', 'InvalidParameterException'],
    ['a body without end', 'InitiateAuth', `"${'x'.repeat(70_000)}"`, 'InvalidParameterException'],
    ['another client', 'RevokeToken', { ClientId: 'another', Token: 'x' }, 'InvalidParameterException'],
    [
      'a flow that we do not have',
      'InitiateAuth',
      { AuthFlow: 'CUSTOM_AUTH', ClientId: LOCAL_CLIENT_ID, AuthParameters: {} },
      'InvalidParameterException',
    ],
    ['a made-up access token', 'GetUser', { AccessToken: 'x.y.z' }, 'NotAuthorizedException'],
    [
      'a made-up refresh token',
      'GetTokensFromRefreshToken',
      { ClientId: LOCAL_CLIENT_ID, RefreshToken: 'x' },
      'NotAuthorizedException',
    ],
  ])("answers %s in Cognito's format", async (_, operation, body, errorType) => {
    const { identity } = await withAccount();
    const reply = await caller(identity)(operation, body);
    expect(reply).toMatchObject({ status: 400, errorType, body: { __type: errorType } });
  });

  test('refreshes by the older flow too', async () => {
    const { identity, start } = await withAccount();
    const { refreshToken } = await start();
    const reply = await caller(identity)('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: LOCAL_CLIENT_ID,
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    expect(reply.body.AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
  });

  test('publishes only the public half of the key', async () => {
    const { identity } = await withAccount();
    const reply = await cognitoEndpoint(identity)(new Request(`${ISSUER}/.well-known/jwks.json`));
    const { keys } = await reply.json();
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
