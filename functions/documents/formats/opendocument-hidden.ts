// Follows which sheets, rows and columns an OpenDocument spreadsheet hides.
import type { Attributes } from './ooxml/read-xml.ts';

/** A spreadsheet has no more; a file may say that it hides more. */
const MAX_COLUMNS = 16_384;
const isCollapsed = ({ visibility = 'visible' }: Attributes): boolean => visibility !== 'visible';

export const hiddenInSheets = () => {
  const styles = new Set<string>();
  let style = '';
  let columns = new Set<number>();
  let column = 1;
  let isSheetHidden = false;
  let isRowHidden = false;
  const addColumns = (attributes: Attributes) => {
    const end = Math.min(MAX_COLUMNS, column + Math.max(1, Number(attributes['number-columns-repeated']) || 1));
    if (isCollapsed(attributes)) for (let n = column; n < end; n += 1) columns.add(n);
    column = end;
  };
  return {
    /** Styles come first in the file, then the columns of a sheet, then its rows. */
    open: (name: string, attributes: Attributes): void => {
      if (name === 'style') style = attributes.name ?? '';
      else if (name === 'table-properties' && attributes.display === 'false') styles.add(style);
      else if (name === 'table-column') addColumns(attributes);
      else if (name === 'table-row') isRowHidden = isCollapsed(attributes);
      else if (name === 'table') {
        isSheetHidden = styles.has(attributes['style-name'] ?? '');
        columns = new Set();
        column = 1;
      }
    },
    isSheet: (): boolean => isSheetHidden,
    /** The open row as a whole. */
    isRow: (): boolean => isRowHidden,
    isColumn: (number: number): boolean => columns.has(number),
  };
};
