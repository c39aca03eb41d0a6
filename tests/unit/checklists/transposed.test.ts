// Lists whose questions run across: read, corrected and written in their own cells.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { dropdown, madeList } from '../../helpers/made-list.ts';

const CELLS = {
  A1: 'Supplier check',
  A3: 'Question',
  B3: 'Is there a plan for the next year?',
  C3: 'Who owns the largest share?',
  D3: 'Which permits expire soon?',
  A4: 'Answer',
  A5: 'Comment',
};
const bytes = madeList([{ name: 'Check', cells: CELLS, after: dropdown('B4:B4', '"Yes,No"') }]);
const file = { filename: 'check.xlsx', bytes };
const row = (id: string, cell: string, text: string) => ({
  id,
  sheet: 'Check',
  cell,
  text,
  isHuman: true,
  verdict: 'yes' as const,
  notApplicable: false,
  reference: '',
});

describe('questions side by side', () => {
  it('are read with their own cells, with rows and columns swapped', () => {
    const { reading, rows } = readList(file);

    expect(rows.map(({ cell, vocabulary }) => [cell, vocabulary])).toEqual([
      ['B3', ['Yes', 'No']],
      ['C3', undefined],
      ['D3', undefined],
    ]);
    expect(reading.sheets[0]).toMatchObject({
      isTransposed: true,
      headerRow: 1,
      columns: { question: 'C', answer: 'D', comment: 'E' },
      rows: [2, 3, 4],
    });
    expect(reading.warnings).toContainEqual({ code: 'transposed', sheet: 'Check' });
  });

  it('have their answers below them', () => {
    const { reading } = readList(file);
    const { bytes: written, unwritten } = writeList(file, {
      sheets: reading.sheets,
      rows: [row('1', 'B3', 'There is one.'), row('2', 'C3', 'The founder.')],
      head: 'Answer',
    });
    const again = readList({ filename: 'check.xlsx', bytes: written });

    expect(unwritten).toEqual([]);
    expect(again.reading.sheets[0]?.lines.map(({ cells }) => [cells.D, cells.E])).toEqual([
      ['Answer', 'Comment'],
      ['Yes', 'There is one.'],
      ['The founder.', undefined],
      [undefined, undefined],
    ]);
  });

  it('stay swapped if a person corrects the reading', () => {
    const { reading } = readList(file);
    const wanted = reading.sheets.map(({ name, headerRow, columns, isTransposed }) => ({
      name,
      headerRow,
      columns: { question: columns.question, answer: 'E' },
      ...(isTransposed ? { isTransposed } : {}),
    }));
    const corrected = readList(file, wanted);

    expect(corrected.rows.map(({ cell }) => cell)).toEqual(['B3', 'C3', 'D3']);
    expect(corrected.reading.sheets[0]?.columns.answer).toBe('E');
  });
});

describe('a table with a row for each company', () => {
  it('is not read as a list of the questions in its header', () => {
    const lines = 'Company,Is there a plan?,Who owns it?,Which permits expire?\nHeron,,,\nOsprey,,,\n';

    expect(() => readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) })).toThrow();
  });
});
