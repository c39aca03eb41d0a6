// The sources of the local stage: the real ones with a key (the SEC: with a contact address), else samples.
import { join } from 'node:path';
import { fileSecrets } from '#functions/adapters/local/file-secrets.ts';
import { webFetch } from '#functions/adapters/node/web-fetch/web-fetch.ts';
import { keyedSources } from '#functions/domain/sources/keyed-sources.ts';
import type { Clock } from '#functions/ports/clock.ts';
import type { Secrets } from '#functions/ports/secrets.ts';
import type { Sources } from '#functions/ports/sources.ts';
import type { Table } from '#functions/ports/table.ts';
import { sampleWeb, webWithSampleSites } from './sample-web.ts';

type Options = {
  readonly folder: string;
  readonly table: Pick<Table, 'query'>;
  readonly clock: Clock;
  /** The stage's origin, known once it listens; links to sample pages begin with it. */
  readonly origin: () => string;
  /** SEC_CONTACT: the contact sent to the SEC for organizations that have not entered their own. */
  readonly secContact?: string | undefined;
  /** FOOTNOTE_SITES. */
  readonly sites?: readonly string[] | undefined;
};

/** Real companies' websites are fetched with this; the invented companies' are served here too. */
const AGENT = 'Mozilla/5.0 (compatible; Footnote/1.0; business research)';

export const localSources = (options: Options): { readonly sources: Sources; readonly secrets: Secrets } => {
  const { folder, table, clock, origin, secContact, sites } = options;
  const secrets = fileSecrets(join(folder, 'source-keys.key'));
  const web = webWithSampleSites(webFetch({ userAgent: AGENT, clock, sites }));
  const stageKeys = secContact ? { sec: { contact: secContact } } : {};
  const samples = { base: () => `${origin()}/local/sources`, web: sampleWeb };
  return { secrets, sources: keyedSources({ table, secrets, web, clock, stageKeys, samples }) };
};
