// The user pool: moto's, behind a proxy that issues access tokens as Cognito does, by the stage's own trigger.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

const Signed = z.looseObject({ AuthenticationResult: z.looseObject({ AccessToken: z.string() }) });
const Claims = z.looseObject({ sub: z.string(), client_id: z.string(), username: z.string().optional() });
const Triggered = z.object({
  response: z.object({
    claimsAndScopeOverrideDetails: z.object({
      accessTokenGeneration: z.object({ claimsToAddOrOverride: z.record(z.string(), z.string()).optional() }),
    }),
  }),
});
const User = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) });

const MINUTES = '15m';

type Options = {
  readonly moto: string;
  readonly issuer: string;
  readonly userPoolId: string;
  /** The trigger before tokens are issued. */
  readonly trigger: (event: object) => Promise<unknown>;
};

export const poolProxy = async ({ moto, issuer, userPoolId, trigger }: Options) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'journey', alg: 'RS256', use: 'sig' };

  const forward = async (headers: Record<string, string>, body: string): Promise<Response> =>
    fetch(moto, { method: 'POST', headers, body });

  const issued = async (headers: Record<string, string>, accessToken: string): Promise<string> => {
    const claims = Claims.parse(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()));
    const target = { ...headers, 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' };
    const asked = JSON.stringify({ UserPoolId: userPoolId, Username: claims.username ?? claims.sub });
    const { UserAttributes } = User.parse(await (await forward(target, asked)).json());
    const userAttributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const event = { triggerSource: 'TokenGeneration_Authentication', request: { userAttributes }, response: {} };
    const { accessTokenGeneration } = Triggered.parse(await trigger(event)).response.claimsAndScopeOverrideDetails;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      token_use: 'access',
      client_id: claims.client_id,
      auth_time: now,
      origin_jti: crypto.randomUUID(),
      ...accessTokenGeneration.claimsToAddOrOverride,
    })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .setSubject(userAttributes.sub ?? claims.sub)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(MINUTES)
      .sign(privateKey);
  };

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method === 'GET') return response.end(JSON.stringify({ keys: [jwk] }));
    const headers = Object.fromEntries(
      ['x-amz-target', 'content-type', 'authorization', 'x-amz-date'].map((name) => [
        name,
        String(request.headers[name] ?? ''),
      ]),
    );
    const reply = await forward(headers, Buffer.concat(parts).toString());
    const body: unknown = await reply.json().catch(() => ({}));
    const signed = Signed.safeParse(body).data;
    if (signed)
      signed.AuthenticationResult.AccessToken = await issued(headers, signed.AuthenticationResult.AccessToken);
    const errorType = reply.headers.get('x-amzn-errortype');
    response.writeHead(reply.status, {
      'content-type': 'application/x-amz-json-1.1',
      ...(errorType ? { 'x-amzn-errortype': errorType } : {}),
    });
    return response.end(JSON.stringify(signed ?? body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSignedIn: (token: string) =>
      jwtVerify(token, publicKey, { issuer }).then(
        () => true,
        () => false,
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
