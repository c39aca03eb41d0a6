// Merges names of customers and items that differ only in capitals or spaces, as spreadsheet programs do.
import type { SheetRow } from '../evidence/sheet-rows.ts';

const NAMES = ['customer', 'item'] as const;

/** Names that agree in this are spellings of one name. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Maps each spelling to the first spelling of the same name. */
const spellingsOf = (rows: readonly SheetRow[], column: string): ReadonlyMap<string, string> => {
  const first = new Map<string, string>();
  const spellings = new Map<string, string>();
  for (const { cell } of rows) {
    const name = cell(column);
    if (name === '' || spellings.has(name)) continue;
    const key = folded(name);
    if (!first.has(key)) first.set(key, name);
    spellings.set(name, first.get(key) ?? name);
  }
  return spellings;
};

type Spelled = {
  readonly rows: SheetRow[];
  /** Names with several spellings: the one shown, and the others. */
  readonly joined: readonly string[];
};

/** Replaces each name in the rows by its first spelling. */
export const oneSpelling = (rows: readonly SheetRow[]): Spelled => {
  const maps = new Map<string, ReadonlyMap<string, string>>(
    NAMES.map((column) => [column, spellingsOf(rows, column)] as const),
  );
  const others = [...maps.values()].flatMap((map) => [...map].filter(([name, first]) => name !== first));
  if (others.length === 0) return { rows: [...rows], joined: [] };
  const joined = Map.groupBy(others, ([, first]) => first);
  return {
    rows: rows.map((row) => ({
      ...row,
      cell: (column: string) => maps.get(column)?.get(row.cell(column)) ?? row.cell(column),
    })),
    joined: [...joined].map(([first, own]) => [first, ...own.map(([name]) => name)].join(' / ')),
  };
};
