// The queue of events that failed finally, for people to examine.
import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { accept } from './nag.ts';

const RETENTION_DAYS = 14;
/** These services write as themselves; functions write with their own roles. */
const WRITERS = ['events.amazonaws.com', 'sns.amazonaws.com'];
const WHY = 'This queue is the end of the line: what arrives here has failed for good and raises an alarm.';

export const deadLetterQueue = (scope: Construct): Queue => {
  const queue = new Queue(scope, 'DeadLetters', {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(RETENTION_DAYS),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  queue.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: WRITERS.map((name) => new ServicePrincipal(name)),
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  for (const rule of ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy']) accept(queue, rule, WHY);
  return queue;
};

/** The same queue, for stacks that must not change its policy. */
export const asTarget = (scope: Construct, queue: IQueue): IQueue =>
  Queue.fromQueueArn(scope, 'DeadLetters', queue.queueArn);
