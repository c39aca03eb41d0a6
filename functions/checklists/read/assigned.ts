// What the columns beside the questions are for, one for each role.
import { type GridSheet, textAt } from '../grid.ts';
import { answerColumns, emptyDocuments, isFree, NAMED } from './answer-columns.ts';
import { factsOf, hasChoices } from './column-facts.ts';
import { type ColumnHead, columnsOfRole, headTexts } from './header.ts';
import { isOfAsker, type Role } from './heads.ts';
import type { Columns } from './layout.ts';
import { type Below, likelyHeads } from './likely-heads.ts';
import { isGiven, sectionColumns } from './topics.ts';

/** Set by hand, no set chose it: longer texts say more than that something is done. */
const LONGEST_STATE = 20;

/** "Maturity (0-5)" takes no words. */
const isScale = (head: string): boolean => /\(\s*\d+\s*[-–~/]\s*\d+\s*\)/.test(head.normalize('NFKC'));

/** A head that is known by its ending alone needs cells that are short, if any are filled. */
const mayBe = (sheet: GridSheet, rows: readonly number[], { column, head }: ColumnHead): boolean =>
  head.weight >= 1 || factsOf(sheet, rows, column).length <= LONGEST_STATE;

/** What each column beside the questions is for. */
export const assigned = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  { headerRow, rows }: Below,
  question: number,
) => {
  const hasHead = (column: number): boolean => headTexts(sheet, headerRow).has(column);
  const isAskers = (column: number): boolean => isOfAsker(headTexts(sheet, headerRow).get(column) ?? '');
  const known = found.filter((one) => mayBe(sheet, rows, one));
  const left = [...known, ...likelyHeads(sheet, known, { headerRow, rows })].filter(
    ({ column }) => column !== question,
  );
  const questionRows = rows.filter((row) => textAt(sheet, row, question) !== '');
  const list = { headerRow, question, left, found, rows, questionRows };
  const isCommented = left.some(({ column, head }) => head.role === 'comment' && head.weight > 1 && !isAskers(column));
  const takesWords = (column: number): boolean =>
    isFree(sheet, questionRows, column) &&
    !isAskers(column) &&
    !isScale(textAt(sheet, headerRow, column)) &&
    !(isCommented && left.some((one) => one.column === column && one.head.weight < NAMED));
  const [answer, ...others] = answerColumns(sheet, list);
  // Beside a column to choose in, another one for the answer is the place of its words.
  const words =
    answer !== undefined && hasChoices(sheet, rows, answer) ? others.find((one) => takesWords(one)) : undefined;
  const otherAnswers = others.filter((column) => column !== words);
  const roles = new Map(left.map(({ column, head }) => [column, head.role]));
  /** Right of what is chosen, under a head that says nothing else, there is room for its words. */
  const wordsBeside = (): number | undefined => {
    const column = (answer ?? 0) + 1;
    const isOpen =
      hasHead(column) && (roles.get(column) ?? 'question') === 'question' && isFree(sheet, questionRows, column);
    const isEmpty = factsOf(sheet, questionRows, column).filled === 0;
    return answer !== undefined && hasChoices(sheet, rows, answer) && isOpen && isEmpty ? column : undefined;
  };
  const first = (role: Role): number | undefined => {
    if (role === 'comment' && words !== undefined) return words;
    if (role === 'section') return sectionColumns(sheet, left, questionRows, question)[0];
    const named = columnsOfRole(left, role)
      .filter((column) => column !== answer)
      .sort((a, b) => Number(isAskers(a)) - Number(isAskers(b)));
    if (role === 'comment') return named[0] ?? wordsBeside();
    if (role !== 'reference') return named[0];
    const open = named.find((column) => !isGiven(sheet, questionRows, { question, column }));
    return open ?? emptyDocuments(sheet, list).find((column) => column !== answer);
  };
  const columns: Columns & { question: number } = {
    question,
    ...Object.fromEntries(
      (['comment', 'reference', 'status', 'section', 'owner'] as const).flatMap((role) => {
        const column = first(role);
        return column === undefined ? [] : [[role, column]];
      }),
    ),
    ...(answer === undefined ? {} : { answer }),
  };
  return { columns, otherAnswers };
};
