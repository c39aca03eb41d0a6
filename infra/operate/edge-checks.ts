// Checks what CloudFront requires in us-east-1: the certificate of its domain and the firewall.
import { type ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ListWebACLsCommand, type WAFV2Client } from '@aws-sdk/client-wafv2';
import type { StageConfig } from '../config/schema.ts';
import type { Finding } from './checks.ts';

export const EDGE_REGION = 'us-east-1';

/** `*.example.com` covers one label. */
const covers = (name: string, domain: string): boolean =>
  name === domain || (name.startsWith('*.') && name.slice(2) === domain.slice(domain.indexOf('.') + 1));

export const certificateCheck = async (
  client: Pick<ACMClient, 'send'>,
  { domain }: StageConfig,
): Promise<readonly Finding[]> => {
  if (!domain) return [];
  const about = `certificate of ${domain.name}`;
  const { Certificate } = await client.send(new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }));
  const found: string = Certificate?.Status ?? 'unknown';
  const names = [Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])];
  if (!names.some((name) => covers(name, domain.name)))
    return [{ about, found: `is of ${names[0]}`, todo: `Ask ACM in ${EDGE_REGION} for one of ${domain.name}.` }];
  const todo = `CloudFront takes an issued one: add the records that ACM in ${EDGE_REGION} names to the domain and wait.`;
  return [found === 'ISSUED' ? { about, found } : { about, found, todo }];
};

/** AWS's default quota of web ACLs at CloudFront (docs: AWS WAF quotas, web ACLs per Region). */
const MAX_FIREWALLS = 100;

/** `isMade`: the stage has a firewall already. */
export const firewallCheck = async (
  client: Pick<WAFV2Client, 'send'>,
  isMade: boolean,
): Promise<readonly Finding[]> => {
  const about = 'firewall at CloudFront';
  const { WebACLs = [] } = await client.send(new ListWebACLsCommand({ Scope: 'CLOUDFRONT', Limit: MAX_FIREWALLS }));
  const found = `${WebACLs.length} of ${MAX_FIREWALLS} web ACLs in use`;
  const todo = `Ask for more under Service Quotas, AWS WAF, in ${EDGE_REGION}, or remove one that nobody needs.`;
  return [isMade || WebACLs.length < MAX_FIREWALLS ? { about, found } : { about, found, todo }];
};
