// One row of a sheet: its number and its cells, with merged cells spanned.
import { type Corners, cellName } from '#shared/spreadsheet/a1.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { cellAt, ROW_HEAD, rowAt } from './roles.ts';
import { boxOf, HEAD_WIDTH, type Look, MAX_COLUMNS, ROW_HEIGHT, type ShownRow } from './sheet-geometry.ts';

type SheetRowProps = {
  number: number;
  row: ShownRow | undefined;
  looks: readonly Look[];
  edges: readonly number[];
  /** Merged ranges by their upper left cell. */
  merges: ReadonlyMap<string, Corners>;
  cited: Corners | undefined;
};
type Cell = ShownRow['cells'][number];

const ACROSS = {
  left: 'justify-start',
  center: 'justify-center',
  right: 'justify-end',
  fill: 'justify-start',
} as const;

const lookClass = (cell: Cell, look: Look | undefined) =>
  cx(
    look?.across ? ACROSS[look.across] : cell.kind === 'number' && 'justify-end',
    cell.kind === 'number' && 'tabular',
    look?.bold && 'font-semibold',
    look?.italic && 'italic',
    look?.strike ? 'line-through' : look?.underline && 'underline',
    cell.kind === 'error' && 'text-bad',
  );

export const SheetRow = ({ number, row, looks, edges, merges, cited }: SheetRowProps) => {
  const isCited = cited !== undefined && number >= cited.top && number <= cited.bottom;
  return (
    <div
      {...rowAt(number)}
      data-cited={isCited || undefined}
      className="absolute left-0 text-meta"
      style={{ top: (number - 1) * ROW_HEIGHT, height: ROW_HEIGHT, width: HEAD_WIDTH + (edges.at(-1) ?? 0) }}
    >
      <span
        {...ROW_HEAD}
        className={cx(
          'sticky left-0 z-10 flex h-full items-center justify-end border-line border-r border-b bg-sunken px-1.5 text-chip text-fg3 tabular',
          isCited && 'font-semibold text-accent-fg',
        )}
        style={{ width: HEAD_WIDTH }}
      >
        {number}
      </span>
      {row?.cells.map((cell) => {
        if (cell.column > MAX_COLUMNS) return null;
        const at = { left: cell.column, right: cell.column, top: number, bottom: number };
        const merge = merges.get(cellName(number, cell.column));
        const { left, width, height } = boxOf(edges, merge ?? at);
        return (
          <span
            key={cell.column}
            {...cellAt(cell.column)}
            title={cell.text}
            className={cx(
              'absolute top-0 flex items-center overflow-hidden whitespace-nowrap border-line border-r border-b bg-canvas px-1.5',
              merge && 'z-5',
              lookClass(cell, looks[cell.look ?? 0]),
            )}
            style={{ left: HEAD_WIDTH + left, width, height }}
          >
            <span className="truncate">{cell.text}</span>
          </span>
        );
      })}
    </div>
  );
};
