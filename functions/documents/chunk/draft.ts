// Builds the text of a chunk, with the locator of each part.
import type { Locator, Segment } from '#shared/model/file.ts';
import type { Span } from '../../ports/search-index.ts';
import { cornersOf, rangeOf } from '../formats/a1.ts';
import { CELL, ROW } from './cells.ts';

export type Draft = { text: string; readonly spans: Span[] };

export const draft = (): Draft => ({ text: '', spans: [] });

export const append = (to: Draft, text: string, locator: Locator, separator: string): void => {
  const start = to.text === '' ? 0 : to.text.length + separator.length;
  to.text = to.text === '' ? text : to.text + separator + text;
  to.spans.push({ start, end: start + text.length, locator });
};

/** Appends a row: cells of a sheet have addresses, while rows of other tables are located as a whole. */
export const appendRow = (to: Draft, { text, cells, locator }: Segment): void => {
  const corners = locator.range === undefined ? undefined : cornersOf(locator.range);
  const exact = corners && cells && corners.right - corners.left + 1 === cells.length;
  if (!exact) {
    append(to, text, locator, ROW);
    return;
  }
  let at = to.text === '' ? 0 : to.text.length + ROW.length;
  to.text += (to.text === '' ? '' : ROW) + text;
  cells.forEach((cell, n) => {
    const column = corners.left + n;
    const end = at + cell.length + (n < cells.length - 1 ? CELL.length : 0);
    if (end > at)
      to.spans.push({
        start: at,
        end,
        locator: { ...locator, range: rangeOf({ row: corners.top, from: column, to: column }) },
      });
    at = end;
  });
};
