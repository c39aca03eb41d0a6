// OpenSearch Serverless (next generation): costs nothing while idle, wakes within half a minute.
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
    // Reached over TLS with a signature only; there is no network to be inside of, and no dashboard.
    policy('Network', 'network', [{ Rules: [of('collection')], AllowFromPublic: true }]),
  ];
};

/** One policy a role; writing includes reading, so a function asks for one of the two. */
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
    // As every example of its documentation has it; at rest it costs nothing either way.
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
