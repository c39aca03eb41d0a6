// Implements the file store with one versioned bucket, and addresses signed for exactly one use.
import {
  AbortMultipartUploadCommand,
  ChecksumAlgorithm,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  type ListPartsCommandOutput,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#shared/contract/errors.ts';
import { type ArrivedPart, type FileKey, FileMissing, type Files } from '../../ports/files.ts';
import { gather } from '../node/bytes.ts';
import {
  base64Of,
  CHECKSUM_HEADER,
  checksumHeaders,
  contentDisposition,
  DOWNLOAD_CACHE,
  DOWNLOAD_SECONDS,
  ONCE,
  ONCE_HEADER,
  safeContentType,
  UPLOAD_SECONDS,
} from '../node/file-headers.ts';
import type { Bucket } from './s3-bucket.ts';
import { removeAllVersions } from './s3-files-remove.ts';
import { writeStream } from './s3-files-stream.ts';
import { orUnavailable } from './transient.ts';

const isNamed = (error: unknown, ...names: readonly string[]) => error instanceof Error && names.includes(error.name);

async function* nothing(): AsyncGenerator<Uint8Array> {}

const readFrom = async ({ client, bucket }: Bucket, key: FileKey, range?: { from: number; to?: number }) => {
  const Range = range && `bytes=${range.from}-${range.to ?? ''}`;
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...(Range ? { Range } : {}) }));
    return (Body ?? nothing()) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof NoSuchKey) throw new FileMissing();
    // A range beyond the end is empty.
    if (isNamed(error, 'InvalidRange')) return nothing();
    throw error;
  }
};

const statOf = async ({ client, bucket }: Bucket, key: FileKey) => {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return { size: head.ContentLength ?? 0, etag: head.ETag ?? '', contentType: head.ContentType ?? '' };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

async function* listUnder({ client, bucket }: Bucket, prefix: FileKey) {
  let token: string | undefined;
  do {
    const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
    const reply = await orUnavailable(() => client.send(page));
    for (const { Key, Size = 0 } of reply.Contents ?? []) yield { key: Key as FileKey, size: Size };
    token = reply.NextContinuationToken;
  } while (token);
}

type Upload = { readonly key: FileKey; readonly uploadId: string };

async function* partsAt({ client, bucket }: Bucket, { key, uploadId }: Upload) {
  const where = { Bucket: bucket, Key: key, UploadId: uploadId };
  let PartNumberMarker: string | undefined;
  try {
    do {
      const page: ListPartsCommandOutput = await client.send(new ListPartsCommand({ ...where, PartNumberMarker }));
      yield* page.Parts ?? [];
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker);
  } catch (error) {
    throw isNamed(error, 'NoSuchUpload') ? new FileMissing() : error;
  }
}

const arrivedParts = async (store: Bucket, upload: Upload): Promise<ArrivedPart[]> => {
  const arrived: ArrivedPart[] = [];
  for await (const { PartNumber = 0, Size = 0, ETag = '' } of partsAt(store, upload))
    arrived.push({ number: PartNumber, size: Size, etag: ETag });
  return arrived;
};

/** An upload is completed with the checksums of its parts. */
const checksumsOf = async (store: Bucket, upload: Upload): Promise<ReadonlyMap<number, string>> => {
  const checksums = new Map<number, string>();
  for await (const { PartNumber = 0, ChecksumSHA256 } of partsAt(store, upload))
    if (ChecksumSHA256) checksums.set(PartNumber, ChecksumSHA256);
  return checksums;
};

const finish = async ({ client, bucket }: Bucket, { key, uploadId, etags }: Parameters<Files['finishParts']>[0]) => {
  const where = { Bucket: bucket, Key: key, UploadId: uploadId };
  const checksums = await checksumsOf({ client, bucket }, { key, uploadId });
  const Parts = etags.map((ETag, i) => ({ ETag, PartNumber: i + 1, ChecksumSHA256: checksums.get(i + 1) }));
  try {
    await client.send(new CompleteMultipartUploadCommand({ ...where, MultipartUpload: { Parts } }));
  } catch (error) {
    if (isNamed(error, 'NoSuchUpload')) throw new FileMissing();
    // The parts reported by the browser are invalid.
    if (isNamed(error, 'InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML', 'InvalidRequest'))
      throw new AppError('badInput', { field: 'etags' });
    throw error;
  }
};

/** The presigner omits both headers unless they are named here. */
const signed = (...headers: readonly string[]) => ({
  signableHeaders: new Set(['host', 'content-length', CHECKSUM_HEADER, ...headers]),
  unhoistableHeaders: new Set([CHECKSUM_HEADER, ONCE_HEADER]),
  expiresIn: UPLOAD_SECONDS,
});

const signing = ({ client, bucket }: Bucket) => ({
  uploadUrl: async ({ key, contentType, size, checksum }: Parameters<Files['uploadUrl']>[0]) => {
    const ContentType = safeContentType(contentType);
    const put = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      ContentType,
      ContentLength: size,
      IfNoneMatch: ONCE,
      ChecksumSHA256: base64Of(checksum),
    });
    const headers = { 'content-type': ContentType, [ONCE_HEADER]: ONCE, ...checksumHeaders(checksum) };
    return { url: await getSignedUrl(client, put, signed('content-type', ONCE_HEADER)), headers };
  },
  partUrl: async ({ key, uploadId, number, size, checksum }: Parameters<Files['partUrl']>[0]) => {
    const where = { Bucket: bucket, Key: key, UploadId: uploadId, PartNumber: number };
    const part = new UploadPartCommand({ ...where, ContentLength: size, ChecksumSHA256: base64Of(checksum) });
    // A part has no content type, and browsers send none with it.
    return { url: await getSignedUrl(client, part, signed()), headers: checksumHeaders(checksum) };
  },
  downloadUrl: async (target: Parameters<Files['downloadUrl']>[0]) => {
    const get = new GetObjectCommand({
      Bucket: bucket,
      Key: target.key,
      ResponseCacheControl: DOWNLOAD_CACHE,
      ResponseContentDisposition: contentDisposition(target.disposition, target.filename),
      ResponseContentType: safeContentType(target.contentType),
    });
    return getSignedUrl(client, get, { expiresIn: DOWNLOAD_SECONDS });
  },
});

/** `client` is created by s3Client(). */
export const s3Files = (store: Bucket): Files => {
  const { client, bucket } = store;
  return {
    read: (key, range) => orUnavailable(() => readFrom(store, key, range)),
    readAll: (key) => orUnavailable(async () => gather(await readFrom(store, key))),
    stat: (key) => orUnavailable(() => statOf(store, key)),
    write: (key, body, contentType) =>
      orUnavailable(() => writeStream(store, { key, contentType: safeContentType(contentType) }, body)),
    remove: (keys) => orUnavailable(() => removeAllVersions(store, keys)),
    list: (prefix) => listUnder(store, prefix),
    ...signing(store),
    startParts: ({ key, contentType }) =>
      orUnavailable(async () => {
        const start = { Bucket: bucket, Key: key, ContentType: safeContentType(contentType) };
        const checked = { ...start, ChecksumAlgorithm: ChecksumAlgorithm.SHA256 };
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(checked));
        if (!UploadId) throw new Error('S3 gave no upload id');
        return UploadId;
      }),
    listParts: (upload) => orUnavailable(() => arrivedParts(store, upload)),
    finishParts: (parts) => orUnavailable(() => finish(store, parts)),
    abortParts: async ({ key, uploadId }) => {
      try {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }));
      } catch (error) {
        if (!isNamed(error, 'NoSuchUpload')) throw error;
      }
    },
  };
};
