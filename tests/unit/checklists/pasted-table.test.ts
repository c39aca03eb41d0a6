// A table that was copied from a spreadsheet into a text.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const read = (lines: readonly string[]) =>
  readList({ filename: 'list.txt', bytes: new TextEncoder().encode(lines.join('\n')) });

describe('a text with tabs', () => {
  it('is a table below heads, cells with several lines included', () => {
    const { rows, reading } = read([
      'No\tQuestion\tAnswer',
      '1\tWho feeds the mink?\t',
      '2\t"Which cages are in use\nand since when?"\t1,200',
      '3\tProvide the vet log.\t',
    ]);

    expect(reading.sheets[0]?.columns).toEqual({ question: 'B', answer: 'C' });
    expect(rows.map(({ cell, kind }) => [cell, kind])).toEqual([
      ['B2', 'question'],
      ['B3', 'question'],
      ['B4', 'request'],
    ]);
  });

  it('is read as lines if it has no heads', () => {
    const { rows } = read(['Follow-up', '1.\tWho feeds the mink?', '2.\tHow many cages are in use?']);

    expect(rows.map(({ cell }) => cell)).toEqual(['A2', 'A3']);
  });
});
