// Search: asleep for nothing in development, two zones in production, closed to strangers in both.
import { describe, expect, it } from 'vitest';
import { everything, flat, listOf, ofType, only, templates } from './stage.ts';

const dev = () => templates('dev').search;
const prod = () => templates('prod').search;

const READERS = ['answerquestion', 'answerrows', 'proposestructure', 'research', 'runs', 'writesection'].map(
  (name) => `footnote-dev-${name}`,
);

describe('search in development', () => {
  it('is of the next generation and costs nothing at rest', () => {
    const { Generation, CapacityLimits } = only(dev(), 'AWS::OpenSearchServerless::CollectionGroup').Properties;
    expect(Generation).toBe('NEXTGEN');
    expect(CapacityLimits.MinSearchCapacityInOcu).toBe(0);
    expect(CapacityLimits.MinIndexingCapacityInOcu).toBe(0);
    expect(CapacityLimits.MaxSearchCapacityInOcu).toBe(2);
  });

  it('exists only after its group and its policies', () => {
    const { DependsOn, Properties } = only(dev(), 'AWS::OpenSearchServerless::Collection');
    expect(DependsOn).toEqual(expect.arrayContaining(['Encryption', 'Network', 'Group']));
    expect(Properties.Type).toBe('VECTORSEARCH');
    expect(Properties.Name).toBe('footnote-dev-search');
  });

  it('is encrypted, and open to the network only for signed requests to this one collection', () => {
    const policies = ofType(dev(), 'AWS::OpenSearchServerless::SecurityPolicy').map(({ Properties }) => Properties);
    expect(policies.map(({ Type }) => Type).sort()).toEqual(['encryption', 'network']);
    for (const { Policy } of policies) expect(Policy).toContain('"collection/footnote-dev-search"');
    expect(policies.map(({ Policy }) => Policy).join()).not.toContain('dashboard');
  });

  it('lets in the functions that search or index, each with one role, and reading apart from writing', () => {
    const policies = ofType(everything('dev'), 'AWS::OpenSearchServerless::AccessPolicy').map(
      ({ Properties }) => Properties,
    );
    const names = policies.map(({ Name }) => Name).sort();
    expect(names).toEqual([
      'footnote-dev-answerquestion',
      'footnote-dev-answerrows',
      'footnote-dev-erasefiles',
      'footnote-dev-eraseproject',
      'footnote-dev-gathersource',
      'footnote-dev-indexfile',
      'footnote-dev-proposestructure',
      'footnote-dev-research',
      'footnote-dev-runs',
      'footnote-dev-writesection',
    ]);
    for (const { Name, Policy } of policies) {
      expect(Name.length).toBeLessThanOrEqual(32);
      const text = flat(Policy);
      expect(text).toContain('index/footnote-dev-search/footnote-*');
      expect(text.match(/Role[0-9A-F]*[.]Arn/g), Name).toHaveLength(1);
      expect(text.includes('aoss:WriteDocument'), Name).toBe(!READERS.includes(Name));
      expect(text).not.toContain('aoss:*');
    }
  });
});

describe('search in production', () => {
  const domain = () => only(prod(), 'AWS::OpenSearchService::Domain');

  it('stands in two zones, with three masters to decide', () => {
    const { ZoneAwarenessEnabled, ZoneAwarenessConfig, InstanceCount, DedicatedMasterCount } =
      domain().Properties.ClusterConfig;
    expect(ZoneAwarenessEnabled).toBe(true);
    expect(ZoneAwarenessConfig.AvailabilityZoneCount).toBe(2);
    expect(InstanceCount % 2).toBe(0);
    expect(DedicatedMasterCount).toBe(3);
  });

  it('is encrypted at rest, between nodes and on the way, with TLS 1.2 at least', () => {
    const { EncryptionAtRestOptions, NodeToNodeEncryptionOptions, DomainEndpointOptions } = domain().Properties;
    expect(EncryptionAtRestOptions.Enabled).toBe(true);
    expect(NodeToNodeEncryptionOptions.Enabled).toBe(true);
    expect(DomainEndpointOptions.EnforceHTTPS).toBe(true);
    expect(DomainEndpointOptions.TLSSecurityPolicy).toMatch(/TLS-1-2/);
  });

  it('lets in this account alone, and says so without a star', () => {
    const [statement, ...more] = domain().Properties.AccessPolicies.Statement;
    expect(more).toEqual([]);
    expect(flat(statement.Principal.AWS)).toBe('arn:aws:iam::<AWS::AccountId>:root');
    expect(listOf(statement.Action)).not.toContain('es:*');
  });

  it('stays when its stack goes, and logs what is slow', () => {
    expect(domain().DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(domain().Properties.DomainName, 'a name that stays is in the way of the next deployment').toBeUndefined();
    expect(Object.keys(domain().Properties.LogPublishingOptions).sort()).toEqual([
      'ES_APPLICATION_LOGS',
      'INDEX_SLOW_LOGS',
      'SEARCH_SLOW_LOGS',
    ]);
  });

  it('reads and writes indices of tenants, and nothing else of the domain', () => {
    const policies = ofType(prod(), 'AWS::IAM::ManagedPolicy').filter(({ Properties }) =>
      /index[.]/.test(Properties.Description),
    );
    expect(policies).toHaveLength(2);
    for (const { Properties } of policies)
      for (const resource of listOf(Properties.PolicyDocument.Statement[0].Resource))
        expect(flat(resource)).toMatch(/^<Domain[.]Arn>\/footnote-[*]$/);
  });
});
