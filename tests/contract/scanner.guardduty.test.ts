// The GuardDuty adapter: a tag of the object is the result; without one nothing is known yet.
import { GetObjectTaggingCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardDutyScanner, SCAN_TAG } from '#functions/adapters/aws/guardduty-scanner.ts';
import { FileMissing } from '#functions/ports/files.ts';
import { ScanPending } from '#functions/ports/scanner.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { AppError } from '#shared/contract/errors.ts';

const s3 = mockClient(S3Client);
const scanner = guardDutyScanner({ client: new S3Client({ region: 'eu-west-1' }), bucket: 'files' });
const key = uploadKey('org_a', 'fil_1');
const tagged = (Value: string) =>
  s3.on(GetObjectTaggingCommand, { Bucket: 'files', Key: key }).resolves({ TagSet: [{ Key: SCAN_TAG, Value }] });
const failing = (name: string, status: number) =>
  s3
    .on(GetObjectTaggingCommand)
    .rejects(new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: status } }));

beforeEach(() => s3.reset());

describe('what GuardDuty found in an upload', () => {
  it.each([
    ['NO_THREATS_FOUND', 'clean'],
    ['THREATS_FOUND', 'malware'],
    ['UNSUPPORTED', 'unscannable'],
  ] as const)('is read from the tag %s', async (tag, result) => {
    tagged(tag);
    expect(await scanner.result(key)).toBe(result);
  });

  it.each(['ACCESS_DENIED', 'FAILED', 'constructor'])('is not known by the tag %s', async (tag) => {
    tagged(tag);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(ScanPending);
  });

  it('is not known before there is a tag', async () => {
    s3.on(GetObjectTaggingCommand).resolves({ TagSet: [{ Key: 'other', Value: 'NO_THREATS_FOUND' }] });
    await expect(scanner.result(key)).rejects.toBeInstanceOf(ScanPending);
  });

  it('is never taken for clean when the bucket refuses to say', async () => {
    failing('AccessDenied', 403);
    await expect(scanner.result(key)).rejects.toMatchObject({ name: 'AccessDenied' });
    failing('NoSuchKey', 404);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(FileMissing);
    failing('SlowDown', 503);
    await expect(scanner.result(key)).rejects.toBeInstanceOf(AppError);
  });
});
