// Connects the stage to a sample drive with the code for the real one, within the process and without a port or
// network.
import { realType } from '#functions/adapters/node/web-fetch/real-type.ts';
import type { DriveAccess } from '#functions/ports/drives.ts';
import type { WebFetch } from '#functions/ports/web-fetch.ts';
import type { DriveProvider } from '#shared/model/drive.ts';
import type { SampleDrive } from './sample-drive.ts';
import { SAMPLE_DRIVES } from './sample-drives.ts';

const INSIDE = 'http://localhost';

export const webOf =
  (drive: Pick<SampleDrive, 'handle'>): WebFetch =>
  async ({ url, method = 'GET', headers = {}, body }) => {
    const init = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
    const response = await drive.handle(new Request(url, init));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { ok: true, status: response.status, url, type: realType(bytes), bytes };
  };

export const sampleAccess = (web: WebFetch, provider: DriveProvider = 'google'): DriveAccess => ({
  ...SAMPLE_DRIVES[provider].access(INSIDE, web),
  // The only address that a browser opens, so it must be at the stage to which the browser returns.
  consentUrl: (consent) => SAMPLE_DRIVES[provider].access(new URL(consent.redirectUri).origin, web).consentUrl(consent),
});
