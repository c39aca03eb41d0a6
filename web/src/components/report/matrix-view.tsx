// A matrix: rows by columns of ticks, short texts and figures. As in a table, a figure is itself the link to its source.
import { Check as CheckIcon, CircleHelp, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#shared/report/blocks.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';
import type { TableCell } from '#shared/report/table-refs.ts';
import { MarkedTable } from '../answer/marked-table.tsx';
import { Figure, isMarked, Words } from '../answer/table-cells.tsx';
import { TableSources } from '../answer/table-sources.tsx';
import { textWidth } from '../answer/text-width.ts';
import { cx } from '../ui/class-names.ts';

const SIGNS = {
  yes: [CheckIcon, 'text-ok'],
  partial: [Minus, 'text-warn'],
  no: [X, 'text-fg3'],
  unknown: [CircleHelp, 'text-fg3'],
} as const;

const Sign = ({ mark }: { mark: NonNullable<MatrixCell['mark']> }) => {
  const { t } = useTranslation('report');
  const [Icon, colour] = SIGNS[mark];
  return (
    <>
      <Icon aria-hidden="true" className={cx('inline size-4 align-[-0.2em]', colour)} />
      <span className="sr-only">{t(`mark.${mark}`)}</span>
    </>
  );
};

/** Signs alone are centered, text is left-aligned, figures are right-aligned. */
const FIGURES = 'whitespace-nowrap text-right tabular';
const sideOf = (cells: readonly (MatrixCell | undefined)[]): string => {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.length === 0 ? 'text-center' : cx('text-left', textWidth(texts));
};

const NONE: readonly number[] = [];

const withText = ({ text = '', ...cell }: MatrixCell): TableCell => ({ ...cell, text });

type CellProps = { cell: MatrixCell | undefined; side: string; hasRoom: boolean };

const CellView = ({ cell, side, hasRoom }: CellProps) => (
  <td className={cx('px-2.5 py-2 align-top', side)}>
    {cell?.mark && <Sign mark={cell.mark} />}
    {cell?.mark && cell.text && ' '}
    {cell && side === FIGURES && <Figure cell={withText(cell)} hasRoom={hasRoom} />}
    {cell && side !== FIGURES && <Words cell={withText(cell)} shown={cell.refs ?? NONE} />}
  </td>
);

export const MatrixView = ({ block }: { block: BlockOf<'matrix'> }) => {
  const { caption, corner, columns, rows, note } = block;
  const figures = figureColumns(block);
  const cellsOf = (i: number) => rows.map(({ cells }) => cells[i]);
  const sides = columns.map((_, i) => (figures[i] ? FIGURES : sideOf(cellsOf(i))));
  const marked = columns.map((_, i) => cellsOf(i).some((cell) => cell && isMarked(withText(cell))));
  const cited = rows.map(({ cells }) => cells.flatMap((cell, i) => (figures[i] ? [withText(cell)] : [])));
  return (
    <MarkedTable label={caption ?? columns.join(', ')} className="fade-edges my-4 overflow-x-auto">
      <table className="w-full text-note">
        {caption && <caption className="pb-2 text-left font-semibold text-fg2 text-note">{caption}</caption>}
        <thead>
          <tr className="border-line-strong border-b text-fg3 text-meta">
            <th scope="col" className="sticky left-0 h-9 bg-canvas px-2.5 text-left font-medium">
              {corner}
            </th>
            {columns.map((name, i) => (
              <th key={name} scope="col" className={cx('h-9 wrap-normal px-2.5 font-medium', sides[i])}>
                <span className={cx('block', figures[i] && marked[i] && 'pr-6')}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, ...own }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="sticky left-0 min-w-28 bg-canvas px-2.5 py-2 text-left align-top font-medium">
                <Words cell={{ text: label, ...own }} shown={own.refs ?? NONE} />
              </th>
              {columns.map((name, i) => (
                <CellView key={name} cell={cells[i]} side={sides[i] ?? ''} hasRoom={marked[i] ?? false} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableSources rows={cited} note={note} />
    </MarkedTable>
  );
};
