// Data keys for encrypted values: generated and wrapped by a key service, bound to one tenant.

export type Secrets = {
  /** A fresh 256-bit key, in the clear and as the key service wraps it. */
  newDataKey(tenant: string): Promise<{ readonly key: Uint8Array; readonly wrapped: string }>;
  /** Throws KeyUnusable when it was wrapped for another tenant, or by another key, or was tampered with. */
  openDataKey(sealed: { readonly tenant: string; readonly wrapped: string }): Promise<Uint8Array>;
};

export class KeyUnusable extends Error {
  override readonly name = 'KeyUnusable';
}
