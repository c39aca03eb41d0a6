// Formulas of measures: parsed, evaluated as live cells, and written with their figures.
import { describe, expect, it } from 'vitest';
import { operandOf, parseFormula, referencesIn, sayFormula } from '#shared/finance/measures/formula.ts';
import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import { formula, line, type Workbook } from '#shared/finance/workbook/workbook.ts';

const VALUES: Readonly<Record<string, number>> = { a: 12, b: -4, c: 3, zero: 0 };

const computedFrom = (text: string) => {
  const operand = operandOf(parseFormula(text), ({ id }) => (id in VALUES ? id : undefined));
  const cells = [
    ...Object.entries(VALUES).map(([id, value]) => formula(id, value, 'amount')),
    formula('x', operand, 'amount'),
  ];
  const workbook: Workbook = {
    title: 't',
    money: { currency: 'USD', scale: 'one' },
    sheets: [{ id: 's', title: 's', frozen: 0, lines: [line({ label: '' }, cells)] }],
  };
  return evaluate(workbook).get('x');
};

describe('a formula', () => {
  it.each([
    ['a + b * c', 0],
    ['(a + b) * c', 24],
    ['a - c - c', 6],
    ['a / c / 2', 2],
    ['|b| + c', 7],
    ['a + nothing?', 12],
    ['2 * a / (c + c)', 4],
    ['a / zero', 'n.m.'],
    ['a / b', 'n.m.'],
  ])('%s evaluates to %s', (text, value) => {
    expect(computedFrom(text)).toBe(value);
  });

  it('names its required operands with their years, and the optional ones', () => {
    expect(referencesIn(parseFormula('a / (b@before + c?)'))).toEqual([
      expect.objectContaining({ id: 'a', isOptional: false, isBefore: false }),
      expect.objectContaining({ id: 'b', isBefore: true }),
      expect.objectContaining({ id: 'c', isOptional: true }),
    ]);
  });

  it('is written with its figures, without those that are not printed', () => {
    const worded = (text: string) => sayFormula(parseFormula(text), ({ id }) => VALUES[id]?.toString());

    expect(worded('(a + nothing? - c) / |b|')).toBe('(12 − 3) ÷ 4');
    expect(worded('a - (b + c)')).toBe('12 − (-4 + 3)');
  });

  it.each(['a +', '(a', 'a b', '|a'])('refuses %s', (text) => {
    expect(() => parseFormula(text)).toThrow();
  });
});
