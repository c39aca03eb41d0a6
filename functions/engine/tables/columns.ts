// Parses the header lines of a table into columns with their periods and other headings.
import { isDay } from '#shared/language/grammar/same-period.ts';
import { type Cell, type Line, periodsOfCell } from './cells.ts';
import { resolveTerms, type Terms } from './fiscal-terms.ts';
import { isOtherUnit, isUnitOnly } from './stated-unit.ts';

export type Column = {
  readonly label: string;
  readonly periods: readonly string[];
  /** The heading apart from periods: a segment, a total, a change. */
  readonly about: string;
  /** A heading cell that states only a unit: tonnes, USD m. */
  readonly unit: string;
};

/** Columns by position among the values, and by cell number if header and row have the same cells. */
export type Header = {
  readonly columns: readonly Column[];
  readonly byIndex: ReadonlyMap<number, Column>;
  readonly cells: number;
};
const PERIOD_WORDS =
  /^(?:as of|(?:fiscal )?years?|(?:[a-z-]+ |\d+ )?(?:year|month|week|quarter)s? ended|(?:three|six|nine|twelve|\d{1,2})[- ](?:months|weeks)$|ended\b|at|for the|三|3か月|累計|누적|3개월)\b/i;
/** The current year and prior years, which the columns resolve. */
const RELATIVE = /^(?:(?:당|전전?)\s?(?:반|분)?\s?기말?|当期|前期|前々期|当事業年度|前事業年度)$/;
export const NO_HEADER: Header = { columns: [], byIndex: new Map(), cells: 0 };

/** Some tables print their header without the label column: it has as many cells as the rows have values. */
const MIN_WIDTH = 3;
const CORNER =
  /^\W*$|구\s?분|과\s?목|항\s?목|계정|단위|내\s?용|区分|科目|項目|単位|摘要|\b(?:in|except|items?|description|name)\b/i;
const isWithoutCorner = (lines: readonly Line[], below: readonly Cell[]): boolean => {
  const wide = lines.find(({ cells }) => cells.length === below.length);
  const last = Math.max(...lines.flatMap(({ cells }) => cells.map(({ index }) => index)));
  return (
    wide !== undefined &&
    wide.cells.length >= MIN_WIDTH &&
    last === below.length - 1 &&
    below[0]?.index === 1 &&
    !lines.some(({ cells: [first] }) => first?.index === 0 && CORNER.test(first.text))
  );
};

/** Whether the cell is the head of a label or note column, left of figures that have one head each. */
const isBeforeFigures = ({ index, text }: Cell, rest: readonly Cell[], below: readonly Cell[]): boolean =>
  index < (below[0]?.index ?? 0) &&
  rest.length === below.length &&
  rest.some((cell) => periodsOfCell(cell.text).length > 0) &&
  periodsOfCell(text).length === 0;

const headed =
  (below: readonly Cell[]) =>
  (line: Line): readonly Cell[] => {
    const [first, ...rest] = line.cells;
    // The corner above the labels: 구분, 과목, (In millions).
    const isCorner =
      first && periodsOfCell(first.text).length === 0 && (first.index === 0 || isBeforeFigures(first, rest, below));
    return isCorner && rest.length > 0 ? rest : line.cells;
  };

/** A range between two days is the period of the latter: 自 2024年4月1日 至 2025年3月31日. */
const withoutStart = (keys: readonly string[]): readonly string[] => {
  const [from, to, ...more] = keys.filter(isDay);
  return from && to && more.length === 0 && from < to ? keys.filter((key) => key !== from) : keys;
};

const keysIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => periodsOfCell(text).map(({ key }) => key))),
];

/** A day may be wrapped over the lines of a narrow column. */
const keysOf = (texts: readonly string[]): readonly string[] => {
  const keys = keysIn(texts);
  if (keys.some(isDay) || texts.length < 2) return withoutStart(keys);
  const joined = keysIn([texts.join(' ')]);
  return joined.some(isDay) ? withoutStart(joined) : keys;
};

const isUnit = (text: string): boolean => isUnitOnly(text) || isOtherUnit(text);

const columnOf = (texts: readonly string[], terms: Terms): Column => ({
  label: texts.join(' ').trim(),
  periods: keysOf(texts).flatMap((key) => resolveTerms(key, terms)),
  about: texts
    .filter(
      (text) => periodsOfCell(text).length === 0 && !PERIOD_WORDS.test(text) && !RELATIVE.test(text) && !isUnit(text),
    )
    .join(' ')
    .trim(),
  unit: texts.filter(isUnit).at(-1) ?? '',
});

/** A single cell that lists several periods is split into as many columns. */
const spread = (cell: Cell): string[] => {
  const periods = periodsOfCell(cell.text);
  return periods.length > 1 ? periods.map(({ start, end }) => cell.text.slice(start, end)) : [cell.text];
};

export const hasPeriod = (line: Line): boolean => line.cells.some((cell) => periodsOfCell(cell.text).length > 0);

/** Drops heads of a second label column, which has no figures: 주식의 종류 before 제53기. */
const besideLabels =
  (first: number) =>
  (cells: readonly Cell[]): readonly Cell[] =>
    cells.filter(
      ({ index, text }) => index === 0 || index >= first || periodsOfCell(text).length > 0 || PERIOD_WORDS.test(text),
    );

/** A unit above some columns applies to all and names none. */
const UNIT = /단위|単位|^\(/;

/**
 * Removes repeated heads: layout repeats the last head over empty cells, as in 당기, 전기, 전기, 전기 above two figures. If as
 * many periods as figures are left, they match in order, whatever their positions.
 */
const unrepeated = (line: Line, below: readonly Cell[]): readonly Cell[] | undefined => {
  const isDated = ({ text }: Cell): boolean => periodsOfCell(text).length > 0 || RELATIVE.test(text);
  const first = line.cells.findIndex(isDated);
  const dated = first < 0 ? [] : line.cells.slice(first);
  const own = dated.filter(({ text }, n) => text !== dated[n - 1]?.text);
  return dated.every(isDated) && own.length > 1 && own.length === below.length && own.length < dated.length
    ? own
    : undefined;
};

/**
 * Combines header lines from top to bottom: the widest one gives the columns, and narrower ones above span them evenly.
 */
export const headerOf = (lines: readonly Line[], below: readonly Cell[], terms: Terms): Header => {
  const isRepeated = lines.some((line) => unrepeated(line, below) !== undefined);
  const plain = isWithoutCorner(lines, below) ? ({ cells }: Line) => cells : headed(below);
  const cellsOf = (line: Line): readonly Cell[] => unrepeated(line, below) ?? plain(line);
  const rows = lines.map(cellsOf).filter((cells) => cells.length > 0);
  const wide = lines.filter((line) => line.cells.length > 1);
  // A single dated line above columns with their own periods is a caption.
  const isCaptioned = wide.some(hasPeriod);
  const withPeriods = lines.filter((line) => line.cells.length > 1 || (hasPeriod(line) && !isCaptioned)).map(cellsOf);
  const widest = [...(withPeriods.length > 0 ? withPeriods : rows)].sort((a, b) => b.length - a.length)[0];
  if (!widest) return NO_HEADER;
  const width =
    widest.length === 1 ? spread(widest[0] ?? { text: '', start: 0, end: 0, index: 0 }).length : widest.length;
  const first = widest[0]?.index ?? 0;
  const isAtColumn = ({ index, text }: Cell) => !UNIT.test(text) && widest.some((cell) => cell.index === index);
  const texts = Array.from({ length: width }, (_, i) =>
    withPeriods.map(besideLabels(first)).flatMap((cells) => {
      const parts = cells.length === 1 && width > 1 ? cells.flatMap(spread) : cells.map((cell) => cell.text);
      // Cells that do not span the columns evenly belong to the columns at their positions.
      if (parts.length > 1 && width % parts.length !== 0 && cells.every(isAtColumn))
        return cells.find(({ index }) => index === widest[i]?.index)?.text ?? [];
      if (parts.length === 0 || width % parts.length !== 0) return [];
      return parts[Math.floor((i * parts.length) / width)] ?? [];
    }),
  );
  const columns = texts.map((parts) => columnOf(parts, terms));
  const byIndex = new Map(
    widest.length === columns.length && !isRepeated
      ? widest
          .map((cell, i) => [cell.index, columns[i]] as const)
          .filter((pair): pair is readonly [number, Column] => pair[1] !== undefined)
      : [],
  );
  return { columns, byIndex, cells: widest.length };
};

const isOfSeveralYears = ({ periods }: Column): boolean => new Set(periods.map((key) => key.slice(0, 4))).size > 1;

export const columnAt = (header: Header, values: readonly Cell[], i: number): Column | undefined => {
  const { columns, byIndex } = header;
  const value = values[i];
  if (!value || columns.length === 0) return undefined;
  if (values.length === columns.length) return columns[i];
  if (values.every((cell) => byIndex.has(cell.index))) return byIndex.get(value.index);
  if (values.length % columns.length === 0) return columns[Math.floor((i * columns.length) / values.length)];
  // A note column before the amounts has no head of its own; if one head has several years, the lines are mixed up.
  if (values.length === columns.length + 1 && !columns.some(isOfSeveralYears))
    return i === 0 ? undefined : columns[i - 1];
  return undefined;
};
