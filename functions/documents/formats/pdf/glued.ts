// Splits table cells whose gap is too narrow to detect, at the positions where cells of other rows begin.
import { isDatum, isFigure, isYear } from '../../text/figures.ts';
import { type Band, bandsOf } from './bands.ts';
import type { Cell, Part } from './cells.ts';
import type { Row } from './rows.ts';
import { type Word, wordsOf } from './word-places.ts';

/** Fewest other rows that make a column. */
const FEWEST_ROWS = 2;
/** In font sizes: error of an estimated position, gap within text, gap between words, and indent. */
const RECKONED = 0.6;
const WITHIN_TEXT = 0.4;
const WORD_SPACE = 0.7;
const INDENT = 2;
/** Largest distance between the left edges of cells in one column, in page units. */
const EXACT = 1.5;

const meets = (one: { readonly left: number; readonly right: number }, band: Band, reach: number): boolean =>
  one.right > band.left - reach && one.left < band.right + reach;

/** The left edge of text cells, and the left edges of the cells before them in the same rows. */
type Beginning = { readonly at: number; readonly before: readonly number[] };
type Columns = { readonly figures: readonly Band[]; readonly beginnings: readonly Beginning[] };

/** No page has more columns; in a drawing with text everywhere, only the most frequent edges count. */
const MAX_BEGINNINGS = 40;

const clustered = (found: readonly { readonly at: number; readonly before: number }[]): Beginning[] => {
  const clusters: { at: number; before: number[] }[] = [];
  for (const { at, before } of [...found].sort((a, b) => a.at - b.at)) {
    const last = clusters.at(-1);
    if (last && at - last.at <= EXACT) last.before.push(before);
    else clusters.push({ at, before: [before] });
  }
  return clusters
    .filter(({ before }) => before.length >= FEWEST_ROWS)
    .sort((a, b) => b.before.length - a.before.length)
    .slice(0, MAX_BEGINNINGS);
};

/**
 * The columns of a table. Labels are indented by level, and spanning cells begin anywhere: neither makes a text column.
 */
const columnsOf = (rows: readonly Row[]): Columns => {
  const figures = bandsOf(rows).filter(({ values }) => values >= FEWEST_ROWS);
  const isOfWords = (cell: Cell) =>
    (!isFigure(cell.text) || isYear(cell.text)) && !figures.some((band) => meets(cell, band, 0));
  const beginnings = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, n) => {
      const before = cells[n - 1];
      return before && isOfWords(cell) ? [{ at: cell.left, before: before.left }] : [];
    }),
  );
  return { figures, beginnings: clustered(beginnings) };
};

/** The position near `left` where most cells begin whose rows have another cell at `from`. */
const columnAt = ({ beginnings }: Columns, { left, from }: { left: number; from: number }, reach: number) =>
  beginnings.find(
    ({ at, before }) => Math.abs(at - left) <= reach && before.some((other) => Math.abs(other - from) <= EXACT),
  )?.at;

const cellOf = (words: readonly Word[], place?: { readonly left: number; readonly right: number }): Cell => {
  const [first, last] = [words[0], words.at(-1)];
  const part: Part = {
    text: words.map(({ text }) => text).join(' '),
    left: place?.left ?? first?.left ?? 0,
    right: place?.right ?? last?.right ?? 0,
  };
  return { ...part, parts: [part] };
};

/** A footnote mark. */
const MARK = /^\(\d\)$/;

/** The figures at the end of a label, each in a figure column that the row leaves empty. */
const figuresAfter = (words: readonly Word[], bands: readonly Band[], reach: number): Cell[] | undefined => {
  const free = [...bands];
  const found: Cell[] = [];
  for (const word of [...words].reverse()) {
    if (!isDatum(word.text) || MARK.test(word.text) || found.length === words.length - 1) break;
    const at = free.findLastIndex((band) => meets(word, band, reach));
    const band = free[at];
    if (!band) break;
    free.length = at;
    found.unshift(cellOf([word], band));
  }
  const label = cellOf(words.slice(0, words.length - found.length));
  return found.length > 0 && !bands.some((band) => meets(label, band, -reach)) ? found : undefined;
};

/** The words of a header grouped by column: every group begins with the same word, or begins or ends with a year. */
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

/** Groups words into pieces, which are close but further apart than words. */
const piecesOf = (words: readonly Word[], size: number): Word[][] => {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (!group || (word.isExact && word.left - (group.at(-1)?.right ?? 0) > WORD_SPACE * size)) groups.push([word]);
    else group.push(word);
  }
  return groups;
};

const headersOf = (words: readonly Word[], bands: readonly Band[], { size }: Row): Cell[] | undefined =>
  [piecesOf(words, size), groupsOf(words)]
    .filter((groups) => groups.length > 1 && groups.length === bands.length)
    .map((groups) => groups.map((group) => cellOf(group)))
    .find((cells) => bands.every((band, n) => cells[n] && meets(cells[n], band, RECKONED * size)));

/** Splits text at each word that begins where at least two other rows begin a cell. */
const textsOf = (words: readonly Word[], columns: Columns, { row, others }: Within): Cell[] => {
  const isFree = (at: number) => others.every(({ left, right }) => at < left - EXACT || at > right);
  const groups: { left: number; words: Word[] }[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const from = last?.left ?? word.left;
    const column = columnAt(columns, { left: word.left, from }, word.isExact ? EXACT : WITHIN_TEXT * row.size);
    const begins = column !== undefined && column > from + INDENT * row.size && isFree(column);
    if (!last) groups.push({ left: word.left, words: [word] });
    else if (begins) groups.push({ left: column, words: [word] });
    else last.words.push(word);
  }
  return groups.map((group) => cellOf(group.words, { left: group.left, right: group.words.at(-1)?.right ?? 0 }));
};

type Within = { readonly row: Row; readonly others: readonly Cell[] };

const partedCell = (cell: Cell, columns: Columns, within: Within): readonly Cell[] => {
  const words = wordsOf(cell.parts);
  if (words.length < 2 || !(/\p{L}/u.test(cell.text) || words.every(({ text }) => isYear(text)))) return [cell];
  const reach = RECKONED * within.row.size;
  const free = columns.figures.filter((band) => !within.others.some((other) => meets(other, band, 0)));
  const headers = headersOf(
    words,
    free.filter((band) => meets(cell, band, 0)),
    within.row,
  );
  if (headers) return headers;
  const figures = figuresAfter(words, free, reach);
  // A single line may also be prose.
  if (!figures && within.others.length === 0) return [cell];
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
