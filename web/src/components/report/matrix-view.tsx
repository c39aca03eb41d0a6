// A matrix: rows by columns of ticks, short texts and figures, each with its source.
import { Check as CheckIcon, CircleHelp, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Cited } from '#shared/report/cited.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';
import { CHECK_LOOKS, CheckMark } from '../answer/check-mark.tsx';
import { Chips } from '../answer/citation-chip.tsx';
import { MarkedTable } from '../answer/marked-table.tsx';
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

const Words = ({
  text,
  cited: { refs = [], check = 'verified', findings },
}: {
  text: string | undefined;
  cited: Cited;
}) => (
  <>
    {text && <span className={CHECK_LOOKS[check]}>{text}</span>}
    <Chips refs={refs} />
    <CheckMark check={check} findings={findings} />
  </>
);

/** Signs alone are centered, text is left-aligned, figures are right-aligned. */
type Side = 'text-left' | 'text-center' | 'whitespace-nowrap text-right tabular-nums';

const CellView = ({ cell, side }: { cell: MatrixCell | undefined; side: Side }) => (
  <td className={cx('px-2.5 py-2 align-top', side)}>
    {cell?.mark && <Sign mark={cell.mark} />}
    {cell?.mark && cell.text && ' '}
    {cell && <Words text={cell.text} cited={cell} />}
  </td>
);

export const MatrixView = ({ block }: { block: BlockOf<'matrix'> }) => {
  const { caption, corner, columns, rows } = block;
  const figures = figureColumns(block);
  const sideOf = (i: number): Side => {
    if (figures[i]) return 'whitespace-nowrap text-right tabular-nums';
    return rows.some(({ cells }) => Boolean(cells[i]?.text)) ? 'text-left' : 'text-center';
  };
  return (
    <MarkedTable label={caption ?? columns.join(', ')} className="my-4 overflow-x-auto">
      <table className="w-full text-note">
        {caption && <caption className="pb-2 text-left font-semibold text-fg2 text-note">{caption}</caption>}
        <thead>
          <tr className="border-line-strong border-b text-fg3 text-meta">
            <th scope="col" className="sticky left-0 h-9 bg-canvas px-2.5 text-left font-medium">
              {corner}
            </th>
            {columns.map((name, i) => (
              <th key={name} scope="col" className={cx('h-9 wrap-normal px-2.5 font-medium', sideOf(i))}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, ...cited }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="sticky left-0 min-w-28 bg-canvas px-2.5 py-2 text-left align-top font-medium">
                <Words text={label} cited={cited} />
              </th>
              {columns.map((name, i) => (
                <CellView key={name} cell={cells[i]} side={sideOf(i)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </MarkedTable>
  );
};
