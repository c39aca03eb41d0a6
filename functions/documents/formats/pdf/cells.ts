// Joins the pieces of a visual row into cells: words with word spaces, columns separately, note marks with numbers.
import { clean } from '../../text/clean.ts';
import { unspaced } from '../../text/unspaced.ts';
import type { Item } from './items.ts';

export type Part = { readonly text: string; readonly left: number; readonly right: number };
/** `parts` are the joined pieces, which later separate columns that are too close. */
export type Cell = Part & { readonly parts: readonly Part[] };

/** In font sizes: justified lines stretch their spaces, but hardly to this. */
const CELL_GAP = 0.95;
const WORD_GAP = 0.14;

const OPENING = /^(?:US)?[$€£¥₩￦(（]$|^[△▲(]\s*[$€£¥₩￦]$/;
const CLOSING = /^[)）%]+$|^\)\s*%$|^%p$/;
const MONEY = /^[($€£¥₩△▲-]*\s*\d[\d,.]*(?:[,.]\d+|\)|%)\s*[)%]*$/;
const LETTER = /^[가-힣一-龥]\s?[:：]?$/;
const SPACED = /^(?:[가-힣一-龥] ?){1,5}$/;

/** Splits a cell of several figures, whose columns are too close. */
const splitFigures = (cell: Cell): Cell[] => {
  const figures = [...cell.text.matchAll(/(?:US)?[($€£¥₩△▲-]*\s*\d[\d,.]*\s*[)%]*/g)];
  const whole =
    figures
      .map(([text]) => text)
      .join('')
      .replace(/\s/g, '') === cell.text.replace(/\s/g, '');
  if (figures.length < 2 || !whole || /\d-\d|^\(\d{3}\)/.test(cell.text) || !/[,$%)]|\d\.\d/.test(cell.text))
    return [cell];
  const unit = (cell.right - cell.left) / cell.text.length;
  return figures.map((match) => {
    const text = match[0].trim();
    const left = cell.left + (match.index + match[0].indexOf(text)) * unit;
    const part = { text: text.replace(/^([$€£¥₩]) /, '$1'), left, right: left + text.length * unit };
    return { ...part, parts: [part] };
  });
};

const joint = (last: Cell, cell: Cell): '' | ' ' | undefined => {
  if (OPENING.test(last.text) && /^[\d(△▲—–-]/.test(cell.text)) return '';
  if (CLOSING.test(cell.text) && /[\d)]$/.test(last.text)) return '';
  // Korean and Japanese labels are letter-spaced to fill their column: 구      분.
  if (LETTER.test(cell.text) && SPACED.test(last.text) && (last.text.length === 1 || last.parts.length > 1)) return ' ';
  return undefined;
};

/** Joins a currency sign far to the left of its number, and a bracket to the right of it. */
const mergeMarks = (cells: readonly Cell[]): Cell[] => {
  const merged: Cell[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    const by = last && joint(last, cell);
    if (!last || by === undefined) merged.push(cell);
    else {
      const parts = [...last.parts, ...cell.parts];
      const text = by === ' ' ? (last.text + cell.text).replaceAll(' ', '') : last.text + cell.text;
      merged[merged.length - 1] = { text, left: last.left, right: cell.right, parts };
    }
  }
  return merged;
};

/** Splits pieces that pdf.js joined: a currency sign behind a number begins the next column. */
const explode = (item: Item): Item[] => {
  const texts = item.text.split(/(?<=[\d)%]) +(?=\(?[$€£¥₩])/);
  if (texts.length === 1) return [item];
  const unit = (item.right - item.left) / item.text.length;
  let from = 0;
  return texts.map((text) => {
    const at = item.text.indexOf(text, from);
    from = at + text.length;
    return { ...item, text, left: item.left + at * unit, right: item.left + from * unit };
  });
};

const cellOf = (items: readonly Item[]): Cell | undefined => {
  let text = '';
  let right = 0;
  for (const item of items) {
    text += text !== '' && item.left - right > WORD_GAP * item.size ? ` ${item.text}` : item.text;
    right = Math.max(right, item.right);
  }
  const cleaned = unspaced(clean(text));
  const [first] = items;
  if (!first || cleaned === '') return undefined;
  return {
    text: cleaned.replace(/^([$€£¥₩]) (?=\d)/, '$1').replace(/(?<=\d) (?=[)%]+$)/, ''),
    left: first.left,
    right,
    parts: items,
  };
};

/** The cells of a row, from left to right. */
export const cellsOf = (items: readonly Item[]): Cell[] => {
  const groups: Item[][] = [];
  let right = 0;
  for (const item of items.flatMap(explode)) {
    const group = groups.at(-1);
    const gap = item.left - right;
    const figures = gap > 0.22 * item.size && MONEY.test(group?.at(-1)?.text ?? '') && /^[$(\d]/.test(item.text);
    if (!group || gap > CELL_GAP * item.size || (figures && group.length === 1)) groups.push([item]);
    else group.push(item);
    right = groups.at(-1)?.length === 1 ? item.right : Math.max(right, item.right);
  }
  const cells = groups.map(cellOf).filter((cell) => cell !== undefined);
  return mergeMarks(cells.flatMap(splitFigures));
};
