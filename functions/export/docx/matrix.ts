// Shows a matrix as a table: signs centered, texts aligned left.
import type { Paragraph, Table } from 'docx';
import type { BlockOf } from '#shared/report/blocks.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import { matrixShares } from '../column-shares.ts';
import { markSign } from '../mark-sign.ts';
import { citedRuns, type Writing } from './runs.ts';
import { after, captionOf, cellOf, gridOf, headOf } from './table.ts';

export const matrixOf = (writing: Writing, block: BlockOf<'matrix'>): (Paragraph | Table)[] => {
  const { caption, corner, columns, rows, note } = block;
  const figures = figureColumns(block);
  const head = [headOf(corner ?? ''), ...columns.map((name, i) => headOf(name, { numeric: figures[i] ?? false }))];
  const body = rows.map(({ label, cells, ...cited }) => [
    cellOf(citedRuns(writing, label, cited), {}),
    ...figures.map((numeric, i) => {
      const { mark, text, ...by } = cells[i] ?? {};
      const words = [mark ? markSign(writing.language, mark) : '', text ?? ''].filter(Boolean).join(' ');
      return cellOf(citedRuns(writing, words, by), { numeric, middle: text === undefined });
    }),
  ]);
  return [
    ...captionOf(caption),
    gridOf({ head, rows: body, shares: matrixShares(block), hasNote: note !== undefined, isText: true }),
    ...after(note),
  ];
};
