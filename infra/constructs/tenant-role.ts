// A role restricted to the rows of one tenant. Functions assume it with the tenant as a session tag.
import { Aws, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { AccountRootPrincipal, PolicyDocument, type PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { allow, deny, type Grant, policyFor } from './grants.ts';
import { named } from './naming.ts';
import { CHANGE, KEY_WRITE, NEVER, OF_THE_AUDIT_LOG, READ, WRITE, withIndexes } from './table-grants.ts';

const REMOVE = 'dynamodb:DeleteItem';
/** As in functions/store/keys.ts; functions/adapters/aws/tenant-credentials.ts sets the tag. */
const ROOT = `ORG#\${aws:PrincipalTag/tenant}`;
const OWN = [ROOT, `${ROOT}#*`];
/** Removing a user removes the row of their address too, which belongs to the platform. */
const ADDRESSES = 'ORG#platform#EMAIL#*';
/** Rows of sent emails, or the emails themselves on a stage with an inbox: functions/store/outbox.ts. */
const OUTBOX = 'ORG#platform#OUTBOX';

/** Requires every key of a call to match. "ForAllValues" also holds for a call without keys, which is refused. */
const keysAre = (patterns: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

const keyed = ({ encryptionKey }: TableV2) => (encryptionKey ? [allow(KEY_WRITE, [encryptionKey.keyArn])] : []);

const policyOf = (table: TableV2): PolicyDocument =>
  new PolicyDocument({
    statements: [
      allow(READ, withIndexes(table), keysAre(OWN)),
      allow(
        WRITE.filter((action) => action !== REMOVE),
        [table.tableArn],
        keysAre(OWN),
      ),
      allow([REMOVE], [table.tableArn], keysAre([...OWN, ADDRESSES])),
      deny(NEVER, withIndexes(table)),
      deny(CHANGE, [table.tableArn], OF_THE_AUDIT_LOG),
      ...keyed(table),
    ],
  });
/** Only functions of this stage may assume the role, and only with a tenant. */
const takersOf = (scope: Construct, config: StageConfig) =>
  new AccountRootPrincipal()
    .withConditions({
      ArnLike: {
        'aws:PrincipalArn': `arn:${Aws.PARTITION}:iam::${Stack.of(scope).account}:role/${named(config, '*')}`,
      },
      StringLike: { 'aws:RequestTag/tenant': '?*' },
      'ForAllValues:StringEquals': { 'aws:TagKeys': ['tenant'] },
    })
    .withSessionTags();

export const tenantGrant = (scope: Construct, config: StageConfig, table: TableV2): Grant => {
  const role = new Role(scope, 'Tenant', {
    assumedBy: takersOf(scope, config),
    description: 'The rows of the tenant that the session is tagged with',
    inlinePolicies: { own: policyOf(table) },
  });
  return {
    env: { TABLE_NAME: table.tableName, TENANT_ROLE: role.roleArn },
    policy: policyFor(scope, 'table.tenant', [allow(['sts:AssumeRole', 'sts:TagSession'], [role.roleArn])]),
  };
};

/** For functions that send emails without access to the whole table. */
export const outboxStatements = (table: TableV2): readonly PolicyStatement[] => [
  allow(['dynamodb:PutItem', REMOVE], [table.tableArn], keysAre([OUTBOX])),
  deny(NEVER, withIndexes(table)),
  ...keyed(table),
];
