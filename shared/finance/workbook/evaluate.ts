// Evaluates a workbook: every cell once, its inputs first.
import { CalculationRefused } from '../refused.ts';
import { conditional } from './conditional.ts';
import { type Expression, NOT_MEANINGFUL, type Operator, type Range } from './expression.ts';
import { aggregate, modulo, NoValue, quartile, type Value } from './functions.ts';
import { type Cell, cellIndex, type Workbook } from './workbook.ts';

export type { Value };
export type Values = ReadonlyMap<string, Value>;

type Read = {
  (id: string): Value;
  /** The values of a range, cached by range. */
  all(ids: readonly string[]): readonly Value[];
};

const asNumber = (value: Value): number => {
  if (typeof value !== 'number') throw new NoValue('not a number');
  return value;
};

const arithmetic = (operator: Operator, left: number, right: number): Value => {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return operator satisfies never;
  }
};

/** A value that Excel shows as an error is not a value here. */
const finite = (value: Value): Value => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new NoValue('not finite');
  return value;
};

const choose = (read: Read, args: readonly (Expression | Range)[]): Value => {
  const [index, ...options] = args;
  const chosen = index && options[asNumber(compute(read, index)) - 1];
  if (!chosen) throw new NoValue('nothing to choose');
  return compute(read, chosen);
};

const condition = (read: Read, [test, then, otherwise]: readonly (Expression | Range)[]): Value => {
  if (!test || !then || !otherwise) throw new NoValue('IF takes three');
  const holds = compute(read, test);
  if (typeof holds !== 'boolean') throw new NoValue('not a condition');
  return compute(read, holds ? then : otherwise);
};

const valuesOf = (read: Read, args: readonly (Expression | Range)[]): readonly Value[] =>
  args.flatMap((arg) => (arg.kind === 'range' ? read.all(arg.ids) : [compute(read, arg)]));

const callOf = (read: Read, { name, args }: Extract<Expression, { kind: 'call' }>): Value => {
  if (name === 'IF') return condition(read, args);
  if (name === 'CHOOSE') return choose(read, args);
  if (name === 'SUMIFS' || name === 'COUNTIFS') {
    const given = args.map((arg) => (arg.kind === 'range' ? read.all(arg.ids) : compute(read, arg)));
    return conditional(name, given);
  }
  const values = valuesOf(read, args);
  const last = values.at(-1) ?? Number.NaN;
  if (name === 'ISNUMBER') return typeof last === 'number';
  if (name === 'ABS') return Math.abs(asNumber(last));
  if (name === 'MOD') return modulo(asNumber(values[0] ?? Number.NaN), asNumber(last));
  if (name === 'QUARTILE') return quartile(values.slice(0, -1), asNumber(last));
  return aggregate(name, values);
};

const presentValueOf = (read: Read, { flows, times, rate }: Extract<Expression, { kind: 'presentValue' }>): number => {
  const growth = 1 + asNumber(compute(read, rate));
  return flows.ids.reduce((total, id, i) => {
    const time = times.ids[i];
    if (time === undefined) throw new NoValue('a flow without its time');
    return total + asNumber(read(id)) / growth ** asNumber(read(time));
  }, 0);
};

const compute = (read: Read, node: Expression | Range): Value => {
  switch (node.kind) {
    case 'number':
    case 'text':
      return node.value;
    case 'cell':
      return read(node.id);
    case 'binary':
      return finite(arithmetic(node.operator, asNumber(compute(read, node.left)), asNumber(compute(read, node.right))));
    case 'call':
      return finite(callOf(read, node));
    case 'presentValue':
      return finite(presentValueOf(read, node));
    case 'range':
      throw new NoValue('a range is not one value');
    default:
      return node satisfies never;
  }
};

const cellValue = (cell: Cell, read: Read, instead: ReadonlyMap<string, number>): Value => {
  if (cell.kind === 'formula') return compute(read, cell.expression);
  if (cell.kind === 'input') return finite(instead.get(cell.id) ?? cell.value);
  return typeof cell.label === 'string' ? cell.label : cell.label.key;
};

/** Holds cell and value in one map entry, since workbooks of ledgers have a million cells. */
type Slot = { readonly cell: Cell; value: Value | undefined; isOpen: boolean };

/**
 * Returns the value of every cell with an id. `instead` replaces inputs, for another scenario.
 * Throws CalculationRefused('notComputable', { cell }) if Excel would show an error.
 */
export const evaluate = (workbook: Workbook, instead: ReadonlyMap<string, number> = new Map()): Values => {
  const slots = new Map<string, Slot>();
  for (const [id, { cell }] of cellIndex(workbook)) slots.set(id, { cell, value: undefined, isOpen: false });
  const ranges = new WeakMap<readonly string[], readonly Value[]>();
  const readOne = (id: string): Value => {
    const slot = slots.get(id);
    if (!slot) throw new Error(`no cell ${id}`);
    if (slot.value !== undefined) return slot.value;
    if (slot.isOpen) throw new Error(`cell ${id} needs itself`);
    slot.isOpen = true;
    slot.value = guarded(id, () => cellValue(slot.cell, read, instead));
    return slot.value;
  };
  const read: Read = Object.assign(readOne, {
    all: (ids: readonly string[]): readonly Value[] => {
      const known = ranges.get(ids) ?? ids.map(readOne);
      ranges.set(ids, known);
      return known;
    },
  });
  const values = new Map<string, Value>();
  for (const id of slots.keys()) values.set(id, read(id));
  return values;
};

const guarded = (id: string, work: () => Value): Value => {
  try {
    return work();
  } catch (error) {
    if (error instanceof NoValue) throw new CalculationRefused('notComputable', { cell: id });
    throw error;
  }
};

/** `undefined` if the figure is not meaningful (n.m.) or was not given. */
export const numberAt = (values: Values, id: string): number | undefined => {
  const value = values.get(id);
  return typeof value === 'number' ? value : undefined;
};

/** A number, n.m., or `undefined`. */
export const ratioAt = (values: Values, id: string): number | typeof NOT_MEANINGFUL | undefined =>
  values.get(id) === NOT_MEANINGFUL ? NOT_MEANINGFUL : numberAt(values, id);
