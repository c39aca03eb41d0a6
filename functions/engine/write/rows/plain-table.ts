// A plain table to be given whole, as printed: one heading line, and rows of the same width.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import { headingOf } from '../../tables/table-of.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { lineCell } from '../figures/figure-cell.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { countCell } from './requested-rows.ts';

/** Most rows that can be read at a glance; longer tables are queried by row. Set by hand. */
const MAX_ROWS = 20;
const MIN_ROWS = 2;

type Line = { readonly start: number; readonly end: number; readonly cells: readonly string[] };
export type PlainTable = {
  readonly passage: Passage;
  readonly head: readonly string[];
  readonly rows: readonly Line[];
};

const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, cells: line.split('\t').map((cell) => cell.trim()) };
  });
};

const isPeriod = (cell: string): boolean => blank(cell, periodsIn(cell)).trim() === '' && cell !== '';
/** A second line of heads names the periods under each measure. */
const joinedHead = (head: readonly string[], [first, ...rows]: readonly Line[]) => {
  const isHead = first !== undefined && first.cells.length === head.length && first.cells.slice(1).every(isPeriod);
  return isHead
    ? { head: head.map((cell, at) => (at === 0 ? cell : `${cell} ${first.cells[at] ?? ''}`)), rows }
    : { head, rows: first ? [first, ...rows] : [] };
};

export const plainTable = (passage: Passage): PlainTable | undefined => {
  const { chunk } = passage;
  const first = headOf(chunk)
    .split('\t')
    .map((cell) => cell.trim());
  const lines = linesOf(chunk.text).filter(({ cells }) => cells.length > 1);
  const { head, rows } = joinedHead(first, lines.slice(1));
  const isPlain = rows.every(({ cells }) => cells.length === head.length && /\p{L}/u.test(cells[0] ?? ''));
  if (head.length < 2 || rows.length < MIN_ROWS || rows.length > MAX_ROWS || !isPlain) return undefined;
  if (head.slice(1).some((cell) => !/\p{L}/u.test(cell) && periodsIn(cell).length === 0)) return undefined;
  return { passage, head, rows };
};

/** Of columns for several years, returns those of the requested year. */
export const columnsOf = ({ periods }: Plan, { head }: PlainTable): readonly number[] => {
  const isOther = (cell: string): boolean => {
    const own = periodsIn(cell);
    return own.length > 0 && !own.some(({ key }) => periods.some((wanted) => samePeriod(wanted, key)));
  };
  return head.flatMap((cell, at) => (at > 0 && periods.length > 0 && isOther(cell) ? [] : [at]));
};

export const wholeTable = ({ plan, citations }: Writing, table: PlainTable): Block => {
  const { passage, head, rows } = table;
  const columns = columnsOf(plan, table);
  const { unit } = passage.chunk.context;
  const caption = [headingOf(passage.chunk), unit].filter(Boolean).join(' ');
  return {
    kind: 'table',
    ...(caption ? { caption } : {}),
    columns: columns.map((at) => ({ label: head[at] ?? '' })),
    rows: rows.map(({ cells, start, end }) => {
      const { n } = citations.cite(passage, start, end);
      return columns.map((at) => {
        const text = cells[at] ?? '';
        if (at === 0 || text === '') return { text };
        return fitted(countCell(lineCell(passage, start, text, n), head[at] ?? ''), []);
      });
    }),
  };
};
