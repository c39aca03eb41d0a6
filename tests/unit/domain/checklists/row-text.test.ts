// A row of a table as one line of text.
import { describe, expect, it } from 'vitest';
import { rowText } from '#functions/domain/checklists/row-text.ts';

const columnsOf = (...labels: readonly string[]) => ({ columns: labels.map((label) => ({ label })) });
const cellsOf = (...texts: readonly string[]) => texts.map((text) => ({ text }));

describe('a row of a table as text', () => {
  it('names the column of each figure', () => {
    expect(rowText(columnsOf('항목', '2024년', '2025년'), cellsOf('객실 매출', '365', '438'))).toBe(
      '객실 매출: 2024년 365 · 2025년 438',
    );
  });

  it('leaves out empty cells and missing labels', () => {
    expect(rowText(columnsOf('Loan', 'Amount', 'Matures'), cellsOf('Total', '108', ''))).toBe('Total: Amount 108');
    expect(rowText(columnsOf('', ''), cellsOf('Total', '108'))).toBe('Total: 108');
    expect(rowText(columnsOf('Loan'), cellsOf('Facility A'))).toBe('Facility A');
  });
});
