// Reads rows by any number of keys, in one round trip.
import type { Item, Key, Table } from '../ports/table.ts';

/** The limit of BatchGetItem. */
const AT_ONCE = 100;

/** Rows in the order of the keys. */
export const getAll = async (
  table: Pick<Table, 'getMany'>,
  keys: readonly Key[],
): Promise<readonly (Item | undefined)[]> => {
  const starts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
  return (await Promise.all(starts.map((from) => table.getMany(keys.slice(from, from + AT_ONCE))))).flat();
};
