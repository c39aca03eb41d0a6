// Casts for the CDK's own classes, which do not fit its own interfaces under exactOptionalPropertyTypes.
import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { IRestApi, RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';

export const asBucket = (bucket: Bucket): IBucket => bucket as IBucket;
export const asRestApi = (api: RestApi): IRestApi => api as IRestApi;

/** The name of a construct in its template, as in the findings of cdk-nag. */
export const templateName = (bucket: Bucket): string =>
  Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnResource);
