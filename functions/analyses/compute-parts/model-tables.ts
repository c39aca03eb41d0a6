// Shows a sheet of a model as tables of a report: the same cells and numbers, with each formula as a computed figure.
import { type Label, labelText } from '#shared/finance/label.ts';
import { type Money, priceDecimals } from '#shared/finance/money.ts';
import type { Values } from '#shared/finance/workbook/evaluate.ts';
import type { Expression } from '#shared/finance/workbook/expression.ts';
import { printFormula } from '#shared/finance/workbook/print-formula.ts';
import {
  type Cell,
  cellIndex,
  type Format,
  type Line,
  type Sheet,
  type Workbook,
} from '#shared/finance/workbook/workbook.ts';
import { translateId } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { percentIn, plainIn, tenthsIn, timesIn } from '../evidence/amounts.ts';
import { verified } from '../evidence/computed.ts';
import type { Origins } from './origins.ts';

export type Model = {
  readonly language: Language;
  readonly workbook: Workbook;
  readonly values: Values;
  readonly origins: Origins;
};

export const wordsIn = (language: Language, label: Label | undefined): string =>
  label === undefined ? '' : labelText(label, (key, params) => translateId(language, 'finance', key, params));

/** All factors have the same number of decimals. */
const FACTOR_DIGITS = 4;

/** `currency`: the currency of a price. */
export const figureText = (
  language: Language,
  format: Format,
  value: number,
  { currency, hasTenths = false }: Pick<Money, 'currency' | 'hasTenths'>,
): string => {
  if (format === 'amount' && hasTenths) return tenthsIn(language, value);
  if (format === 'factor') return plainIn(language, value, FACTOR_DIGITS, FACTOR_DIGITS);
  if (format === 'percent') return percentIn(language, value);
  if (format === 'multiple') return timesIn(language, value);
  return plainIn(
    language,
    value,
    { amount: 0, whole: 0, price: priceDecimals(currency), decimal: 2, check: 0 }[format],
  );
};

type Shown = BlockOf<'table'>['rows'][number][number];
type Columns = BlockOf<'table'>['columns'];

/** The id of the cell that a formula repeats, with the same or the opposite sign: both have the same source. */
const repeatedId = (expression: Expression): string | undefined => {
  if (expression.kind === 'cell') return expression.id;
  const isTurned =
    expression.kind === 'binary' &&
    expression.operator === '*' &&
    expression.left.kind === 'number' &&
    expression.left.value === -1;
  return isTurned && expression.right.kind === 'cell' ? expression.right.id : undefined;
};

export const shownCell = (
  { language, workbook, values, origins }: Model,
  sheet: Sheet,
  cell: Cell | undefined,
): Shown => {
  const { money } = workbook;
  if (!cell) return { text: '' };
  if (cell.kind === 'text') return { text: wordsIn(language, cell.label) };
  if (cell.kind === 'input') {
    const refs = origins.refsOf(cell.origin);
    return {
      text: figureText(language, cell.format, cell.value, {
        ...money,
        ...(cell.currency ? { currency: cell.currency } : {}),
      }),
      ...(refs.length > 0 ? verified(refs) : {}),
    };
  }
  const value = values.get(cell.id);
  if (typeof value !== 'number') return { text: typeof value === 'string' ? value : '' };
  const text = figureText(language, cell.format, value, money);
  const nameOf = (id: string) => wordsIn(language, workbook.sheets.find((one) => one.id === id)?.title);
  const cells = cellIndex(workbook);
  const formula = printFormula({ cells, sheet: sheet.id, nameOf }, cell.expression);
  const repeated = cells.get(repeatedId(cell.expression) ?? '')?.cell;
  const refs = repeated?.kind === 'input' ? origins.refsOf(repeated.origin) : [];
  const findings = [{ code: 'computed' as const, about: text, instead: `=${formula}` }];
  return { text, findings, ...(refs.length > 0 ? verified(refs) : {}) };
};

type Part = { readonly head: Line | undefined; readonly lines: Line[] };

/** Splits a sheet into tables; each heading or section begins one. */
const partsOf = ({ lines }: Sheet): Part[] => {
  const parts: Part[] = [];
  for (const line of lines) {
    if (line.style === 'head' || line.style === 'section') parts.push({ head: line, lines: [] });
    else if (line.style === 'line' || line.style === 'total') {
      if (parts.length === 0) parts.push({ head: undefined, lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts.filter(({ lines: own }) => own.length > 0);
};

/** True for cells that a chart of the workbook is drawn from; the report draws its own charts. */
const isOfChart = ({ chart }: Sheet, { lines }: Part): boolean => {
  if (!chart) return false;
  const drawn = new Set('low' in chart ? chart.low : chart.series.flatMap(({ cells }) => cells));
  return lines.some(({ cells = [] }) => cells.some((cell) => cell?.id !== undefined && drawn.has(cell.id)));
};

const widthOf = ({ head, lines }: Part): number =>
  Math.max(head?.cells?.length ?? 0, ...lines.map(({ cells }) => cells?.length ?? 0));

/** The positions of columns with content. Some lines have a first year that others lack. */
const positionsOf = (part: Part): number[] =>
  Array.from({ length: widthOf(part) }, (_, i) => i).filter(
    (i) => part.head?.cells?.[i] || part.lines.some(({ cells }) => cells?.[i]),
  );

/** A single column without a name contains the values. */
const columnsOf = (model: Model, sheet: Sheet, part: Part, positions: readonly number[]): Columns => {
  const { language } = model;
  const names = positions.map((i) => shownCell(model, sheet, part.head?.cells?.[i]).text);
  const isPlain = names.length === 1 && names[0] === '';
  return (isPlain ? [wordsIn(language, { key: 'workbook.value' })] : names).map((label) => ({ label, numeric: true }));
};

const tableOf = (model: Model, sheet: Sheet, part: Part): Block => {
  const { language } = model;
  const positions = positionsOf(part);
  const hasUnits = part.lines.some(({ unit }) => wordsIn(language, unit) !== '');
  return {
    kind: 'table',
    caption: wordsIn(language, part.head?.label ?? sheet.title),
    columns: [
      { label: wordsIn(language, { key: 'workbook.item' }) },
      ...(hasUnits ? [{ label: wordsIn(language, { key: 'workbook.unit' }) }] : []),
      ...columnsOf(model, sheet, part, positions),
    ],
    rows: part.lines.map(({ label, unit, cells }) => [
      { text: wordsIn(language, label) },
      ...(hasUnits ? [{ text: wordsIn(language, unit) }] : []),
      ...positions.map((i) => shownCell(model, sheet, cells?.[i])),
    ]),
  };
};

/** `lines`: the lines of the sheet to show, if not all. */
export const sheetTables = (model: Model, id: string, lines?: readonly Line[]): Block[] => {
  const sheet = model.workbook.sheets.find((one) => one.id === id);
  if (!sheet) return [];
  const parts = partsOf({ ...sheet, ...(lines ? { lines } : {}) });
  return parts.filter((part) => !isOfChart(sheet, part)).map((part) => tableOf(model, sheet, part));
};
