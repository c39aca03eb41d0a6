// Tags of an organisation.
import type * as z from 'zod';
import { Tag } from '#shared/model/people.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

const Record = Tag.omit({ version: true });
export type TagRecord = Versioned<z.infer<typeof Record>>;

export const tagsPk = (tenant: string) => pk(tenant, 'TAGS');
export const tagKey = (tenant: string, id: string) => key(tagsPk(tenant), id);
export const tags = store<z.infer<typeof Record>>({ schema: Record, key: (tenant, tag) => tagKey(tenant, tag.id) });
