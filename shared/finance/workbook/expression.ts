// Defines formulas as small typed trees over named cells: one definition for our numbers and for Excel's formulas.

export const OPERATORS = ['+', '-', '*', '/', '^', '=', '<>', '<', '<=', '>', '>='] as const;
export type Operator = (typeof OPERATORS)[number];

/** Each function has Excel's semantics; aggregates ignore text in a range. */
const FUNCTIONS = [
  'SUM',
  'MIN',
  'MAX',
  'AVERAGE',
  'MEDIAN',
  'QUARTILE',
  'COUNT',
  'ABS',
  'MOD',
  'IF',
  'AND',
  'OR',
  'CHOOSE',
  'ISNUMBER',
  /** Take ranges of one shape, each followed by a criterion such as ">0". */
  'SUMIFS',
  'COUNTIFS',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** Cells by id, in reading order of the rectangle that they fill. */
export type Range = { readonly kind: 'range'; readonly ids: readonly string[] };

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'cell'; readonly id: string }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly (Expression | Range)[] }
  /** The sum of flow / (1 + rate) ^ time over two ranges of one shape. */
  | { readonly kind: 'presentValue'; readonly flows: Range; readonly times: Range; readonly rate: Expression };

/** A number is a constant, a string the id of a cell. */
export type Operand = Expression | number | string;

/** Shown if a figure is not meaningful: a multiple of a loss, a ratio to zero. */
export const NOT_MEANINGFUL = 'n.m.';
/** Shown if the figure was not given. */
export const NOT_AVAILABLE = 'n.a.';

export const expressionOf = (operand: Operand): Expression => {
  if (typeof operand === 'number') return { kind: 'number', value: operand };
  return typeof operand === 'string' ? { kind: 'cell', id: operand } : operand;
};

export const words = (value: string): Expression => ({ kind: 'text', value });
export const range = (ids: readonly string[]): Range => ({ kind: 'range', ids });

export const binary = (operator: Operator, left: Operand, right: Operand): Expression => ({
  kind: 'binary',
  operator,
  left: expressionOf(left),
  right: expressionOf(right),
});
const chain =
  (operator: Operator) =>
  (first: Operand, ...rest: readonly Operand[]): Expression =>
    rest.reduce<Expression>((left, right) => binary(operator, left, right), expressionOf(first));

/** From left to right, as written. */
export const add = chain('+');
export const subtract = chain('-');
export const multiply = chain('*');
export const divide = chain('/');
export const power = chain('^');

export const call = (name: FunctionName, ...args: readonly (Operand | Range)[]): Expression => ({
  kind: 'call',
  name,
  args: args.map((arg) => (typeof arg === 'object' && arg.kind === 'range' ? arg : expressionOf(arg))),
});
export const sum = (ids: readonly string[]): Expression => call('SUM', range(ids));
export const when = (condition: Operand, then: Operand, otherwise: Operand): Expression =>
  call('IF', condition, then, otherwise);

/** `over / under` if `under` is positive, else n.m. */
export const ratioOf = (over: Operand, under: Operand): Expression =>
  when(binary('>', under, 0), divide(over, under), words(NOT_MEANINGFUL));

type Criterion = readonly [ids: readonly string[], criterion: '>0' | '>1' | '<0' | '<=0'];
const pairs = (criteria: readonly Criterion[]) =>
  criteria.flatMap(([ids, criterion]) => [range(ids), words(criterion)]);
export const sumIfs = (ids: readonly string[], ...criteria: readonly Criterion[]): Expression =>
  call('SUMIFS', range(ids), ...pairs(criteria));
export const countIfs = (...criteria: readonly Criterion[]): Expression => call('COUNTIFS', ...pairs(criteria));

export const presentValue = (flows: readonly string[], times: readonly string[], rate: Operand): Expression => ({
  kind: 'presentValue',
  flows: range(flows),
  times: range(times),
  rate: expressionOf(rate),
});

/** `value` if all these cells are numbers, else n.m. */
export const whenNumbers = (ids: readonly string[], value: Operand): Expression => {
  const tests = ids.map((id) => call('ISNUMBER', id));
  const [only] = tests;
  return when(tests.length === 1 && only ? only : call('AND', ...tests), value, words(NOT_MEANINGFUL));
};

export const cellsIn = (node: Expression | Range): readonly string[] => {
  switch (node.kind) {
    case 'cell':
      return [node.id];
    case 'range':
      return node.ids;
    case 'binary':
      return [...cellsIn(node.left), ...cellsIn(node.right)];
    case 'call':
      return node.args.flatMap(cellsIn);
    case 'presentValue':
      return [...node.flows.ids, ...node.times.ids, ...cellsIn(node.rate)];
    default:
      return [];
  }
};
