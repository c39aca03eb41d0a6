// One row of the grid: its head, its frozen cells, and the visible cells.
import { type CSSProperties, memo } from 'react';
import type { ShownCell } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { type Drawn, drawnCells } from './cells-of-row.ts';
import { HEAD, type Layout, type Look } from './layout.ts';
import { styleOf } from './look-style.ts';
import { cell as cellRole, ROW_HEAD, row as rowRole } from './roles.ts';
import type { Cells } from './row-store.ts';

type Between = { readonly left: number; readonly right: number };

export type RowViewProps = {
  readonly row: number;
  readonly layout: Layout;
  readonly looks: readonly Look[];
  readonly cells: Cells;
  readonly merges: readonly Corners[];
  readonly from: number;
  readonly to: number;
  readonly isThere: boolean;
  /** The selected columns of this row. */
  readonly selected?: Between | undefined;
  /** The cited columns of this row. */
  readonly cited?: Between | undefined;
  readonly above?: ((row: number, column: number) => ShownCell | undefined) | undefined;
  /** The distance from the top of the container. */
  readonly top: number;
};

/** Text that extends over empty neighbors, while the borders stay around its own cell. */
const Spilling = ({ reach, children }: { reach: number; children: string }) => (
  <span className="shrink-0 overflow-hidden" style={{ width: reach }}>
    {children}
  </span>
);

const CellView = ({
  cell,
  look,
  text,
  x,
  y,
  width,
  reach,
  height,
  row,
  offset,
}: Drawn & { row: number; offset: number }) => (
  <div
    {...cellRole(cell.column)}
    data-cell={`${row}-${cell.column}`}
    title={text === cell.text ? undefined : cell.text}
    className={cx(
      'absolute flex leading-tight',
      height === 0 && 'hidden',
      reach === width && 'overflow-hidden',
      cell.kind && 'tabular',
    )}
    style={{ ...styleOf(look, cell), left: x + offset, top: y, width, height, zIndex: y < 0 ? 1 : undefined }}
  >
    {reach === width ? text : <Spilling reach={reach}>{text}</Spilling>}
  </div>
);

const Strip = ({
  layout,
  between,
  offset,
  look,
}: {
  layout: Layout;
  between: Between | undefined;
  offset: number;
  look: string;
}) => {
  if (!between || between.left > between.right) return null;
  const { columns } = layout;
  const left = columns.start(between.left);
  const style: CSSProperties = { left: left + offset, width: columns.start(between.right + 1) - left };
  return <div aria-hidden="true" className={cx('pointer-events-none absolute inset-y-0 z-2', look)} style={style} />;
};

const clipped = (between: Between | undefined, from: number, to: number): Between | undefined =>
  between && { left: Math.max(between.left, from), right: Math.min(between.right, to) };

const SELECTED = 'bg-accent/10';
/** Blended like a highlighter, so that text keeps its contrast. */
const CITED = 'bg-mark mix-blend-multiply dark:mix-blend-screen';

const Frozen = ({ row, layout, looks, cells, merges, selected, cited, above }: RowViewProps) => {
  const { frozenColumns, frozenWidth, hasGrid, columns } = layout;
  if (frozenColumns === 0) return null;
  const lines = Array.from({ length: hasGrid ? frozenColumns : 0 }, (_, n) => columns.start(n + 2) - 1);
  return (
    <div
      className="sticky z-10 h-full shrink-0 overflow-hidden border-line-strong border-r bg-canvas"
      style={{ left: HEAD.width, width: frozenWidth }}
    >
      {lines.map((x) => (
        <i key={x} aria-hidden="true" className="absolute inset-y-0 w-px bg-line" style={{ left: x }} />
      ))}
      {drawnCells(layout, looks, { row, cells, merges, above }, { from: 1, to: frozenColumns }).map((drawn) => (
        <CellView key={drawn.cell.column} {...drawn} row={row} offset={0} />
      ))}
      <Strip layout={layout} between={clipped(selected, 1, frozenColumns)} offset={0} look={SELECTED} />
      <Strip layout={layout} between={clipped(cited, 1, frozenColumns)} offset={0} look={CITED} />
    </div>
  );
};

export const RowView = memo((props: RowViewProps) => {
  const { row, layout, looks, cells, merges, from, to, selected, cited, above, top, isThere } = props;
  const height = layout.rows.size(row);
  if (height === 0) return null;
  const first = layout.frozenColumns + 1;
  return (
    <div
      {...rowRole(row, isThere)}
      className={cx('absolute left-0 flex w-full', layout.hasGrid && 'border-line border-b')}
      style={{ top, height }}
    >
      <div
        {...ROW_HEAD}
        className={cx(
          'sticky left-0 z-20 flex h-full shrink-0 items-center justify-center border-line border-r text-meta tabular',
          selected ? 'bg-accent-soft font-semibold text-accent-fg' : 'bg-sunken text-fg3',
        )}
        style={{ width: HEAD.width }}
      >
        {row}
      </div>
      <Frozen {...props} />
      {drawnCells(layout, looks, { row, cells, merges, above }, { from, to }).map((drawn) => (
        <CellView key={drawn.cell.column} {...drawn} row={row} offset={HEAD.width} />
      ))}
      <Strip
        layout={layout}
        between={clipped(selected, first, layout.columns.count)}
        offset={HEAD.width}
        look={SELECTED}
      />
      <Strip layout={layout} between={clipped(cited, first, layout.columns.count)} offset={HEAD.width} look={CITED} />
    </div>
  );
});
