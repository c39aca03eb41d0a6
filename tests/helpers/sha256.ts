// The checksum of an upload.
import { createHash } from 'node:crypto';
import { UPLOAD } from '#shared/model/upload.ts';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Of the whole and, where it is sent in parts, of each of them. */
export const checksumsOf = (bytes: Uint8Array) => {
  const { partBytes, partsAbove } = UPLOAD;
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, n) =>
    sha256(bytes.subarray(n * partBytes, (n + 1) * partBytes)),
  );
  return { checksum: sha256(bytes), ...(bytes.length > partsAbove ? { partChecksums: parts } : {}) };
};
