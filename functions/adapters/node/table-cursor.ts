// Encodes the position where a page of a query ended as opaque text. It comes back from clients, so it is validated
// like any input.
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { lazy } from '#shared/lazy.ts';
import type { Query } from '../../ports/table.ts';
import { contains, type Range } from './table-range.ts';

/** The sort key in the order of the query, then the row's own key. */
export type Place = { readonly order: string; readonly pk: string; readonly sk: string };

const Sk = lazy(() => z.string().min(1).max(1024));
const Stored = lazy(() => z.tuple([Sk(), z.string().startsWith('ORG#').max(2048), Sk()]));

export const writeCursor = ({ order, pk, sk }: Place): string =>
  Buffer.from(JSON.stringify([order, pk, sk])).toString('base64url');

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** True if a page of this query can end at the position. */
const fits = (place: Place, query: Query, range: Range) =>
  contains(range, place.order) && (query.index !== undefined || (place.pk === query.pk && place.sk === place.order));

export const readCursor = (query: Query, range: Range): Place | undefined => {
  if (query.cursor === undefined) return undefined;
  const stored = Stored().safeParse(parse(query.cursor)).data;
  const place = stored && { order: stored[0], pk: stored[1], sk: stored[2] };
  if (!place || !fits(place, query, range)) throw new AppError('badInput', { field: 'cursor' });
  return place;
};
