// Applies drafts to a workbook: its cells as changed, calculated and displayed.
import type { ShownCell } from '#shared/model/spreadsheet.ts';
import { type Book, type CellValue, cellOrBlank } from './book.ts';
import { type Calculated, type Calculator, calculatorOf } from './calculate/calculator.ts';
import { type Place, placeKey } from './calculate/engine.ts';
import { cellView } from './cell-view.ts';
import { type Changed, type Draft, type DraftedCell, isSameDraft, type Overlay, overlayOf } from './overlay.ts';

export type State = { readonly draft: Draft; readonly overlay: Overlay; readonly calculated: Calculated };

export const cellIn = (book: Book, { overlay }: State, place: Place): DraftedCell =>
  overlay.get(placeKey(place))?.cell ?? cellOrBlank(book.sheets[place.sheet], place.row, place.column);

const valueIn = ({ calculated }: State, place: Place, cell: DraftedCell): CellValue => {
  const found = calculated.values.get(placeKey(place));
  return found ? found.value : cell.value;
};

export const shownAt = (book: Book, state: State, place: Place): ShownCell | undefined => {
  const sheet = book.sheets[place.sheet];
  const cell = cellIn(book, state, place);
  return sheet && cellView({ sheet, book, row: place.row, column: place.column }, cell, valueIn(state, place, cell));
};

/** Keeps the last requested draft calculated. */
export const draftsOf = (book: Book, calculates: boolean) => {
  let opened: Calculator | undefined;
  let last: State | undefined;
  const calculator = (): Calculator => {
    opened ??= calculatorOf(book, calculates);
    return opened;
  };
  return {
    book,
    stateOf: (draft: Draft): State => {
      if (last && isSameDraft(last.draft, draft)) return last;
      const overlay = overlayOf(book, draft);
      last = { draft, overlay, calculated: calculator().of(overlay) };
      return last;
    },
    broken: (changed: readonly Changed[]): readonly Changed[] => calculator().broken(changed),
    free: () => opened?.free(),
  };
};
export type Drafts = ReturnType<typeof draftsOf>;
