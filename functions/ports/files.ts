// Object storage: bytes under tenant keys, and signed addresses with which a browser sends and fetches them directly.

declare const fileKeyBrand: unique symbol;
/** `tenants/<tenant>/…`: built only by functions/store/file-keys.ts. */
export type FileKey = string & { readonly [fileKeyBrand]: true };

export type Stat = { readonly size: number; readonly etag: string; readonly contentType: string };

/** Hexadecimal. */
type Sha256 = string;
export type ArrivedPart = { readonly number: number; readonly size: number; readonly etag: string };

type SignedUpload = {
  readonly url: string;
  /** Signed headers: the browser must send them unchanged. */
  readonly headers: Readonly<Record<string, string>>;
};

export type Files = {
  /** Throws FileMissing. `to` is inclusive. */
  read(key: FileKey, range?: { readonly from: number; readonly to?: number }): Promise<AsyncIterable<Uint8Array>>;
  readAll(key: FileKey): Promise<Uint8Array>;
  stat(key: FileKey): Promise<Stat | undefined>;
  write(key: FileKey, body: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Removes all versions; ignores missing keys. */
  remove(keys: readonly FileKey[]): Promise<void>;
  list(prefix: FileKey): AsyncIterable<{ readonly key: FileKey; readonly size: number }>;
  /** An address for one PUT of exactly this size and checksum; valid 15 minutes. */
  uploadUrl(target: {
    readonly key: FileKey;
    readonly contentType: string;
    readonly size: number;
    readonly checksum: Sha256;
  }): Promise<SignedUpload>;
  /** Starts a multipart upload; each part is sent with its checksum. */
  startParts(target: { readonly key: FileKey; readonly contentType: string }): Promise<string>;
  partUrl(part: {
    readonly key: FileKey;
    readonly uploadId: string;
    readonly number: number;
    readonly size: number;
    readonly checksum: Sha256;
  }): Promise<SignedUpload>;
  /** The parts that have arrived, by number. Throws FileMissing for an upload that ended or never existed. */
  listParts(target: { readonly key: FileKey; readonly uploadId: string }): Promise<readonly ArrivedPart[]>;
  finishParts(parts: {
    readonly key: FileKey;
    readonly uploadId: string;
    readonly etags: readonly string[];
  }): Promise<void>;
  abortParts(target: { readonly key: FileKey; readonly uploadId: string }): Promise<void>;
  /** Valid 5 minutes; type and disposition are part of the signature. */
  downloadUrl(target: {
    readonly key: FileKey;
    readonly filename: string;
    readonly contentType: string;
    readonly disposition: 'inline' | 'attachment';
  }): Promise<string>;
};

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
