// Reads figures of a statement by line and column, and computes the rounding tolerance between a whole and its parts.
import type { Statement, StatementLine } from '../../model/statement.ts';

export const figureAt = (line: StatementLine | undefined, column: number): number | undefined =>
  line?.figures[column]?.value ?? undefined;

export const hasFigures = ({ figures }: StatementLine): boolean => figures.some((figure) => figure !== null);

/** The number of decimals. */
export const places = (shown: string): number => /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;

/** One unit of the coarsest figure in a statement. */
export const unitOf = ({ lines }: Statement): number => {
  const shown = lines
    .filter(({ isPlain }) => !isPlain)
    .flatMap(({ figures }) => figures.flatMap((one) => one?.shown ?? []));
  const most = Math.max(0, ...shown.map(places));
  return 10 ** -most;
};

const DOUBLE = 1e-9;
/** Half a unit for each part and one for the whole; two units for an identity of two terms. */
export const toleranceOf = (parts: number, unit: number): number => (Math.max(2, Math.ceil(parts / 2)) + DOUBLE) * unit;

/** For a rule with its own tolerance. */
export const toleranceIn = (units: number, unit: number): number => (units + DOUBLE) * unit;
