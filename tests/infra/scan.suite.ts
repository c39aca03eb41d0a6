// The malware scan of uploads: present where the stage enables it, and absent elsewhere.
import { describe, expect, it } from 'vitest';
import { everything, flat, ofType, only, type Resource, templates } from './stage.ts';

const rights = (stage: 'dev' | 'prod'): string => JSON.stringify(ofType(everything(stage), 'AWS::IAM::ManagedPolicy'));
const reading = (stage: 'dev' | 'prod'): Resource[] =>
  ofType(everything(stage), 'AWS::Lambda::Function').filter(
    ({ Properties }) => Properties.Environment?.Variables.FILES_BUCKET,
  );
const waiting = (stage: 'dev' | 'prod'): Resource[] =>
  ofType(everything(stage), 'AWS::Lambda::Function').filter(
    ({ Properties }) => Properties.Environment?.Variables.MALWARE_SCAN,
  );

describe('the malware scan of uploads', () => {
  it('is off in development: no plan, no permission, no function that waits', () => {
    expect(ofType(everything('dev'), 'AWS::GuardDuty::MalwareProtectionPlan')).toEqual([]);
    expect(waiting('dev')).toEqual([]);
    expect(rights('dev')).not.toContain('Tagging');
  });

  it('tags every object in the bucket of files in production', () => {
    const { Properties } = only(templates('prod').data, 'AWS::GuardDuty::MalwareProtectionPlan');
    expect(flat(Properties.ProtectedResource.S3Bucket.BucketName)).toMatch(/^<Files/);
    expect(Properties.ProtectedResource.S3Bucket.ObjectPrefixes).toEqual(['tenants/']);
    expect(Properties.Actions).toEqual({ Tagging: { Status: 'ENABLED' } });
    expect(flat(Properties.Role)).toMatch(/^<Scanner/);
  });

  it('is awaited by every function that reads files, which may read tags but not set them', () => {
    expect(waiting('prod')).toEqual(reading('prod'));
    expect(rights('prod')).toContain('s3:GetObjectTagging');
    expect(rights('prod')).not.toMatch(/s3:Put\w*Tagging/);
  });

  it('is required by the bucket for signed addresses', () => {
    const policies = ofType(templates('prod').data, 'AWS::S3::BucketPolicy');
    const files = policies.find(({ Properties }) => flat(Properties.Bucket).startsWith('<Files'));
    const denied = files?.Properties.PolicyDocument.Statement.find((one: { Condition?: object }) =>
      JSON.stringify(one.Condition).includes('ExistingObjectTag'),
    );
    expect(denied).toMatchObject({
      Effect: 'Deny',
      Condition: {
        StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' },
        StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
      },
    });
    expect(flat(denied.Resource)).toMatch(/[/]tenants[/][*][/]uploads[/][*]$/);
  });
});
