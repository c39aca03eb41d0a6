// The short-lived address of a file's bytes, requested again when it has expired.
import { call } from '#web/lib/api.ts';

export type SignedFile = { readonly url: string; readonly filename: string; readonly contentType: string };

const MARGIN_MS = 20_000;

export const signedAddress = (fileId: string) => {
  let known: (SignedFile & { expiresAt: string }) | undefined;
  return async (renew = false): Promise<SignedFile> => {
    const usable = known && !renew && Date.parse(known.expiresAt) - Date.now() > MARGIN_MS;
    if (!known || !usable) known = await call('files.signedUrl', { params: { fileId } });
    return known;
  };
};
export type Address = ReturnType<typeof signedAddress>;

/** Fetches the whole file. Tries once more with a new address when the first is refused. */
export const fetchFile = async (address: Address, signal?: AbortSignal): Promise<Blob> => {
  for (const renew of [false, true]) {
    const { url } = await address(renew);
    const response = await fetch(url, { signal: signal ?? null });
    if (response.ok) return response.blob();
    if (response.status !== 403) break;
  }
  throw new Error('file could not be fetched');
};
