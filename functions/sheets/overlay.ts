// Applies a draft to a workbook: the value of each changed cell, before calculation.
import type { DraftCell } from '#shared/model/spreadsheet.ts';
import { isWithin } from '#shared/spreadsheet/a1.ts';
import { type Book, type Cell, cellOrBlank } from './book.ts';
import { type Place, placeKey } from './calculate/engine.ts';
import { isPercent } from './format-value.ts';
import { namedFormula } from './formula/names.ts';
import { typed } from './typed.ts';

/** `format`: replaces the format of the style. */
export type DraftedCell = Cell & { readonly format?: string | undefined };
export type Changed = { readonly place: Place; readonly cell: DraftedCell };
export type Overlay = ReadonlyMap<string, Changed>;
export type Draft = { readonly version: number; readonly cells: readonly DraftCell[] };

/** If two people change the same version, one is refused, but both drafts have the next number. */
export const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.version === b.version &&
  a.cells.length === b.cells.length &&
  a.cells.every((cell, i) => {
    const other = b.cells[i];
    return (
      placeKey(cell) === (other && placeKey(other)) && cell.input === other?.input && cell.format === other?.format
    );
  });

export const styleFormat = (book: Book, style: number): string => book.styles[style]?.format ?? 'General';
export const formatOf = (book: Book, cell: DraftedCell): string => cell.format ?? styleFormat(book, cell.style);

const tableAt = (book: Book, { sheet, row, column }: Place) =>
  book.sheets[sheet]?.tables.find(({ range }) => isWithin(range, row, column));

export const drafted = (
  book: Book,
  edit: Pick<DraftCell, 'sheet' | 'row' | 'column' | 'input' | 'format'>,
): Changed => {
  const { sheet, row, column, input, format } = edit;
  const before = cellOrBlank(book.sheets[sheet], row, column);
  const own = format ?? styleFormat(book, before.style);
  const as = { from1904: book.from1904, asText: own === '@', isPercent: isPercent(own) };
  const { value, formula, format: suggested } = typed(input, as);
  const wanted = format ?? (own === 'General' ? suggested : undefined);
  return {
    place: { sheet, row, column },
    cell: {
      value,
      style: before.style,
      ...(formula === undefined ? {} : { formula: namedFormula(formula, tableAt(book, edit)?.name) }),
      ...(wanted === undefined || wanted === styleFormat(book, before.style) ? {} : { format: wanted }),
    },
  };
};

export const overlayOf = (book: Book, draft: Draft): Map<string, Changed> =>
  new Map(draft.cells.map((edit) => [placeKey(edit), drafted(book, edit)]));
