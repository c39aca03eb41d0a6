// Wires the search index on AWS.
import type { Index } from '../../../ports/search-index.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';
import { logLine } from '../log-line.ts';

export const index = (): Index => {
  const { AWS_REGION, SEARCH_ENDPOINT, SEARCH_SERVICE } = env('AWS_REGION', 'SEARCH_ENDPOINT', 'SEARCH_SERVICE');
  return atFirstCall(async () => {
    const [{ searchCredentials }, { openSearchIndex }] = await Promise.all([
      import('../search-credentials.ts'),
      import('../opensearch-index.ts'),
    ]);
    return openSearchIndex({
      endpoint: SEARCH_ENDPOINT,
      service: SEARCH_SERVICE,
      region: AWS_REGION,
      credentials: searchCredentials(),
      // An alarm of the watch stack uses this log line.
      alarm: logLine,
    });
  });
};
