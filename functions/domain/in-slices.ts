// Processes many rows in slices, so that other requests of this process are not blocked.

/** A few milliseconds of work for the largest rows. */
const SLICE = 500;

export const mapInSlices = async <T, R>(rows: readonly T[], map: (row: T) => R): Promise<R[]> => {
  const mapped: R[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    mapped.push(...rows.slice(from, from + SLICE).map(map));
  }
  return mapped;
};
