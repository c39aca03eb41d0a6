// The data that must not be lost: the table, the files, their access log, and failed events.
import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { deadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { filesBucket, filesGrants } from '../constructs/files.ts';
import type { Grants } from '../constructs/grants.ts';
import { malwareScan } from '../constructs/malware-scan.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { traceGrant } from '../constructs/service-function.ts';
import { sourceKeys } from '../constructs/source-keys.ts';
import { singleTable } from '../constructs/table.ts';
import { tableGrants } from '../constructs/table-grants.ts';
import { tenantGrant } from '../constructs/tenant-role.ts';
import { stackProps } from './stack-props.ts';

export type DataStack = {
  readonly stack: Stack;
  readonly table: TableV2;
  readonly files: Bucket;
  readonly logs: Bucket;
  readonly failures: Queue;
  readonly grants: Grants;
};

/** Without a domain, CloudFront chooses the address after this stack is deployed. */
const appOrigin = ({ domain }: StageConfig): string => (domain ? `https://${domain.name}` : 'https://*.cloudfront.net');

export const dataStack = (scope: Construct, config: StageConfig): DataStack => {
  const stack = new Stack(scope, 'data', stackProps(config, 'data', 'Table and files'));
  const keep = config.keepData;
  const key = keep
    ? new Key(stack, 'Key', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE })
    : undefined;
  const logs = privateBucket(stack, 'Logs', {
    keep,
    lifecycle: [{ id: 'forget-logs', expiration: Duration.days(config.logDays) }],
  });
  const table = singleTable(stack, { keep, key });
  const files = filesBucket(stack, { keep, logs, key, origin: appOrigin(config) });
  const isScanned = config.malwareScan === 'guardduty';
  if (isScanned) malwareScan(stack, { files, key });
  const grants = {
    ...tableGrants(stack, table, key),
    'table.tenant': tenantGrant(stack, config, table),
    ...filesGrants(stack, { files, key, isScanned }),
    ...sourceKeys(stack, { keep, sites: config.sites }),
    ...traceGrant(stack),
  };
  new CfnOutput(stack, 'TableName', { value: table.tableName });
  return { stack, table, files, logs, failures: deadLetterQueue(stack), grants };
};
