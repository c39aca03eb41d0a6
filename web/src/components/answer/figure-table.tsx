// A table of an answer or report: a figure is itself the link to its source, and one line below names all sources.
import { useMemo } from 'react';
import { commonUnit } from '#shared/report/head-text.ts';
import { isTotal, readableTable } from '#shared/report/readable-table.ts';
import { shownRefs, type TableBlock } from '#shared/report/table-refs.ts';
import { cx } from '../ui/class-names.ts';
import { MarkedTable } from './marked-table.tsx';
import { Figure, isMarked, Words } from './table-cells.tsx';
import { TableSources } from './table-sources.tsx';
import { textWidth } from './text-width.ts';

/** A table with more columns uses the full width of the pane. */
const MAX_NARROW_COLUMNS = 6;

/**
 * Which columns contain a marked figure. Every cell of such a column reserves room for a mark, so figures stay aligned.
 */
const markedColumns = ({ columns, rows }: TableBlock): readonly boolean[] =>
  columns.map((_, i) => rows.some((row) => row[i] !== undefined && isMarked(row[i])));

/** Keeps the row label in view while the figures scroll sideways. */
const FIXED = 'sticky left-0 min-w-32 wrap-normal bg-canvas';

type HeadCellProps = { column: TableBlock['columns'][number]; hasRoom: boolean; isFirst: boolean };

/** A column without a label gets a plain cell: a screen reader would announce an empty header. */
const HeadCell = ({ column: { label, unit, numeric }, hasRoom, isFirst }: HeadCellProps) => {
  const Tag = label ? 'th' : 'td';
  return (
    <Tag
      {...(label && { scope: 'col' })}
      className={cx(
        'h-9 wrap-normal px-2.5 font-medium',
        numeric ? 'text-right' : 'text-left',
        isFirst && !numeric && FIXED,
      )}
    >
      <span className={cx('block', numeric && hasRoom && 'pr-6')}>
        {label}
        {unit && <span className="font-normal"> ({unit})</span>}
      </span>
    </Tag>
  );
};

type Columns = { columns: TableBlock['columns']; marked: readonly boolean[]; widths: readonly string[] };

const Head = ({ columns, marked }: Pick<Columns, 'columns' | 'marked'>) => (
  <thead>
    <tr className="border-line-strong border-b text-fg3 text-meta">
      {columns.map((column, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <HeadCell key={i} column={column} hasRoom={marked[i] ?? false} isFirst={i === 0} />
      ))}
    </tr>
  </thead>
);

type RowProps = Columns & { row: TableBlock['rows'][number]; isNumeric: boolean };

const NO_CHIPS: readonly number[] = [];

const Row = ({ row, columns, marked, widths, isNumeric }: RowProps) => {
  const shown = isNumeric ? [] : shownRefs(row);
  const weight = isTotal(row) ? 'font-semibold' : 'font-normal';
  return (
    <tr className="border-line border-b">
      {row.map((cell, i) => {
        const numeric = columns[i]?.numeric;
        const Tag = i === 0 && !numeric ? 'th' : 'td';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            key={i}
            {...(Tag === 'th' && { scope: 'row' })}
            className={cx(
              'h-9 px-2.5 py-1.5',
              weight,
              numeric ? 'whitespace-nowrap text-right tabular' : cx('text-left', Tag === 'td' && widths[i]),
              Tag === 'th' && FIXED,
            )}
          >
            {numeric ? (
              <Figure cell={cell} hasRoom={marked[i] ?? false} />
            ) : (
              <Words cell={cell} shown={shown[i] ?? NO_CHIPS} />
            )}
          </Tag>
        );
      })}
    </tr>
  );
};

/** The unit shared by all columns, shown once beside the caption. */
const unitAtCaption = (table: TableBlock) => {
  const unit = commonUnit(table);
  const columns = unit ? table.columns.map(({ unit: _, ...column }) => column) : table.columns;
  return { unit, columns };
};

const Grid = ({ block }: { block: TableBlock }) => {
  const { caption, rows, note } = block;
  const { unit, columns } = unitAtCaption(block);
  const marked = markedColumns(block);
  const widths = columns.map((_, i) => textWidth(rows.flatMap((row) => row[i]?.text ?? [])));
  const isNumeric = columns.some(({ numeric }) => numeric);
  return (
    <MarkedTable label={caption ?? columns.map(({ label }) => label).join(', ')} className="fade-edges overflow-x-auto">
      <table className="w-full text-note">
        {(caption || unit) && (
          <caption className="pb-2 text-left font-semibold text-fg2 text-note">
            {caption} {unit && <span className="font-normal text-fg3">({unit})</span>}
          </caption>
        )}
        <Head columns={columns} marked={marked} />
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever come after one another
            <Row key={r} row={row} columns={columns} marked={marked} widths={widths} isNumeric={isNumeric} />
          ))}
        </tbody>
      </table>
      <TableSources rows={isNumeric ? rows : []} note={note} />
    </MarkedTable>
  );
};

export const FigureTable = ({ block }: { block: TableBlock }) => {
  const table = useMemo(() => readableTable(block), [block]);
  return (
    <div className="my-3" data-wide={table.columns.length > MAX_NARROW_COLUMNS || undefined}>
      <Grid block={table} />
    </div>
  );
};
