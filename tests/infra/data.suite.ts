// Data retention: data that must not be lost, and data that must expire, in the table, the buckets and the failure
// queue.
import { describe, expect, it } from 'vitest';
import { INDEXES } from '#functions/ports/table.ts';
import { DOMAIN, everything, flat, listOf, ofType, only, type Resource, STAGES, templates } from './stage.ts';

const named = (stage: 'dev' | 'prod', part: string): Resource => {
  const found = Object.entries(templates(stage).data).find(
    ([id, { Type }]) => Type === 'AWS::S3::Bucket' && id.startsWith(part),
  );
  if (!found) throw new Error(`no bucket ${part}`);
  return found[1];
};
const ruleOf = (bucket: Resource, id: string) =>
  bucket.Properties.LifecycleConfiguration.Rules.find((rule: { Id: string }) => rule.Id === id);

describe.each(STAGES)('the table of %s', (stage) => {
  const table = () => only(templates(stage).data, 'AWS::DynamoDB::GlobalTable').Properties;

  it("has one pair of keys and the port's indexes, of the same kind", () => {
    expect(table().KeySchema.map((key: { AttributeName: string }) => key.AttributeName)).toEqual(['pk', 'sk']);
    const indexes: { IndexName: string; KeySchema: { AttributeName: string }[]; Projection: unknown }[] =
      table().GlobalSecondaryIndexes;
    expect(indexes.map(({ IndexName }) => IndexName).sort()).toEqual([...INDEXES]);
    for (const { IndexName, KeySchema, Projection } of indexes) {
      expect(KeySchema.map(({ AttributeName }) => AttributeName)).toEqual([`${IndexName}pk`, `${IndexName}sk`]);
      expect(Projection).toEqual({ ProjectionType: 'ALL' });
    }
  });

  it('expires rows by expiresAt and is paid per request', () => {
    expect(table().TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
    expect(table().BillingMode).toBe('PAY_PER_REQUEST');
  });
});

describe('the table', () => {
  it('keeps its history for 35 days in production, and not at all in development', () => {
    const history = (stage: 'dev' | 'prod') =>
      only(templates(stage).data, 'AWS::DynamoDB::GlobalTable').Properties.Replicas[0].PointInTimeRecoverySpecification;
    expect(history('prod')).toEqual({ PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 });
    expect(history('dev').PointInTimeRecoveryEnabled).toBe(false);
  });

  it('cannot be removed in production, neither by its stack nor by a command', () => {
    const table = only(templates('prod').data, 'AWS::DynamoDB::GlobalTable');
    expect(table.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(table.UpdateReplacePolicy).toBe('Retain');
    expect(table.Properties.Replicas[0].DeletionProtectionEnabled).toBe(true);
    expect(only(templates('dev').data, 'AWS::DynamoDB::GlobalTable').DeletionPolicy).toBe('Delete');
  });

  it('is encrypted with our own key in production, which rotates yearly and is retained', () => {
    const table = only(templates('prod').data, 'AWS::DynamoDB::GlobalTable').Properties;
    expect(table.SSESpecification).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
    expect(flat(table.Replicas[0].SSESpecification.KMSMasterKeyId)).toMatch(/^<Key.*Arn>$/);
    // The key of the table, and the key that encrypts the organizations' keys for sources.
    const keys = ofType(templates('prod').data, 'AWS::KMS::Key');
    expect(keys).toHaveLength(2);
    for (const { Properties, DeletionPolicy } of keys) {
      expect(Properties.EnableKeyRotation).toBe(true);
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    }
  });
});

describe.each(STAGES)('every bucket of %s', (stage) => {
  const buckets = () => Object.entries(everything(stage)).filter(([, { Type }]) => Type === 'AWS::S3::Bucket');

  it('is closed to the public', () => {
    expect(buckets().length).toBe(4);
    for (const [id, { Properties }] of buckets())
      expect(Object.values(Properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true]);
  });

  it('is encrypted, and removes interrupted uploads after a day', () => {
    for (const [id, bucket] of buckets()) {
      expect(bucket.Properties.BucketEncryption, id).toBeDefined();
      expect(ruleOf(bucket, 'forget-broken-uploads').AbortIncompleteMultipartUpload.DaysAfterInitiation, id).toBe(1);
    }
  });

  it('refuses requests without TLS, and TLS older than 1.2', () => {
    const policies = ofType(everything(stage), 'AWS::S3::BucketPolicy');
    expect(policies.length).toBe(buckets().length);
    for (const { Properties } of policies) {
      const denied = Properties.PolicyDocument.Statement.filter((each: { Effect: string }) => each.Effect === 'Deny');
      const conditions = JSON.stringify(denied.map((each: { Condition: unknown }) => each.Condition));
      expect(conditions).toContain('"aws:SecureTransport":"false"');
      expect(conditions).toContain('"s3:TlsVersion":1.2');
    }
  });

  it('has no access control lists, except for the edge log, as CloudFront requires', () => {
    for (const [id, { Properties }] of buckets()) {
      const [{ ObjectOwnership }] = Properties.OwnershipControls.Rules;
      expect(ObjectOwnership, id).toBe(id.startsWith('web/EdgeLogs') ? 'BucketOwnerPreferred' : 'BucketOwnerEnforced');
    }
  });

  it('logs its accesses, except for the bucket of these logs', () => {
    for (const [id, { Properties }] of buckets())
      expect(Properties.LoggingConfiguration !== undefined, id).toBe(!id.startsWith('data/Logs'));
  });
});

describe('every bucket of production', () => {
  it('is retained if its stack is removed', () => {
    for (const bucket of ofType(everything('prod'), 'AWS::S3::Bucket'))
      expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate');
  });
});

describe('the bucket of files', () => {
  it('keeps overwritten versions for 90 days in production, and briefly in development', () => {
    expect(named('prod', 'Files').Properties.VersioningConfiguration.Status).toBe('Enabled');
    expect(ruleOf(named('prod', 'Files'), 'forget-old-versions').NoncurrentVersionExpiration.NoncurrentDays).toBe(90);
    expect(ruleOf(named('prod', 'Files'), 'forget-everything')).toBeUndefined();
    expect(ruleOf(named('dev', 'Files'), 'forget-everything').ExpirationInDays).toBe(30);
  });

  it('is encrypted with our key in production, with one key request for many objects', () => {
    const [rule] = named('prod', 'Files').Properties.BucketEncryption.ServerSideEncryptionConfiguration;
    expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm).toBe('aws:kms');
    expect(rule.BucketKeyEnabled).toBe(true);
  });

  it('accepts uploads from the app only, and lets the browser read ETag for parts and ranges', () => {
    const [rule, ...more] = named('prod', 'Files').Properties.CorsConfiguration.CorsRules;
    expect(more).toEqual([]);
    expect(rule.AllowedOrigins).toEqual([`https://${DOMAIN.name}`]);
    expect(rule.AllowedMethods).toEqual(['GET', 'HEAD', 'PUT']);
    expect(rule.ExposedHeaders).toEqual(expect.arrayContaining(['ETag', 'Content-Range']));
    expect(rule.AllowedHeaders).not.toContain('*');
  });

  it('accepts uploads from CloudFront addresses only if the stage has no domain', () => {
    const [rule] = named('dev', 'Files').Properties.CorsConfiguration.CorsRules;
    expect(rule.AllowedOrigins).toEqual(['https://*.cloudfront.net']);
  });
});

describe.each(STAGES)('the failures of %s', (stage) => {
  it('are kept for two weeks in an encrypted queue to which only this account writes', () => {
    // Act
    const queue = only(everything(stage), 'AWS::SQS::Queue').Properties;
    const { Statement } = only(everything(stage), 'AWS::SQS::QueuePolicy').Properties.PolicyDocument;

    // Assess
    expect(queue.MessageRetentionPeriod).toBe(14 * 24 * 3600);
    expect(queue.SqsManagedSseEnabled).toBe(true);
    const writers = Statement.filter((each: { Effect: string }) => each.Effect === 'Allow');
    for (const each of writers) {
      expect(listOf(each.Action)).toEqual(['sqs:SendMessage']);
      expect(flat(each.Condition.StringEquals['aws:SourceAccount'])).toBe('<AWS::AccountId>');
    }
  });
});

describe.each(STAGES)('the audit log of %s', (stage) => {
  const denials = (name: string) =>
    Object.values(templates(stage).data)
      .filter(({ Type, Properties }) => Type === 'AWS::IAM::ManagedPolicy' && Properties.Description.endsWith(name))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Effect, Condition }) => Effect === 'Deny' && Condition);

  it('is changed and removed by no writer, except the erasure of an organization', () => {
    const [denial] = denials(': table.write');
    expect(listOf(denial.Action).toSorted()).toEqual(['dynamodb:DeleteItem', 'dynamodb:UpdateItem']);
    expect(denial.Condition).toEqual({
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ORG#*#AUDIT#*'] },
    });
    expect(denials(': table.erase')).toEqual([]);
  });
});

describe('resources that outlive their stack', () => {
  it('keep their logical ids: another id would create a second, empty resource', () => {
    const retained = Object.entries(everything('prod')).flatMap(([id, { Type, DeletionPolicy = 'Delete' }]) =>
      DeletionPolicy === 'Delete' ? [] : [`${id} ${Type} ${DeletionPolicy}`],
    );
    expect(retained.sort()).toEqual([
      'api/ApiAccountA18C9B29 AWS::ApiGateway::Account RetainExceptOnCreate',
      'api/ApiCloudWatchRole73EC6FC4 AWS::IAM::Role RetainExceptOnCreate',
      'data/Files8E6940B8 AWS::S3::Bucket RetainExceptOnCreate',
      'data/Key961B73FD AWS::KMS::Key RetainExceptOnCreate',
      'data/Logs6819BB44 AWS::S3::Bucket RetainExceptOnCreate',
      'data/SourceKeysKeyBACA0183 AWS::KMS::Key RetainExceptOnCreate',
      'data/TableCD117FA1 AWS::DynamoDB::GlobalTable RetainExceptOnCreate',
      'identity/Users0A0EEA89 AWS::Cognito::UserPool RetainExceptOnCreate',
      'search/Domain AWS::OpenSearchService::Domain RetainExceptOnCreate',
      'web/EdgeLogs3E8D2A9E AWS::S3::Bucket RetainExceptOnCreate',
      'web/Pages127DFD1A AWS::S3::Bucket RetainExceptOnCreate',
    ]);
  });

  it('do not exist in development, and buckets are emptied before they are removed', () => {
    const retained = Object.values(everything('dev')).filter(({ DeletionPolicy }) =>
      DeletionPolicy?.startsWith('Retain'),
    );
    expect(retained).toEqual([]);
    const emptied = ofType(everything('dev'), 'Custom::S3AutoDeleteObjects');
    expect(emptied).toHaveLength(ofType(everything('dev'), 'AWS::S3::Bucket').length);
  });
});
