// The web app: its built files in a bucket behind CloudFront, published by a function that contains them.
import { CfnOutput, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { appDistribution } from '../constructs/app-distribution.ts';
import { asBucket, templateName } from '../constructs/cdk-types.ts';
import { pageHeaders } from '../constructs/content-security.ts';
import { edgeFunctions } from '../constructs/edge-functions.ts';
import { allow, policyFor } from '../constructs/grants.ts';
import { accept } from '../constructs/nag.ts';
import { removalOf } from '../constructs/naming.ts';
import { ABORT_UPLOADS, privateBucket } from '../constructs/private-bucket.ts';
import { type CodeOf, serviceFunction } from '../constructs/service-function.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';
import { stackProps } from './stack-props.ts';

export type WebBuild = {
  /** Changes with the built app. */
  readonly version: string;
  /** Hashes of the inline scripts in its page. */
  readonly scripts: readonly string[];
};
export type WebStack = { readonly stack: Stack; readonly distribution: Distribution };

type Given = {
  readonly code: CodeOf;
  readonly web: WebBuild;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly webAclArn: string | undefined;
};

const WHY_PAGES = 'The function that publishes the app writes whatever files the build made; their names carry hashes.';

const publish = (stack: Stack, config: StageConfig, pages: Bucket, { code, web, data }: Given): void => {
  const files = policyFor(stack, 'publish the app', [
    allow(['s3:PutObject', 's3:DeleteObject'], [pages.arnForObjects('*')]),
    allow(['s3:ListBucket'], [pages.bucketArn]),
  ]);
  accept(files, `AwsSolutions-IAM5[Resource::<${templateName(pages)}.Arn>/*]`, WHY_PAGES);
  const publisher = serviceFunction(stack, 'Publish', {
    config,
    code,
    entry: 'functions/triggers/publish-web/index.ts',
    description: 'Puts the built app into its bucket',
    uses: [],
    grants: data.grants,
    policies: [files],
    deadLetters: data.failures,
    seconds: 300,
    memoryMb: 1024,
  });
  new CustomResource(stack, 'Published', {
    serviceToken: publisher.functionArn,
    serviceTimeout: Duration.minutes(10),
    resourceType: 'Custom::PublishedApp',
    properties: { Bucket: pages.bucketName, Version: web.version, Keep: String(config.keepData) },
  });
};

/** CloudFront writes logs with an access control list, which the other buckets refuse. */
const edgeLogs = (stack: Stack, config: StageConfig, { data }: Given): Bucket =>
  new Bucket(stack, 'EdgeLogs', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    serverAccessLogsBucket: asBucket(data.logs),
    serverAccessLogsPrefix: 'edge-logs/',
    lifecycleRules: [ABORT_UPLOADS, { id: 'forget-logs', expiration: Duration.days(config.logDays) }],
    removalPolicy: removalOf(config.keepData),
    autoDeleteObjects: !config.keepData,
  });

export const webStack = (scope: Construct, config: StageConfig, given: Given): WebStack => {
  const stack = new Stack(scope, 'web', {
    ...stackProps(config, 'web', 'The app and its one address'),
    // The firewall is in CloudFront's region.
    crossRegionReferences: config.firewall,
  });
  const { data, identity, api, web } = given;
  const pages = privateBucket(stack, 'Pages', { keep: config.keepData, logs: data.logs });
  const edge = edgeFunctions(stack, {
    userPoolId: identity.pool.userPoolId,
    userPoolClientId: identity.client.userPoolClientId,
    region: config.region,
    stage: config.stage,
    inbox: !config.mailFrom,
    ...(config.integrations ? { integrations: config.integrations } : {}),
  });
  const headers = pageHeaders(stack, {
    signIn: `https://cognito-idp.${config.region}.amazonaws.com`,
    files: `https://${data.files.bucketRegionalDomainName}`,
    scripts: web.scripts,
    integrations: config.integrations,
  });
  const logs = edgeLogs(stack, config, given);
  const { webAclArn } = given;
  const calls = { api: api.api, edgeHeaders: api.edgeHeaders };
  const distribution = appDistribution(stack, { config, pages, logs, ...calls, edge, headers, webAclArn });
  publish(stack, config, pages, given);
  new CfnOutput(stack, 'Address', { value: `https://${config.domain?.name ?? distribution.distributionDomainName}` });
  return { stack, distribution };
};
