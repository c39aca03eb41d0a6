// The loaded rows of one sheet: fetched in pages, updated by replies to edits, reloaded on request.
import type { ChangedCell, ShownCell, ShownRow } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';

const PAGE_ROWS = 100;
export type Cells = ReadonlyMap<number, ShownCell>;
type Loaded = { readonly version: number; readonly rows: readonly ShownRow[]; readonly merges: readonly Corners[] };
type Load = (from: number, to: number) => Promise<Loaded>;

const NONE: Cells = new Map();
const NO_MERGES: readonly Corners[] = [];
const pageOf = (row: number): number => Math.floor((row - 1) / PAGE_ROWS);

export const rowStore = (load: Load, onVersion: (version: number) => void) => {
  const rows = new Map<number, Cells>();
  const merges = new Map<number, readonly Corners[]>();
  const mergesOfRow = new Map<number, readonly Corners[]>();
  const pages = new Map<number, Promise<void> | 'there'>();
  const listeners = new Set<() => void>();
  let generation = 0;
  let puts = 0;
  let tick = 0;
  let failure: unknown;
  const reach = { row: 0, column: 0 };
  const tell = () => {
    tick += 1;
    for (const listener of listeners) listener();
  };
  const enter = (page: number, loaded: Loaded) => {
    for (let row = page * PAGE_ROWS + 1; row <= (page + 1) * PAGE_ROWS; row += 1) rows.delete(row);
    for (const { row, cells } of loaded.rows) rows.set(row, new Map(cells.map((cell) => [cell.column, cell])));
    merges.set(page, loaded.merges);
    mergesOfRow.clear();
    pages.set(page, 'there');
    onVersion(loaded.version);
    tell();
  };
  const fetchPage = (page: number): Promise<void> => {
    const [mine, putsBefore] = [generation, puts];
    return load(page * PAGE_ROWS + 1, (page + 1) * PAGE_ROWS).then(
      (loaded) => {
        if (mine !== generation) return;
        // Cells put meanwhile may be newer than this reply, so the page is fetched again.
        if (puts !== putsBefore) return fetchPage(page);
        enter(page, loaded);
      },
      (error) => {
        if (mine !== generation) return;
        pages.delete(page);
        failure = error;
        tell();
      },
    );
  };
  /** Resolves to whether all of these rows are loaded. */
  const ensure = async (from: number, to: number): Promise<boolean> => {
    failure = undefined;
    const missing: Promise<void>[] = [];
    for (let page = pageOf(from); page <= pageOf(to); page += 1) {
      const known = pages.get(page);
      if (known === 'there') continue;
      const loading = known ?? fetchPage(page);
      pages.set(page, loading);
      missing.push(loading);
    }
    if (missing.length === 0) return true;
    await Promise.all(missing);
    return failure === undefined && ensure(from, to);
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => tick,
    row: (row: number): Cells => rows.get(row) ?? NONE,
    cell: (row: number, column: number): ShownCell | undefined => rows.get(row)?.get(column),
    /** Returns the same list for a row until its page is loaded again. */
    merges: (row: number): readonly Corners[] => {
      const known = mergesOfRow.get(row);
      if (known) return known;
      const all = merges.get(pageOf(row));
      if (!all || all.length === 0) return NO_MERGES;
      const found = all.filter(({ top, bottom }) => top <= row && bottom >= row);
      mergesOfRow.set(row, found);
      return found;
    },
    isThere: (row: number): boolean => pages.get(pageOf(row)) === 'there',
    /** Why rows are missing; cleared when they are requested again. */
    failure: () => failure,
    /** The last row and column that contain anything. */
    reach: () => reach,
    ensure,
    put: (cells: readonly (ChangedCell | (ShownCell & { row: number }))[]) => {
      puts += 1;
      for (const { row, ...cell } of cells) {
        rows.set(row, new Map(rows.get(row)).set(cell.column, cell));
        reach.row = Math.max(reach.row, row);
        reach.column = Math.max(reach.column, cell.column);
      }
      tell();
    },
    /** Marks all rows as stale; they stay on screen until they are loaded again. */
    forget: () => {
      generation += 1;
      failure = undefined;
      pages.clear();
      tell();
    },
  };
};
export type RowStore = ReturnType<typeof rowStore>;
