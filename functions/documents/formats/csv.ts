// Extracts comma, tab or semicolon separated values: rows with their line and range of cells.
import Papa from 'papaparse';
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import { rangeOf } from './a1.ts';
import type { Extraction, Source } from './extraction.ts';

const SEPARATORS = [',', '\t', ';', '|'] as const;
const MAX_CELLS = 2_000_000;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The separator that splits most of the first lines into the most cells, ignoring quoted text. */
export const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .slice(0, 20)
    .filter((line) => line.trim() !== '');
  const bare = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, ''));
  const counts = SEPARATORS.map((separator) => median(bare.map((line) => line.split(separator).length)));
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
};

export const extractCsv = ({ bytes }: Source): Extraction => {
  const segments: Segment[] = [];
  let row = 0;
  let count = 0;
  const text = decode(bytes).replace(/^\uFEFF/, '');
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    skipEmptyLines: false,
    step: ({ data }) => {
      row += 1;
      const cells = data.map(clean);
      count += cells.length;
      if (count > MAX_CELLS) throw new DocumentRefused('tooLargeOpened');
      if (cells.every((cell) => cell === '')) return;
      const locator = { line: row, range: rangeOf({ row, from: 1, to: cells.length }) };
      segments.push({ kind: 'row', text: rowText(cells), cells, locator });
    },
  });
  return { segments };
};
