// Computes SHA-256 of a file and its parts: storage accepts only these bytes and recognizes those it already has.
import { UPLOAD } from '#shared/model/upload.ts';

export type Checksums = { readonly checksum: string; readonly partChecksums?: string[] };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fallback for a page without TLS, such as a local stage in an office network: `crypto.subtle` is missing there. */
const byScript = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { Sha256 } = await import('@aws-crypto/sha256-js');
  const hash = new Sha256();
  hash.update(bytes);
  return hash.digest();
};

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : await byScript(bytes));

const partsOf = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: Math.ceil(bytes.length / UPLOAD.partBytes) }, (_, n) =>
    bytes.subarray(n * UPLOAD.partBytes, (n + 1) * UPLOAD.partBytes),
  );

export const checksumsOf = async (file: Blob): Promise<Checksums> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checksum = await sha256(bytes);
  if (file.size <= UPLOAD.partsAbove) return { checksum };
  return { checksum, partChecksums: await Promise.all(partsOf(bytes).map(sha256)) };
};
