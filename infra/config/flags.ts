// CDK feature flags, here instead of in cdk.json so that tests build the same templates.
export const FLAGS: Readonly<Record<string, boolean | string>> = {
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  /** A stack cannot remove an export that another stack uses. */
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
};
