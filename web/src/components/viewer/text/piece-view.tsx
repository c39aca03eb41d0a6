// One piece of extracted text: a heading, a paragraph, a note or a table, with the cited part marked.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { findQuote } from '../match-quote.ts';
import type { Span } from './find-segment.ts';
import type { Part, Piece, Row } from './group-segments.ts';

export type Cited = { readonly span: Span | undefined; readonly quote: string | undefined };

/** The frame around the cited passage, as on a page. */
const FRAME = 'rounded-chip outline-2 outline-accent outline-offset-4';

const inside = (index: number, { span }: Cited): boolean =>
  span !== undefined && index >= span.from && index <= span.to;

const Marked = ({ text, quote }: { text: string; quote: string }) => {
  const passage = findQuote([text], quote);
  if (!passage) return <mark className="rounded-chip bg-mark text-fg">{text}</mark>;
  const [from, to] = [passage.from.offset, passage.to.offset];
  return (
    <>
      {text.slice(0, from)}
      <mark className="rounded-chip bg-mark text-fg">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
};

const HEADINGS = [
  'text-section font-semibold pt-4',
  'text-read font-semibold pt-3',
  'text-ui font-semibold pt-2',
] as const;

const PartTitle = ({ part }: { part: Part }) => {
  const { t } = useTranslation('viewer');
  return (
    <h3 className="mt-5 border-line border-b pb-1.5 font-semibold text-fg2 text-note">
      {part.kind === 'slide' ? t('slideTitle', { slide: part.slide }) : part.sheet}
    </h3>
  );
};

const NUMBER = /^[\s(△▲+\-−–$€£¥₩%]*[\d.,]+[\s)%]*(?:[A-Za-z%]|\p{Script=Hangul}|\p{Script=Han}){0,4}$/u;
const rowNumber = ({ locator }: Row): string => /\d+/.exec(locator.range ?? '')?.[0] ?? '';

const Cell = ({ text }: { text: string }) => <span className="line-clamp-6">{text}</span>;

/** The header of a row: its number in a sheet, its first cell elsewhere. */
const RowName = ({ row, isNumbered }: { row: Row; isNumbered: boolean }) =>
  isNumbered ? (
    <th scope="row" className="w-10 select-none border-line border-r px-1.5 text-right font-normal text-chip text-fg3">
      {rowNumber(row)}
    </th>
  ) : (
    <th scope="row" className="px-2 py-1 text-left align-top font-normal">
      <Cell text={row.cells[0] ?? ''} />
    </th>
  );

type TableRowProps = { row: Row; columns: number; cited: Cited; isNumbered: boolean };

const TableRow = ({ row, columns, cited, isNumbered }: TableRowProps) => {
  const first = isNumbered ? 0 : 1;
  const marked = inside(row.index, cited);
  return (
    <tr
      className={cx('border-line border-b', marked && 'bg-mark outline-2 outline-accent -outline-offset-1')}
      data-cited={marked || undefined}
    >
      <RowName row={row} isNumbered={isNumbered} />
      {Array.from({ length: columns - first }, (_, column) => {
        const text = row.cells[column + first] ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
          <td key={column} className={cx('px-2 py-1 align-top', NUMBER.test(text) && 'text-right tabular')}>
            <Cell text={text} />
          </td>
        );
      })}
    </tr>
  );
};

type TableViewProps = { rows: readonly Row[]; widths: readonly number[]; cited: Cited };

const TableView = ({ rows, widths, cited }: TableViewProps) => {
  const isNumbered = rows.some((row) => rowNumber(row) !== '');
  const margin = isNumbered ? ' + 2.5rem' : '';
  return (
    <table
      className="table-fixed border-collapse text-meta"
      style={{ width: `calc(${widths.reduce((a, b) => a + b, 0)}ch${margin})` }}
    >
      <colgroup>
        {isNumbered && <col className="w-10" />}
        {widths.map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
          <col key={column} style={{ width: `${width}ch` }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.index} row={row} columns={widths.length} cited={cited} isNumbered={isNumbered} />
        ))}
      </tbody>
    </table>
  );
};

export const PieceView = ({ piece, widths, cited }: { piece: Piece; widths: readonly number[]; cited: Cited }) => {
  if (piece.kind === 'part') return <PartTitle part={piece.part} />;
  if (piece.kind === 'table') return <TableView rows={piece.rows} widths={widths} cited={cited} />;
  const { text, level = 1 } = piece.segment;
  const marked = inside(piece.index, cited);
  const content = marked && cited.quote ? <Marked text={text} quote={cited.quote} /> : text;
  if (piece.kind === 'heading')
    return (
      <p
        className={cx('text-balance', HEADINGS[Math.min(level, 3) - 1], marked && FRAME)}
        data-cited={marked || undefined}
      >
        {content}
      </p>
    );
  return (
    <p
      lang={langOf(text)}
      data-cited={marked || undefined}
      className={cx(
        'whitespace-pre-wrap py-1.5 text-read',
        piece.kind === 'note' && 'border-line border-l-2 pl-3 text-fg2',
        marked && !cited.quote && 'bg-mark',
        marked && FRAME,
      )}
    >
      {content}
    </p>
  );
};
