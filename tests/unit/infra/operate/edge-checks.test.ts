// The findings of a preflight in us-east-1, each with its remedy.
import { ACMClient, type CertificateStatus, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ListWebACLsCommand, WAFV2Client } from '@aws-sdk/client-wafv2';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { configFrom } from '#infra/config/load.ts';
import { certificateCheck, firewallCheck } from '#infra/operate/edge-checks.ts';

const DOMAIN = 'app.footnote.example';
const given = new Map([
  ['stage', 'dev'],
  ['domain', DOMAIN],
  ['certificate', 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d'],
]);
const config = configFrom((name) => given.get(name));

const certificate = (Status: CertificateStatus, DomainName: string) => {
  const client = new ACMClient({ region: 'us-east-1' });
  mockClient(client).on(DescribeCertificateCommand).resolves({ Certificate: { Status, DomainName } });
  return client;
};
const firewalls = (count: number) => {
  const client = new WAFV2Client({ region: 'us-east-1' });
  mockClient(client)
    .on(ListWebACLsCommand)
    .resolves({ WebACLs: Array.from({ length: count }, () => ({})) });
  return client;
};

describe('a certificate', () => {
  it.each([DOMAIN, '*.footnote.example'])('of %s is accepted if it is issued', async (name) => {
    expect(await certificateCheck(certificate('ISSUED', name), config)).toEqual([
      { about: `certificate of ${DOMAIN}`, found: 'ISSUED' },
    ]);
  });

  it('that waits for its DNS records is refused', async () => {
    const [found] = await certificateCheck(certificate('PENDING_VALIDATION', DOMAIN), config);
    expect(found?.todo).toContain('records');
  });

  it.each(['other.example', '*.other.example', 'footnote.example'])('of %s is refused', async (name) => {
    const [found] = await certificateCheck(certificate('ISSUED', name), config);
    expect(found?.todo).toContain(DOMAIN);
  });

  it('is not checked if the stage has no domain', async () => {
    expect(await certificateCheck(certificate('ISSUED', DOMAIN), { ...config, domain: undefined })).toEqual([]);
  });
});

describe('the firewall', () => {
  it('requires space below the quota, unless it exists already', async () => {
    const todoOf = async (count: number, isMade: boolean) => (await firewallCheck(firewalls(count), isMade))[0]?.todo;
    expect(await todoOf(99, false)).toBeUndefined();
    expect(await todoOf(100, false)).toContain('us-east-1');
    expect(await todoOf(100, true)).toBeUndefined();
  });
});
