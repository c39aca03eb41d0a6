// Converts records to table rows and back; a row that does not parse is a bug and throws.
import type * as z from 'zod';
import { INDEXES, type IndexName, type Item, type Json, type Key, type TenantPk } from '../ports/table.ts';

export type Versioned<T> = T & { readonly version: number };

type IndexPlace = { readonly pk: TenantPk; readonly sk: string };

/** The row's keys in the overloaded indexes, for those it appears in. */
type IndexPlaces<T> = { readonly [index in IndexName]?: (tenant: string, record: T) => IndexPlace | undefined };

type Place<T> = IndexPlaces<T> & {
  readonly schema: z.ZodType<T>;
  key(tenant: string, record: T): Key;
  expiresAt?(record: T): number | undefined;
};

export type Store<T> = {
  readonly read: (item: Item) => Versioned<T>;
  /** The row of a record, as version 1 or as the successor of the given version. */
  readonly row: (tenant: string, record: T, after?: number) => Item;
};

export const store = <T extends object>(place: Place<T>): Store<T> => ({
  read: (item) => ({ ...place.schema.parse(item.data), version: item.version }),
  row: (tenant, record, after = 0) => {
    const places = INDEXES.flatMap((index) => {
      const at = place[index]?.(tenant, record);
      return at ? [[`${index}pk`, at.pk] as const, [`${index}sk`, at.sk] as const] : [];
    });
    const expiresAt = place.expiresAt?.(record);
    return {
      ...place.key(tenant, record),
      ...Object.fromEntries(places),
      ...(expiresAt === undefined ? {} : { expiresAt }),
      version: after + 1,
      // Records are plain JSON by their schemas; parsing strips `version` and anything else that is not stored.
      data: place.schema.parse(record) as { [field: string]: Json | undefined },
    };
  },
});
