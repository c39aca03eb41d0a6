// The single table: conditional writes, transactions, pages. Every key begins with a tenant.

declare const tenantBrand: unique symbol;
/** `ORG#<tenant>…`: built only by functions/store/keys.ts, so that no read or write can leave its tenant. */
export type TenantPk = string & { readonly [tenantBrand]: true };

export type Key = { readonly pk: TenantPk; readonly sk: string };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The secondary indexes: a row occurs in each at most once. */
export const INDEXES = ['gsi1', 'gsi2', 'gsi3', 'gsi4', 'gsi5', 'gsi6', 'gsi7'] as const;
export type IndexName = (typeof INDEXES)[number];

type IndexPlaces = { readonly [name in `${IndexName}pk`]?: TenantPk | undefined } & {
  readonly [name in `${IndexName}sk`]?: string | undefined;
};

/** A row. `version` starts at 1 and increases by one with each put; `expiresAt` is the TTL in epoch seconds. */
export type Item = Key &
  IndexPlaces & {
    readonly version: number;
    readonly expiresAt?: number | undefined;
    readonly data: { readonly [field: string]: Json | undefined };
  };

export type Condition = 'absent' | 'present' | { readonly version: number };

/** The target and reason for the audit row of the request; the store ignores both. */
type Named = {
  readonly about?: string | undefined;
  readonly note?: string | undefined;
  /** Prepares a later write of the request: carries no audit row. */
  readonly isPreparation?: true;
};

/** A second number of the same row, changed together with the first. */
type Addition = { readonly field: string; readonly by: number; readonly max?: number };

/** One write of a transaction. For a put, the store sets `version`. */
export type Write =
  | ({ readonly put: Item; readonly if?: Condition } & Named)
  | ({ readonly remove: Key; readonly if?: Condition } & Named)
  | { readonly check: Key; readonly if: Condition }
  /**
   * Adds a whole number to a field of `data` (0 if missing) and increases `version`; refused if the result would fall
   * below `min` or rise above `max`. The row must exist.
   */
  | ({ readonly add: Key; readonly min?: number; readonly and?: Addition } & Addition);

export type Query = {
  readonly index?: IndexName;
  readonly pk: TenantPk;
  /** Sort keys that begin with this prefix. */
  readonly prefix?: string;
  /** Sort keys after this one (exclusive), within the prefix. */
  readonly after?: string;
  /** Sort keys up to this one (inclusive), within the prefix. */
  readonly upTo?: string;
  /** Without a limit: every row. */
  readonly limit?: number;
  readonly descending?: boolean;
  /** The end of an earlier page. */
  readonly cursor?: string;
};
export type Page = { readonly items: readonly Item[]; readonly cursor?: string | undefined };

/** At most 100 writes; all or none happen. Throws WriteConflict if a condition fails. */
export type Table = {
  /** In the order of the keys (at most 100); `undefined` for a missing row. Strongly consistent. */
  getMany(keys: readonly Key[]): Promise<readonly (Item | undefined)[]>;
  query(query: Query): Promise<Page>;
  count(query: Omit<Query, 'limit' | 'cursor'>): Promise<number>;
  write(...writes: readonly Write[]): Promise<void>;
};

export const keyOfWrite = (write: Write): Key => {
  if ('put' in write) return write.put;
  if ('remove' in write) return write.remove;
  return 'check' in write ? write.check : write.add;
};

/** The condition of a write failed; nothing was written. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
  /** Position of the first write whose condition failed. */
  readonly at: number;
  constructor(at: number) {
    super(`condition of write ${at} failed`);
    this.at = at;
  }
}
