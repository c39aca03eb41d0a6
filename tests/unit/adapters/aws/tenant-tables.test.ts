// Rows of a tenant are read with that tenant's credentials, which are fetched once and reused while valid.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { credentialsByRole } from '#functions/adapters/aws/tenant-credentials.ts';
import { tenantTables } from '#functions/adapters/aws/tenant-tables.ts';
import { memberKey } from '#functions/store/members.ts';

const HOUR_MS = 3_600_000;
const ROLE = 'arn:aws:iam::111122223333:role/footnote-dev-data-Tenant';

/** Answers every call with an empty result, and records whose key signed it. */
const signers: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    signers.push(/Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    request.resume().on('end', () => response.end('{"Responses":{}}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => signers.splice(0));

const tablesOf = (goodForMs: number) => {
  const taken: string[] = [];
  const tables = tenantTables({
    tableName: 'footnote',
    credentialsOf: (tenant) => async () => {
      taken.push(tenant);
      return { accessKeyId: `of-${tenant}`, secretAccessKey: 's', expiration: new Date(Date.now() + goodForMs) };
    },
    target: { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, region: 'us-east-1' },
  });
  return { taken, read: (tenant: string) => tables(tenant).getMany([memberKey(tenant, 'usr_1')]) };
};

describe('the table of a tenant', () => {
  it("is read with that tenant's credentials, whatever was read before", async () => {
    const { read } = tablesOf(HOUR_MS);
    await read('alpha');
    await read('beta');
    await read('alpha');
    expect(signers).toEqual(['of-alpha', 'of-beta', 'of-alpha']);
  });

  it('reuses credentials for many calls, even at the same moment', async () => {
    const { taken, read } = tablesOf(HOUR_MS);
    await Promise.all([read('alpha'), read('alpha')]);
    await read('alpha');
    expect(taken).toEqual(['alpha']);
  });

  it('renews credentials before they expire', async () => {
    const { taken, read } = tablesOf(60_000);
    await read('alpha');
    await read('alpha');
    expect(taken.length).toBeGreaterThan(1);
  });
});

describe('credentials of a tenant', () => {
  const sts = (Credentials: object | undefined) => ({ send: vi.fn(async () => ({ Credentials })) });

  it("are those of the role, assumed with the tenant's tag", async () => {
    // Prepare
    const expiration = new Date(HOUR_MS);
    const client = sts({ AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c', Expiration: expiration });

    // Act
    const given = await credentialsByRole({ roleArn: ROLE, client: client as unknown as STSClient })('alpha');

    // Assess
    expect(given).toEqual({ accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c', expiration });
    const [command] = client.send.mock.calls[0] as unknown as [AssumeRoleCommand];
    expect(command.input).toMatchObject({ RoleArn: ROLE, Tags: [{ Key: 'tenant', Value: 'alpha' }] });
  });

  it("fail if none were returned, and the function's own are not used", async () => {
    const client = sts(undefined) as unknown as STSClient;
    await expect(credentialsByRole({ roleArn: ROLE, client })('alpha')).rejects.toThrow();
  });
});
