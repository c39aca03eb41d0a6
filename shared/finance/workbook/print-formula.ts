// Prints a formula as Excel writes it, without the equals sign.
import type { Expression, Operator, Range } from './expression.ts';
import type { Placed } from './workbook.ts';

type Printing = {
  readonly cells: ReadonlyMap<string, Placed>;
  /** The sheet that contains the formula. */
  readonly sheet: string;
  /** The name of a sheet in the file. */
  readonly nameOf: (sheet: string) => string;
};

const BINDING: Readonly<Record<Operator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 4,
};

/** The letters of a column; 0 is A. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${columnName(Math.floor(column / 26) - 1)}${columnName(column % 26)}`;

type At = { readonly row: number; readonly column: number };

export const address = ({ row, column }: At): string => `${columnName(column)}${row + 1}`;
export const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

const placedAt = ({ cells }: Printing, id: string): Placed => {
  const placed = cells.get(id);
  if (!placed) throw new Error(`no cell ${id}`);
  return placed;
};

const prefix = ({ sheet, nameOf }: Printing, of: string): string => (of === sheet ? '' : `${quotedSheet(nameOf(of))}!`);

const printCell = (printing: Printing, id: string): string => {
  const placed = placedAt(printing, id);
  return `${prefix(printing, placed.sheet)}${address(placed)}`;
};

/** The corners of a rectangle that the cells fill completely on one sheet, else `undefined`. */
const rectangle = (places: readonly Placed[]): { readonly from: Placed; readonly to: Placed } | undefined => {
  const [from] = places;
  const to = places.at(-1);
  if (!from || !to || places.some(({ sheet }) => sheet !== from.sheet)) return undefined;
  const width = to.column - from.column + 1;
  const fills = places.every(
    ({ row, column }, i) => row === from.row + Math.floor(i / width) && column === from.column + (i % width),
  );
  return fills && places.length === width * (to.row - from.row + 1) ? { from, to } : undefined;
};

const printRectangle = (printing: Printing, { ids }: Range): string | undefined => {
  const corners = rectangle(ids.map((id) => placedAt(printing, id)));
  if (!corners) return undefined;
  const { from, to } = corners;
  return `${prefix(printing, from.sheet)}${address(from)}${from === to ? '' : `:${address(to)}`}`;
};

const solid = (printing: Printing, of: Range): string => {
  const printed = printRectangle(printing, of);
  if (printed === undefined) throw new Error(`cells ${of.ids.join(', ')} are no rectangle`);
  return printed;
};

const ONE_RANGE = ['QUARTILE', 'SUMIFS', 'COUNTIFS'];

/** Functions that take one range do not accept a list of cells. */
const printArgument = (printing: Printing, name: string, arg: Expression | Range): string => {
  if (arg.kind !== 'range') return print(printing, arg, 0);
  if (ONE_RANGE.includes(name)) return solid(printing, arg);
  return printRectangle(printing, arg) ?? arg.ids.map((id) => printCell(printing, id)).join(',');
};

/** In Excel -2^2 is 4, so negative numbers are always in brackets. */
const printNumber = (value: number): string => {
  const digits = String(value).toUpperCase();
  return value < 0 ? `(${digits})` : digits;
};

const print = (printing: Printing, node: Expression, binding: number): string => {
  switch (node.kind) {
    case 'number':
      return printNumber(node.value);
    case 'text':
      return `"${node.value.replaceAll('"', '""')}"`;
    case 'cell':
      return printCell(printing, node.id);
    case 'binary': {
      const own = BINDING[node.operator];
      const body = `${print(printing, node.left, own)}${node.operator}${print(printing, node.right, own + 1)}`;
      return own < binding ? `(${body})` : body;
    }
    case 'call':
      return `${node.name}(${node.args.map((arg) => printArgument(printing, node.name, arg)).join(',')})`;
    case 'presentValue': {
      const rate = print(printing, node.rate, BINDING['+'] + 1);
      return `SUMPRODUCT(${solid(printing, node.flows)}/(1+${rate})^${solid(printing, node.times)})`;
    }
    default:
      return node satisfies never;
  }
};

export const printFormula = (printing: Printing, expression: Expression): string => print(printing, expression, 0);
