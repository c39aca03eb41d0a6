// Reads one line of a table chunk: its label and its values, with their places in the chunk's text.
import { type Period, periodsIn } from '#shared/language/grammar/periods.ts';

export type Cell = { readonly text: string; readonly start: number; readonly end: number; readonly index: number };

export type Line = {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Cell[];
  /** What stands before the first value. */
  readonly label: string;
  readonly values: readonly Cell[];
};

const NUMERIC =
  /^[\s$€£¥￥₩￦(△▲\-−–+]*(?:US\$|[A-Z]{3}\s?[$€£¥]?)?\s*\d[\d,]*(?:\.\d+)?\s*(?:[천만억조千万億兆]|백만|百万|억원|천원)?\s*[)%％]*\s*(?:배|개|개사|원|명|주|x|bps|%p|円|人|株|倍)?\s*\)?$/u;
const NIL = /^[\s$]*[-−–—]+\s*$/;
const SYMBOL = /^(?:US)?[$€£¥￥₩￦%)\s]+$/;
const NOTE_REFERENCE = /^\d{1,2}(?:\s?[,~]\s?\d{1,2})+$/;

const isYear = (text: string): boolean => /^(?:19|20)\d\d\s?(?:년도?|年度?)?$/.test(text.trim());
const isValue = (text: string): boolean =>
  (NUMERIC.test(text) && !isYear(text) && !NOTE_REFERENCE.test(text.trim())) || NIL.test(text);

/** A cell that is little more than periods: 제53기, Years Ended December 2, 2022. */
export const periodsOfCell = (text: string): Period[] => {
  const periods = periodsIn(text);
  const rest = periods.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest.replace(
    /[\s().,:~-]|ended|year|three|six|nine|twelve|months|weeks|thirteen|twenty|thirty|fifty|as of|말|現在|부터|까지|자|기말|期末|累計|누적|개월|at|the/gi,
    '',
  ).length <= 6
    ? periods
    : [];
};

const cellsOf = (text: string, start: number): Cell[] => {
  let at = start;
  return text.split('\t').map((raw, index) => {
    const lead = raw.length - raw.trimStart().length;
    const cell = { text: raw.trim(), start: at + lead, end: at + lead + raw.trim().length, index };
    at += raw.length + 1;
    return cell;
  });
};

const readLine = (text: string, start: number): Line => {
  const cells = cellsOf(text, start);
  const first = cells.findIndex(
    (cell, i) => cell.text !== '' && (isValue(cell.text) || (i > 0 && SYMBOL.test(cell.text))),
  );
  const body = first < 0 ? [] : cells.slice(first);
  const head = first < 0 ? cells : cells.slice(0, first);
  return {
    start,
    end: start + text.length,
    cells: cells.filter((cell) => cell.text !== ''),
    label: head
      .map((cell) => cell.text)
      .filter(Boolean)
      .join(' '),
    values: body.filter((cell) => isValue(cell.text)),
  };
};

export const readLines = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').map((raw) => {
    const line = readLine(raw, at);
    at += raw.length + 1;
    return line;
  });
};
