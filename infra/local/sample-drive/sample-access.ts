// Lets the stage reach the sample drive as it would reach Google's: the same code, within the process, no port, no network.
import { realType } from '#functions/adapters/node/web-fetch/real-type.ts';
import { driveAccess } from '#functions/drives/access.ts';
import { google } from '#functions/drives/google/google.ts';
import type { DriveAccess } from '#functions/ports/drives.ts';
import type { WebFetch } from '#functions/ports/web-fetch.ts';
import { SAMPLE_CLIENT } from './oauth.ts';
import type { SampleDrive } from './sample-drive.ts';

const INSIDE = 'http://localhost';
const basesAt = (origin: string) => ({
  accounts: `${origin}/local/drive/accounts`,
  oauth: `${origin}/local/drive/oauth`,
  drive: `${origin}/local/drive/api`,
});

export const webOf =
  (drive: Pick<SampleDrive, 'handle'>): WebFetch =>
  async ({ url, method = 'GET', headers = {}, body }) => {
    const init = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
    const response = await drive.handle(new Request(url, init));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { ok: true, status: response.status, url, type: realType(bytes), bytes };
  };

export const sampleAccess = (web: WebFetch): DriveAccess => {
  const wiring = { web, client: SAMPLE_CLIENT };
  const inside = driveAccess(google, { ...wiring, bases: basesAt(INSIDE) }, true);
  return {
    ...inside,
    // The one address that a browser opens: at the stage that it is to come back to.
    consentUrl: (consent) => {
      const bases = basesAt(new URL(consent.redirectUri).origin);
      return driveAccess(google, { ...wiring, bases }, true).consentUrl(consent);
    },
  };
};
