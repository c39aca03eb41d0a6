// Grants on the whole table; tenant-role.ts has the role for the rows of one tenant.
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { allow, deny, type Grants, policyFor } from './grants.ts';
import { INDEXES } from './table.ts';

export const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction is authorized by the actions in it. */
export const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
export const NEVER = [
  'dynamodb:Scan',
  'dynamodb:PartiQLSelect',
  'dynamodb:PartiQLInsert',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];
/** Audit rows are written once: only the erasure of an organization may change or remove them. */
export const CHANGE = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'];
export const OF_THE_AUDIT_LOG = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ORG#*#AUDIT#*'] } };
const KEY_READ = ['kms:Decrypt', 'kms:DescribeKey'];
export const KEY_WRITE = [
  ...KEY_READ,
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];

export const withIndexes = (table: TableV2): readonly string[] => [
  table.tableArn,
  ...INDEXES.map((index) => `${table.tableArn}/index/${index}`),
];

export const tableGrants = (scope: Construct, table: TableV2, key: IKey | undefined): Grants => {
  const env = { TABLE_NAME: table.tableName };
  const everything = withIndexes(table);
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
