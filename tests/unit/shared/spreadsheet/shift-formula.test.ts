// A formula in another cell: relative references move, and lookalikes do not.
import { describe, expect, it } from 'vitest';
import { shiftFormula } from '#shared/spreadsheet/shift-formula.ts';

describe('a formula that is moved', () => {
  it.each([
    ['B2*(1+rate)', 'C4*(1+rate)'],
    ['$B2+B$2+$B$2', '$B4+C$2+$B$2'],
    ['SUM(\'입력 A1\'!B2:B9)&"B2"', 'SUM(\'입력 A1\'!C4:C11)&"B2"'],
    ['LOG10(A1)+Sheet1!A1', 'LOG10(B3)+Sheet1!B3'],
    ['SUM(A:A,1:1)', 'SUM(B:B,3:3)'],
    ['Table1[[#This Row],[B2]]', 'Table1[[#This Row],[B2]]'],
  ])('%s becomes %s two rows down and one column right', (formula, moved) => {
    expect(shiftFormula(formula, { rows: 2, columns: 1 })).toBe(moved);
  });

  it('drops references outside the sheet', () => {
    expect(shiftFormula('A1+B5', { rows: -1, columns: 0 })).toBe('#REF!+B4');
  });
});
