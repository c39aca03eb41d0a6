// The ports that reach beyond AWS, apart from the others: what they bring along is in the bundles that use them alone.
import { KMSClient } from '@aws-sdk/client-kms';
import { keyedDrives } from '../../domain/drives/keyed-drives.ts';
import { keyedSources } from '../../domain/sources/keyed-sources.ts';
import type { Drives } from '../../ports/drives.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Sources } from '../../ports/sources.ts';
import { systemClock } from '../node/clock.ts';
import { webFetch } from '../node/web-fetch/web-fetch.ts';
import { patience } from './clients.ts';
import { env } from './env.ts';
import { kmsSecrets } from './kms-secrets.ts';
import { table } from './ports.ts';

export const secrets = (): Secrets => {
  const { SOURCE_KEYS_KEY } = env('SOURCE_KEYS_KEY');
  return kmsSecrets({ client: new KMSClient({ ...patience, maxAttempts: 3 }), keyId: SOURCE_KEYS_KEY });
};

/** Sites of companies see who reads them. */
const AGENT = 'Mozilla/5.0 (compatible; Footnote/1.0; business research)';

/** Without samples: what has no key is not connected here. */
export const sources = (): Sources => {
  const web = webFetch({ userAgent: AGENT, clock: systemClock, sites: env('SITES').SITES?.split(' ') });
  return keyedSources({ table: table(), secrets: secrets(), web, clock: systemClock });
};

/** By the organisations' own OAuth clients; there is no sample drive here. */
export const drives = (): Drives => {
  const web = webFetch({ userAgent: AGENT, clock: systemClock });
  return keyedDrives({ table: table(), secrets: secrets(), web });
};
