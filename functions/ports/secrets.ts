// Data keys for encrypted values: generated and wrapped by a key service, bound to one tenant.

export type Secrets = {
  /** A fresh 256-bit key, in the clear and as wrapped by the key service. */
  newDataKey(tenant: string): Promise<{ readonly key: Uint8Array; readonly wrapped: string }>;
  /** Throws KeyUnusable if it was wrapped for another tenant or by another key, or was changed. */
  openDataKey(sealed: { readonly tenant: string; readonly wrapped: string }): Promise<Uint8Array>;
};

export class KeyUnusable extends Error {
  override readonly name = 'KeyUnusable';
}
