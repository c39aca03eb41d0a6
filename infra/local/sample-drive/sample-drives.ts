// The three sample drives: the address and API of each, and the real provider's code that reads it.

import { driveAccess } from '#functions/drives/access.ts';
import { dropbox } from '#functions/drives/dropbox/dropbox.ts';
import { google } from '#functions/drives/google/google.ts';
import { onedrive } from '#functions/drives/onedrive/onedrive.ts';
import type { Provider } from '#functions/drives/provider.ts';
import type { DriveAccess } from '#functions/ports/drives.ts';
import type { WebFetch } from '#functions/ports/web-fetch.ts';
import type { DriveProvider } from '#shared/model/drive.ts';
import { driveV3 } from './drive-v3.ts';
import { dropboxV2 } from './dropbox-v2.ts';
import { graphV1 } from './graph-v1.ts';
import { SAMPLE_CLIENT } from './oauth.ts';
import type { SampleApi } from './sample-api.ts';

type Sample = {
  readonly root: string;
  readonly api: SampleApi;
  /** The provider's own code, with the sample at this origin. */
  access(origin: string, web: WebFetch): DriveAccess;
};

const sample = <B extends string>(
  provider: Provider<B>,
  { root, api, bases }: Pick<Sample, 'root' | 'api'> & { readonly bases: Readonly<Record<B, string>> },
): Sample => ({
  root,
  api,
  access: (origin, web) => {
    const at = Object.entries<string>(bases).map(([name, path]) => [name, `${origin}${root}${path}`]);
    return driveAccess(provider, { web, client: SAMPLE_CLIENT, bases: Object.fromEntries(at) }, true);
  },
});

export const SAMPLE_DRIVES: Readonly<Record<DriveProvider, Sample>> = {
  google: sample(google, {
    root: '/local/drive',
    api: driveV3,
    bases: { accounts: '/accounts', oauth: '/oauth', drive: '/api' },
  }),
  onedrive: sample(onedrive, {
    root: '/local/onedrive',
    api: graphV1,
    bases: { login: '/accounts', graph: '/api' },
  }),
  dropbox: sample(dropbox, {
    root: '/local/dropbox',
    api: dropboxV2,
    bases: { www: '/accounts', api: '/api', content: '/content' },
  }),
};
