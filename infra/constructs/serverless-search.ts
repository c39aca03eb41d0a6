// An OpenSearch Serverless collection (next generation): free while idle, ready within half a minute.
import { Stack } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import {
  CfnAccessPolicy,
  CfnCollection,
  CfnCollectionGroup,
  CfnSecurityPolicy,
} from 'aws-cdk-lib/aws-opensearchserverless';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, type Grants, policyFor } from './grants.ts';
import { named, removalOf } from './naming.ts';

const READ = ['aoss:DescribeIndex', 'aoss:ReadDocument'];
const WRITE = [...READ, 'aoss:CreateIndex', 'aoss:UpdateIndex', 'aoss:WriteDocument'];

type Search = { readonly grants: Grants };

const protect = (scope: Construct, collection: string): CfnSecurityPolicy[] => {
  const of = (resourceType: string) => ({ ResourceType: resourceType, Resource: [`collection/${collection}`] });
  const policy = (id: string, type: string, content: object) =>
    new CfnSecurityPolicy(scope, id, { name: collection, type, policy: JSON.stringify(content) });
  return [
    policy('Encryption', 'encryption', { Rules: [of('collection')], AWSOwnedKey: true }),
    // Reachable over TLS with a signature only. There is no VPC and no dashboard.
    policy('Network', 'network', [{ Rules: [of('collection')], AllowFromPublic: true }]),
  ];
};

/** One policy per role. Writing includes reading, so a function uses one of the two. */
const admitTo =
  (config: StageConfig, collection: string, permission: readonly string[]) =>
  (role: IRole, name: string): void => {
    new CfnAccessPolicy(role.node.scope ?? role, 'Search', {
      name: named(config, name.toLowerCase()),
      type: 'data',
      policy: Stack.of(role).toJsonString([
        {
          Rules: [{ ResourceType: 'index', Resource: [`index/${collection}/footnote-*`], Permission: permission }],
          Principal: [role.roleArn],
        },
      ]),
    });
  };

export const serverlessSearch = (scope: Construct, config: StageConfig, maxUnits: number): Search => {
  const name = named(config, 'search');
  const group = new CfnCollectionGroup(scope, 'Group', {
    name,
    generation: 'NEXTGEN',
    // As in every example of the documentation. It costs nothing at rest either way.
    standbyReplicas: 'ENABLED',
    capacityLimits: {
      minIndexingCapacityInOcu: 0,
      minSearchCapacityInOcu: 0,
      maxIndexingCapacityInOcu: maxUnits,
      maxSearchCapacityInOcu: maxUnits,
    },
  });
  const collection = new CfnCollection(scope, 'Collection', {
    name,
    collectionGroupName: group.name,
    type: 'VECTORSEARCH',
  });
  for (const needed of [group, ...protect(scope, name)]) collection.addResourceDependency(needed);
  collection.applyRemovalPolicy(removalOf(config.keepData));
  const env = { SEARCH_ENDPOINT: collection.attrCollectionEndpoint, SEARCH_SERVICE: 'aoss' };
  const enter = [allow(['aoss:APIAccessAll'], [collection.attrArn])];
  return {
    grants: {
      'index.read': { env, policy: policyFor(scope, 'index.read', enter), admit: admitTo(config, name, READ) },
      'index.write': { env, policy: policyFor(scope, 'index.write', enter), admit: admitTo(config, name, WRITE) },
    },
  };
};
