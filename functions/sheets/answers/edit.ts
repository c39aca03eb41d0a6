// Computes the result of an edit: a refusal, or the cells that changed and the edits that undo them.
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import { isWithin } from '#shared/spreadsheet/a1.ts';
import type { EditRefused, WorkbookQuestions } from '../../ports/workbooks.ts';
import { type Book, sameValue } from '../book.ts';
import { type Place, placeKey } from '../calculate/engine.ts';
import { inputOf, isFixed } from '../cell-view.ts';
import { cellIn, type Drafts, type State, shownAt } from '../drafts.ts';
import { type Changed, drafted, formatOf } from '../overlay.ts';

type Edit = WorkbookQuestions['edit'];

const MAX_LISTED = 4_000;

const placeOf = ({ sheet, row, column }: CellEdit): Place => ({ sheet, row, column });

/** The cells that look different after the edits: those edited, and those whose values depend on them. */
const placesOf = (before: State, after: State, edits: readonly CellEdit[]): Place[] => {
  const places = new Map(edits.map((edit) => [placeKey(edit), placeOf(edit)]));
  for (const [key, { place, value }] of after.calculated.values)
    if (!sameValue(before.calculated.values.get(key)?.value, value)) places.set(key, place);
  for (const [key, { place }] of before.calculated.values)
    if (!after.calculated.values.has(key)) places.set(key, place);
  return [...places.values()];
};

const refusalAt = (book: Book, state: State, place: Place): EditRefused | undefined => {
  const sheet = book.sheets[place.sheet];
  if (!sheet) return { refused: 'sheet', at: place };
  const isInside = sheet.merges.some(
    (merge) => isWithin(merge, place.row, place.column) && (merge.top !== place.row || merge.left !== place.column),
  );
  return isInside || isFixed({ sheet, book }, place, cellIn(book, state, place))
    ? { refused: 'fixed', at: place }
    : undefined;
};

const refusalOf = ({ book, broken }: Drafts, state: State, changed: readonly Changed[]): EditRefused | undefined => {
  for (const { place } of changed) {
    const refused = refusalAt(book, state, place);
    if (refused) return refused;
  }
  const [first] = broken(changed);
  return first && { refused: 'formula', at: first.place };
};

const undoOf = (book: Book, before: State, edit: CellEdit): CellEdit => {
  const place = placeOf(edit);
  const cell = cellIn(book, before, place);
  const format = formatOf(book, cell);
  return { ...place, input: inputOf(cell.value, cell.formula, format, book), format };
};

export const edited = (drafts: Drafts, { draft, next, edits }: Edit['ask']): Edit['answer'] => {
  const { book, stateOf } = drafts;
  const before = stateOf(draft);
  const changed = edits.map((edit) => drafted(book, edit));
  const refused = refusalOf(drafts, before, changed);
  if (refused) return refused;
  const after = stateOf(next);
  const places = placesOf(before, after, edits);
  const cells = places.slice(0, MAX_LISTED).flatMap((place) => {
    const shown = shownAt(book, after, place);
    return shown ? [{ ...shown, sheet: place.sheet, row: place.row }] : [];
  });
  return {
    cells,
    more: places.length > MAX_LISTED,
    before: edits.map((edit) => undoOf(book, before, edit)),
    uncalculated: after.calculated.uncalculated,
  };
};
