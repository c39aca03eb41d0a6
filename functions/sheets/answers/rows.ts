// Returns the rows of a sheet as displayed, with the cells that a draft adds.
import type { ShownCell, ShownRow } from '#shared/model/spreadsheet.ts';
import { type Corners, meet } from '#shared/spreadsheet/a1.ts';
import type { WorkbookQuestions } from '../../ports/workbooks.ts';
import type { Book } from '../book.ts';
import { type State, shownAt } from '../drafts.ts';
import type { Overlay } from '../overlay.ts';

type Rows = WorkbookQuestions['rows'];
type Window = Omit<Rows['ask'], 'draft'>;

const isWorth = ({ text, look, input }: ShownCell): boolean => text !== '' || look !== undefined || input !== undefined;

const draftedColumns = (overlay: Overlay, { sheet, from, to }: Window): ReadonlyMap<number, number[]> => {
  const columns = new Map<number, number[]>();
  for (const { place } of overlay.values()) {
    if (place.sheet !== sheet || place.row < from || place.row > to) continue;
    const line = columns.get(place.row) ?? [];
    columns.set(place.row, line);
    line.push(place.column);
  }
  return columns;
};

export const rowsOf = (book: Book, state: State, window: Window): Rows['answer'] => {
  const sheet = book.sheets[window.sheet];
  if (!sheet) return undefined;
  const drafted = draftedColumns(state.overlay, window);
  const found: ShownRow[] = [];
  for (let row = window.from; row <= window.to; row += 1) {
    const columns = new Set([...(sheet.cells.get(row)?.keys() ?? []), ...(drafted.get(row) ?? [])]);
    const cells = [...columns]
      .sort((a, b) => a - b)
      .flatMap((column) => shownAt(book, state, { sheet: window.sheet, row, column }) ?? [])
      .filter(isWorth);
    if (cells.length > 0) found.push({ row, cells });
  }
  const strip: Corners = { left: 1, right: Number.POSITIVE_INFINITY, top: window.from, bottom: window.to };
  return { rows: found, merges: sheet.merges.filter((merge) => meet(merge, strip)) };
};
