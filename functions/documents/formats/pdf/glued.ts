// Cells of a table that stand so close that they read as one: parted where the other rows of the table begin their cells.
import { isFigure, isValue, isYear } from '../../text/figures.ts';
import { type Band, bandsOf } from './bands.ts';
import type { Cell, Part } from './cells.ts';
import type { Row } from './rows.ts';
import { type Word, wordsOf } from './word-places.ts';

/** So many other rows make a column. */
const FEWEST_ROWS = 2;
/** In font sizes: how far a reckoned place may be off, and how far in a line may be set within its column. */
const RECKONED = 0.6;
const INDENT = 2;
/** In units of the page: how far cells of one column begin apart. */
const EXACT = 1.5;

type Beginning = { readonly at: number; readonly rows: number };
type Columns = { readonly figures: readonly Band[]; readonly beginnings: readonly Beginning[] };

/** A page has fewer; of a drawing with a text at each place the most frequent count. */
const MOST_BEGINNINGS = 40;

const clustered = (sorted: readonly number[]): Beginning[] => {
  const found: { at: number; rows: number }[] = [];
  for (const left of sorted) {
    const last = found.at(-1);
    if (last && left - last.at <= EXACT) last.rows += 1;
    else found.push({ at: left, rows: 1 });
  }
  return found.filter(({ rows }) => rows >= FEWEST_ROWS).sort((a, b) => b.rows - a.rows);
};

const columnsOf = (rows: readonly Row[]): Columns => ({
  figures: bandsOf(rows).filter(({ values }) => values >= FEWEST_ROWS),
  beginnings: clustered(
    rows
      .filter(({ cells }) => cells.length > 1)
      .flatMap(({ cells }) => cells.flatMap(({ parts, text }) => (isFigure(text) && !isYear(text) ? [] : parts)))
      .map(({ left }) => left)
      .sort((a, b) => a - b),
  ).slice(0, MOST_BEGINNINGS),
});

/** Where most cells near a place begin. */
const columnAt = ({ beginnings }: Columns, left: number, reach: number): number | undefined =>
  beginnings.find(({ at }) => Math.abs(at - left) <= reach)?.at;

const cellOf = (words: readonly Word[], place?: { readonly left: number; readonly right: number }): Cell => {
  const [first, last] = [words[0], words.at(-1)];
  const part: Part = {
    text: words.map(({ text }) => text).join(' '),
    left: place?.left ?? first?.left ?? 0,
    right: place?.right ?? last?.right ?? 0,
  };
  return { ...part, parts: [part] };
};

const meets = (one: { readonly left: number; readonly right: number }, band: Band, reach: number): boolean =>
  one.right > band.left - reach && one.left < band.right + reach;

/** The figures at the end of a label, each in a column of figures that the row leaves empty. */
const figuresAfter = (words: readonly Word[], bands: readonly Band[], reach: number): Cell[] | undefined => {
  const free = [...bands];
  const found: Cell[] = [];
  for (const word of [...words].reverse()) {
    if (!isValue(word.text) || found.length === words.length - 1) break;
    const at = free.findLastIndex((band) => meets(word, band, reach));
    const band = free[at];
    if (!band) break;
    free.length = at;
    found.unshift(cellOf([word], band));
  }
  return found.length > 0 ? found : undefined;
};

/** The words of a header, a group for each column: every one begins with the same word, or begins or ends with a year. */
const groupsOf = (words: readonly Word[]): Word[][] => {
  const years = words.map(({ text }) => isYear(text));
  const [first] = words;
  const isFirst = (word: Word, n: number): boolean =>
    word.text === first?.text || (years[0] === true && years[n] === true);
  const repeats = words.filter(isFirst).length > 1;
  const groups: Word[][] = [];
  for (const [n, word] of words.entries()) {
    const begins = repeats ? isFirst(word, n) : years.at(-1) === true && years[n - 1] === true;
    const group = groups.at(-1);
    if (!group || begins) groups.push([word]);
    else group.push(word);
  }
  return groups;
};

/** Pieces of the page that stand close: as many as there are columns. */
const piecesOf = (words: readonly Word[]): Word[][] => {
  const groups: Word[][] = [];
  for (const word of words) {
    if (word.isExact) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups;
};

const headersOf = (words: readonly Word[], bands: readonly Band[], reach: number): Cell[] | undefined =>
  [piecesOf(words), groupsOf(words)]
    .filter((groups) => groups.length > 1 && groups.length === bands.length)
    .map((groups) => groups.map((group) => cellOf(group)))
    .find((cells) => bands.every((band, n) => cells[n] && meets(cells[n], band, reach)));

/** Columns of text: a word that begins where at least two other rows begin a cell begins one too. */
const textsOf = (words: readonly Word[], columns: Columns, { row, others }: Within): Cell[] => {
  const from = words[0]?.left ?? 0;
  const isFree = (at: number) => others.every(({ left, right }) => at < left - EXACT || at > right);
  const groups: { left: number; words: Word[] }[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const column = columnAt(columns, word.left, word.isExact ? EXACT : RECKONED * row.size);
    const begins = column !== undefined && column > from + INDENT * row.size && isFree(column);
    if (!last) groups.push({ left: word.left, words: [word] });
    else if (begins && column > last.left + INDENT * row.size) groups.push({ left: column, words: [word] });
    else last.words.push(word);
  }
  return groups.map((group) => cellOf(group.words, { left: group.left, right: group.words.at(-1)?.right ?? 0 }));
};

type Within = { readonly row: Row; readonly others: readonly Cell[] };

const partedCell = (cell: Cell, columns: Columns, within: Within): readonly Cell[] => {
  const words = wordsOf(cell.parts);
  const reach = RECKONED * within.row.size;
  if (words.length < 2 || (isValue(cell.text) && !words.every(({ text }) => isYear(text)))) return [cell];
  const free = columns.figures.filter((band) => !within.others.some((other) => meets(other, band, 0)));
  const headers = headersOf(
    words,
    free.filter((band) => meets(cell, band, 0)),
    reach,
  );
  if (headers) return headers;
  const figures = figuresAfter(words, free, reach);
  const rest = figures ? words.slice(0, -figures.length) : words;
  const texts = textsOf(rest, columns, { ...within, others: [...within.others, ...(figures ?? [])] });
  return texts.length > 1 || figures ? [...texts, ...(figures ?? [])] : [cell];
};

export const withCellsApart = (rows: readonly Row[]): Row[] => {
  const columns = columnsOf(rows);
  return rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) =>
      partedCell(cell, columns, { row, others: row.cells.filter((other) => other !== cell) }),
    ),
  }));
};
