// Corrects a statement by its own lines and headings: the length of a column, and the end of its chapter.
import type { Statement, StatementColumn, StatementLine } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';

const QUARTER_MONTHS = 3;
const HALF_MONTHS = 6;
const YEAR_MONTHS = 12;

/** `2026Q1` is not a full year, whatever the heading above it. */
const withLength = (column: StatementColumn): StatementColumn => {
  const part = /^\d{4}([QH])\d$/.exec(column.period)?.[1];
  if (!part || column.months !== YEAR_MONTHS) return column;
  return { ...column, months: part === 'Q' ? QUARTER_MONTHS : HALF_MONTHS };
};

/** `2. 손익계산서`, `Note 4. …`: the number of a chapter. */
const NUMBER = /^\P{L}*(?:\p{L}{1,8}\s)?(\d{1,3}|[IVX]{1,5})[.)．、]\s/u;
const chapterOf = (chunk: Chunk | undefined): string | undefined => {
  const path = chunk?.context.section?.split(' > ') ?? [];
  const at = path.findLastIndex((heading) => NUMBER.test(heading));
  return at < 0 ? undefined : path.slice(0, at + 1).join(' > ');
};

type ChunkOf = (seq: number) => Chunk | undefined;

/** Rows after net income under another heading break down a line of the statement. */
const isBehind = ({ kind, lines }: Statement, chunkOf: ChunkOf): ((seq: number) => boolean) => {
  const last = kind === 'income' ? lines.find(({ concept }) => concept === 'netIncome') : undefined;
  if (!last) return () => false;
  const section = chunkOf(last.seq)?.context.section;
  return (seq) => seq > last.seq && chunkOf(seq)?.context.section !== section;
};

/**
 * The next table may have the same columns; below another heading or chapter number it is not part of the statement.
 */
const ofOneChapter = (statement: Statement, chunkOf: ChunkOf): Statement['lines'] => {
  const [first] = statement.lines;
  const chapter = first ? chapterOf(chunkOf(first.seq)) : undefined;
  const isOther = isBehind(statement, chunkOf);
  return statement.lines.filter(
    ({ seq }) => !isOther(seq) && (chapter === undefined || [undefined, chapter].includes(chapterOf(chunkOf(seq)))),
  );
};

/** A dash in the first column of figures stands for none; it is no part of the label. */
const EMPTY_CELL = /\s+[-–—―ー]$/u;
const named = (line: StatementLine): StatementLine => ({ ...line, label: line.label.replace(EMPTY_CELL, '') });

export const settled = (statement: Statement, chunkOf: ChunkOf): Statement => ({
  ...statement,
  columns: statement.columns.map(withLength),
  lines: ofOneChapter(statement, chunkOf).map(named),
});
