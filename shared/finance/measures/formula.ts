// Parses a measure's formula into a tree, finds its inputs, turns it into a live formula and prints it with its
// figures.
import { add, call, divide, multiply, type Operand, ratioOf, subtract } from '../workbook/expression.ts';

export type Reference = { readonly id: string; readonly isOptional: boolean; readonly isBefore: boolean };
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | ({ readonly kind: 'reference' } & Reference)
  | { readonly kind: 'size'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula };
type Operator = '+' | '-' | '*' | '/';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)(@before)?(\?)?|([-+*/()|]))/giy;

/** Operators by precedence, the lowest first. */
const LEVELS: readonly (readonly Operator[])[] = [
  ['+', '-'],
  ['*', '/'],
];

/** Throws for an invalid formula: the table of measures is part of the program. */
export const parseFormula = (text: string): Formula => {
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;
  const sign = (): string | undefined => tokens[at]?.[5];
  const closing = (by: string, inner: Formula): Formula => {
    if (sign() !== by) throw new Error(`no ${by} in ${text}`);
    at += 1;
    return inner;
  };
  const leaf = (): Formula => {
    const [, number, id, before, optional, opening] = tokens[at] ?? [];
    at += 1;
    if (number !== undefined) return { kind: 'number', value: Number(number) };
    if (id !== undefined)
      return { kind: 'reference', id, isOptional: optional !== undefined, isBefore: before !== undefined };
    if (opening === '(') return closing(')', level(0));
    if (opening === '|') return { kind: 'size', of: closing('|', level(0)) };
    throw new Error(`no formula: ${text}`);
  };
  const level = (n: number): Formula => {
    const operators = LEVELS[n];
    if (!operators) return leaf();
    let left = level(n + 1);
    for (
      let operator = operators.find((one) => one === sign());
      operator;
      operator = operators.find((one) => one === sign())
    ) {
      at += 1;
      left = { kind: 'binary', operator, left, right: level(n + 1) };
    }
    return left;
  };
  const parsed = level(0);
  if (at !== tokens.length) throw new Error(`no formula: ${text}`);
  return parsed;
};

export const referencesIn = (formula: Formula): readonly Reference[] => {
  if (formula.kind === 'reference') return [formula];
  if (formula.kind === 'size') return referencesIn(formula.of);
  return formula.kind === 'binary' ? [...referencesIn(formula.left), ...referencesIn(formula.right)] : [];
};

const OPERATIONS = { '+': add, '-': subtract, '*': multiply, '/': ratioOf } as const;

/** `cellOf` returns the cell of a reference; `undefined` if an optional one is not printed. */
export const operandOf = (formula: Formula, cellOf: (reference: Reference) => string | undefined): Operand => {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'reference':
      return cellOf(formula) ?? 0;
    case 'size':
      return call('ABS', operandOf(formula.of, cellOf));
    case 'binary': {
      const { operator, left, right } = formula;
      const isByNumber = operator === '/' && right.kind === 'number';
      return (isByNumber ? divide : OPERATIONS[operator])(operandOf(left, cellOf), operandOf(right, cellOf));
    }
  }
};

const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
const isLoose = (formula: Formula): boolean =>
  formula.kind === 'binary' && (formula.operator === '+' || formula.operator === '-');

/** The formula with its figures; optional references that are not printed are left out. */
export const sayFormula = (formula: Formula, textOf: (reference: Reference) => string | undefined): string => {
  if (formula.kind === 'number') return String(formula.value);
  if (formula.kind === 'reference') return textOf(formula) ?? '';
  if (formula.kind === 'size') return sayFormula(formula.of, textOf).replace(/^[-−]/, '');
  const { operator, left, right } = formula;
  const isTight = operator === '*' || operator === '/';
  const operandText = (one: Formula, isRight: boolean): string => {
    const text = sayFormula(one, textOf);
    return isLoose(one) && (isTight || (isRight && operator === '-')) ? `(${text})` : text;
  };
  const [a, b] = [operandText(left, false), operandText(right, true)];
  if (a === '' || b === '') return a || b;
  return `${a} ${SIGNS[operator]} ${b}`;
};
