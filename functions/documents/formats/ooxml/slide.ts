// Reads one part of a presentation: titles, paragraphs and tables of a slide or its notes, and series of a chart.
import { clean } from '../../text/clean.ts';
import type { GridCell } from '../grid.ts';
import { type HiddenOnSlide, slideRuns } from './hidden-on-slide.ts';
import { isOn } from './hidden-runs.ts';
import { formatNumber } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { DRAWN } from './slide-shapes.ts';

export type SlideBlock =
  | { readonly kind: 'title' | 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly GridCell[])[] };

const SHAPES = new Set(['sp', 'graphicFrame', 'grpSp']);
const SKIPPED_PLACEHOLDERS = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** Follows which shapes are hidden, by themselves or by a group around them. */
const hiddenShapes = () => {
  const open: boolean[] = [];
  return {
    isHidden: (): boolean => open.at(-1) ?? false,
    open: (name: string, hidden: string | undefined): void => {
      if (SHAPES.has(name)) open.push(open.at(-1) ?? false);
      else if (name === 'cNvPr' && open.length > 0 && isOn(hidden ?? '0')) open[open.length - 1] = true;
    },
    close: (name: string): void => {
      if (SHAPES.has(name)) open.pop();
    },
  };
};

/** `hiding` says what a slide hides; notes hide nothing. */
export const slideBlocks = (bytes: Uint8Array | undefined, hiding?: HiddenOnSlide): SlideBlock[] => {
  const blocks: SlideBlock[] = [];
  let rows: GridCell[][] | undefined;
  let cell: { text: string; span: number } | undefined;
  let placeholder = '';
  let text = '';
  let inText = false;
  let skipped = 0;
  let shape = -1;
  const shapes = hiddenShapes();
  const runs = slideRuns(hiding?.scheme ?? new Map());
  const isHidden = () => shapes.isHidden() || hiding?.isHidden(shape, runs.look()) === true;
  const endParagraph = () => {
    const line = clean(text);
    text = '';
    if (cell) cell.text = clean(`${cell.text} ${line}`);
    else if (line !== '' && !SKIPPED_PLACEHOLDERS.has(placeholder))
      blocks.push({ kind: placeholder === 'title' || placeholder === 'ctrTitle' ? 'title' : 'text', text: line });
  };
  const endCell = () => {
    const row = rows?.at(-1);
    const column = (row ?? []).reduce((end, one) => Math.max(end, one.column + one.span), 0);
    if (cell && row) row.push({ text: cell.text, column, span: cell.span });
    cell = undefined;
  };
  readXml(bytes, {
    open: (name, attributes) => {
      const { type = '', gridSpan = '1', hMerge, hidden } = attributes;
      shapes.open(name, hidden);
      runs.open(name, attributes);
      if (DRAWN.has(name)) shape += 1;
      if (name === 'Fallback') skipped += 1;
      else if (name === 'sp') placeholder = '';
      else if (name === 'ph') placeholder = type;
      else if (name === 'tbl') rows = [];
      else if (name === 'tr') rows?.push([]);
      else if (name === 'tc' && hMerge === undefined) cell = { text: '', span: Math.min(200, Number(gridSpan) || 1) };
      else if (name === 't') inText = true;
      else if (name === 'br') text += ' ';
    },
    close: (name) => {
      shapes.close(name);
      runs.close();
      if (name === 'Fallback') skipped -= 1;
      else if (name === 't') inText = false;
      else if (name === 'p') endParagraph();
      else if (name === 'tc') endCell();
      else if (name === 'tbl' && rows) {
        blocks.push({ kind: 'table', rows });
        rows = undefined;
      }
    },
    text: (piece) => {
      if (inText && skipped === 0 && !isHidden()) text += piece;
    },
  });
  return blocks;
};

type Series = { name: string; categories: string[]; values: string[] };

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A value as the chart displays it: 8.200000000000001 is 8.2, and a share is a percentage. */
const shown = (value: string, format: string): string =>
  NUMBER.test(value.trim()) ? formatNumber(Number(value), format, false) : clean(value);

/** The figures of a chart as a table: categories as columns, a row for each series. */
export const chartRows = (bytes: Uint8Array | undefined): string[][] => {
  const series: Series[] = [];
  let into: 'name' | 'categories' | 'values' | undefined;
  let value: string | undefined;
  let format = 'General';
  let inFormat = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'formatCode') format = '';
      inFormat = name === 'formatCode';
      if (name === 'numRef' || name === 'strRef') format = 'General';
      if (name === 'ser') series.push({ name: '', categories: [], values: [] });
      else if (name === 'tx') into = 'name';
      else if (name === 'cat' || name === 'xVal') into = 'categories';
      else if (name === 'val' || name === 'yVal') into = 'values';
      else if (name === 'v') value = '';
    },
    close: (name) => {
      inFormat = false;
      if (name === 'v' && value !== undefined) {
        const current = series.at(-1);
        if (current && into === 'name') current.name = clean(value);
        else if (current && (into === 'categories' || into === 'values')) current[into].push(shown(value, format));
        value = undefined;
      } else if (['tx', 'cat', 'xVal', 'val', 'yVal'].includes(name)) into = undefined;
    },
    text: (piece) => {
      if (value !== undefined) value += piece;
      else if (inFormat) format += piece;
    },
  });
  const [first] = series;
  if (!first || first.values.length === 0) return [];
  return [['', ...first.categories], ...series.map(({ name, values }) => [name, ...values])];
};
