// The single table, and what may be done with it.
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { removalOf } from '../stacks/stack-props.ts';
import { allow, deny, type Grants, policyFor } from './grants.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction is allowed by the actions it is made of. */
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const NEVER = [
  'dynamodb:Scan',
  'dynamodb:PartiQLSelect',
  'dynamodb:PartiQLInsert',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];
/** Rows of the audit log are written once: nobody changes or removes one, except whoever erases an organisation. */
const CHANGE = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'];
const OF_THE_AUDIT_LOG = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ORG#*#AUDIT#*'] } };
const KEY_READ = ['kms:Decrypt', 'kms:DescribeKey'];
const KEY_WRITE = [
  ...KEY_READ,
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];

const KEPT_DAYS = 35;

/** As the port of the table names them. */
const INDEXES = ['gsi1', 'gsi2', 'gsi3'];

export const singleTable = (scope: Construct, { keep, key }: { keep: boolean; key: IKey | undefined }): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    globalSecondaryIndexes: INDEXES.map((indexName) => ({
      indexName,
      partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
      sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    })),
    billing: Billing.onDemand(),
    timeToLiveAttribute: 'expiresAt',
    deletionProtection: keep,
    contributorInsightsSpecification: { enabled: keep },
    encryption: key ? TableEncryptionV2.customerManagedKey(key) : TableEncryptionV2.dynamoOwnedKey(),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: keep,
      ...(keep ? { recoveryPeriodInDays: KEPT_DAYS } : {}),
    },
    removalPolicy: removalOf(keep),
  });

export const tableGrants = (scope: Construct, table: TableV2, key: IKey | undefined): Grants => {
  const env = { TABLE_NAME: table.tableName };
  const everything = [table.tableArn, ...INDEXES.map((index) => `${table.tableArn}/index/${index}`)];
  const keyed = (actions: readonly string[]) => (key ? [allow(actions, [key.keyArn])] : []);
  return {
    'table.read': {
      env,
      policy: policyFor(scope, 'table.read', [allow(READ, everything), deny(NEVER, everything), ...keyed(KEY_READ)]),
    },
    'table.write': {
      env,
      policy: policyFor(scope, 'table.write', [
        allow(WRITE, [table.tableArn]),
        deny(NEVER, everything),
        deny(CHANGE, [table.tableArn], OF_THE_AUDIT_LOG),
        ...keyed(KEY_WRITE),
      ]),
    },
    'table.erase': {
      env,
      policy: policyFor(scope, 'table.erase', [
        allow(WRITE, [table.tableArn]),
        deny(NEVER, everything),
        ...keyed(KEY_WRITE),
      ]),
    },
  };
};
