// Turns records into table rows and back; a row that does not parse is a fault of ours, never an answer.
import type * as z from 'zod';
import type { Item, Json, Key, TenantPk } from '../ports/table.ts';

export type Versioned<T> = T & { readonly version: number };

type Place<T> = {
  readonly schema: z.ZodType<T>;
  key(tenant: string, record: T): Key;
  /** The row's place in the overloaded index, while it has one. */
  gsi1?(tenant: string, record: T): { readonly pk: TenantPk; readonly sk: string } | undefined;
  expiresAt?(record: T): number | undefined;
};

export type Store<T> = {
  readonly read: (item: Item) => Versioned<T>;
  /** The row of a record, as version 1 or as the successor of the version given. */
  readonly row: (tenant: string, record: T, after?: number) => Item;
};

export const store = <T extends object>(place: Place<T>): Store<T> => ({
  read: (item) => ({ ...place.schema.parse(item.data), version: item.version }),
  row: (tenant, record, after = 0) => {
    const index = place.gsi1?.(tenant, record);
    const expiresAt = place.expiresAt?.(record);
    return {
      ...place.key(tenant, record),
      ...(index ? { gsi1pk: index.pk, gsi1sk: index.sk } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
      version: after + 1,
      // Records are plain JSON by their schemas; parsing strips `version` and anything else that is not stored.
      data: place.schema.parse(record) as { [field: string]: Json | undefined },
    };
  },
});
