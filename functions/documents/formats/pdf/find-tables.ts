// Divides a page's rows into prose and tables.
import { isDatum, isValue } from '../../text/figures.ts';
import type { Cell } from './cells.ts';
import { withCellsApart } from './glued.ts';
import { type Line, plainText } from './lines.ts';
import type { Row } from './rows.ts';
import { tableLines } from './table.ts';

const BULLET = /^(?:[•·▪◦‣○●■□※*☐☒o–-]|\(?(?:\d{1,2}|[a-z]|[ivx]+|[가-하])[.)]|[①-⑳㉠-㉭])$/i;
const UNIT = /단위|単位|\bin (?:millions|thousands|billions)\b/i;
/** A caption or a source of figures, behind which another table begins. */
const CAPTION =
  /^[（(<＜[［]?\s*(?:参考|出典|資料|참고|자료|출처|sources?\s*:|(?:표|그림|図表?|表|table|figure|exhibit|chart)\s*\d)/i;
const LEADERS = /(?:\.\s?){6,}\s*\d*$|…{2,}\s*\d*$/;

/** Joins a list marker with its text, since the gap between them makes no table. */
const withoutBullet = (row: Row): Row => {
  const [first, second, ...rest] = row.cells;
  if (!first || !second || !BULLET.test(first.text) || isValue(second.text)) return row;
  const joined: Cell = { text: `${first.text} ${second.text}`, left: first.left, right: second.right, parts: [] };
  return { ...row, cells: [joined, ...rest] };
};

const textLine = (row: Row): Line => {
  const text = plainText(row);
  return { kind: LEADERS.test(text) || !/[\p{L}\p{N}]/u.test(text) ? 'note' : 'text', text, row };
};

/** How much larger than the rows above a heading is. A table header may be smaller than its rows. Set by hand. */
const LARGER = 1.3;
const ROWS_OF_HEAD = 2;
const isHeadingUnder = ({ rows }: Run, { size }: Row): boolean => {
  const wide = rows.filter(({ cells }) => cells.length > 1);
  return wide.length > ROWS_OF_HEAD && wide.every((row) => size > row.size * LARGER);
};

const LAST_WORD = /\p{L}.*\s(\S+)$/u;
/** Whether the text is a label with figures; a plain number behind words is that of a house or page. */
const isLabelled = (text: string): boolean => {
  const last = LAST_WORD.exec(text)?.[1] ?? '';
  return isDatum(last) && /[.,%)]/.test(last);
};

type Run = { readonly rows: Row[]; readonly width: number };

const belongs = (run: Run, row: Row): boolean => {
  const last = run.rows.at(-1);
  if (!last) return false;
  const gap = row.base - last.base;
  if (gap < -row.size * 0.5) return false;
  const text = row.cells[0]?.text ?? '';
  if (row.cells.length > 1) return gap < row.size * 4;
  if (isHeadingUnder(run, row)) return false;
  if (isLabelled(text)) return gap < row.size * 4;
  const prose = (/[.。]$/.test(text) && text.length > 25) || CAPTION.test(text);
  // A table may leave a blank line below its labels and header; elsewhere a single line that far away is something
  // else.
  const left = Math.min(...run.rows.map((other) => other.left));
  const near = Math.abs(row.left - left) < 15 ? 3.2 : row.left < left ? 3.3 : 2.4;
  return gap < row.size * near && row.right - row.left < run.width * 0.6 && !prose && !UNIT.test(text);
};

/** The number of rows before the table that are headers over its columns ("Years Ended"). */
const leadIn = (before: readonly Row[], run: readonly Row[]): number => {
  const multi = run.find((row) => row.cells.length > 1);
  const valueLeft = multi?.cells[1]?.left ?? 0;
  let taken = 0;
  let next = run[0];
  for (let n = before.length - 1; n >= 0 && taken < 3; n -= 1) {
    const row = before[n];
    if (!row || !next || row.cells.length > 1 || next.base - row.base > row.size * 2 || next.base < row.base) break;
    if (row.left < valueLeft - 60 || row.left < row.right * 0.4 || UNIT.test(row.cells[0]?.text ?? '')) break;
    taken += 1;
    next = row;
  }
  return taken;
};

const isTable = (rows: readonly Row[]): boolean => {
  const multi = rows.filter((row) => row.cells.length > 1);
  if (multi.some((row) => LEADERS.test(plainText(row)))) return false;
  if (multi.length >= 2) return true;
  return multi.some((row) => row.cells.length >= 3 || row.cells.some((cell) => isValue(cell.text)));
};

const trimTail = (rows: Row[]): Row[] => {
  const tail: Row[] = [];
  for (let last = rows.at(-1); last && last.cells.length === 1; last = rows.at(-1)) {
    const before = rows.at(-2);
    // The end of a label that wraps around its numbers.
    if (before && before.cells.length > 1 && last.base - before.base < last.size * 0.95) break;
    tail.unshift(last);
    rows.pop();
  }
  return tail;
};

export const linesOf = (rows: readonly Row[], width: number): Line[] => {
  const lines: Line[] = [];
  let prose: Row[] = [];
  let run: Row[] = [];
  const flush = () => {
    run = withCellsApart(run);
    const tail = trimTail(run);
    const table = run.length > 0 && isTable(run);
    const lead = table ? leadIn(prose, run) : 0;
    const before = prose.slice(0, prose.length - lead);
    lines.push(...before.map(textLine));
    lines.push(...(table ? tableLines([...prose.slice(prose.length - lead), ...run]) : run.map(textLine)));
    prose = tail;
    run = [];
  };
  for (const raw of rows) {
    const row = withoutBullet(raw);
    if (run.length > 0 && belongs({ rows: run, width }, row)) run.push(row);
    else {
      if (run.length > 0) flush();
      if (row.cells.length > 1) run = [row];
      else prose.push(row);
    }
  }
  flush();
  lines.push(...prose.map(textLine));
  return lines;
};
