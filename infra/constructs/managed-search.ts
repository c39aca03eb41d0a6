// A managed OpenSearch domain over two zones. It accepts signed requests only, and each function has a role inside it.
import { Aws, Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnResourcePolicy } from 'aws-cdk-lib/aws-logs';
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, deny, denyElsewhere, type Grants, policyFor } from './grants.ts';
import { logGroup } from './log.ts';
import { accept } from './nag.ts';
import { named, removalOf } from './naming.ts';
import { admissions, type RoleKeeper, roleKeeper } from './search-roles.ts';

type Settings = Extract<StageConfig['search'], { kind: 'managed' }>;
type Search = { readonly grants: Grants; readonly domain: CfnDomain };

const ENGINE = 'OpenSearch_3.3';
const MASTERS = 3;
const POST = 'es:ESHttpPost';
const READ = ['es:ESHttpGet', 'es:ESHttpHead'];
const ANY = [...READ, POST, 'es:ESHttpPut'];
/** The tenants' indices, and the requests to one. A star also matches slashes. */
const INDICES = 'footnote-*';
const SEARCHES = [`${INDICES}/_search`, `${INDICES}/_count`];
const WRITES = [...SEARCHES, `${INDICES}/_bulk`, `${INDICES}/_refresh`];
/** These paths would write a document whose id is the name of a search. */
const DOCUMENTS = ['_doc', '_create', '_update'].map((kind) => `${INDICES}/${kind}/*`);

const WHY_NO_NETWORK =
  'There is no VPC: every request is signed with a role of ours over TLS, and the domain policy lets in this account alone.';
const WHY_INDICES =
  'Each tenant has an index of its own, made on first use and named footnote-<tenant>; a policy cannot list them.';

const slowLogs = (scope: Construct, config: StageConfig) => {
  const group = logGroup(scope, 'SlowLog', { config });
  const may = new CfnResourcePolicy(scope, 'SlowLogPolicy', {
    policyName: named(config, 'search-logs'),
    policyDocument: Stack.of(scope).toJsonString({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'es.amazonaws.com' },
          Action: ['logs:PutLogEvents', 'logs:CreateLogStream'],
          Resource: group.logGroupArn,
          Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
        },
      ],
    }),
  });
  return { group, may };
};

const clusterOf = (settings: Settings): CfnDomain.ClusterConfigProperty => ({
  instanceType: settings.dataNode,
  instanceCount: settings.dataNodes,
  zoneAwarenessEnabled: true,
  zoneAwarenessConfig: { availabilityZoneCount: 2 },
  dedicatedMasterEnabled: true,
  dedicatedMasterType: settings.masterNode,
  dedicatedMasterCount: MASTERS,
});

const domainOf = (scope: Construct, config: StageConfig, settings: Settings, keeper: LambdaFunction): CfnDomain => {
  const { group, may } = slowLogs(scope, config);
  const log = { cloudWatchLogsLogGroupArn: group.logGroupArn, enabled: true };
  const domain = new CfnDomain(scope, 'Domain', {
    engineVersion: ENGINE,
    clusterConfig: clusterOf(settings),
    ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: settings.volumeGb },
    encryptionAtRestOptions: { enabled: true },
    nodeToNodeEncryptionOptions: { enabled: true },
    domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
    // Callers without a role inside the domain are refused, whatever IAM allows. There are no passwords and no
    // anonymous access.
    advancedSecurityOptions: {
      enabled: true,
      internalUserDatabaseEnabled: false,
      anonymousAuthEnabled: false,
      masterUserOptions: keeper.role ? { masterUserArn: keeper.role.roleArn } : {},
    },
    // The index is named in the path only, where policies see it, and never in the body.
    advancedOptions: { 'rest.action.multi.allow_explicit_index': 'false' },
    softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
    offPeakWindowOptions: { enabled: true },
    logPublishingOptions: { SEARCH_SLOW_LOGS: log, INDEX_SLOW_LOGS: log, ES_APPLICATION_LOGS: log },
    accessPolicies: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { AWS: `arn:aws:iam::${Aws.ACCOUNT_ID}:root` },
          Action: ANY,
          // The name of the domain is generated, and this policy applies to the domain only.
          Resource: '*',
        },
      ],
    },
  });
  domain.addResourceDependency(may);
  domain.applyRemovalPolicy(removalOf(config.keepData));
  for (const rule of ['AwsSolutions-OS1', 'AwsSolutions-OS3']) accept(domain, rule, WHY_NO_NETWORK);
  return domain;
};

export const managedSearch = (scope: Stack, settings: Settings, given: RoleKeeper): Search => {
  const { config } = given;
  const keeper = roleKeeper(scope, given);
  const domain = domainOf(scope, config, settings, keeper);
  const admit = admissions(scope, { keeper, domain, config });
  const env = { SEARCH_ENDPOINT: `https://${domain.attrDomainEndpoint}`, SEARCH_SERVICE: 'es' };
  const at = (paths: readonly string[]) => paths.map((path) => `${domain.attrArn}/${path}`);
  const posts = (paths: readonly string[]) => [denyElsewhere([POST], at(paths)), deny([POST], at(DOCUMENTS))];
  const grant = (name: 'index.read' | 'index.write', statements: readonly PolicyStatement[]) => {
    const policy = policyFor(scope, name, statements);
    accept(policy, `AwsSolutions-IAM5[Resource::<Domain.Arn>/${INDICES}]`, WHY_INDICES);
    return { env, policy, admit: admit(name === 'index.read' ? 'read' : 'write') };
  };
  return {
    domain,
    grants: {
      'index.read': grant('index.read', [allow([...READ, POST], at([INDICES])), ...posts(SEARCHES)]),
      'index.write': grant('index.write', [allow(ANY, at([INDICES])), ...posts(WRITES)]),
    },
  };
};
