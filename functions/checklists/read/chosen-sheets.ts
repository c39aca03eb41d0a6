// Selects the sheets of a list that contain questions: as detected, or as a person corrected them.
import type { ReadingWarning, ReadSheet } from '#shared/model/checklist-reading.ts';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { columnName, columnNumber, cornersOf } from '#shared/spreadsheet/a1.ts';
import { type Grid, type GridSheet, textAt, within } from '../grid.ts';
import { blocksIn } from './blocks.ts';
import { cardsOf } from './cards.ts';
import type { Chosen } from './chosen.ts';
import { layoutOf } from './columns.ts';
import { continuedLayout } from './continued.ts';
import { headTexts, isInstructionSheet } from './header.ts';
import { headOf } from './heads.ts';
import { withoutIndexes } from './index-sheets.ts';
import type { Columns, Layout } from './layout.ts';
import { questionsIn } from './rows.ts';
import { byLines, byNumbering } from './shapes.ts';
import { isAcross, transposed } from './transposed.ts';

export type Wanted = readonly ReadSheet[] | undefined;

const HEAD_LENGTH = 100;
/**
 * If fewer questions than this are below each other, or a smaller share of them asks, they may be the heads of
 * questions side by side. Set by hand.
 */
const MAX_BELOW = 3;
const ASKING_BELOW = 0.5;

export const columnNumbers = (columns: ReadSheet['columns']): Columns & { question: number } => {
  const numbers = Object.entries(columns).flatMap(([role, letters]) =>
    letters === undefined ? [] : [[role, columnNumber(letters)] as const],
  );
  return { ...Object.fromEntries(numbers), question: columnNumber(columns.question) };
};

/** The part of a sheet that is one of its several tables. */
export const partOf = (sheet: GridSheet, range: ReadSheet['range']): GridSheet => {
  const corners = range === undefined ? undefined : cornersOf(range);
  return corners ? within(sheet, corners) : sheet;
};

export const headsOf = ({ sheet, headerRow }: Pick<Chosen, 'sheet' | 'headerRow'>): Record<string, string> =>
  Object.fromEntries(
    [...headTexts(sheet, headerRow)].map(([column, text]) => [columnName(column), text.slice(0, HEAD_LENGTH)]),
  );

const warningsOf = (chosen: Omit<Chosen, 'warnings'>, otherAnswers: number): ReadingWarning['code'][] => {
  const { sheet, columns, headerRow, questions } = chosen;
  const possible: [boolean, ReadingWarning['code']][] = [
    [chosen.isTransposed, 'transposed'],
    [headerRow === 0 && chosen.cards.size === 0, 'noHeader'],
    [(columns.answer ?? columns.comment) === undefined && chosen.cards.size === 0, 'noAnswerColumn'],
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

/** Skips hidden sheets: they contain values of dropdowns and private notes, not questions. */
const foundIn = (sheet: GridSheet, layoutIn: (sheet: GridSheet) => Layout | undefined): Chosen | undefined => {
  const layout = sheet.hidden ? undefined : layoutIn(sheet);
  if (!layout || (layout.columns.answer === undefined && isInstructionSheet(sheet))) return undefined;
  const questions = questionsIn(sheet, layout.headerRow, layout.columns);
  if (questions.length === 0) return undefined;
  const { headerRow, columns } = layout;
  const chosen = {
    sheet,
    headerRow,
    columns,
    questions,
    isTransposed: false,
    cards: cardsOf(sheet, headerRow, columns),
  };
  return { ...chosen, warnings: warningsOf(chosen, layout.otherAnswers.length) };
};

/** True if enough of the questions below each other are not heads of questions side by side. */
const asksBelow = ({ questions }: Chosen): boolean =>
  questions.filter(({ question }) => headOf(question) === undefined).length >= questions.length * ASKING_BELOW;

/** Questions side by side, if hardly any are below each other. */
const acrossIn = (sheet: GridSheet): Chosen | undefined => {
  const turned = transposed(sheet);
  const layout = sheet.hidden ? undefined : layoutOf(turned);
  const found = layout && isAcross(turned, layout) ? foundIn(turned, () => layout) : undefined;
  return found && { ...found, isTransposed: true, warnings: [...found.warnings, 'transposed'] };
};

/** If a document has tables of questions, its other text is not read as questions. */
const tablesIn = (found: readonly Chosen[]): readonly Chosen[] =>
  found.some(({ sheet }) => sheet.name !== '') ? found.filter(({ sheet }) => sheet.name !== '') : found;

const knownIn = (sheets: readonly GridSheet[]): Chosen[] => {
  const found: Chosen[] = [];
  for (const sheet of sheets.flatMap((whole) => blocksIn(whole))) {
    const one = foundIn(sheet, (own) => continuedLayout(own, found.at(-1)) ?? layoutOf(own));
    const isAsked = one !== undefined && one.questions.length >= MAX_BELOW && asksBelow(one);
    const across = isAsked ? undefined : acrossIn(sheet);
    const read = across ?? one;
    if (read) found.push(read);
  }
  return found;
};

const correctedIn = (given: GridSheet, wanted: ReadSheet): Chosen => {
  const isTransposed = wanted.isTransposed === true;
  const sheet = isTransposed ? transposed(given) : partOf(given, wanted.range);
  const columns = columnNumbers(wanted.columns);
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
  const cards = cardsOf(sheet, wanted.headerRow, columns);
  const chosen = { sheet, headerRow: wanted.headerRow, columns, questions, isTransposed, cards };
  return { ...chosen, warnings: warningsOf(chosen, 0) };
};

export const chosenIn = (grid: Grid, wanted: Wanted): Chosen[] => {
  if (!wanted) {
    const known = knownIn(grid.sheets);
    const otherwise = (sheet: GridSheet) => byNumbering(sheet) ?? (grid.format === 'text' ? byLines(sheet) : undefined);
    const found =
      known.length > 0
        ? withoutIndexes(tablesIn(known))
        : grid.sheets.flatMap((sheet) => foundIn(sheet, otherwise) ?? []);
    // A single row beside complete lists is a coincidence, unless the sheet has the same heads as they have.
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
