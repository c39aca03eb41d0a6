// Builds statements line by line, for tests of computed values.
import type { Statement, StatementKind } from '#shared/model/statement.ts';

export type MadeLine = readonly [label: string, concept: string, ...figures: readonly (number | null)[]];

type Made = Partial<Pick<Statement, 'basis' | 'currency' | 'scale' | 'columns'>> & {
  readonly periods?: readonly string[];
  /** The position of the first line; lines are ten apart. */
  readonly seq?: number;
};

const LINE_LENGTH = 10;

/** Yearly columns, the latest first. */
export const madeStatement = (kind: StatementKind, lines: readonly MadeLine[], made: Made = {}): Statement => {
  const { periods = ['2024', '2023'], seq = 1, ...rest } = made;
  return {
    kind,
    title: kind,
    currency: 'USD',
    scale: 6,
    columns: periods.map((period) => ({ period, label: period, ...(kind === 'balance' ? {} : { months: 12 }) })),
    lines: lines.map(([label, concept, ...figures], n) => ({
      label,
      section: '',
      figures: figures.map((value) => (value === null ? null : { value, shown: value.toLocaleString('en-US') })),
      seq,
      start: n * LINE_LENGTH,
      end: n * LINE_LENGTH + LINE_LENGTH - 1,
      ...(concept ? { concept } : {}),
    })),
    ...rest,
  };
};
