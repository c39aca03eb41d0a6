// A workbook that is open: what it shows with a draft laid over it, what edits change, and the file that comes of it.
import type { CellEdit, ShownCell, ShownRow } from '#shared/model/spreadsheet.ts';
import { type Corners, isWithin, meet } from '#shared/spreadsheet/a1.ts';
import type { EditRefused, WorkbookQuestions } from '../ports/workbooks.ts';
import { type Cell, type CellValue, cellOrBlank, sameValue } from './book.ts';
import { type Calculated, type Calculator, calculatorOf } from './calculate/calculator.ts';
import { type Place, placeKey } from './calculate/engine.ts';
import { openPackage } from './open-package.ts';
import {
  type Changed,
  type Draft,
  type DraftedCell,
  drafted,
  formatOf,
  isSameDraft,
  type Overlay,
  overlayOf,
} from './overlay.ts';
import { readBook } from './read/book.ts';
import { inputOf, isFixed, shownCell } from './shown.ts';
import { writeBook } from './write/write-book.ts';

const MOST_TOLD = 4_000;
const EMPTY: Overlay = new Map();

type File = { readonly filename: string; readonly bytes: Uint8Array; readonly calculates?: boolean };
type Answers = {
  readonly [Q in keyof WorkbookQuestions]: (ask: WorkbookQuestions[Q]['ask']) => WorkbookQuestions[Q]['answer'];
};

const isWorth = ({ text, look, input }: ShownCell): boolean => text !== '' || look !== undefined || input !== undefined;

type State = { readonly draft: Draft; readonly overlay: Overlay; readonly calculated: Calculated };

/** What looks otherwise after the edits: the cells edited, and those whose values follow them. */
const placesOf = (before: State, after: State, edits: readonly CellEdit[]): Place[] => {
  const places = new Map<string, Place>(
    edits.map(({ sheet, row, column }) => [placeKey({ sheet, row, column }), { sheet, row, column }]),
  );
  for (const [key, { place, value }] of after.calculated.values)
    if (!sameValue(before.calculated.values.get(key)?.value, value)) places.set(key, place);
  for (const [key, { place }] of before.calculated.values)
    if (!after.calculated.values.has(key)) places.set(key, place);
  return [...places.values()];
};

/** Throws Refused. */
export const openSession = ({ calculates = true, ...file }: File) => {
  const zip = openPackage(file);
  const book = readBook(zip);
  let calculator: Calculator | undefined;
  let last: State | undefined;

  const calculate = (overlay: Overlay): Calculated => {
    calculator ??= calculatorOf(book, calculates);
    return calculator.of(overlay);
  };
  const stateOf = (draft: Draft): State => {
    if (last && isSameDraft(last.draft, draft)) return last;
    const overlay = draft.cells.length === 0 ? EMPTY : overlayOf(book, draft);
    last = { draft, overlay, calculated: calculate(overlay) };
    return last;
  };

  const cellIn = ({ overlay }: Pick<State, 'overlay'>, place: Place): DraftedCell =>
    overlay.get(placeKey(place))?.cell ?? cellOrBlank(book.sheets[place.sheet], place.row, place.column);
  const valueIn = ({ calculated }: State, place: Place, cell: Cell): CellValue => {
    const found = calculated.values.get(placeKey(place));
    return found ? found.value : cell.value;
  };
  const shownAt = (state: State, place: Place): ShownCell | undefined => {
    const sheet = book.sheets[place.sheet];
    const cell = cellIn(state, place);
    return sheet && shownCell({ sheet, book, row: place.row, column: place.column }, cell, valueIn(state, place, cell));
  };

  const info: Answers['info'] = ({ draft }) => {
    const { calculated, overlay } = stateOf(draft);
    const reach = (sheet: number, of: 'row' | 'column') =>
      Math.max(0, ...[...overlay.values()].filter(({ place }) => place.sheet === sheet).map(({ place }) => place[of]));
    return {
      sheets: book.sheets.map(({ cells, merges, part, blank, tables, ...sheet }, index) => ({
        ...sheet,
        index,
        lastRow: Math.max(sheet.lastRow, reach(index, 'row')),
        lastColumn: Math.max(sheet.lastColumn, reach(index, 'column')),
      })),
      looks: [...book.looks],
      formulas: book.formulas,
      uncalculated: overlay.size > 0 ? calculated.uncalculated : 0,
    };
  };

  const rows: Answers['rows'] = ({ draft, ...window }) => {
    const state = stateOf(draft);
    const { sheet: index, from, to } = window;
    const sheet = book.sheets[index];
    if (!sheet) return undefined;
    const added = new Map<number, number[]>();
    for (const { place } of state.overlay.values())
      if (place.sheet === index) added.set(place.row, [...(added.get(place.row) ?? []), place.column]);
    const found: ShownRow[] = [];
    for (let row = from; row <= to; row += 1) {
      const columns = [...new Set([...(sheet.cells.get(row)?.keys() ?? []), ...(added.get(row) ?? [])])];
      const cells = columns
        .sort((a, b) => a - b)
        .flatMap((column) => shownAt(state, { sheet: index, row, column }) ?? [])
        .filter(isWorth);
      if (cells.length > 0) found.push({ row, cells });
    }
    const strip: Corners = { left: 1, right: Number.POSITIVE_INFINITY, top: from, bottom: to };
    return { rows: found, merges: sheet.merges.filter((merge) => meet(merge, strip)) };
  };

  const refusalOf = (state: State, changed: readonly Changed[]): EditRefused | undefined => {
    for (const { place } of changed) {
      const sheet = book.sheets[place.sheet];
      if (!sheet) return { refused: 'sheet', at: place };
      const inside = sheet.merges.some(
        (merge) => isWithin(merge, place.row, place.column) && (merge.top !== place.row || merge.left !== place.column),
      );
      if (inside || isFixed({ sheet, book }, place, cellIn(state, place))) return { refused: 'fixed', at: place };
    }
    calculator ??= calculatorOf(book, calculates);
    const [broken] = calculator.broken(changed);
    return broken && { refused: 'formula', at: broken.place };
  };

  /** `next` is the draft with the edits in it. */
  const edit: Answers['edit'] = ({ draft, next, edits }) => {
    const before = stateOf(draft);
    const refused = refusalOf(
      before,
      edits.map((one) => drafted(book, one)),
    );
    if (refused) return refused;
    const undo = edits.map(({ sheet, row, column }): CellEdit => {
      const place = { sheet, row, column };
      const cell = cellIn(before, place);
      const format = formatOf(book, cell);
      return { ...place, input: inputOf(cell.value, cell.formula, format, book), format };
    });
    const after = stateOf(next);
    const places = placesOf(before, after, edits);
    const cells = places.slice(0, MOST_TOLD).flatMap((place) => {
      const shown = shownAt(after, place);
      return shown ? [{ ...shown, sheet: place.sheet, row: place.row }] : [];
    });
    return { cells, more: places.length > MOST_TOLD, before: undo, uncalculated: after.calculated.uncalculated };
  };

  const save: Answers['save'] = ({ draft }) => {
    const { overlay, calculated } = stateOf(draft);
    return writeBook({ zip, book, overlay, values: calculated.values });
  };

  const answers: Answers = { info, rows, edit, save };
  return {
    ...answers,
    /** By the question's name, as it comes from outside of the thread. */
    answer: (question: string, ask: unknown): unknown => {
      const known: Readonly<Record<string, ((ask: never) => unknown) | undefined>> = answers;
      return known[question]?.(ask as never);
    },
    free: () => calculator?.free(),
  };
};
export type Session = ReturnType<typeof openSession>;
