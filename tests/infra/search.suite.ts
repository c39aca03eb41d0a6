// Search: free while idle in development, in two zones in production, and closed to outsiders in both.
import { describe, expect, it } from 'vitest';
import { isAllowed } from './policy.ts';
import { everything, flat, listOf, ofType, only, templates } from './stage.ts';

const dev = () => templates('dev').search;
const prod = () => templates('prod').search;

const READERS = ['answerquestion', 'answerrows', 'proposestructure', 'questions', 'runs', 'writesection'].map(
  (name) => `footnote-dev-${name}`,
);

describe('search in development', () => {
  it('is of the next generation and costs nothing while idle', () => {
    const { Generation, CapacityLimits } = only(dev(), 'AWS::OpenSearchServerless::CollectionGroup').Properties;
    expect(Generation).toBe('NEXTGEN');
    expect(CapacityLimits.MinSearchCapacityInOcu).toBe(0);
    expect(CapacityLimits.MinIndexingCapacityInOcu).toBe(0);
    expect(CapacityLimits.MaxSearchCapacityInOcu).toBe(2);
  });

  it('is created only after its group and its policies', () => {
    const { DependsOn, Properties } = only(dev(), 'AWS::OpenSearchServerless::Collection');
    expect(DependsOn).toEqual(expect.arrayContaining(['Encryption', 'Network', 'Group']));
    expect(Properties.Type).toBe('VECTORSEARCH');
    expect(Properties.Name).toBe('footnote-dev-search');
  });

  it('is encrypted, and accessible from the network only with signed requests to this collection', () => {
    const policies = ofType(dev(), 'AWS::OpenSearchServerless::SecurityPolicy').map(({ Properties }) => Properties);
    expect(policies.map(({ Type }) => Type).sort()).toEqual(['encryption', 'network']);
    for (const { Policy } of policies) expect(Policy).toContain('"collection/footnote-dev-search"');
    expect(policies.map(({ Policy }) => Policy).join()).not.toContain('dashboard');
  });

  it('admits the functions that search or index, each with one role, with reading separate from writing', () => {
    const policies = ofType(everything('dev'), 'AWS::OpenSearchServerless::AccessPolicy').map(
      ({ Properties }) => Properties,
    );
    const names = policies.map(({ Name }) => Name).sort();
    expect(names).toEqual([
      'footnote-dev-answerquestion',
      'footnote-dev-answerrows',
      'footnote-dev-erasefiles',
      'footnote-dev-eraseworkspace',
      'footnote-dev-gathersource',
      'footnote-dev-indexfile',
      'footnote-dev-proposestructure',
      'footnote-dev-questions',
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

  it('runs in two zones, with three masters', () => {
    const { ZoneAwarenessEnabled, ZoneAwarenessConfig, InstanceCount, DedicatedMasterCount } =
      domain().Properties.ClusterConfig;
    expect(ZoneAwarenessEnabled).toBe(true);
    expect(ZoneAwarenessConfig.AvailabilityZoneCount).toBe(2);
    expect(InstanceCount % 2).toBe(0);
    expect(DedicatedMasterCount).toBe(3);
  });

  it('is encrypted at rest, between nodes and in transit, with TLS 1.2 at least', () => {
    const { EncryptionAtRestOptions, NodeToNodeEncryptionOptions, DomainEndpointOptions } = domain().Properties;
    expect(EncryptionAtRestOptions.Enabled).toBe(true);
    expect(NodeToNodeEncryptionOptions.Enabled).toBe(true);
    expect(DomainEndpointOptions.EnforceHTTPS).toBe(true);
    expect(DomainEndpointOptions.TLSSecurityPolicy).toMatch(/TLS-1-2/);
  });

  it('admits this account only, and names it without a wildcard', () => {
    const [statement, ...more] = domain().Properties.AccessPolicies.Statement;
    expect(more).toEqual([]);
    expect(flat(statement.Principal.AWS)).toBe('arn:aws:iam::<AWS::AccountId>:root');
    expect(listOf(statement.Action)).not.toContain('es:*');
  });

  const keeper = () =>
    only(prod(), 'AWS::Lambda::Function', ({ Properties }) => Properties.FunctionName === 'footnote-prod-SearchRoles');

  it('admits nobody without a role of their own, and has one administrator without a password', () => {
    const { AdvancedSecurityOptions } = domain().Properties;
    expect(AdvancedSecurityOptions).toEqual({
      Enabled: true,
      InternalUserDatabaseEnabled: false,
      AnonymousAuthEnabled: false,
      MasterUserOptions: { MasterUserARN: keeper().Properties.Role },
    });
  });

  it('is administered for the names of our functions only, by a function that may not read it', () => {
    const { Properties } = only(
      prod(),
      'AWS::IAM::ManagedPolicy',
      (one) => one.Properties.Description === 'Footnote: keep the roles of search',
    );
    const may = (method: string, path: string) =>
      isAllowed(Properties.PolicyDocument.Statement, {
        action: `es:ESHttp${method}`,
        resource: `<Domain.Arn>/${path}`,
      });
    const security = '_plugins/_security/api';
    for (const kind of ['roles', 'rolesmapping'])
      for (const method of ['Put', 'Delete'])
        expect(may(method, `${security}/${kind}/footnote-prod-indexfile`), kind).toBe(true);
    for (const path of [
      `${security}/roles/all_access`,
      `${security}/internalusers/x`,
      'footnote-alpha',
      '_cluster/settings',
    ])
      expect(may('Put', path), path).toBe(false);
    for (const method of ['Get', 'Post', 'Head']) expect(may(method, 'footnote-alpha/_search'), method).toBe(false);
    expect(flat(Properties.Roles)).toContain('SearchRolesRole');
  });

  it('admits the functions that search or index, each with its own role, with reading separate from writing', () => {
    const admitted = ofType(everything('prod'), 'Custom::SearchRole').map(({ Properties }) => Properties);
    const roles = admitted.map(({ Role }) => flat(Role));
    expect(admitted.map(({ Name, May }) => `${Name} ${May}`).sort()).toEqual([
      'footnote-prod-answerquestion read',
      'footnote-prod-answerrows read',
      'footnote-prod-erasefiles write',
      'footnote-prod-eraseworkspace write',
      'footnote-prod-gathersource write',
      'footnote-prod-indexfile write',
      'footnote-prod-proposestructure read',
      'footnote-prod-questions read',
      'footnote-prod-runs read',
      'footnote-prod-writesection read',
    ]);
    expect(new Set(roles).size).toBe(admitted.length);
    for (const role of roles) expect(role).toMatch(/^<\w*Role\w*[.]Arn>$/);
  });

  it('is retained if its stack is removed, and logs slow requests', () => {
    expect(domain().DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(domain().Properties.DomainName, 'a name that stays is in the way of the next deployment').toBeUndefined();
    expect(Object.keys(domain().Properties.LogPublishingOptions).sort()).toEqual([
      'ES_APPLICATION_LOGS',
      'INDEX_SLOW_LOGS',
      'SEARCH_SLOW_LOGS',
    ]);
  });

  it("gives access to the tenants' indices, and nothing else of the domain", () => {
    const policies = ofType(prod(), 'AWS::IAM::ManagedPolicy').filter(({ Properties }) =>
      /index[.]/.test(Properties.Description),
    );
    expect(policies).toHaveLength(2);
    for (const { Properties } of policies)
      for (const { Resource } of Properties.PolicyDocument.Statement)
        for (const resource of listOf(Resource ?? [])) expect(flat(resource)).toMatch(/^<Domain[.]Arn>\/footnote-[*]/);
  });

  const requestsOf = (name: string) => {
    const { Properties } = only(
      prod(),
      'AWS::IAM::ManagedPolicy',
      (one) => one.Properties.Description === `Footnote: ${name}`,
    );
    return (method: string, path: string) =>
      isAllowed(Properties.PolicyDocument.Statement, {
        action: `es:ESHttp${method}`,
        resource: `<Domain.Arn>/${path}`,
      });
  };
  const READS = [
    ['Post', 'footnote-alpha/_search'],
    ['Post', 'footnote-alpha/_count'],
    ['Head', 'footnote-alpha'],
  ] as const;
  const WRITES = [
    ['Post', 'footnote-alpha/_bulk'],
    ['Post', 'footnote-alpha/_refresh'],
    ['Put', 'footnote-alpha'],
  ] as const;
  const NEVER = [
    ['Post', '_bulk'],
    ['Post', '_search'],
    ['Post', '_msearch'],
    ['Post', '_reindex'],
    ['Post', 'other/_search'],
    ['Put', '_cluster/settings'],
    ['Get', '_cat/indices'],
    ['Delete', 'footnote-alpha'],
    ['Post', 'footnote-alpha/_delete_by_query'],
    ['Post', 'footnote-alpha/_doc'],
    ['Post', 'footnote-alpha/_close'],
  ] as const;

  it('lets readers search, but not write by the same method', () => {
    const may = requestsOf('index.read');
    for (const [method, path] of READS) expect(may(method, path), path).toBe(true);
    const disguised = ['_doc', '_create', '_update'].map((kind) => ['Post', `footnote-alpha/${kind}/_search`] as const);
    for (const [method, path] of [...WRITES, ...NEVER, ...disguised]) expect(may(method, path), path).toBe(false);
  });

  it('lets writers put and remove rows of an index, but not change the cluster', () => {
    const may = requestsOf('index.write');
    for (const [method, path] of [...READS, ...WRITES]) expect(may(method, path), path).toBe(true);
    for (const [method, path] of NEVER) expect(may(method, path), path).toBe(false);
  });

  it('accepts the index of a request only in its path', () =>
    expect(domain().Properties.AdvancedOptions).toEqual({ 'rest.action.multi.allow_explicit_index': 'false' }));
});
