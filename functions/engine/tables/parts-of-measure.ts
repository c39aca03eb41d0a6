// Marks the values of a table with the measure that they are parts of, as found at indexing.
import type { Unit } from '#shared/language/grammar/units.ts';
import type { Breakdown, Chunk } from '../../ports/search-index.ts';
import type { Row, Table, Value } from './table.ts';

const partIn =
  (breakdowns: readonly Breakdown[], row: Row) =>
  (value: Value): Value => {
    const of = breakdowns.find(
      ({ start, end, column }) => start <= row.start && row.end <= end && column === value.index,
    );
    if (!of) return value;
    const { label = '', about = '', unit = '', periods = [] } = value.column ?? {};
    const isDated = periods.length + row.periods.length > 0;
    return { ...value, partOf: of.metric, column: { label, about, unit, periods: isDated ? periods : [of.period] } };
  };

/** The scale of the divided figure, if the table states none. */
const captionOf = (breakdowns: readonly Breakdown[], row: Row): Row['caption'] => {
  const of = breakdowns.find(({ start, end, power }) => power !== undefined && start <= row.start && row.end <= end);
  return of ? { power: of.power, unit: of.unit as Unit | undefined } : undefined;
};

export const withPartsOfMeasures = (table: Table, { context: { breakdowns } }: Pick<Chunk, 'context'>): Table =>
  breakdowns
    ? {
        ...table,
        rows: table.rows.map((row) => ({
          ...row,
          caption: row.caption ?? captionOf(breakdowns, row),
          values: row.values.map(partIn(breakdowns, row)),
        })),
      }
    : table;
