// Which sheets of a workbook are parts of one ledger: the same header over other rows.
import { describe, expect, it } from 'vitest';
import { sheetsAlike } from '#shared/analyses/alike-sheets.ts';

const HEAD = ['Customer', 'Date', 'Amount'];
const sheet = (name: string, ...rows: string[][]) => ({ name, grid: [[`Sales ${name}`], HEAD, ...rows] });
const A = ['a', '2023-01-12', '10'];
const B = ['b', '2024-01-12', '20'];

describe('sheets of a workbook', () => {
  it('are alike if they have the same header, whatever is above it', () => {
    const notes = { name: 'Notes', grid: [['Prepared by finance']] };

    expect(sheetsAlike([notes, sheet('2023', A), sheet('2024', B)], '2024', 1)).toEqual(['2023', '2024']);
  });

  it('are not alike if one repeats the rows of the others', () => {
    expect(sheetsAlike([sheet('2023', A), sheet('2024', B), sheet('All', A, B)], '2023', 1)).toEqual(['2023']);
  });

  it('are not alike if their columns differ', () => {
    const other = { name: '2024', grid: [['Customer', 'Date', 'Price'], B] };

    expect(sheetsAlike([sheet('2023', A), other], '2023', 1)).toEqual(['2023']);
  });
});
