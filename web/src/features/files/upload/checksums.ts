// SHA-256 of a file and of its parts: storage takes these bytes and no others, and knows those that it has.
import { UPLOAD } from '#shared/model/upload.ts';

export type Checksums = { readonly checksum?: string; readonly partChecksums?: string[] };

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

const partsOf = (bytes: ArrayBuffer): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / UPLOAD.partBytes) }, (_, n) =>
    new Uint8Array(bytes).subarray(n * UPLOAD.partBytes, (n + 1) * UPLOAD.partBytes),
  );

/** Empty where the browser has no cryptography: on a page without TLS. */
export const checksumsOf = async (file: Blob): Promise<Checksums> => {
  if (!globalThis.crypto?.subtle) return {};
  const bytes = await file.arrayBuffer();
  const checksum = await sha256(bytes);
  if (file.size <= UPLOAD.partsAbove) return { checksum };
  return { checksum, partChecksums: await Promise.all(partsOf(bytes).map(sha256)) };
};
