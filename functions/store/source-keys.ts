// Stores the organization's keys for external sources, encrypted: one row per provider.
import * as z from 'zod';
import { SOURCE_OUTCOMES } from '#shared/model/source.ts';
import { SourceProvider } from '#shared/model/source-schemas.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  source: SourceProvider,
  /** AES-256-GCM under a separate data key: nonce, tag and text, in base64. */
  sealed: z.string(),
  /** The data key as wrapped by the key service. */
  wrapped: z.string(),
  /** The only part of the key that is ever shown. */
  lastFour: z.string(),
  setBy: z.object({ id: z.string(), name: z.string() }),
  setAt: z.string(),
  tested: z.object({ outcome: z.enum(SOURCE_OUTCOMES), at: z.string() }).optional(),
});
export type SourceKeyRecord = Versioned<z.infer<typeof Record>>;

export const SOURCE_KEY_PREFIX = 'KEY#';
export const sourceKeysPk = (tenant: string) => pk(tenant, 'SOURCES');
export const sourceKeyKey = (tenant: string, source: SourceProvider) =>
  key(sourceKeysPk(tenant), `${SOURCE_KEY_PREFIX}${source}`);

export const sourceKeys = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, { source }) => sourceKeyKey(tenant, source),
});
