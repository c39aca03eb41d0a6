// Reads a list: on every sheet its header, its columns and its questions, each with the address of its cell.
import type { Reading, ReadingWarning, ReadSheet } from '#shared/model/checklist-reading.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { cellName, columnName, columnNumber } from '#shared/spreadsheet/a1.ts';
import { Refused } from '../../documents/refused.ts';
import { type Grid, type GridSheet, type ListFormat, textAt } from '../grid.ts';
import { columnNames, layoutOf } from './columns.ts';
import { firstLines } from './first-lines.ts';
import { headTexts, isInstructionSheet } from './header.ts';
import { isRequest } from './kind.ts';
import type { Columns, Layout } from './layout.ts';
import { type ListFile, openGrid } from './open-grid.ts';
import { type QuestionRow, questionsIn } from './rows.ts';
import { byLines, byNumbering } from './shapes.ts';

export type ListRow = {
  readonly sheet: string;
  readonly cell: string;
  readonly section?: string | undefined;
  readonly question: string;
  readonly kind: 'question' | 'request';
  readonly vocabulary?: readonly string[] | undefined;
  readonly isWritable: boolean;
};
export type ListRead = {
  readonly format: ListFormat;
  readonly reading: Reading;
  readonly rows: readonly ListRow[];
  /** Names the layout by the heads that are read unaided: the next list of it begins there. Empty without heads. */
  readonly layout: string;
};

type Wanted = readonly ReadSheet[] | undefined;
type Chosen = {
  readonly sheet: GridSheet;
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  readonly questions: readonly QuestionRow[];
  readonly warnings: readonly ReadingWarning['code'][];
};

const SAMPLES = 3;
const HEAD_LENGTH = 100;

const numbersOf = (columns: ReadSheet['columns']): Columns & { question: number } => {
  const numbers = Object.entries(columns).flatMap(([role, letters]) =>
    letters === undefined ? [] : [[role, columnNumber(letters)] as const],
  );
  return { ...Object.fromEntries(numbers), question: columnNumber(columns.question) };
};

const headsOf = ({ sheet, headerRow }: Pick<Chosen, 'sheet' | 'headerRow'>): Record<string, string> =>
  Object.fromEntries(
    [...headTexts(sheet, headerRow)].map(([column, text]) => [columnName(column), text.slice(0, HEAD_LENGTH)]),
  );

/** Where an answer to a question goes; a column that is made beside is open. */
const answerCell = ({ sheet, columns }: Chosen, row: number): { row: number; column: number } | undefined => {
  const column = columns.answer ?? columns.comment;
  if (column === undefined) return undefined;
  const merge = sheet.merges.find(
    ({ left, right, top, bottom }) => column >= left && column <= right && row >= top && row <= bottom,
  );
  return merge ? { row: merge.top, column: merge.left } : { row, column };
};

const choicesAt = (sheet: GridSheet, row: number, column: number): readonly string[] | undefined =>
  sheet.choices.find(
    ({ range }) => row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
  )?.values;

const rowOf = (chosen: Chosen, { row, question, section }: QuestionRow): ListRow => {
  const { sheet, columns } = chosen;
  const at = answerCell(chosen, row);
  const vocabulary = at && choicesAt(sheet, at.row, at.column);
  return {
    sheet: sheet.name,
    cell: cellName(row, columns.question),
    ...(section === undefined ? {} : { section }),
    question: question.slice(0, CHECKLIST.maxQuestion),
    kind: isRequest(question) ? 'request' : 'question',
    ...(vocabulary ? { vocabulary: [...vocabulary] } : {}),
    isWritable: at ? sheet.isOpen(at.row, at.column) : !sheet.isProtected,
  };
};

const warningsOf = (chosen: Omit<Chosen, 'warnings'>, otherAnswers: number): ReadingWarning['code'][] => {
  const { sheet, columns, headerRow, questions } = chosen;
  const possible: [boolean, ReadingWarning['code']][] = [
    [headerRow === 0, 'noHeader'],
    [columns.answer === undefined, 'noAnswerColumn'],
    [otherAnswers > 0, 'severalAnswerColumns'],
    [sheet.hidden, 'hiddenSheet'],
    [questions.some(({ row }) => sheet.isHiddenRow(row)), 'hiddenRows'],
    [Object.values(columns).some((column) => sheet.isHiddenColumn(column)), 'hiddenColumns'],
    [sheet.isProtected, 'protectedSheet'],
    [questions.some(({ row }) => sheet.isFormula(row, columns.question)), 'formulaQuestions'],
    [new Set(questions.map(({ question }) => question)).size < questions.length, 'duplicateQuestions'],
    [questions.some(({ question }) => question.length > CHECKLIST.maxQuestion), 'longQuestions'],
  ];
  return possible.flatMap(([is, code]) => (is ? [code] : []));
};

/** Sheets that are hidden hold lists of values, and what nobody is to see: their texts ask nothing. */
const foundIn = (sheet: GridSheet, layoutIn: (sheet: GridSheet) => Layout | undefined): Chosen | undefined => {
  const layout = sheet.hidden ? undefined : layoutIn(sheet);
  if (!layout || (layout.columns.answer === undefined && isInstructionSheet(sheet))) return undefined;
  const questions = questionsIn(sheet, layout.headerRow, layout.columns);
  if (questions.length === 0) return undefined;
  const chosen = { sheet, headerRow: layout.headerRow, columns: layout.columns, questions };
  return { ...chosen, warnings: warningsOf(chosen, layout.otherAnswers.length) };
};

const correctedIn = (sheet: GridSheet, wanted: ReadSheet): Chosen => {
  const columns = numbersOf(wanted.columns);
  const all = questionsIn(sheet, wanted.headerRow, columns);
  const known = new Map(all.map((one) => [one.row, one]));
  const questions = wanted.rows
    ? [...new Set(wanted.rows)]
        .sort((a, b) => a - b)
        .flatMap((row) => {
          const question = textAt(sheet, row, columns.question);
          return question === '' ? [] : [known.get(row) ?? { row, question }];
        })
    : all;
  const chosen = { sheet, headerRow: wanted.headerRow, columns, questions };
  return { ...chosen, warnings: warningsOf(chosen, 0) };
};

/** Beside tables of questions, a document's own text asks nothing. */
const tablesIn = (found: readonly Chosen[]): readonly Chosen[] =>
  found.some(({ sheet }) => sheet.name !== '') ? found.filter(({ sheet }) => sheet.name !== '') : found;

const chosenIn = (grid: Grid, wanted: Wanted): Chosen[] => {
  if (!wanted) {
    const known = grid.sheets.flatMap((sheet) => foundIn(sheet, layoutOf) ?? []);
    const otherwise = (sheet: GridSheet) => byNumbering(sheet) ?? (grid.format === 'text' ? byLines(sheet) : undefined);
    const found = known.length > 0 ? tablesIn(known) : grid.sheets.flatMap((sheet) => foundIn(sheet, otherwise) ?? []);
    // One line beside whole lists is a word that happens to stand above it, but for a sheet that is headed like them.
    const most = Math.max(...found.map(({ questions }) => questions.length));
    const whole = found.filter(({ questions }) => questions.length > 1 || most < 5);
    const heads = new Set(whole.map((chosen) => JSON.stringify(headsOf(chosen))));
    return found.filter((chosen) => whole.includes(chosen) || heads.has(JSON.stringify(headsOf(chosen))));
  }
  return wanted.flatMap((one) => {
    const sheet = grid.sheets.find(({ name }) => name === one.name);
    return sheet ? [correctedIn(sheet, one)] : [];
  });
};

const layoutName = (grid: Grid, all: readonly Chosen[]): string => {
  const sheets = all.map((chosen) => [chosen.sheet.name, Object.entries(headsOf(chosen)).sort()] as const);
  if (sheets.every(([, heads]) => heads.length === 0)) return '';
  return JSON.stringify([grid.format === 'csv' || grid.format === 'text' ? 'csv' : 'book', sheets]);
};

/** Throws Refused: `noText` where nothing is questions. */
const readGrid = (grid: Grid, wanted?: Wanted): ListRead => {
  const all = chosenIn(grid, wanted);
  const count = all.reduce((sum, { questions }) => sum + questions.length, 0);
  if (count === 0) throw new Refused('noText');
  if (count > CHECKLIST.maxRows) throw new Refused('tooLargeOpened');
  const rows = all.flatMap((chosen) => chosen.questions.map((one) => rowOf(chosen, one)));
  const isRead = new Set(all.map(({ sheet }) => sheet));
  const warnings: ReadingWarning[] = all.flatMap(({ sheet, warnings: codes }) =>
    codes.map((code) => ({ code, ...(sheet.name === '' ? {} : { sheet: sheet.name }) })),
  );
  const locked = all.filter((chosen) => rows.some((row) => row.sheet === chosen.sheet.name && !row.isWritable));
  warnings.push(...locked.map(({ sheet }) => ({ code: 'lockedAnswers' as const, sheet: sheet.name })));
  if (grid.hasMacros) warnings.push({ code: 'macros' });
  if (grid.format === 'xls') warnings.push({ code: 'oldFormat' });
  return {
    format: grid.format,
    rows,
    layout: layoutName(grid, wanted ? chosenIn(grid, undefined) : all),
    reading: {
      sheets: all.map((chosen) => ({
        name: chosen.sheet.name,
        headerRow: chosen.headerRow,
        columns: columnNames(chosen.columns),
        rows: chosen.questions.map(({ row }) => row),
        headers: headsOf(chosen),
        lines: firstLines(chosen.sheet, grid.sheets.length),
        sample: chosen.questions.slice(0, SAMPLES).map(({ question }) => question.slice(0, 300)),
        writable: rows.filter((row) => row.sheet === chosen.sheet.name && row.isWritable).length,
      })),
      otherSheets: grid.sheets
        .filter((sheet) => !isRead.has(sheet))
        .map((sheet) => ({ name: sheet.name, hidden: sheet.hidden, lines: firstLines(sheet, grid.sheets.length) })),
      count,
      warnings,
    },
  };
};

export const readList = (file: ListFile, wanted?: Wanted): ListRead => readGrid(openGrid(file), wanted);
