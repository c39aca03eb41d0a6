// A table of an answer: figures align in columns, and a row with one source names it once.
import { shownRefs, type TableBlock, type TableCell } from '#shared/report/table-refs.ts';
import { cx } from '../ui/class-names.ts';
import { CHECK_LOOKS, CheckMark } from './check-mark.tsx';
import { Chips } from './citation-chip.tsx';
import { CitedText } from './cited-text.tsx';
import { splitSentence } from './split-sentence.ts';

/** How many marks stand after a cell's text. */
const marksOf = (refs: readonly number[], { check = 'verified', findings = [] }: TableCell): number =>
  refs.length + (check === 'verified' && !findings.some(({ code }) => code === 'computed') ? 0 : 1);

/** The widest group of marks in each column: every cell keeps that room, so that the figures stay aligned. */
const roomOf = ({ columns, rows }: TableBlock): readonly number[] => {
  const all = rows.map((row) => shownRefs(row).map((refs, i) => (row[i] ? marksOf(refs, row[i]) : 0)));
  return columns.map((_, i) => Math.max(0, ...all.map((marks) => marks[i] ?? 0)));
};

type CellProps = { cell: TableCell; shown: readonly number[] };

const Figure = ({ cell, shown, room }: CellProps & { room: number }) => {
  const { text, refs = [], check = 'verified', findings } = cell;
  const words = <span className={CHECK_LOOKS[check]}>{text}</span>;
  return (
    <>
      {refs.length > shown.length ? <CitedText refs={refs}>{words}</CitedText> : words}
      {room > 0 && (
        <span className="inline-block text-left" style={{ minWidth: `${room * 1.5}rem` }}>
          <Chips refs={shown} />
          <CheckMark check={check} findings={findings} />
        </span>
      )}
    </>
  );
};

/** Its chip never begins a line. */
const Words = ({ cell: { text, check = 'verified', findings }, shown }: CellProps) => {
  const { head, kept, tail } = splitSentence(text);
  const look = CHECK_LOOKS[check];
  return (
    <>
      <span className={look}>{head}</span>
      <span className="whitespace-nowrap">
        <span className={look}>{`${kept}${tail}`}</span>
        <Chips refs={shown} />
        <CheckMark check={check} findings={findings} />
      </span>
    </>
  );
};

/** What a row is stays in view when its figures scroll by. */
const FIXED = 'sticky left-0 min-w-32 wrap-normal bg-canvas';

type HeadCellProps = { column: TableBlock['columns'][number]; room: number; isFirst: boolean };

/** A column without a name has a cell without a name: an empty header would be read out as one. */
const HeadCell = ({ column: { label, unit, numeric }, room, isFirst }: HeadCellProps) => {
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
      <span className="block" style={numeric ? { paddingRight: `${room * 1.5}rem` } : undefined}>
        {label}
        {unit && <span className="font-normal"> ({unit})</span>}
      </span>
    </Tag>
  );
};

const Head = ({ columns, room }: { columns: TableBlock['columns']; room: readonly number[] }) => (
  <thead>
    <tr className="border-line-strong border-b text-fg3 text-meta">
      {columns.map((column, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <HeadCell key={i} column={column} room={room[i] ?? 0} isFirst={i === 0} />
      ))}
    </tr>
  </thead>
);

type RowProps = { row: TableBlock['rows'][number]; columns: TableBlock['columns']; room: readonly number[] };

const Row = ({ row, columns, room }: RowProps) => {
  const shown = shownRefs(row);
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
              'h-9 px-2.5 py-1.5 font-normal',
              numeric ? 'whitespace-nowrap text-right tabular' : 'min-w-20 text-left',
              Tag === 'th' && FIXED,
            )}
          >
            {numeric ? (
              <Figure cell={cell} shown={shown[i] ?? []} room={room[i] ?? 0} />
            ) : (
              <Words cell={cell} shown={shown[i] ?? []} />
            )}
          </Tag>
        );
      })}
    </tr>
  );
};

export const FigureTable = ({ block }: { block: TableBlock }) => {
  const { caption, columns, rows } = block;
  const room = roomOf(block);
  return (
    // A group, not a region: reports repeat a caption from section to section, and landmarks must differ.
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div
      role="group"
      aria-label={caption ?? columns.map(({ label }) => label).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="my-3 overflow-x-auto"
    >
      <table className="w-full text-note">
        {caption && <caption className="pb-2 text-left font-semibold text-fg2 text-note">{caption}</caption>}
        <Head columns={columns} room={room} />
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever come after one another
            <Row key={r} row={row} columns={columns} room={room} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
