// Reads a list: the header, columns and questions of each sheet, each question with the address of its cell.
import type { Reading, ReadingWarning } from '#shared/model/checklist-reading.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { rangeName } from '#shared/spreadsheet/a1.ts';
import { DocumentRefused } from '../../documents/refused.ts';
import { type Grid, type GridSheet, type ListFormat, textAt } from '../grid.ts';
import type { Chosen } from './chosen.ts';
import { chosenIn, headsOf, type Wanted } from './chosen-sheets.ts';
import { columnNames } from './columns.ts';
import { firstLines } from './first-lines.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type ListFile, openGrid } from './open-grid.ts';
import type { QuestionRow } from './rows.ts';
import { cellIn } from './transposed.ts';

export type ListRow = {
  readonly sheet: string;
  readonly cell: string;
  readonly section?: string | undefined;
  readonly question: string;
  readonly kind: Kind;
  readonly vocabulary?: readonly string[] | undefined;
  readonly isWritable: boolean;
};
export type ListRead = {
  readonly format: ListFormat;
  readonly reading: Reading;
  readonly rows: readonly ListRow[];
  /**
   * Identifies the layout by the heads as detected, so that the next list with it is read alike. Empty without heads.
   */
  readonly layout: string;
};

const SAMPLES = 3;

/** The cell for the answer to a question; `undefined` if a new column has to be added. */
const answerCell = (chosen: Chosen, question: number): { row: number; column: number } | undefined => {
  const { sheet, columns, cards } = chosen;
  const row = cards.get(question)?.answer ?? question;
  const column = cards.has(question) ? columns.question : (columns.answer ?? columns.comment);
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

const rowOf = (chosen: Chosen, { row, question, section }: QuestionRow, kind: Kind): ListRow => {
  const { sheet, columns } = chosen;
  const at = answerCell(chosen, row);
  const vocabulary = at && choicesAt(sheet, at.row, at.column);
  return {
    sheet: sheet.name,
    cell: cellIn(chosen.isTransposed, row, columns.question),
    ...(section === undefined ? {} : { section }),
    question: question.slice(0, CHECKLIST.maxQuestion),
    kind,
    ...(vocabulary ? { vocabulary: [...vocabulary] } : {}),
    isWritable: at ? sheet.isOpen(at.row, at.column) : !sheet.isProtected,
  };
};

const rowsOf = (chosen: Chosen): ListRow[] => {
  const { sheet, columns, headerRow, questions } = chosen;
  const texts = questions.map(({ question }) => question);
  const kinds = kindsOf(texts, textAt(sheet, headerRow, columns.question));
  return questions.map((one, n) => rowOf(chosen, one, kinds[n] ?? 'question'));
};

const layoutName = (grid: Grid, all: readonly Chosen[]): string => {
  const sheets = all.map((chosen) => [chosen.sheet.name, Object.entries(headsOf(chosen)).sort()] as const);
  if (sheets.every(([, heads]) => heads.length === 0)) return '';
  return JSON.stringify([grid.format === 'csv' || grid.format === 'text' ? 'csv' : 'book', sheets]);
};

/** Throws DocumentRefused: `noText` if there are no questions. */
const readGrid = (grid: Grid, wanted?: Wanted): ListRead => {
  const all = chosenIn(grid, wanted);
  const count = all.reduce((sum, { questions }) => sum + questions.length, 0);
  if (count === 0) throw new DocumentRefused('noText');
  if (count > CHECKLIST.maxRows) throw new DocumentRefused('tooLargeOpened');
  const rowsIn = new Map(all.map((chosen) => [chosen, rowsOf(chosen)]));
  const rows = [...rowsIn.values()].flat();
  const writableIn = (chosen: Chosen) => rowsIn.get(chosen)?.filter(({ isWritable }) => isWritable).length ?? 0;
  const isRead = new Set(all.map(({ sheet }) => sheet.name));
  const warnings: ReadingWarning[] = all.flatMap(({ sheet, warnings: codes }) =>
    codes.map((code) => ({ code, ...(sheet.name === '' ? {} : { sheet: sheet.name }) })),
  );
  const locked = all.filter((chosen) => writableIn(chosen) < chosen.questions.length);
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
        ...(chosen.sheet.range ? { range: rangeName(chosen.sheet.range) } : {}),
        headerRow: chosen.headerRow,
        columns: columnNames(chosen.columns),
        rows: chosen.questions.map(({ row }) => row),
        ...(chosen.isTransposed ? { isTransposed: true } : {}),
        headers: headsOf(chosen),
        lines: firstLines(chosen.sheet, grid.sheets.length),
        sample: chosen.questions.slice(0, SAMPLES).map(({ question }) => question.slice(0, 300)),
        writable: writableIn(chosen),
      })),
      otherSheets: grid.sheets
        .filter(({ name }) => !isRead.has(name))
        .map((sheet) => ({ name: sheet.name, hidden: sheet.hidden, lines: firstLines(sheet, grid.sheets.length) })),
      count,
      warnings,
    },
  };
};

export const readList = (file: ListFile, wanted?: Wanted): ListRead => readGrid(openGrid(file), wanted);
