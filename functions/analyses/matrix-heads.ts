// Moves year and unit into the header of a matrix column if all its figures share them; the cells keep the numbers.
import type { BlockOf } from '#shared/report/blocks.ts';

type Matrix = Pick<BlockOf<'matrix'>, 'columns' | 'rows'>;
type Figure = { readonly number: string; readonly about: string };

const FIGURE =
  /^(?<before>[\p{Sc}\p{L}]*)\s?(?<number>[-−]?\d[\d,]*(?:\.\d+)?%?)\s?(?<unit>[^\d()（）]*)[(（](?<when>[^()（）]+)[)）]$/u;

const figureIn = (text: string): Figure | undefined => {
  const { before = '', number, unit = '', when = '' } = FIGURE.exec(text.trim())?.groups ?? {};
  if (number === undefined) return undefined;
  const measure = [before, unit].map((part) => part.trim()).filter(Boolean);
  return { number, about: [when, measure.join(' ')].filter(Boolean).join(', ') };
};

/** `undefined` if the figures are of several years or in several units. */
const figuresOf = ({ rows }: Matrix, at: number): ReadonlyMap<number, Figure> | undefined => {
  const filled = rows.flatMap(({ cells }, i) => (cells[at]?.text === undefined ? [] : [{ i, text: cells[at].text }]));
  const read = filled.map(({ i, text }) => [i, figureIn(text)] as const);
  const [first] = read;
  const about = first?.[1]?.about;
  if (about === undefined || read.some(([, figure]) => figure?.about !== about)) return undefined;
  return new Map(read.flatMap(([i, figure]) => (figure ? [[i, figure] as const] : [])));
};

export const withHeads = <M extends Matrix>(matrix: M): M => {
  const figures = matrix.columns.map((_, at) => figuresOf(matrix, at));
  return {
    ...matrix,
    columns: matrix.columns.map((column, at) => {
      const [first] = figures[at]?.values() ?? [];
      return first ? `${column} (${first.about})` : column;
    }),
    rows: matrix.rows.map((row, i) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const figure = figures[at]?.get(i);
        return figure ? { ...cell, text: figure.number } : cell;
      }),
    })),
  };
};
