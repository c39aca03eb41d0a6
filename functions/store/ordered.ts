// Reads lists in key order, several merged into one, page by page.
import { AppError } from '#shared/contract/errors.ts';
import type { Item, Query, Table } from '../ports/table.ts';
import { MAX_LOOKED_THROUGH } from './few.ts';

/** A partition, or its rows with the prefix. */
type List = Pick<Query, 'index' | 'pk' | 'prefix'>;
export type Order = {
  readonly lists: readonly List[];
  readonly descending: boolean;
  /** Counted instead of each list, if one partition counts all of them. */
  readonly counted?: List;
};
type Part = { readonly items: readonly Item[]; readonly cursor: string | undefined };
type Read = Pick<Table, 'query'>;

/** Rows of each list that one call scans, so that a call reads the same total for any number of lists. */
const partOf = ({ lists }: Order): number => Math.ceil(MAX_LOOKED_THROUGH / lists.length);

/** For a position, leaving room for the key's prefix: DynamoDB's limit is 1,024. */
const MAX_BYTES = 1000;

const placeIn = ({ index, prefix = '' }: List, item: Item): string =>
  ((index && item[`${index}sk`]) ?? item.sk).slice(prefix.length);

/** Orders UTF-16 units like the bytes of UTF-8 keys: surrogates sort after all other units. */
const weight = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
const inBytes = (a: string, b: string): number => {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i += 1) {
    const difference = weight(a.charCodeAt(i)) - weight(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const cursorAt = (place: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(place)));

const decoded = (cursor: string): string => {
  try {
    const bytes = Uint8Array.from(atob(cursor), (one) => one.charCodeAt(0));
    return bytes.length > MAX_BYTES ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
};

/** Validates a cursor from the client. Throws badInput if it is not a position in a list. */
const placeAt = (cursor: string): string => {
  const place = decoded(cursor);
  if (place === '' || place.includes('\0')) throw new AppError('badInput', { field: 'cursor' });
  return place;
};

/** At most this many rows of each list, after the position. */
const readSome = async (
  table: Read,
  { lists, descending }: Order,
  { most, past }: { readonly most: number; readonly past?: string | undefined },
): Promise<Part> => {
  const pages = await Promise.all(
    lists.map(async (list) => {
      const bound = `${list.prefix ?? ''}${past}`;
      const from = past === undefined ? {} : descending ? { upTo: bound } : { after: bound };
      const page = await table.query({ ...list, ...from, descending, limit: most });
      const read = page.items.map((item) => ({ item, place: placeIn(list, item) }));
      return { read, end: page.cursor && read.at(-1)?.place };
    }),
  );
  const compare = (a: string, b: string) => (descending ? inBytes(b, a) : inBytes(a, b));
  // Rows after the end of a truncated list belong to the next part.
  const end = pages.flatMap((page) => page.end ?? []).toSorted(compare)[0];
  const items = pages
    .flatMap(({ read }) => read)
    .filter(({ place }) => place !== past && (end === undefined || compare(place, end) <= 0))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ item }) => item);
  return { items, cursor: end === undefined ? undefined : cursorAt(end) };
};

/** As many rows as one call scans. One round trip. */
export const readPart = (table: Read, order: Order, cursor: string | undefined): Promise<Part> =>
  readSome(table, order, { most: partOf(order), past: cursor === undefined ? undefined : placeAt(cursor) });

type Page = { readonly items: readonly Item[]; readonly count: number };

/** A page of the merged lists: costs the page and the rows before it. */
export const readPage = async (
  table: Pick<Table, 'query' | 'count'>,
  order: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Page> => {
  const [{ items }, counts] = await Promise.all([
    readSome(table, order, { most: offset + limit }),
    Promise.all((order.counted ? [order.counted] : order.lists).map((list) => table.count(list))),
  ]);
  return { items: items.slice(offset, offset + limit), count: counts.reduce((sum, count) => sum + count, 0) };
};
