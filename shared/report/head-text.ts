// What stands above a column of a table: its name and its unit.
import type { BlockOf } from './blocks.ts';

type Column = BlockOf<'table'>['columns'][number];

export const headText = ({ label, unit }: Pick<Column, 'label' | 'unit'>): string =>
  unit ? `${label} (${unit})` : label;
