// A log group with the stage's retention. It is removed with its stack: a remaining one of the same name would block
// the next deployment.
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';

export const logGroup = (
  scope: Construct,
  id: string,
  { config, name }: { config: StageConfig; name?: string },
): LogGroup =>
  new LogGroup(scope, id, {
    ...(name ? { logGroupName: name } : {}),
    retention: config.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
