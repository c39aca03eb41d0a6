// Computes the checksums of an upload.
import { createHash } from 'node:crypto';
import { UPLOAD } from '#shared/model/upload.ts';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** The checksum of the whole file and, if it is sent in parts, of each part. */
export const checksumsOf = (bytes: Uint8Array) => {
  const { partBytes, partsAbove } = UPLOAD;
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, n) =>
    sha256(bytes.subarray(n * partBytes, (n + 1) * partBytes)),
  );
  return { checksum: sha256(bytes), ...(bytes.length > partsAbove ? { partChecksums: parts } : {}) };
};
