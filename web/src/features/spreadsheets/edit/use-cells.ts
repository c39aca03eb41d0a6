// The cells of a command: a whole row or column ends where its content does, and cells that were not loaded are not
// changed.
import { useTranslation } from 'react-i18next';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { countsOf, type SheetInfo } from '../grid/layout.ts';
import type { RowStore } from '../grid/row-store.ts';
import type { Reach } from '../grid/selection.ts';

const MAX_CELLS = 50_000;

type Content = Pick<SheetInfo, 'lastRow' | 'lastColumn'>;

export const reachOf = ({ lastRow, lastColumn }: Content, store: Pick<RowStore, 'reach'>): Reach => {
  const { row, column } = store.reach();
  return { lastRow: Math.max(1, lastRow, row), lastColumn: Math.max(1, lastColumn, column) };
};

export const contentOf = (sheet: Content, store: Pick<RowStore, 'reach'>, corners: Corners): Corners => {
  const { rows, columns } = countsOf(sheet);
  const { lastRow, lastColumn } = reachOf(sheet, store);
  const { left, top, right, bottom } = corners;
  return {
    ...corners,
    bottom: bottom < rows ? bottom : Math.max(top, lastRow),
    right: right < columns ? right : Math.max(left, lastColumn),
  };
};

export const useCells = (sheet: SheetInfo, store: RowStore, corners: Corners) => {
  const { t } = useTranslation('spreadsheets');
  const isTooMuch = ({ left, right, top, bottom }: Corners): boolean => {
    const over = (right - left + 1) * (bottom - top + 1) > MAX_CELLS;
    if (over) toast({ kind: 'error', text: t('tooManyCells') });
    return over;
  };
  return {
    range: contentOf(sheet, store, corners),
    isTooMuch,
    /** Returns whether the cells may be changed: they are not too many, and all of them are loaded. */
    read: async (range: Corners): Promise<boolean> => !isTooMuch(range) && store.ensure(range.top, range.bottom),
  };
};
export type ChosenCells = ReturnType<typeof useCells>;
