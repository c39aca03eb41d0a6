// Reads the heads of a candidate header row: one line, or two if a head spans others.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { yearsToFill } from './figures.ts';
import { type Head, headOf, isInstructionHead } from './heads.ts';
import { isYear } from './numbering.ts';
import { isOfRespondent } from './party-heads.ts';
import type { Role } from './roles.ts';

/** A header is searched in this many rows at the top of a sheet. */
const HEADER_ROWS = 30;
/** The weight of an answer head that is known by what it spans. */
const FOR_EACH = 2;

export const isEarly = ({ range }: GridSheet, row: number): boolean => row < (range?.top ?? 1) + HEADER_ROWS;

export type ColumnHead = { readonly column: number; readonly head: Head };

/** Heads that span several columns, each above further heads: "Request" over "Ref" and "Description". */
const isGroupLine = (sheet: GridSheet, row: number): boolean => {
  const spans = sheet.merges.filter(
    ({ left, right, top, bottom }) => top === row && bottom === row && right > left && textAt(sheet, row, left),
  );
  const below = [...(sheet.rows.get(row + 1) ?? [])];
  const heads = below.filter(([, text]) => headOf(text) !== undefined);
  const areOver = spans.every(({ left, right }) => below.filter(([one]) => one >= left && one <= right).length > 1);
  const isNamed = spans.some(({ left }) => headOf(textAt(sheet, row, left)) !== undefined);
  const isTitle = sheet.rows.get(row)?.size === 1;
  return isNamed && areOver && !isTitle && heads.length > 1 && heads.length >= below.length / 2;
};

/** The last line of a header that begins in this row: heads that span both lines are merged vertically. */
export const lastLine = (sheet: GridSheet, row: number): number => {
  const isDown = sheet.merges.some(
    ({ left, right, top, bottom }) => top === row && bottom === row + 1 && left === right && textAt(sheet, top, left),
  );
  return isDown || isGroupLine(sheet, row) ? row + 1 : row;
};

const textsOf = (sheet: GridSheet, row: number): ReadonlyMap<number, string> =>
  new Map([...(sheet.rows.get(row) ?? []), ...(sheet.rows.get(lastLine(sheet, row)) ?? [])]);

/** The merged head of several columns, in the first line of a two-line header. */
export const groupOver = (sheet: GridSheet, row: number, column: number): Corners | undefined =>
  sheet.merges.find(
    ({ left, right, top, bottom }) =>
      top === row && bottom === row && right > left && column >= left && column <= right && textAt(sheet, row, left),
  );

/** "Company data" over "FY24" and "FY25", or over names: one answer for each. */
const isForEach = (sheet: GridSheet, row: number, { left, right }: Corners): boolean => {
  const parts = [...(sheet.rows.get(lastLine(sheet, row)) ?? [])].filter(([one]) => one >= left && one <= right);
  const areUnknown = parts.length > 1 && parts.every(([, text]) => headOf(text) === undefined);
  return areUnknown && (parts.every(([, text]) => isYear(text)) || isOfRespondent(textAt(sheet, row, left)));
};

/** The head that spans the column in the first line of a two-line header. */
const headAbove = (sheet: GridSheet, row: number, column: number) => {
  const over = groupOver(sheet, row, column);
  if (!over) return undefined;
  const known = headOf(textAt(sheet, row, over.left));
  const head = known ?? (isForEach(sheet, row, over) ? { role: 'answer' as const, weight: FOR_EACH } : undefined);
  return head && { head, isOver: (one: number) => one >= over.left && one <= over.right };
};

/** Columns below an answer head belong to the answer, whatever they are called; its date and number come last. */
const PARTS: readonly (Role | undefined)[] = ['question', 'answer', 'other', 'section', undefined];
const BY_THE_WAY: readonly (Role | undefined)[] = ['other', 'section'];
const WORDS: readonly (Role | undefined)[] = ['answer', 'comment'];

/** "1st Q&A" over "Question", "Answer" and "Date": each part is what it is called. */
const isRound = (sheet: GridSheet, row: number, isOver: (column: number) => boolean): boolean => {
  const roles = [...textsOf(sheet, row)].filter(([one]) => isOver(one)).map(([, text]) => headOf(text)?.role);
  return roles.includes('question') && roles.includes('answer');
};

const headAt = (sheet: GridSheet, row: number, column: number, text: string): Head | undefined => {
  const own = headOf(text);
  if (textAt(sheet, row, column) === text) return own;
  const above = headAbove(sheet, row, column);
  if (above?.head.role !== 'answer' || !PARTS.includes(own?.role) || isRound(sheet, row, above.isOver)) return own;
  if (!BY_THE_WAY.includes(own?.role)) return above.head;
  // "Provided on" beside "Comments" is a date.
  const hasWords = [...textsOf(sheet, row)].some(
    ([one, other]) => above.isOver(one) && WORDS.includes(headOf(other)?.role),
  );
  return hasWords ? own : { ...above.head, weight: Math.min(above.head.weight, 1) };
};

/** The number of rows below a head that are searched for the column that it describes. */
const LOOKED_AT = 30;

/** A head over both the numbers and the texts of the entries describes the texts. */
const columnUnder = (sheet: GridSheet, row: number, column: number): number => {
  const over = sheet.merges.find(
    ({ left, right, top, bottom }) => top === row && bottom === row && left === column && right > left,
  );
  if (!over || lastLine(sheet, row) > row) return column;
  const lines = [...sheet.rows].filter(([one]) => one > row && one <= row + LOOKED_AT);
  const lengthOf = (one: number) => lines.reduce((sum, [, cells]) => sum + (cells.get(one)?.length ?? 0), 0);
  const columns = Array.from({ length: Math.min(over.right - column, LOOKED_AT) + 1 }, (_, n) => column + n);
  return columns.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), column);
};

export const headsIn = (sheet: GridSheet, row: number): ColumnHead[] => {
  const texts = textsOf(sheet, row);
  const years = new Set(yearsToFill(sheet, row, texts));
  return [...texts].flatMap(([column, text]) => {
    if (sheet.isHiddenColumn(column)) return [];
    const known = headAt(sheet, row, column, text);
    const head = known ?? (years.has(column) ? { role: 'answer' as const, weight: FOR_EACH } : undefined);
    return head ? [{ column: columnUnder(sheet, row, column), head }] : [];
  });
};

/** The text above each column, as a person reads it. */
export const headTexts = textsOf;

/** True for a header that is repeated above a part, except for at most the name of the part. */
export const repeatsHeader = (sheet: GridSheet, headerRow: number, row: number): boolean =>
  [...(sheet.rows.get(row) ?? [])].filter(([column, text]) => text === textAt(sheet, headerRow, column)).length > 1;

/** Each role counts once: a data row that repeats a word is not a header. */
export const headerScore = (heads: readonly ColumnHead[], cells: number): number => {
  const best = new Map<Role, number>();
  for (const { head } of heads) best.set(head.role, Math.max(best.get(head.role) ?? 0, head.weight));
  const sum = [...best].reduce(
    (total, [role, weight]) => total + weight * (role === 'question' ? 2 : role === 'other' ? 0.5 : 1),
    0,
  );
  return sum * (0.5 + heads.length / Math.max(1, cells) / 2);
};

/** "How to complete" is an instruction to the respondent, not a question. */
export const isInstructionSheet = ({ name, rows }: GridSheet): boolean => {
  const [first = ''] = rows.get(Math.min(...rows.keys()))?.values() ?? [];
  return [name, first].some(isInstructionHead);
};
