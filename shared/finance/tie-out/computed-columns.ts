// Checks columns of a table that are computed from adjacent ones: the change, the growth, the share.
import { places } from './figures.ts';

export type GridCell = { readonly value: number; readonly shown: string; readonly isPercent: boolean };
export type GridRow = {
  readonly label: string;
  readonly seq: number;
  readonly start: number;
  readonly end: number;
  /** By position in the line. */
  readonly cells: ReadonlyMap<number, GridCell>;
};

type ColumnKind = 'sum' | 'difference' | 'growth' | 'quotient';
/** One cell of a computed column, compared with its row. */
export type ColumnCheck = {
  readonly kind: ColumnKind;
  readonly is: 'holds' | 'breaks';
  readonly row: GridRow;
  readonly shown: string;
  readonly value: number;
  readonly from: readonly [string, string];
  readonly computed: number;
};

const COMPUTE: Readonly<Record<ColumnKind, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  growth: (a, b) => ((a - b) / Math.abs(b)) * 100,
  quotient: (a, b) => (a / b) * 100,
};

const halfUnit = ({ shown }: GridCell): number => 10 ** -places(shown) / 2;

/** The rounding of the operands determines how far a cell may deviate. */
const holds = (kind: ColumnKind, cell: GridCell, [a, b]: readonly [GridCell, GridCell]): boolean => {
  const corners = [-1, 1].flatMap((da) =>
    [-1, 1].map((db) => COMPUTE[kind](a.value + da * halfUnit(a), b.value + db * halfUnit(b))),
  );
  // Some documents round the last digit, others truncate it.
  const room = 2 * halfUnit(cell) * (1 + 1e-9);
  const isIn = (value: number) => value >= Math.min(...corners) - room && value <= Math.max(...corners) + room;
  // For the change from a loss to a smaller loss, documents print either sign.
  const isEitherSign = kind === 'quotient' || (kind === 'growth' && b.value < 0);
  return isIn(cell.value) || (isEitherSign && isIn(-cell.value));
};

type Relation = { readonly kind: ColumnKind; readonly column: number; readonly from: readonly [number, number] };

const checksOf = (rows: readonly GridRow[], { kind, column, from }: Relation): ColumnCheck[] =>
  rows.flatMap((row): ColumnCheck[] => {
    const [cell, a, b] = [column, ...from].map((place) => row.cells.get(place));
    if (!cell || !a || !b || a.value === 0 || b.value === 0 || a.value === b.value) return [];
    const is = holds(kind, cell, [a, b]) ? 'holds' : 'breaks';
    const computed = COMPUTE[kind](a.value, b.value);
    return [{ kind, is, row, shown: cell.shown, value: cell.value, from: [a.shown, b.shown], computed }];
  });

/** Fewer rows agree by chance. If more than one in ten disagrees, the column means something else in some rows. */
const MIN_ROWS = { sum: 4, difference: 4, growth: 3, quotient: 3 } as const;
const MAX_BROKEN_SHARE = 0.1;
/** In tables with more columns, positions do not show which columns are related. */
const MIN_COLUMNS = 3;
const MAX_COLUMNS = 16;

const placesOf = ({ row }: ColumnCheck): string => [...row.cells.keys()].join(' ');

/** A row with other columns filled than those that agree has other parts. */
const ofOneShape = (checks: readonly ColumnCheck[]): ColumnCheck[] => {
  const shapes = new Set(checks.filter(({ is }) => is === 'holds').map(placesOf));
  return checks.filter((check) => check.is === 'holds' || shapes.has(placesOf(check)));
};

const holdCount = (checks: readonly ColumnCheck[]): number => checks.filter(({ is }) => is === 'holds').length;
const isWitnessed = (checks: readonly ColumnCheck[]): boolean =>
  holdCount(checks) >= MIN_ROWS[checks[0]?.kind ?? 'sum'] &&
  checks.length - holdCount(checks) <= Math.max(1, MAX_BROKEN_SHARE * checks.length);

/** Three amounts form one relation in any arrangement; it is counted for the last of them. */
const relationsTo = (column: number, isPercent: boolean, amounts: readonly number[]): Relation[] =>
  amounts.flatMap((a) =>
    amounts.flatMap((b) =>
      a === b || a === column || b === column || (!isPercent && (a > column || b > column))
        ? []
        : (isPercent ? (['growth', 'quotient'] as const) : (['sum', 'difference'] as const)).map((kind) => ({
            kind,
            column,
            from: [a, b] as const,
          })),
    ),
  );

/**
 * The relation of each column with which most rows agree. Linear in rows, bounded in columns; for measurements see
 * note-sums.ts.
 */
export const computedColumns = (rows: readonly GridRow[]): ColumnCheck[] => {
  const all = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b);
  if (all.length < MIN_COLUMNS || all.length > MAX_COLUMNS) return [];
  const isPercent = (column: number) => rows.some(({ cells }) => cells.get(column)?.isPercent);
  const amounts = all.filter((column) => !isPercent(column));
  return all.flatMap((column) => {
    const checks = relationsTo(column, isPercent(column), amounts).map((one) => ofOneShape(checksOf(rows, one)));
    return checks.filter(isWitnessed).sort((a, b) => holdCount(b) - holdCount(a))[0] ?? [];
  });
};
