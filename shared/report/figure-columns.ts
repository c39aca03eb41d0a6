// Finds the columns of a matrix with figures, which are aligned right as in a table.
import type { BlockOf } from './blocks.ts';

const FIGURE = /^[-−(]?[\p{Sc}]?\d[\d,]*(?:\.\d+)?\s?(?:%|x|\p{L}{1,3})?\)?$/u;

export const figureColumns = ({ columns, rows }: Pick<BlockOf<'matrix'>, 'columns' | 'rows'>): boolean[] =>
  columns.map((_, at) => {
    const texts = rows.flatMap(({ cells }) => cells[at]?.text ?? []);
    return texts.length > 0 && texts.every((text) => FIGURE.test(text.trim()));
  });
