// Configures the adapter: the endpoint, whether it is managed or serverless, and who signs requests.
import type { SignatureV4 } from '@smithy/signature-v4';

export type SearchEngine = {
  readonly endpoint: string;
  /** `es`: a managed domain. `aoss`: OpenSearch Serverless, a collection for vector search. */
  readonly service: 'es' | 'aoss';
  readonly region: string;
  readonly credentials: ConstructorParameters<typeof SignatureV4>[0]['credentials'];
  readonly fetch?: typeof fetch | undefined;
  /** Called if OpenSearch returns rows outside the filter, which a person must investigate. */
  readonly alarm?:
    | ((what: { readonly event: 'foreignRows'; readonly tenant: string; readonly rows: number }) => void)
    | undefined;
  /** Maximum of the first pause between attempts, in milliseconds. */
  readonly pauseMs?: number | undefined;
};

export const indexName = (tenant: string): string => {
  if (!/^[a-z0-9_-]{3,40}$/.test(tenant)) throw new Error('a tenant id is 3 to 40 of a-z, 0-9, _ and -');
  return `footnote-${tenant}`;
};
