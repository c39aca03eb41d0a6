// Formats a column header: its name, and its unit unless all columns share one.
import type { BlockOf } from './blocks.ts';

type Column = BlockOf<'table'>['columns'][number];

export const headText = ({ label, unit }: Pick<Column, 'label' | 'unit'>): string =>
  unit ? `${label} (${unit})` : label;

/** The unit that all figure columns share, which is then shown once. */
export const commonUnit = ({ columns }: Pick<BlockOf<'table'>, 'columns'>): string | undefined => {
  const [first, ...rest] = columns.filter(({ numeric }) => numeric);
  return rest.length > 0 && first?.unit && rest.every(({ unit }) => unit === first.unit) ? first.unit : undefined;
};
