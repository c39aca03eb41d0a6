// Parses one line of a table chunk: its label and values, with their positions in the chunk's text.
import { type Period, periodsIn } from '#shared/language/grammar/periods.ts';
import cellUnits from '#shared/language/lexicon/cell-units.json' with { type: 'json' };
import headingWords from '#shared/language/lexicon/heading-words.json' with { type: 'json' };
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { stackedLines } from './side-by-side.ts';

export type Cell = { readonly text: string; readonly start: number; readonly end: number; readonly index: number };

/** A day or a duration is not an amount. */
const TIME = /^(?:년|개월|일|年|か月|ヶ月|日|years|months|days)$/;

export type Line = {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Cell[];
  /** The text before the first value. */
  readonly label: string;
  readonly values: readonly Cell[];
  /** The text of its cell in the unit column. */
  readonly unit: string;
};

/** Units after a number: 6,605千米ドル, 1,311MWh. */
const UNITS = [
  ...['배', '개', '개사', '원', '명', '주', 'x', 'bps', '%p', '円', '人', '名', '社', '株', '倍'],
  ...['달러', '유로', '엔', '위안', '米?ドル', 'ユーロ', '元', 'ウォン'],
  ...wordsOf(cellUnits).filter((word) => !word.includes(' ') && !TIME.test(word)),
]
  .sort((a, b) => b.length - a.length)
  .join('|');
const NUMERIC = new RegExp(
  `^[\\s$€£¥￥₩￦(△▲\\-−–+]*(?:US\\$|[A-Z]{3}\\s?[$€£¥]?)?\\s*\\d[\\d,]*(?:\\.\\d+)?\\s*(?:[십백천十百千]?[만억조万億兆]|[천千]|억원|천원)?(?:\\s*[)%％])*\\s*(?:${UNITS})?\\s*\\)?$`,
  'u',
);
const NIL = /^[\s$]*(?:[-−–—]+|none|nil|n\/[am]|해당\s?없음|該当なし)\s*$/i;
const SYMBOL = /^(?:US)?[$€£¥￥₩￦%)\s]+$/;
const NOTE_REFERENCE = /^\d{1,2}(?:\s?[,~]\s?\d{1,2})+$/;

const isYear = (text: string): boolean => /^(?:19|20)\d\d\s?(?:년도?|年度?)?$/.test(text.trim());
/** £000, $'000, GBP 000: the unit of the figures below, not a value. */
const THOUSANDS = /^\s*(?:[A-Z]{3}\s?)?[$€£¥]?\s?['’]?0{3}(?:,?0{3})?s?\s*$/;
const isValue = (text: string): boolean =>
  (NUMERIC.test(text) && !THOUSANDS.test(text) && !isYear(text) && !NOTE_REFERENCE.test(text.trim())) || NIL.test(text);

const wordsBeside = compile(headingWords);
type Stretch = { readonly start: number; readonly end: number };
const without = (text: string, stretches: readonly Stretch[]): string =>
  stretches.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

const SPACED_YEAR = /^(?:1 9|2 0) \d \d$/;
/** Returns the periods of a cell with little other text: 제53기, Years Ended December 2, 2022. */
export const periodsOfCell = (text: string): Period[] => {
  // Justified text prints a year as 2 0 1 8.
  if (SPACED_YEAR.test(text)) return [{ start: 0, end: text.length, key: text.replaceAll(/\s/g, '') }];
  const periods = periodsIn(text);
  if (periods.length === 0) return [];
  const beside = without(text, periods);
  return without(beside, wordsBeside(beside)).replace(
    /[\s().,:~-]|ended|year|three|six|nine|twelve|months|weeks|thirteen|twenty|thirty|fifty|as of|말|現在|부터|까지|자|기말|期末|累計|누적|개월|at|the/gi,
    '',
  ).length <= 6
    ? periods
    : [];
};

/** A note reference before an amount: ※１、※８ 76,965. */
const MARKED = /^\s*(?:[※*＊]\s?[\d０-９]+[,、，\s]*)+\s(?=[(（△▲$€£¥￥₩-]?\s?\d)/u;

/** The currency sign of the next column: 33.9 % $. */
const NEXT_SYMBOL = /(?<=\d\s?[)%％]{1,2})\s*[$€£¥￥₩￦]$/u;

const cellsOf = (text: string, start: number): Cell[] => {
  let at = start;
  return text.split('\t').map((raw, index) => {
    const marks = index > 0 ? (MARKED.exec(raw)?.[0].length ?? 0) : 0;
    const own = raw.slice(marks);
    const lead = at + marks + own.length - own.trimStart().length;
    const whole = own.trim();
    const value = whole.slice(0, NEXT_SYMBOL.exec(whole)?.index);
    const cell = { text: value, start: lead, end: lead + value.length, index };
    at += raw.length + 1;
    return cell;
  });
};

/** A note reference in its own cell: 12, 13 or ※1 or 주석 25. */
const REFERENCE = /^[(（]?(?:[※*＊]|주석?|注記?|notes?)?\s?[\d０-９]{1,2}(?:\s?[,、~]\s?[\d０-９]{1,2})*[)）]?$/iu;
/** Dot leaders between a label and its figures. */
const LEADERS = /(?:\s?[.·…‥_]){3,}\s*$/u;

/** A label that spans columns is repeated in each of them. */
const labelOf = (cells: readonly Cell[]): string =>
  cells
    .filter(({ text }, n) => n === 0 || !REFERENCE.test(text))
    .map(({ text }) => text.replace(LEADERS, ''))
    .filter((text, n, all) => text !== '' && text !== all[n - 1])
    .join(' ');

const readLine = (text: string, start: number, unitsAt: number | undefined): Line => {
  const all = cellsOf(text, start);
  const cells = all.filter(({ index }) => index !== unitsAt);
  const first = cells.findIndex(
    (cell, i) => cell.text !== '' && (isValue(cell.text) || (i > 0 && SYMBOL.test(cell.text))),
  );
  const body = first < 0 ? [] : cells.slice(first);
  const head = first < 0 ? cells : cells.slice(0, first);
  return {
    start,
    end: start + text.length,
    cells: cells.filter((cell) => cell.text !== ''),
    label: labelOf(head),
    values: body.filter((cell) => isValue(cell.text)),
    unit: all.find(({ index }) => index === unitsAt)?.text ?? '',
  };
};

/** `unitsAt` is the column that states the units of the others; its cells are not values. */
export const readLines = (text: string, unitsAt?: number): Line[] =>
  stackedLines(text, isValue).map((piece) => readLine(piece.text, piece.start, unitsAt));
