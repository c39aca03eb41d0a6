// The column headings; those of frozen columns stay in view.
import { columnName } from '#shared/spreadsheet/a1.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { HEAD, type Layout } from './layout.ts';
import { columnHead, HEAD_ROW } from './roles.ts';

type Props = { layout: Layout; from: number; to: number; selected: { left: number; right: number } };

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

export const ColumnHeads = ({ layout, from, to, selected }: Props) => {
  const { columns, frozenColumns, frozenWidth } = layout;
  const head = (column: number, offset: number) => {
    const width = columns.size(column);
    if (width === 0) return null;
    const isSelected = column >= selected.left && column <= selected.right;
    return (
      <div
        key={column}
        {...columnHead(column)}
        className={cx(
          'absolute inset-y-0 flex items-center justify-center border-line border-r text-meta',
          isSelected ? 'bg-accent-soft font-semibold text-accent-fg' : 'bg-sunken text-fg3',
        )}
        style={{ left: columns.start(column) + offset, width }}
      >
        {columnName(column)}
      </div>
    );
  };
  return (
    <div
      {...HEAD_ROW}
      className="absolute inset-x-0 top-0 flex border-line-strong border-b bg-sunken"
      style={{ height: HEAD.height }}
    >
      <div
        className="sticky left-0 z-20 h-full shrink-0 border-line border-r bg-sunken"
        style={{ width: HEAD.width }}
      />
      {frozenColumns > 0 && (
        <div className="sticky z-10 h-full shrink-0 bg-sunken" style={{ left: HEAD.width, width: frozenWidth }}>
          {range(1, frozenColumns).map((column) => head(column, 0))}
        </div>
      )}
      {range(from, to).map((column) => head(column, HEAD.width))}
    </div>
  );
};
