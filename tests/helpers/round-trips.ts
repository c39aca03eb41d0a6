// Counts a table's calls and its round trips: concurrent calls count as one.
import type { Table } from '#functions/ports/table.ts';

export type Counter = { calls: number; roundTrips: number };

export const counted = (table: Table): { readonly table: Table; readonly counter: Counter } => {
  const counter = { calls: 0, roundTrips: 0 };
  let underWay = 0;
  const count = async <T>(call: () => Promise<T>): Promise<T> => {
    counter.calls += 1;
    if (underWay === 0) counter.roundTrips += 1;
    underWay += 1;
    try {
      return await call();
    } finally {
      // A macrotask later, as a reply from a network would arrive.
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
    }
  };
  return {
    counter,
    table: {
      getMany: (keys) => count(() => table.getMany(keys)),
      query: (query) => count(() => table.query(query)),
      count: (query) => count(() => table.count(query)),
      write: (...writes) => count(() => table.write(...writes)),
    },
  };
};
