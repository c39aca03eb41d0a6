// An upload of the journey, and the tag that GuardDuty would set on its object.
import { PutObjectTaggingCommand } from '@aws-sdk/client-s3';
import { SCAN_TAG } from '#functions/adapters/aws/guardduty-scanner.ts';
import { s3Client } from '#functions/adapters/aws/s3-client.ts';
import { sha256 } from '../../helpers/sha256.ts';
import type { Person } from './people.ts';
import { target } from './templates.ts';

type Upload = {
  readonly projectId: string;
  readonly filename: string;
  readonly text: string;
  readonly found: 'NO_THREATS_FOUND' | 'THREATS_FOUND';
};

/** Uploads a file; the scanner's tag comes after the upload has finished, so indexing has to wait for it. */
export const upload = async (moto: string, person: Person, { projectId, filename, text, found }: Upload) => {
  const bytes = Buffer.from(text);
  const { file, parts } = await person.call('files.startUpload', {
    body: { projectId, filename, size: bytes.length, checksum: sha256(bytes) },
  });
  for (const { url, from, to, headers } of parts) {
    const reply = await fetch(url, { method: 'PUT', headers, body: bytes.subarray(from, to) });
    if (!reply.ok) throw new Error(`the upload was answered ${reply.status}`);
  }
  await person.call('files.finishUpload', { body: { fileId: file.id } });
  const [, Bucket = '', ...key] = new URL(parts[0]?.url ?? '').pathname.split('/');
  const Tagging = { TagSet: [{ Key: SCAN_TAG, Value: found }] };
  await s3Client(target(moto)).send(new PutObjectTaggingCommand({ Bucket, Key: key.join('/'), Tagging }));
  return file.id;
};
