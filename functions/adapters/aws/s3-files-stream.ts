// Writes bytes of unknown length: in one piece up to the size of a part, else in parts; never a partial object.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { FileKey } from '../../ports/files.ts';
import type { Bucket } from './s3-bucket.ts';

const PART_BYTES = 8 * 1024 * 1024;

type Target = { readonly key: FileKey; readonly contentType: string };

/** Pieces of PART_BYTES; the last one is smaller, and empty only if it is the first. */
async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let buffered: Uint8Array[] = [];
  let size = 0;
  let yielded = false;
  for await (const chunk of body) {
    buffered.push(chunk);
    size += chunk.byteLength;
    for (; size > PART_BYTES; size -= PART_BYTES) {
      const all = Buffer.concat(buffered);
      yield all.subarray(0, PART_BYTES);
      yielded = true;
      buffered = [all.subarray(PART_BYTES)];
    }
  }
  if (size > 0 || !yielded) yield Buffer.concat(buffered);
}

const putWhole = async ({ client, bucket }: Bucket, { key, contentType }: Target, Body: Uint8Array) => {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType, Body }));
};

const putParts = async ({ client, bucket }: Bucket, { key, contentType }: Target, pieces: AsyncIterable<Buffer>) => {
  const place = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType: contentType }));
  const upload = { ...place, UploadId };
  const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
  try {
    for await (const Body of pieces) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload));
    throw error;
  }
};

async function* resumed(first: Buffer, second: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield second;
  yield* rest;
}

export const writeStream = async (
  store: Bucket,
  target: Target,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> => {
  if (body instanceof Uint8Array) return putWhole(store, target, body);
  const pieces = piecesOf(body);
  const first = await pieces.next();
  const second = await pieces.next();
  if (first.done || second.done) return putWhole(store, target, first.value ?? new Uint8Array());
  await putParts(store, target, resumed(first.value, second.value, pieces));
};
