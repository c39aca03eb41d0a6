// Questions that are known by what is to be filled in beside them, whatever the heads say.
import { type GridSheet, textAt } from '../grid.ts';
import { columnsIn, factsOf, isProse, rowsAfter } from './column-facts.ts';
import { HEADER_ROWS } from './header.ts';
import { headOf, type Role } from './heads.ts';
import type { Layout } from './layout.ts';
import { isCode } from './numbering.ts';

/** Fewer rows may be the settings of a form. */
const FEWEST = 3;

/** Of the columns in which something is to be chosen, the first that nobody has filled, with its rows. */
const toChoose = (sheet: GridSheet): { readonly column: number; readonly rows: readonly number[] } | undefined => {
  const rows = rowsAfter(sheet, 0);
  const columns = [...new Set(sheet.choices.map(({ range }) => range.left))].filter(
    (column) => !sheet.isHiddenColumn(column),
  );
  return columns
    .sort((a, b) => a - b)
    .map((column) => {
      const ranges = sheet.choices
        .map(({ range }) => range)
        .filter(({ left, right }) => column >= left && column <= right);
      return { column, rows: rows.filter((row) => ranges.some(({ top, bottom }) => row >= top && row <= bottom)) };
    })
    .find(({ column, rows: own }) => own.length >= FEWEST && factsOf(sheet, own, column).filled === 0);
};

/** Long texts on the left of a column in which something is to be chosen. */
export const byChoices = (sheet: GridSheet): Layout | undefined => {
  const chosen = toChoose(sheet);
  if (!chosen) return undefined;
  const { column: answer, rows } = chosen;
  const [question] = columnsIn(sheet, rows)
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ column, facts }) => column < answer && isProse(facts, rows.length))
    .sort((a, b) => b.facts.length - a.facts.length);
  if (!question) return undefined;
  const headerRow = (rows[0] ?? 1) - 1;
  const hasHeads = [question.column, answer].every((column) => textAt(sheet, headerRow, column) !== '');
  return { headerRow: hasHeads ? headerRow : 0, columns: { question: question.column, answer }, otherAnswers: [] };
};

const LONGEST_HEAD = 80;
/** Of a text that names a thing, in the average, set by hand: codes and amounts are shorter. */
const SHORTEST = 6;
/** Set by hand: nearly every question is another, and headings may stand between them. */
const OWN_TEXTS = 0.9;
const FILLED = 0.6;

const isHeader = (sheet: GridSheet, row: number): boolean => {
  const texts = [...(sheet.rows.get(row)?.values() ?? [])];
  return texts.length >= FEWEST && texts.every((text) => text.length <= LONGEST_HEAD && !isCode(text));
};

/** What is filled in by whoever answers. */
const TO_FILL: readonly (Role | undefined)[] = ['answer', 'comment', 'reference', 'status'];

/** Under two heads or more nothing is filled in, and before them every row has a text of its own. */
const beforeEmptiness = (sheet: GridSheet, headerRow: number): Layout | undefined => {
  const rows = rowsAfter(sheet, headerRow).filter((row) => (sheet.rows.get(row)?.size ?? 0) > 0);
  const heads = [...(sheet.rows.get(headerRow) ?? [])];
  const empty = heads.filter(([column]) => factsOf(sheet, rows, column).filled === 0).map(([column]) => column);
  const first = Math.min(...empty);
  const isAnswered = heads.some(([column, text]) => empty.includes(column) && TO_FILL.includes(headOf(text)?.role));
  const [question] = heads
    .map(([column, text]) => ({ column, role: headOf(text)?.role ?? 'question', facts: factsOf(sheet, rows, column) }))
    .filter(({ column, role, facts }) => column < first && role === 'question' && facts.distinct > OWN_TEXTS)
    .filter(({ facts }) => facts.filled >= Math.max(FEWEST, rows.length * FILLED) && facts.length >= SHORTEST)
    .sort((a, b) => b.facts.length - a.facts.length);
  return question && isAnswered && empty.length > 1
    ? { headerRow, columns: { question: question.column }, otherAnswers: [] }
    : undefined;
};

export const byEmptiness = (sheet: GridSheet): Layout | undefined => {
  const rows = [...sheet.rows.keys()].filter((row) => row <= HEADER_ROWS && isHeader(sheet, row)).sort((a, b) => a - b);
  for (const row of rows) {
    const layout = beforeEmptiness(sheet, row);
    if (layout) return layout;
  }
  return undefined;
};
