// Stores tags of an organization, and one row per name, which keeps names unique.
import type * as z from 'zod';
import { Tag } from '#shared/model/people.ts';
import type { Item } from '../ports/table.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

const Record = Tag.omit({ version: true });
export type TagRecord = Versioned<z.infer<typeof Record>>;

export const tagsPk = (tenant: string) => pk(tenant, 'TAGS');
export const TAG_PREFIX = 'tag_';
export const tagKey = (tenant: string, id: string) => key(tagsPk(tenant), id);
export const tags = store<z.infer<typeof Record>>({ schema: Record, key: (tenant, tag) => tagKey(tenant, tag.id) });

/** Names are equal regardless of case and width. */
export const sameName = (name: string): string => name.normalize('NFKC').toLowerCase();

export const tagNameKey = (tenant: string, name: string) => key(tagsPk(tenant), `NAME#${sameName(name)}`);
export const tagNameRow = (tenant: string, { id, name }: Pick<TagRecord, 'id' | 'name'>): Item => ({
  ...tagNameKey(tenant, name),
  version: 1,
  data: { id },
});
