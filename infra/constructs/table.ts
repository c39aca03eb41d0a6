// The single table.
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { removalOf } from './naming.ts';

const RETENTION_DAYS = 35;

/** The names in the port of the table. */
export const INDEXES = ['gsi1', 'gsi2', 'gsi3', 'gsi4', 'gsi5', 'gsi6', 'gsi7'];

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
      ...(keep ? { recoveryPeriodInDays: RETENTION_DAYS } : {}),
    },
    removalPolicy: removalOf(keep),
  });
