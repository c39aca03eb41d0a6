// Reads tables that list periods downwards, as 決算短信 do: each column is also read as a row.
import { periodsOfCell } from './cells.ts';
import type { Row, Value } from './table.ts';

const isPeriod = ({ label, periods }: Row): boolean => periods.length > 0 && periodsOfCell(label).length > 0;
const isNamed = ({ column }: Value): boolean =>
  column !== undefined && column.about !== '' && column.periods.length === 0;

/** The figure with its column's name and its row's period. */
const turned = ({ label, periods }: Row, value: Value): Value => ({
  ...value,
  column: { label, periods, about: '', unit: value.column?.unit ?? '' },
});

export const columnsAsRows = (rows: readonly Row[]): readonly Row[] => {
  // If other rows are in between, the table shows movements of a balance.
  if (!rows.every((row) => isPeriod(row) && row.values.length > 1 && row.values.every(isNamed))) return [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const names = [...new Set(first.values.map(({ column }) => column?.about ?? ''))];
  return names.map((label): Row => {
    const values = rows.flatMap((row) =>
      row.values.filter(({ column }) => column?.about === label).map((value) => turned(row, value)),
    );
    return { ...first, label, end: last.end, values, periods: [], unit: '' };
  });
};
