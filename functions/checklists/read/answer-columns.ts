// Which columns the answers go into: by their heads, by what is to be chosen there, by what is empty under a head of its own.
import { type GridSheet, textAt } from '../grid.ts';
import { answersYesOrNo } from '../write/vocabulary.ts';
import { columnsIn, factsOf, hasChoices } from './column-facts.ts';
import { type ColumnHead, columnsOfRole, headTexts } from './header.ts';
import { headOf, isChoice, isOfAsker, isOfRespondent, type Role } from './heads.ts';
import { asks, isDocumentHead } from './kind.ts';

/** A column filled in this share of the rows has been answered. Set by hand, no set chose it. */
const FULL = 0.8;
/** From this weight on a head names the questions; of several, the one whose cells read like them counts. Set by hand. */
export const NAMED = 2;

/** What is filled in by whoever answers. */
export const TO_FILL: readonly (Role | undefined)[] = ['answer', 'comment', 'reference', 'status'];

/** "Details" beside the questions with nothing in them are the answers; "documents" are where nothing else is. */
export const emptyDetails = (
  sheet: GridSheet,
  heads: readonly ColumnHead[],
  rows: readonly number[],
  question: number,
): number[] =>
  heads
    .filter(({ column, head }) => head.role === 'question' && head.weight < NAMED && column > question)
    .map(({ column }) => column)
    .filter((column) => factsOf(sheet, rows, column).filled === 0);

/** Nothing is chosen there, and most of it is empty. */
export const isFree = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  !hasChoices(sheet, rows, column) && factsOf(sheet, rows, column).filled < rows.length / 2;

/** Those to choose in first; what is for whoever asks, and what another respondent has filled in, last. */
const headedAnswers = (sheet: GridSheet, { headerRow, left: heads, questionRows: rows }: QuestionList): number[] => {
  const texts = headTexts(sheet, headerRow);
  const isAskers = (column: number) => isOfAsker(texts.get(column) ?? '');
  const isFull = (column: number) => factsOf(sheet, rows, column).filled >= rows.length * FULL;
  const rank = (column: number) =>
    Number(isFull(column)) * 2 + Number(isAskers(column)) - Number(hasChoices(sheet, rows, column));
  return columnsOfRole(heads, 'answer')
    .filter((column) => !rows.every((row) => sheet.isFormula(row, column)))
    .sort((a, b) => rank(a) - rank(b));
};

/** A tick, a cross or a dash: says for whom a question counts, and answers nothing. */
export const isMark = (text: string): boolean => /^[xX×✓✔○●◎△–—-]$/u.test(text);

/** In a table with a line for each company the heads are the questions. */
const isEntity = (text: string): boolean => headOf(text) === undefined && !asks(text);

/** One column for each company, site or year: under heads that no list of words knows, empty or marked at most. */
export const columnsPerEntity = (
  sheet: GridSheet,
  { headerRow, after }: { readonly headerRow: number; readonly after: number },
  rows: readonly number[],
): { readonly column: number; readonly isEmpty: boolean }[] =>
  [...headTexts(sheet, headerRow)]
    .filter(([column, text]) => column > after && isEntity(text) && !sheet.isHiddenColumn(column))
    .map(([column]) => ({ column, texts: rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '') }))
    .filter(({ column, texts }) => texts.every(isMark) && !hasChoices(sheet, rows, column))
    .map(({ column, texts }) => ({ column, isEmpty: texts.length === 0 }))
    .sort((a, b) => a.column - b.column);

type QuestionList = {
  readonly headerRow: number;
  readonly question: number;
  /** Heads of the other columns, and those of all. */
  readonly left: readonly ColumnHead[];
  readonly found: readonly ColumnHead[];
  readonly rows: readonly number[];
  readonly questionRows: readonly number[];
};

/** "Documents" beside the questions with nothing in them are their references. */
export const emptyDocuments = (
  sheet: GridSheet,
  { headerRow, left, question, questionRows }: QuestionList,
): number[] => {
  const other = new Set(left.filter(({ head }) => head.role !== 'question').map(({ column }) => column));
  return [...headTexts(sheet, headerRow)]
    .filter(([column, text]) => column > question && !other.has(column) && isDocumentHead(text) && !isChoice(text))
    .map(([column]) => column)
    .filter((column) => factsOf(sheet, questionRows, column).filled === 0 && !hasChoices(sheet, questionRows, column));
};

const choosesYesOrNo = (sheet: GridSheet, column: number): boolean =>
  sheet.choices.some(({ range, values }) => range.left <= column && column <= range.right && answersYesOrNo(values));

/** Columns whose cells are chosen from a list, under heads that say nothing else; yes or no is an answer under any. */
const chosenFrom = (sheet: GridSheet, { headerRow, question, found, rows }: QuestionList): number[] => {
  const heads = new Map(found.map(({ column, head }) => [column, head]));
  const isLeft = (column: number): boolean => {
    const head = heads.get(column);
    if (head === undefined) return true;
    const isOpen = head.role === 'other' || (head.role === 'question' && head.weight < NAMED);
    return isOpen && choosesYesOrNo(sheet, column);
  };
  return columnsIn(sheet, [...rows, headerRow]).filter(
    (column) => column > question && isLeft(column) && hasChoices(sheet, rows, column),
  );
};

/** Of two columns of remarks the first is for whoever answers; so is one that names who answers. */
const firstRemarks = (sheet: GridSheet, { headerRow, left, questionRows }: QuestionList): number[] => {
  const texts = headTexts(sheet, headerRow);
  const remarks = columnsOfRole(left, 'comment').sort((a, b) => a - b);
  const own = remarks.find((column) => isOfRespondent(texts.get(column) ?? ''));
  const areOpen = remarks.every((column) => factsOf(sheet, questionRows, column).filled === 0);
  const [first = own] = remarks.length > 1 ? remarks : [];
  return areOpen && first !== undefined ? [own ?? first] : [];
};

/** One alone counts where nothing else is to be filled in, or right beside the questions. */
const unnamedAnswers = (sheet: GridSheet, { headerRow, question, left, questionRows }: QuestionList): number[] => {
  if (headerRow === 0) return [];
  const isRespondents = (column: number) => isOfRespondent(headTexts(sheet, headerRow).get(column) ?? '');
  const open = columnsPerEntity(sheet, { headerRow, after: question }, questionRows)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ column }) => column)
    .sort((a, b) => Number(isRespondents(b)) - Number(isRespondents(a)));
  const isElsewhere = left.some(({ head }) => TO_FILL.includes(head.role));
  // Companies and sites stand side by side; other columns that nobody has filled may be anything.
  const areSideBySide = Math.max(...open) - Math.min(...open) === open.length - 1;
  if ((open.length > 1 && areSideBySide) || !isElsewhere) return open;
  const beside = headTexts(sheet, headerRow).get(question + 1);
  const isOpen = factsOf(sheet, questionRows, question + 1).filled === 0 && !sheet.isHiddenColumn(question + 1);
  // "Confirmed" is known by its ending alone.
  const saysLittle = beside !== undefined && (headOf(beside)?.weight ?? 0) < 1;
  return saysLittle && isOpen ? [question + 1] : [];
};

/** Beside a column for the words, one in which yes or no is chosen takes the verdict, whatever its head. */
const withVerdicts = (sheet: GridSheet, list: QuestionList): number[] => {
  const headed = headedAnswers(sheet, list);
  if (headed.length === 0 || headed.some((column) => hasChoices(sheet, list.questionRows, column))) return headed;
  const verdicts = chosenFrom(sheet, list).filter((column) => choosesYesOrNo(sheet, column));
  return [...verdicts, ...headed];
};

/** Where a status is chosen and commented, empty details describe the question. */
const isChosenByStatus = (sheet: GridSheet, { left, questionRows }: QuestionList): boolean =>
  columnsOfRole(left, 'status').some((column) => hasChoices(sheet, questionRows, column)) &&
  columnsOfRole(left, 'comment').length > 0;

/** Columns beside the questions in which room is looked for. */
const LOOKED_AT = 10;

/** In a protected sheet or a document's table, the first column after the questions with room beside nearly all of them. */
export const roomBeside = (sheet: GridSheet, rows: readonly number[], question: number): number | undefined => {
  if (!sheet.isProtected && sheet.width === undefined) return undefined;
  const questioned = rows.filter((row) => textAt(sheet, row, question) !== '');
  const hasRoom = (column: number): boolean =>
    column <= (sheet.width ?? column) &&
    factsOf(sheet, rows, column).filled === 0 &&
    questioned.filter((row) => sheet.isOpen(row, column)).length >= questioned.length * FULL;
  return Array.from({ length: LOOKED_AT }, (_, n) => question + 1 + n).find(hasRoom);
};

const withRoom = (sheet: GridSheet, { question, left, questionRows }: QuestionList): number[] => {
  const column = left.some(({ head }) => head.role === 'comment')
    ? undefined
    : roomBeside(sheet, questionRows, question);
  return column === undefined ? [] : [column];
};

/** The first is the list's; the others are further respondents' or further entities'. */
export const answerColumns = (sheet: GridSheet, list: QuestionList): number[] => {
  const { question, left, questionRows } = list;
  const ways = [
    () => withVerdicts(sheet, list),
    () => chosenFrom(sheet, list),
    () => (isChosenByStatus(sheet, list) ? [] : emptyDetails(sheet, left, questionRows, question)),
    () => unnamedAnswers(sheet, list),
    () => firstRemarks(sheet, list),
    () => withRoom(sheet, list),
  ];
  for (const way of ways) {
    const columns = way();
    if (columns.length > 0) return columns;
  }
  return [];
};
