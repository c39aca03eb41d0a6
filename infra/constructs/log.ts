// A log group that forgets after the stage's time, and goes with its stack: a name that stays is in the way of the next.
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
