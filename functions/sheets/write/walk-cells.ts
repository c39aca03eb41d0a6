// Finds the positions of cells and formulas in a sheet's XML.
import { columnNumber } from '#shared/spreadsheet/a1.ts';
import { attributesOf, tagsOf } from './tags.ts';

export const FORMULA = /<(?:[\w.-]+:)?f\b(?:[^>"']|"[^"]*"|'[^']*')*(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?f>)/;
export const FORMULA_HEAD = /^<[^>]*>/;

export type Place = { row: number; column: number };
export const placing = () => {
  const at: Place = { row: 0, column: 0 };
  return {
    at,
    row: (tag: string) => {
      at.row = Number(attributesOf(tag).get('r')) || at.row + 1;
      at.column = 0;
    },
    cell: (tag: string) => {
      const name = /^[A-Z]{1,3}/.exec(attributesOf(tag).get('r') ?? '')?.[0];
      at.column = name ? columnNumber(name) : at.column + 1;
    },
  };
};

export function* cellsOf(xml: string): Generator<Place & { readonly text: string }> {
  const place = placing();
  let open: number | undefined;
  for (const { name, kind, start, end } of tagsOf(xml)) {
    if (name === 'row' && kind !== 'close') place.row(xml.slice(start, end));
    else if (name === 'c' && kind !== 'close') {
      place.cell(xml.slice(start, end));
      open = kind === 'open' ? start : undefined;
    } else if (name === 'c' && open !== undefined) {
      yield { ...place.at, text: xml.slice(open, end) };
      open = undefined;
    }
    if (name === 'sheetData' && kind !== 'open') return;
  }
}
