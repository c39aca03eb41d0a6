// Comma, tab or semicolon separated rows, each with its line and its cells' range.
import Papa from 'papaparse';
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { Refused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import { rangeOf } from './a1.ts';
import type { Extraction, Source } from './extraction.ts';

const MOST_CELLS = 2_000_000;

export const extractCsv = ({ bytes }: Source): Extraction => {
  const segments: Segment[] = [];
  let row = 0;
  let count = 0;
  Papa.parse<string[]>(decode(bytes).replace(/^\uFEFF/, ''), {
    skipEmptyLines: false,
    step: ({ data }) => {
      row += 1;
      const cells = data.map(clean);
      count += cells.length;
      if (count > MOST_CELLS) throw new Refused('tooLargeOpened');
      if (cells.every((cell) => cell === '')) return;
      const locator = { line: row, range: rangeOf({ row, from: 1, to: cells.length }) };
      segments.push({ kind: 'row', text: rowText(cells), cells, locator });
    },
  });
  return { segments };
};
