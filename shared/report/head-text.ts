// The head of a table's column: its name and its unit, where the columns do not share one.
import type { BlockOf } from './blocks.ts';

type Column = BlockOf<'table'>['columns'][number];

export const headText = ({ label, unit }: Pick<Column, 'label' | 'unit'>): string =>
  unit ? `${label} (${unit})` : label;

/** The unit of all its columns of figures: then it is said once. */
export const commonUnit = ({ columns }: Pick<BlockOf<'table'>, 'columns'>): string | undefined => {
  const [first, ...rest] = columns.filter(({ numeric }) => numeric);
  return rest.length > 0 && first?.unit && rest.every(({ unit }) => unit === first.unit) ? first.unit : undefined;
};
