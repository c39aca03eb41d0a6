// Writes a row of a table as one line of text, each figure under its column: "매출액: 2024년 365 · 2025년 438".
import type { BlockOf } from '#shared/report/blocks.ts';

type Table = BlockOf<'table'>;

/** Leaves out empty cells. A cell below no label stands for itself. */
export const rowText = ({ columns }: Pick<Table, 'columns'>, cells: Table['rows'][number]): string => {
  const [first, ...others] = cells;
  const values = others.flatMap(({ text }, n) =>
    text.trim() === '' ? [] : [[columns[n + 1]?.label, text].filter(Boolean).join(' ')],
  );
  const label = first?.text.trim() ?? '';
  return [label, values.join(' · ')].filter((part) => part !== '').join(': ');
};
